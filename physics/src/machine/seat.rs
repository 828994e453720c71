//! Reading the trays, and the rule for dice that cannot be read.
//!
//! A die is *cocked* when its most upward face leans by more than [`Reading::COCKED_RAD`], and
//! *lost* when it rests neither in the tube nor in the tray. Either is set flat on that face at the
//! first free spot of its tray, row by row from the rear, and settles there. A die is re-seated
//! once per drop; what it shows afterwards counts.

use nalgebra::Vector3;
use rapier3d::prelude::*;

use super::bay::{Bay, BayDie, Place};
use crate::drop::DieId;
use crate::face::Reading;
use crate::outcome::Poured;
use crate::real::{exact, vector};
use crate::spec::MachineSpec;

/// Up, as the level table's normal: a tilted table tilts tray and dice alike.
fn up() -> Vector3<f64> {
    Vector3::y()
}

fn reading(bay: &Bay, die: &BayDie) -> Reading {
    Reading::of_rotation(*bay.world.bodies[die.body].rotation(), &up())
}

/// The dice outside the tube and their faces.
pub(super) fn read(bay: &Bay, spec: &MachineSpec, reseated: &[DieId]) -> Vec<Poured> {
    bay.dice
        .iter()
        .filter(|die| bay.place(spec, die) != Place::Tube)
        .map(|die| Poured {
            die: die.id,
            tray: bay.index,
            face: reading(bay, die).face,
            reseated: reseated.contains(&die.id),
        })
        .collect()
}

/// Re-seats every cocked or lost die that was not yet; returns those it moved.
pub(super) fn reseat(bay: &mut Bay, spec: &MachineSpec, done: &[DieId]) -> Vec<DieId> {
    let wanted: Vec<usize> = (0..bay.dice.len())
        .filter(|i| needs_seat(bay, spec, &bay.dice[*i]) && !done.contains(&bay.dice[*i].id))
        .collect();
    for index in &wanted {
        set_flat(bay, spec, *index);
    }
    if !wanted.is_empty() {
        bay.watch_anew();
    }
    wanted.iter().map(|index| bay.dice[*index].id).collect()
}

fn needs_seat(bay: &Bay, spec: &MachineSpec, die: &BayDie) -> bool {
    match bay.place(spec, die) {
        Place::Tube => false,
        Place::Tray => reading(bay, die).is_cocked(),
        Place::Outside => true,
    }
}

fn set_flat(bay: &mut Bay, spec: &MachineSpec, index: usize) {
    let face = reading(bay, &bay.dice[index]).face;
    let spot = free_spot(bay, spec, index);
    let body = &mut bay.world.bodies[bay.dice[index].body];
    let lean = Rotation::from_rotation_arc(*body.rotation() * vector(face.normal()), vector(up()));
    body.set_position(
        Pose::from_parts(vector(spot), (lean * *body.rotation()).normalize()),
        true,
    );
    body.set_linvel(Vector::ZERO, true);
    body.set_angvel(Vector::ZERO, true);
}

/// The first spot of a grid over the tray that no other die touches.
fn free_spot(bay: &Bay, spec: &MachineSpec, index: usize) -> Vector3<f64> {
    let tray = &spec.tray;
    let edge = spec.die[bay.dice[index].size.index()].edge_m;
    let room = spec.die.iter().map(|die| die.edge_m).fold(0.0, f64::max) * 1.5;
    let height = edge / 2.0 - tray.floor_depth_m;
    let mut x = tray.rear_distance_m + room / 2.0;
    while x < tray.rear_distance_m + tray.length_m - room / 2.0 {
        let mut z = room / 2.0 - tray.width_m / 2.0;
        while z < tray.width_m / 2.0 - room / 2.0 {
            let spot = Vector3::new(x, height, z);
            if is_free(bay, index, spot, room) {
                return spot;
            }
            z += room / 2.0;
        }
        x += room / 2.0;
    }
    // No gap on the floor: lay it on top of the others.
    Vector3::new(
        tray.rear_distance_m + tray.length_m / 2.0,
        height + room,
        0.0,
    )
}

fn is_free(bay: &Bay, index: usize, spot: Vector3<f64>, room: f64) -> bool {
    bay.dice.iter().enumerate().all(|(other, die)| {
        let at = exact(bay.world.bodies[die.body].translation());
        other == index || (at - spot).xz().norm() > room
    })
}
