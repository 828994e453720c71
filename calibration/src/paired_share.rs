//! A share of the same cases before and after a change.

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::interval::Interval;
use crate::share::{Share, Z95};

/// Cases in the band before and after a change of tolerance or fidelity. Both have the same builds and
/// the same dice, so that even a small change shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedShare {
    /// Cases counted.
    pub of: u64,
    /// In the band before.
    pub before: u64,
    /// Moved in.
    pub gained: u64,
    /// Moved out.
    pub lost: u64,
}

impl PairedShare {
    /// Counts a case before and after.
    pub const fn count(&mut self, before: bool, after: bool) {
        self.of += 1;
        self.before += before as u64;
        self.gained += (!before && after) as u64;
        self.lost += (before && !after) as u64;
    }

    /// The share in the band after the change.
    #[must_use]
    pub const fn after(self) -> Share {
        Share {
            hits: self.before + self.gained - self.lost,
            of: self.of,
        }
    }

    /// How much larger the share is than before; 0 of no cases.
    #[must_use]
    pub fn gain(self) -> f64 {
        (self.gained as f64 - self.lost as f64) / self.of.max(1) as f64
    }

    /// The 95 % interval of the gain, for paired shares, with half a case added to either side
    /// (Agresti and Min, 2005).
    #[must_use]
    pub fn interval95(self) -> Interval {
        self.interval(Z95)
    }

    /// The same for the largest of so many gains: with a chance of 95 % none of their intervals errs
    /// (Bonferroni).
    #[must_use]
    pub fn interval95_among(self, many: usize) -> Interval {
        let errs = 0.05 / many.max(1) as f64;
        self.interval(Normal::standard().inverse_cdf(1.0 - errs / 2.0))
    }

    fn interval(self, z: f64) -> Interval {
        let of = self.of as f64 + 2.0;
        let (gained, lost) = (self.gained as f64 + 0.5, self.lost as f64 + 0.5);
        let gain = (gained - lost) / of;
        let half = z * ((gained + lost - (gained - lost).powi(2) / of).max(0.0)).sqrt() / of;
        Interval {
            from: gain - half,
            to: gain + half,
        }
    }
}
