//! When a tube and its dice count as lying still.

use super::bay::Bay;
use crate::tumble::rest;

/// A tube this close to a stop lies against it, rad.
pub const AT_STOP_RAD: f64 = 0.01;

/// A tube this far from its front stop has left it, rad; the gap to [`AT_STOP_RAD`] keeps a
/// rebound from counting twice.
pub(super) const OFF_STOP_RAD: f64 = 0.1;

/// Slower than this a tube lies still, rad/s. Statics must agree before it counts as at rest.
const TUBE_RATE_RAD_PER_S: f64 = 5.0e-3;

/// A tube that its weight presses against a stop chatters there within the solver's substeps, by
/// 1e-5 rad and a few hundredths of a rad/s. It lies still all the same.
const LEANING_RATE_RAD_PER_S: f64 = 0.1;

/// A tube that struck its stop runs in by a few thousandths of a rad and creeps out in 0.1 s; it
/// lies still when it has, rad.
const OVERSHOOT_RAD: f64 = 5.0e-4;

/// Whether a leaning tube has come to rest on its stop, whatever its dice do.
pub(super) fn is_calm(bay: &Bay) -> bool {
    bay.hinge.rate_rad_per_s(&bay.world).abs() < LEANING_RATE_RAD_PER_S
        && bay.hinge.overshoot_rad(&bay.world) < OVERSHOOT_RAD
}

/// Whether tube and dice of a bay are slow right now.
pub(super) fn is_slow(bay: &Bay, is_leaning: bool, leniency: f32) -> bool {
    let limit = if is_leaning {
        LEANING_RATE_RAD_PER_S
    } else {
        TUBE_RATE_RAD_PER_S
    };
    bay.hinge.rate_rad_per_s(&bay.world).abs() < limit
        && (bay.hinge.is_held() || bay.hinge.overshoot_rad(&bay.world) < OVERSHOOT_RAD)
        && bay
            .dice
            .iter()
            .all(|die| rest::is_slow(&bay.world.bodies[die.body], leniency))
}
