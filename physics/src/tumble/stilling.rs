//! Stilling: what becomes of dice that will not come to rest by themselves.
//!
//! From a time limit on, all motion of a die is damped, by 20 a second at first and twice as hard
//! every quarter of a second. A die in the air still sinks to the floor, as through oil; after at
//! most 4 s all lies still, and is read as dice that came to rest by themselves are.

use rapier3d::prelude::*;

use super::TICK_HZ;

/// Damping when stilling begins, 1/s: a falling die keeps 0.5 m/s.
const GENTLE_PER_S: f32 = 20.0;

/// Ticks in which the damping doubles (0.25 s).
const DOUBLING_TICKS: u64 = TICK_HZ as u64 / 4;

/// Damping at which gravity moves nothing any more, 1/s: 0.1 mm/s. Reached after 3 s.
const FIRM_PER_S: f32 = 1.0e5;

/// Damps dice for the coming tick, `ticks` after stilling began.
pub(crate) fn still(
    world: &mut PhysicsWorld,
    dice: impl IntoIterator<Item = RigidBodyHandle>,
    ticks: u64,
) {
    let doublings = i32::try_from(ticks / DOUBLING_TICKS).unwrap_or(i32::MAX);
    damp(
        world,
        dice,
        (GENTLE_PER_S * 2f32.powi(doublings.min(30))).min(FIRM_PER_S),
    );
}

fn damp(
    world: &mut PhysicsWorld,
    dice: impl IntoIterator<Item = RigidBodyHandle>,
    damping_per_s: f32,
) {
    for die in dice {
        let body = &mut world.bodies[die];
        body.set_linear_damping(damping_per_s);
        body.set_angular_damping(damping_per_s);
    }
}
