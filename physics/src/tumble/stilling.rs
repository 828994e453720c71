//! Stilling: what becomes of dice that will not come to rest by themselves.
//!
//! From a time limit on, all motion of a die is damped, by 20 a second at first and twice as hard
//! every quarter of a second. A die in the air still sinks to the floor, as through oil; within 4 s
//! all lies still, and is read and re-seated as dice that came to rest by themselves are. What
//! should move after 8 s all the same is stopped and read as it stands.

use rapier3d::prelude::*;

use super::TICK_HZ;

/// Damping when stilling begins, 1/s: a falling die keeps 0.5 m/s.
const GENTLE_PER_S: f32 = 20.0;

/// Ticks in which the damping doubles (0.25 s).
const DOUBLING_TICKS: u64 = TICK_HZ as u64 / 4;

/// Damping at which gravity moves nothing any more, 1/s: 0.1 mm/s. Reached after 3 s.
const FIRM_PER_S: f32 = 1.0e5;

/// Ticks of stilling after which dice are stopped (8 s).
const LONGEST_TICKS: u64 = 8 * TICK_HZ as u64;

/// Whether dice that were stilled for so many ticks are to be stopped.
pub(crate) fn is_over(ticks: u64) -> bool {
    ticks >= LONGEST_TICKS
}

/// Damps dice for the coming tick, `ticks` after stilling began.
pub(crate) fn still(
    world: &mut PhysicsWorld,
    dice: impl IntoIterator<Item = RigidBodyHandle>,
    ticks: u64,
) {
    let doublings = i32::try_from(ticks / DOUBLING_TICKS).unwrap_or(i32::MAX);
    let damping = GENTLE_PER_S * 2f32.powi(doublings.min(30));
    for die in dice {
        damp(&mut world.bodies[die], damping.min(FIRM_PER_S));
    }
}

/// Stops dice, and lets them move freely from now on.
pub(crate) fn stop(world: &mut PhysicsWorld, dice: impl IntoIterator<Item = RigidBodyHandle>) {
    for die in dice {
        let body = &mut world.bodies[die];
        body.set_linvel(Vector::ZERO, true);
        body.set_angvel(Vector::ZERO, true);
        damp(body, 0.0);
    }
}

fn damp(body: &mut RigidBody, damping_per_s: f32) {
    body.set_linear_damping(damping_per_s);
    body.set_angular_damping(damping_per_s);
}
