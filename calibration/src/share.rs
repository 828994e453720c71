//! A counted share and how well it is known.

use serde::{Deserialize, Serialize};

/// `hits` of `of` trials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Trials in which it happened.
    pub hits: u64,
    /// All trials.
    pub of: u64,
}

/// Standard normal quantile at 97.5 %, for two-sided 95 %.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

impl Share {
    /// Counts one more trial.
    pub const fn count(&mut self, hit: bool) {
        self.of += 1;
        self.hits += hit as u64;
    }

    /// Counts `of` more trials with `hits` hits.
    pub const fn add(&mut self, hits: usize, of: usize) {
        self.hits += hits as u64;
        self.of += of as u64;
    }

    /// The share in 0..=1; none without trials.
    #[must_use]
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.hits as f64 / self.of as f64)
    }

    /// Half the width of [`wilson95`](Self::wilson95); none without trials.
    #[must_use]
    pub fn half_width95(self) -> Option<f64> {
        self.wilson95().map(|(from, to)| (to - from) / 2.0)
    }

    /// The 95 % score interval of the share (Wilson, 1927); none without trials.
    #[must_use]
    pub fn wilson95(self) -> Option<(f64, f64)> {
        self.value().map(|share| wilson95(share, self.of as f64))
    }
}

/// The 95 % score interval of a share of so many trials.
pub(crate) fn wilson95(share: f64, trials: f64) -> (f64, f64) {
    let z2 = Z95 * Z95;
    let middle = (share + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
    let spread = (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).sqrt();
    let half = Z95 / (1.0 + z2 / trials) * spread;
    // What always happened is within its interval, however the sum is rounded.
    (
        (middle - half).clamp(0.0, share),
        (middle + half).clamp(share, 1.0),
    )
}
