//! Rules of geometry between values: what must fit into what.

use super::check::{Place, Rule};
use super::error::SpecProblem;
use super::{DieSpec, HandSpec, MachineSpec, RodSpec, TubeSpec};
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
        &Rule {
            key: "corner_radius_m",
            value: die.corner_radius_m,
            demand: "must be at most 0.45 edges, or no flat face is left",
            against: format_args!("edge_m = {:?}", die.edge_m),
            remedy: "round the die less",
        },
    )
}

fn growing(at: &Place, die: &DieSpec, index: usize, before: &DieSpec) -> Result<(), SpecProblem> {
    at.rule(
        before.edge_m <= die.edge_m,
        &Rule {
            key: "edge_m",
            value: die.edge_m,
            demand: "must not be smaller than the size before",
            against: format_args!("die[{index}].edge_m = {:?}", before.edge_m),
            remedy: "list the dice from small to large",
        },
    )
}

fn weighed(at: &Place, die: &DieSpec) -> Result<(), SpecProblem> {
    let Some(mass_kg) = die.mass_kg else {
        return Ok(());
    };
    let density = mass_kg / rounded_cube_volume_m3(die.edge_m, die.corner_radius_m);
    at.rule(
        (50.0..=25_000.0).contains(&density),
        &Rule {
            key: "mass_kg",
            value: mass_kg,
            demand: "must give a density between 50 and 25000 kg/m3",
            against: format_args!("edge_m = {:?} makes it {density:.0} kg/m3", die.edge_m),
            remedy: "check the mass in kg",
        },
    )
}

/// The largest die can turn in the bore whichever way it falls.
fn bore(at: &Place, tube: &TubeSpec, largest: &DieSpec) -> Result<(), SpecProblem> {
    let diagonal = largest.diagonal_m();
    at.rule(
        tube.bore_m > diagonal,
        &Rule {
            key: "bore_m",
            value: tube.bore_m,
            demand: "must be wider than the largest die's diagonal",
            against: format_args!(
                "die[2].edge_m = {:?}, diagonal {diagonal:.5}",
                largest.edge_m
            ),
            remedy: "widen the bore or take smaller dice; below 2.2 edges dice jam",
        },
    )
}

/// The end wall stands in the tube and leaves room for dice.
fn end_wall(at: &Place, tube: &TubeSpec) -> Result<(), SpecProblem> {
    at.rule(
        tube.end_wall_station_m >= tube.wall_m,
        &Rule {
            key: "end_wall_station_m",
            value: tube.end_wall_station_m,
            demand: "must leave room for the end wall's own thickness",
            against: format_args!("wall_m = {:?}", tube.wall_m),
            remedy: "move the end wall towards the mouth",
        },
    )?;
    at.rule(
        tube.end_wall_station_m + tube.bore_m <= tube.length_m,
        &Rule {
            key: "end_wall_station_m",
            value: tube.end_wall_station_m,
            demand: "must leave at least one bore of length before the mouth",
            against: format_args!("length_m = {:?}, bore_m = {:?}", tube.length_m, tube.bore_m),
            remedy: "move the end wall to the rear or lengthen the tube",
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
        &Rule {
            key: "pivot_station_m",
            value: tube.pivot_station_m,
            demand: "must keep the whole rod inside the tube",
            against: format_args!("rod.diameter_m = {:?}", rod.diameter_m),
            remedy: "move the pivot towards the mouth",
        },
    )
}

fn rod_behind_end_wall(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    let before = tube.pivot_station_m + rod.radius_m();
    at.rule(
        before <= tube.end_wall_station_m - tube.wall_m,
        &Rule {
            key: "pivot_station_m",
            value: tube.pivot_station_m,
            demand: "must keep the rod behind the end wall",
            against: format_args!(
                "end_wall_station_m = {:?}, wall_m = {:?}, rod.diameter_m = {:?}",
                tube.end_wall_station_m, tube.wall_m, rod.diameter_m
            ),
            remedy: "move the pivot to the rear or the end wall towards the mouth",
        },
    )
}

fn rod_in_bore(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    at.rule(
        tube.pivot_height_m.abs() + rod.radius_m() <= tube.bore_m / 2.0,
        &Rule {
            key: "pivot_height_m",
            value: tube.pivot_height_m,
            demand: "must keep the rod inside the bore",
            against: format_args!(
                "bore_m = {:?}, rod.diameter_m = {:?}",
                tube.bore_m, rod.diameter_m
            ),
            remedy: "bring the pivot nearer to the tube's axis",
        },
    )
}

/// The stack lies in the tube behind the rod or, where it passes the rod, behind the end wall.
fn ballast_along(at: &Place, tube: &TubeSpec, rod: &RodSpec) -> Result<(), SpecProblem> {
    let (stack, thick_m) = (&tube.ballast, tube.ballast.thickness_m());
    at.rule(
        stack.station_m >= thick_m / 2.0,
        &Rule {
            key: "station_m",
            value: stack.station_m,
            demand: "must keep the stack inside the tube",
            against: format_args!("the stack is {thick_m:.5} m thick"),
            remedy: "move it towards the mouth or take fewer or thinner plates",
        },
    )?;
    let limit = ballast_limit_m(tube, rod);
    at.rule(
        stack.plates == 0 || stack.station_m + thick_m / 2.0 <= limit,
        &Rule {
            key: "station_m",
            value: stack.station_m,
            demand: "must keep the stack behind rod and end wall",
            against: format_args!("the stack is {thick_m:.5} m thick, must end at {limit:.5} m"),
            remedy: "move it to the rear or take fewer or thinner plates",
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
        &Rule {
            key: "plate_edge_m",
            value: stack.plate_edge_m,
            demand: "must fit into the bore",
            against: format_args!(
                "bore_m = {:?}, sides = {}, height_m = {:?}",
                tube.bore_m, tube.sides, stack.height_m
            ),
            remedy: "take smaller plates or bring them to the axis",
        },
    )
}

/// The hand lets go between mouth and end wall.
fn hand(at: &Place, index: usize, tube: &TubeSpec, hand: &HandSpec) -> Result<(), SpecProblem> {
    let deepest = hand.depth_m + hand.depth_spread_m;
    at.rule(
        deepest < tube.length_m - tube.end_wall_station_m,
        &Rule {
            key: "depth_m",
            value: hand.depth_m,
            demand: "must let go before the end wall",
            against: format_args!(
                "depth_spread_m = {:?}, tube[{index}].end_wall_station_m = {:?}",
                hand.depth_spread_m, tube.end_wall_station_m
            ),
            remedy: "reach less deep",
        },
    )
}

fn spreads(at: &Place, hand: &HandSpec) -> Result<(), SpecProblem> {
    at.rule(
        hand.depth_spread_m <= hand.depth_m,
        &Rule {
            key: "depth_spread_m",
            value: hand.depth_spread_m,
            demand: "must not reach out of the mouth",
            against: format_args!("depth_m = {:?}", hand.depth_m),
            remedy: "lower the spread or reach deeper",
        },
    )?;
    at.rule(
        hand.speed_spread_m_per_s <= hand.speed_m_per_s,
        &Rule {
            key: "speed_spread_m_per_s",
            value: hand.speed_spread_m_per_s,
            demand: "must not throw a die out of the mouth",
            against: format_args!("speed_m_per_s = {:?}", hand.speed_m_per_s),
            remedy: "lower the spread or raise the speed",
        },
    )
}
