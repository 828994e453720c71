//! The luck of a fill.

use serde::{Deserialize, Serialize};

/// Which luck a fill has: two fills with the same replicate get the same tube, the same dice in the
/// same order and the same hand, whatever the machine.
///
/// Each number stands for itself, so that two ranges of numbers without a common member have no luck
/// in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replicate {
    /// Picks the tube and the dice; below 2^56.
    pub dice: u64,
    /// Picks the hand that lets these dice go; below 2^56.
    pub hand: u64,
}

impl From<u64> for Replicate {
    /// These dice by the first hand.
    fn from(dice: u64) -> Self {
        Self { dice, hand: 0 }
    }
}
