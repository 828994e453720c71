//! Rules of geometry between values: what must fit into what.

use super::check::Place;
use super::error::SpecProblem;
use super::{Conflict, DieSpec, HandSpec, MachineSpec, RodSpec, TubeSpec};
use crate::statics::rounded_cube_volume_m3;

pub(super) fn check(spec: &MachineSpec) -> Result<(), SpecProblem> {
    let top = Place::top();
    dice(&spec.die)?;
    for (index, tube) in spec.tube.iter().enumerate() {
        let at = top.element("tube", index);
        bore(&at, tube, &spec.die[2])?;
        end_wall(&at, tube)?;
        rod(&at, tube, &spec.rod)?;
        ballast_along(&at.table("ballast"), tube, &spec.rod)?;
        ballast_across(&at.table("ballast"), tube)?;
        hand(&top.table("hand"), index, tube, &spec.hand)?;
    }
    spreads(&top.table("hand"), &spec.hand)
}

/// Dice keep flat faces, have a density that exists, and grow from first to last.
fn dice(dice: &[DieSpec; 3]) -> Result<(), SpecProblem> {
    for (index, die) in dice.iter().enumerate() {
        let at = Place::top().element("die", index);
        rounding(&at, die)?;
        weighed(&at, die)?;
        if let Some(before) = index.checked_sub(1) {
            growing(&at, die, before, &dice[before])?;
        }
    }
    Ok(())
}

fn rounding(at: &Place, die: &DieSpec) -> Result<(), SpecProblem> {
    at.rule(
        die.corner_radius_m <= 0.45 * die.edge_m,
        "corner_radius_m",
        die.corner_radius_m,
        || Conflict::DieTooRound { edge_m: die.edge_m },
    )
}

fn growing(at: &Place, die: &DieSpec, index: usize, before: &DieSpec) -> Result<(), SpecProblem> {
    at.rule(before.edge_m <= die.edge_m, "edge_m", die.edge_m, || {
        Conflict::DieOrder {
            before: index,
            edge_m: before.edge_m,
        }
    })
}

fn weighed(at: &Place, die: &DieSpec) -> Result<(), SpecProblem> {
    let Some(mass_kg) = die.mass_kg else {
        return Ok(());
    };
    let density = mass_kg / rounded_cube_volume_m3(die.edge_m, die.corner_radius_m);
    at.rule(
        (50.0..=25_000.0).contains(&density),
        "mass_kg",
        mass_kg,
        || Conflict::DieDensity {
            edge_m: die.edge_m,
            density_kg_per_m3: density,
        },
    )
}

/// The largest die can turn in the bore whichever way it falls.
fn bore(at: &Place, tube: &TubeSpec, largest: &DieSpec) -> Result<(), SpecProblem> {
    let diagonal = largest.diagonal_m();
    at.rule(tube.bore_m > diagonal, "bore_m", tube.bore_m, || {
        Conflict::BoreTooNarrow {
            edge_m: largest.edge_m,
            diagonal_m: diagonal,
        }
    })
}

/// The end wall stands in the tube and leaves room for dice.
fn end_wall(at: &Place, tube: &TubeSpec) -> Result<(), SpecProblem> {
    at.rule(
        tube.end_wall_station_m >= tube.wall_m,
        "end_wall_station_m",
        tube.end_wall_station_m,
        || Conflict::EndWallTooFarBack {
            wall_m: tube.wall_m,
        },
    )?;
    at.rule(
        tube.end_wall_station_m + tube.bore_m <= tube.length_m,
        "end_wall_station_m",
        tube.end_wall_station_m,
        || Conflict::EndWallTooFarForward {
            length_m: tube.length_m,
            bore_m: tube.bore_m,
        },
    )
}

/// The rod passes through the bore behind the end wall, clear of walls and dice.
fn rod(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    rod_before_rear_end(at, tube, rod)?;
    rod_behind_end_wall(at, tube, rod)?;
    rod_in_bore(at, tube, rod)
}

