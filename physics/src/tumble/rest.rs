//! When dice count as lying still, and how they are made to.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use super::TICK_HZ;
use crate::real::length;

/// Slower than this a die lies still, m/s and rad/s.
const DIE_SPEED_M_PER_S: f64 = 6.0e-3;
const DIE_SPIN_RAD_PER_S: f32 = 0.8;

/// Ticks in a row that everything must lie still (50 ms): longer than any turning point of a
/// bounce of visible height.
const TICKS: u32 = TICK_HZ / 20;

/// After so many ticks (3 s) a die that still trembles in its place, wedged between others, counts
/// as lying still if it is slower than [`TREMBLE`] times the limits above.
const PATIENCE_TICKS: u32 = 3 * TICK_HZ;
const TREMBLE: f32 = 4.0;

/// Counts ticks of stillness, and ticks watched in all.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Stillness {
    still: u32,
    watched: u32,
}

impl Stillness {
    pub(crate) fn watch(&mut self, is_slow: bool) {
        self.watched = self.watched.saturating_add(1);
        self.still = if is_slow {
            self.still.saturating_add(1)
        } else {
            0
        };
    }

    pub(crate) fn is_long(&self) -> bool {
        self.still >= TICKS
    }

    /// By how much the limits of a die's speed are stretched now.
    pub(crate) fn leniency(&self) -> f32 {
        if self.watched > PATIENCE_TICKS {
            TREMBLE
        } else {
            1.0
        }
    }
}

/// Whether a die is slow right now.
pub(crate) fn is_slow(die: &RigidBody, leniency: f32) -> bool {
    die.is_sleeping()
        || (die.linvel().length() < leniency * length(DIE_SPEED_M_PER_S)
            && die.angvel().length() < leniency * DIE_SPIN_RAD_PER_S)
}
