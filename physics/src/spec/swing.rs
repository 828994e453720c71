//! Rules between tube and tray: a tipped mouth is over its tray, and the tube swings free.

use super::check::{Place, Rule};
use super::error::SpecProblem;
use super::{MachineSpec, TraySpec, TubeSpec};

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
        &Rule {
            key: "rear_distance_m",
            value: tray.rear_distance_m,
            demand: "must put the tray under the tipped mouth",
            against: format_args!(
                "tube {:?} has it from {rear:.5} m before the rod",
                tube.name
            ),
            remedy: "move the tray to the rear",
        },
    )?;
    at.rule(
        front <= tray.rear_distance_m + tray.length_m,
        &Rule {
            key: "length_m",
            value: tray.length_m,
            demand: "must put the tray under the tipped mouth",
            against: format_args!(
                "tube {:?} has it up to {front:.5} m before the rod",
                tube.name
            ),
            remedy: "lengthen the tray or move it forward",
        },
    )
}

fn as_wide_as_tube(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let wide = 2.0 * tube.outer_apothem_m();
    at.rule(
        tray.width_m >= wide,
        &Rule {
            key: "width_m",
            value: tray.width_m,
            demand: "must be at least as wide as the tube",
            against: format_args!("tube {:?} is {wide:.5} m wide", tube.name),
            remedy: "widen the tray",
        },
    )
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
        &Rule {
            key: "floor_depth_m",
            value: tray.floor_depth_m,
            demand: "must leave the height of the largest die under the tipped mouth",
            against: format_args!("mouth of tube {:?} {mouth:.5} m below the rod", tube.name),
            remedy: "lower the floor, raise the front stop, or shorten the tube",
        },
    )
}

fn rear_above_table(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let rear = -tube.rear_lip(tube.rest_angle_rad)[1];
    at.rule(
        rear <= tray.floor_depth_m,
        &Rule {
            key: "floor_depth_m",
            value: tray.floor_depth_m,
            demand: "must keep the tube's rear end above the table",
            against: format_args!("rear of tube {:?} {rear:.5} m below the rod", tube.name),
            remedy: "lower the floor, or lower the rest angle",
        },
    )
}

/// The tipped tube's underside clears the tray's rear wall; contacts between them are not simulated.
fn rear_wall_under_tube(at: &Place, tube: &TubeSpec, tray: &TraySpec) -> Result<(), SpecProblem> {
    let under = -tube.underside_at(tube.front_stop_angle_rad, tray.rear_distance_m);
    at.rule(
        under <= tray.floor_depth_m - tray.wall_height_m,
        &Rule {
            key: "wall_height_m",
            value: tray.wall_height_m,
            demand: "must keep the rear wall under the tipped tube",
            against: format_args!(
                "floor_depth_m = {:?}, and tube {:?} is {under:.5} m below the rod there",
                tray.floor_depth_m, tube.name
            ),
            remedy: "lower the wall or the floor",
        },
    )
}