fn rod_before_rear_end(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    let behind = tube.pivot_station_m - rod.radius_m();
    at.rule(
        behind >= 0.0,
        "pivot_station_m",
        tube.pivot_station_m,
        || Conflict::RodBehindTube {
            diameter_m: rod.diameter_m,
        },
    )
}

fn rod_behind_end_wall(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    let before = tube.pivot_station_m + rod.radius_m();
    at.rule(
        before <= tube.end_wall_station_m - tube.wall_m,
        "pivot_station_m",
        tube.pivot_station_m,
        || Conflict::RodInEndWall {
            end_wall_station_m: tube.end_wall_station_m,
            wall_m: tube.wall_m,
            diameter_m: rod.diameter_m,
        },
    )
}

fn rod_in_bore(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    at.rule(
        tube.pivot_height_m.abs() + rod.radius_m() <= tube.bore_m / 2.0,
        "pivot_height_m",
        tube.pivot_height_m,
        || Conflict::RodOutOfBore {
            bore_m: tube.bore_m,
            diameter_m: rod.diameter_m,
        },
    )
}

/// The stack lies in the tube behind the rod or, where it passes the rod, behind the end wall.
fn ballast_along(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    let (stack, thick_m) = (&tube.ballast, tube.ballast.thickness_m());
    at.rule(
        stack.station_m >= thick_m / 2.0,
        "station_m",
        stack.station_m,
        || Conflict::BallastBehindTube { thick_m },
    )?;
    let limit = ballast_limit_m(tube, rod);
    at.rule(
        stack.plates == 0 || stack.station_m + thick_m / 2.0 <= limit,
        "station_m",
        stack.station_m,
        || Conflict::BallastTooFarForward {
            thick_m,
            limit_m: limit,
        },
    )
}

/// Station at which the stack must end.
fn ballast_limit_m(tube: &TubeSpec, rod: &RodSpec) -> f64 {
    let apart = (tube.ballast.height_m - tube.pivot_height_m).abs();
    if apart >= tube.ballast.plate_edge_m / 2.0 + rod.radius_m() {
        tube.end_wall_station_m - tube.wall_m
    } else {
        tube.pivot_station_m - rod.radius_m()
    }
}

/// The plates' corners lie in the bore.
fn ballast_across(at: &Place, tube: &TubeSpec) -> Result<(), SpecProblem> {
    let (stack, half) = (&tube.ballast, tube.ballast.plate_edge_m / 2.0);
    let corners = [stack.height_m + half, stack.height_m - half];
    let reach = corners
        .into_iter()
        .map(|y| tube.reach_m(y, half))
        .fold(0.0, f64::max);
    // A plate cut to the bore's size may touch it.
    at.rule(
        stack.plates == 0 || reach <= tube.bore_m / 2.0 * (1.0 + 1e-9),
        "plate_edge_m",
        stack.plate_edge_m,
        || Conflict::BallastOutOfBore {
            bore_m: tube.bore_m,
            sides: tube.sides,
            height_m: stack.height_m,
        },
    )
}

/// The hand lets go between mouth and end wall.
fn hand(at: &Place, index: usize, tube: &TubeSpec, hand: &HandSpec) -> Result<(), SpecProblem> {
    let deepest = hand.depth_m + hand.depth_spread_m;
    at.rule(
        deepest < tube.length_m - tube.end_wall_station_m,
        "depth_m",
        hand.depth_m,
        || Conflict::HandTooDeep {
            depth_spread_m: hand.depth_spread_m,
            tube: index,
            end_wall_station_m: tube.end_wall_station_m,
        },
    )
}

fn spreads(at: &Place, hand: &HandSpec) -> Result<(), SpecProblem> {
    at.rule(
        hand.depth_spread_m <= hand.depth_m,
        "depth_spread_m",
        hand.depth_spread_m,
        || Conflict::HandOutOfMouth {
            depth_m: hand.depth_m,
        },
    )?;
    at.rule(
        hand.speed_spread_m_per_s <= hand.speed_m_per_s,
        "speed_spread_m_per_s",
        hand.speed_spread_m_per_s,
        || Conflict::HandThrowsOut {
            speed_m_per_s: hand.speed_m_per_s,
        },
    )
}
