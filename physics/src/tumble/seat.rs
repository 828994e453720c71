//! Reading dice that lie, and the rule for dice that cannot be read.
//!
//! A die is *cocked* when its most upward face leans by more than [`Reading::COCKED_RAD`], as it
//! does on the edge of another die; a die that lies flat is read where it lies, also on top of
//! others. A die is *lost* when it rests neither where it was poured from nor in the tray. Either
//! is set flat on its most upward face at the first free spot of its tray, row by row from the
//! rear, and settles there. A die is re-seated once; what it shows afterwards counts.

use nalgebra::Vector3;
use rapier3d::prelude::*;

use crate::face::Reading;
use crate::real::{direction, exact, vector};
use crate::spec::TraySpec;

/// Up, as the level table's normal: a tilted table tilts tray and dice alike.
pub(crate) fn up() -> Vector3<f64> {
    Vector3::y()
}

/// The face that a die shows.
pub(crate) fn reading(world: &PhysicsWorld, die: RigidBodyHandle) -> Reading {
    Reading::of_rotation(*world.bodies[die].rotation(), &up())
}

/// A die as the rule sees it.
#[derive(Clone, Copy)]
pub(crate) struct SeatedDie {
    /// Its body.
    pub(crate) body: RigidBodyHandle,
    /// Its widths along its own axes, m.
    pub(crate) edges_m: [f64; 3],
}

impl SeatedDie {
    /// Its largest width, m.
    pub(crate) fn largest_m(&self) -> f64 {
        self.edges_m.iter().copied().fold(0.0, f64::max)
    }
}

/// The seats of one tray.
pub(crate) struct Seats<'a> {
    /// The tray.
    pub(crate) tray: &'a TraySpec,
    /// Width of the largest die, m.
    pub(crate) largest_m: f64,
    /// All dice that may be in the way.
    pub(crate) dice: &'a [SeatedDie],
}

impl Seats<'_> {
    /// Sets a die flat on its most upward face at the first free seat.
    pub(crate) fn set_flat(&self, world: &mut PhysicsWorld, index: usize) {
        let die = self.dice[index];
        let face = reading(world, die.body).face;
        let spot = self.free_seat(world, index, die.edges_m[face.axis()] / 2.0);
        let body = &mut world.bodies[die.body];
        let turn = *body.rotation();
        let lean = Rotation::from_rotation_arc(turn * direction(face.normal()), direction(up()));
        let pose = Pose::from_parts(vector(spot), (lean * turn).normalize());
        body.set_position(pose, true);
        body.set_linvel(Vector::ZERO, true);
        body.set_angvel(Vector::ZERO, true);
    }

    /// The first spot of a grid over the tray that no other die touches; on a crowded floor, of
    /// the same grid one die higher, and so on.
    fn free_seat(&self, world: &PhysicsWorld, index: usize, half_m: f64) -> Vector3<f64> {
        let (mut grid, middle) = (self.grid(), self.middle());
        let mut height = half_m - self.tray.floor_depth_m;
        // A die is in the way on three levels at most.
        for _ in 0..=3 * self.dice.len() {
            let mut spots = grid.iter().map(|[x, z]| Vector3::new(*x, height, *z));
            if let Some(spot) = spots.find(|spot| self.is_free(world, index, *spot)) {
                return spot;
            }
            grid.push(middle);
            height += self.room_m();
        }
        Vector3::new(middle[0], height, middle[1])
    }

    fn grid(&self) -> Vec<[f64; 2]> {
        let (tray, room) = (self.tray, self.room_m());
        let mut grid = Vec::new();
        let mut x = tray.rear_distance_m + room / 2.0;
        while x < tray.rear_distance_m + tray.length_m - room / 2.0 {
            let mut z = room / 2.0 - tray.width_m / 2.0;
            while z < tray.width_m / 2.0 - room / 2.0 {
                grid.push([x, z]);
                z += room / 2.0;
            }
            x += room / 2.0;
        }
        grid
    }

    fn middle(&self) -> [f64; 2] {
        [self.tray.rear_distance_m + self.tray.length_m / 2.0, 0.0]
    }

    /// Whether the dice at a spot's height, and on the floor those at any height, leave it free.
    fn is_free(&self, world: &PhysicsWorld, index: usize, spot: Vector3<f64>) -> bool {
        let room = self.room_m();
        let is_floor = spot.y < self.largest_m - self.tray.floor_depth_m;
        self.dice.iter().enumerate().all(|(other, die)| {
            let apart = exact(world.bodies[die.body].translation()) - spot;
            other == index || apart.xz().norm() > room || (!is_floor && apart.y.abs() > room)
        })
    }

    /// Distance between two dice that leaves room whichever way they are turned, m.
    fn room_m(&self) -> f64 {
        self.largest_m * 1.5
    }
}
