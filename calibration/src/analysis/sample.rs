//! Where a case of a design lies.

use serde::{Deserialize, Serialize};

/// How many inputs of either kind a design has; they are numbered in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inputs {
    /// Inputs with a scale, each on the unit interval.
    pub knobs: usize,
    /// Grouped chances without a scale, such as the whole order of the dice: drawn anew or kept.
    pub chances: usize,
}

impl Inputs {
    /// Number of inputs.
    #[must_use]
    pub const fn count(self) -> usize {
        self.knobs + self.chances
    }
}

/// One case: the knobs on the open unit cube, and which draw of every chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// One value within 0 and 1 (neither is reached) a knob.
    pub unit: Vec<f64>,
    /// One number a chance; equal numbers mean the same draw.
    pub chance: Vec<u64>,
}

impl Sample {
    /// Takes one input over from another sample.
    pub fn take(&mut self, input: usize, other: &Self) {
        let knobs = self.unit.len();
        if input < knobs {
            self.unit[input] = other.unit[input];
        } else {
            self.chance[input - knobs] = other.chance[input - knobs];
        }
    }
}
