//! How well a number is known.

use serde::{Deserialize, Serialize};

/// A two-sided 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Lower end.
    pub from: f64,
    /// Upper end.
    pub to: f64,
}

impl Interval {
    /// Whether a value lies inside or on an end.
    #[must_use]
    pub fn holds(self, value: f64) -> bool {
        self.from <= value && value <= self.to
    }

    /// Half its width.
    #[must_use]
    pub fn half_width(self) -> f64 {
        (self.to - self.from) / 2.0
    }
}
