//! When a tube or a die counts as lying still.

use serde::{Deserialize, Serialize};

use super::bay::Bay;

/// A tube this close to a stop lies against it, rad.
pub(crate) const AT_STOP_RAD: f64 = 0.01;

/// A tube this far from its front stop has left it, rad; the gap to [`AT_STOP_RAD`] keeps a
/// rebound from counting twice.
pub(super) const OFF_STOP_RAD: f64 = 0.1;

/// Slower than this a die lies still, m/s and rad/s.
const DIE_SPEED_M_PER_S: f32 = 6.0e-3;
const DIE_SPIN_RAD_PER_S: f32 = 0.8;

/// Slower than this a tube lies still, rad/s. Statics must agree before it counts as at rest.
const TUBE_RATE_RAD_PER_S: f64 = 5.0e-3;

/// A tube that its weight presses against a stop chatters there within the solver's substeps, by
/// 1e-5 rad and a few hundredths of a rad/s. It lies still all the same.
const LEANING_RATE_RAD_PER_S: f64 = 0.1;

/// A tube that struck its stop runs in by a few thousandths of a rad and creeps out in 0.1 s; it
/// lies still when it has, rad.
const OVERSHOOT_RAD: f64 = 5.0e-4;

/// Ticks in a row that everything must lie still (50 ms): longer than any turning point of a
/// bounce of visible height.
const TICKS: u32 = 12;

/// After so many ticks (3 s) a die that still trembles in its place, wedged between others, counts
/// as lying still if it is slower than [`TREMBLE`] times the limits above. One drop in 10,000.
const PATIENCE_TICKS: u32 = 720;
const TREMBLE: f32 = 4.0;

/// Counts ticks of stillness, and ticks watched in all.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Stillness {
    still: u32,
    watched: u32,
}

impl Stillness {
    pub(super) fn watch(&mut self, is_slow: bool) {
        self.watched = self.watched.saturating_add(1);
        self.still = if is_slow {
            self.still.saturating_add(1)
        } else {
            0
        };
    }

    pub(super) fn is_long(&self) -> bool {
        self.still >= TICKS
    }

    /// By how much the limits of a die's speed are stretched now.
    pub(super) fn leniency(&self) -> f32 {
        if self.watched > PATIENCE_TICKS {
            TREMBLE
        } else {
            1.0
        }
    }
}

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
        && bay.dice.iter().all(|die| {
            let body = &bay.world.bodies[die.body];
            body.is_sleeping()
                || (body.linvel().length() < leniency * DIE_SPEED_M_PER_S
                    && body.angvel().length() < leniency * DIE_SPIN_RAD_PER_S)
        })
}
