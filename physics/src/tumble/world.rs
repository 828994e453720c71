//! The settings that every simulated world of this crate shares.

use nalgebra::Vector3;
use rapier3d::prelude::*;

use crate::real::{length, real, vector};
use crate::spec::SurfaceSpec;

/// Ticks per simulated second. At 240 Hz a tube with resting dice tips within 0.05 % of where
/// statics says, and an empty one swings with its period to 1e-5: both are laws in the tests.
pub const TICK_HZ: u32 = 240;

/// Rapier's tolerances are multiples of this length, m. With the default of 1 m its slop (5 mm)
/// and speculative distance (20 mm) would be larger than a die's details. It is not critical: the
/// laws beside the machine hold at 10 mm too, and that of the tip threshold at 2 mm.
const LENGTH_UNIT_M: f64 = 0.005;

/// How stiffly moving bodies push each other apart, Hz: as stiffly as rapier's walls do. With its
/// 30 Hz a die that overhangs another sinks in by 0.6 mm and leans by 3 degrees, with 60 by half of
/// one. Tubes tip at the same die from 30 to 240 Hz (mean of 300 fills with 13 plates in each
/// ballast: 3.99 to 4.01).
const CONTACT_HZ: f32 = 60.0;

/// Rapier caps speeds at a multiple of the length unit, m/s. Nothing here gets so fast.
const MAX_SPEED_M_PER_S: f64 = 20.0;

/// Simulated walls are at least this thick, m, grown outward: inside dimensions stay true.
pub const WALL_M: f64 = 0.006;

/// What holds dice and moves: a tube, a cup.
pub(crate) const HOLLOW: Group = Group::GROUP_1;
pub(super) const TRAY: Group = Group::GROUP_2;
pub(super) const DICE: Group = Group::GROUP_3;

/// An empty world with this gravity, m/s².
pub(crate) fn world(gravity_m_per_s2: Vector3<f64>) -> PhysicsWorld {
    let mut world = PhysicsWorld::new();
    world.gravity = vector(gravity_m_per_s2);
    let parameters = &mut world.integration_parameters;
    parameters.dt = 1.0 / TICK_HZ as f32;
    parameters.min_ccd_dt = parameters.dt / 100.0;
    parameters.length_unit = length(LENGTH_UNIT_M);
    parameters.contact_softness.natural_frequency = CONTACT_HZ;
    // Recycled contacts go stale in a slowly turning tube: with them one with dice in it hangs
    // still beyond its bearing's dead band, and the law of the tip threshold fails.
    parameters.contact_recycling = false;
    parameters.normalized_max_linear_velocity = real(MAX_SPEED_M_PER_S / LENGTH_UNIT_M);
    world
}

/// A wall that touches dice only. It gets such a coefficient that rapier's average with a die's
/// own (the die-on-die pair) is exactly the pair's, so that all pairs of surfaces hold at once.
pub(crate) fn surface(
    collider: ColliderBuilder,
    group: Group,
    pair: &SurfaceSpec,
    dice: &SurfaceSpec,
) -> ColliderBuilder {
    let partner = |pair: f64, own: f64| real(2.0 * pair - own);
    collider
        .friction(partner(pair.friction, dice.friction))
        .restitution(partner(pair.restitution, dice.restitution))
        .collision_groups(InteractionGroups::new(
            group,
            DICE,
            InteractionTestMode::And,
        ))
}
