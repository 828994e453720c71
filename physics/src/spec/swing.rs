//! Rules between tube and tray: a tipped mouth is over its tray, and the tube swings free.

use super::check::Place;
use super::error::SpecProblem;
use super::{Conflict, MachineSpec, TraySpec, TubeSpec};

pub(super) fn check(spec: &MachineSpec) -> Result<(), SpecProblem> {
    let (at, tray) = (Place::top().table("tray"), &spec.tray);
    for tube in &spec.tube {
        mouth_over_tray(&at, tube, tray)?;
        as_wide_as_tube(&at, tube, tray)?;
        mouth_above_floor(&at, tube, tray, spec.die[2].edge_m)?;
        rear_above_table(&at, tube, tray)?;
        rear_wall_under_tube(&at, tube, tray)?;
    }
    Ok(())
}

/// At the front stop the whole mouth is over the tray.
fn mouth_over_tray(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let lips = [-1.0, 1.0].map(|side| tube.mouth_lip(tube.front_stop_angle_rad, side)[0]);
    let (rear, front) = (lips[0].min(lips[1]), lips[0].max(lips[1]));
    at.rule(
        rear >= tray.rear_distance_m,
        "rear_distance_m",
        tray.rear_distance_m,
        || Conflict::MouthBehindTray {
            tube: tube.name.clone(),
            rear_m: rear,
        },
    )?;
    at.rule(
        front <= tray.rear_distance_m + tray.length_m,
        "length_m",
        tray.length_m,
        || Conflict::MouthBeforeTray {
            tube: tube.name.clone(),
            front_m: front,
        },
    )
}

fn as_wide_as_tube(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let wide = 2.0 * tube.outer_apothem_m();
    at.rule(tray.width_m >= wide, "width_m", tray.width_m, || {
        Conflict::TrayTooNarrow {
            tube: tube.name.clone(),
            width_m: wide,
        }
    })
}

fn mouth_above_floor(
    at: &Place,
    tube: &TubeSpec,
    tray: &TraySpec,
    largest_m: f64,
) -> Result<(), SpecProblem> {
    let mouth = -tube.mouth_lip(tube.front_stop_angle_rad, -1.0)[1];
    at.rule(
        mouth + largest_m <= tray.floor_depth_m,
        "floor_depth_m",
        tray.floor_depth_m,
        || Conflict::FloorTooHighForMouth {
            tube: tube.name.clone(),
            mouth_m: mouth,
        },
    )
}

fn rear_above_table(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let rear = -tube.rear_lip(tube.rest_angle_rad)[1];
    at.rule(
        rear <= tray.floor_depth_m,
        "floor_depth_m",
        tray.floor_depth_m,
        || Conflict::FloorTooHighForRear {
            tube: tube.name.clone(),
            rear_m: rear,
        },
    )
}

/// The tipped tube's underside clears the tray's rear wall; contacts between them are not simulated.
fn rear_wall_under_tube(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let under = -tube.underside_at(tube.front_stop_angle_rad, tray.rear_distance_m);
    at.rule(
        under <= tray.floor_depth_m - tray.wall_height_m,
        "wall_height_m",
        tray.wall_height_m,
        || Conflict::RearWallTooHigh {
            floor_depth_m: tray.floor_depth_m,
            tube: tube.name.clone(),
            under_m: under,
        },
    )
}
