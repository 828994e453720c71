//! Many copies built at random, and the same copies with tighter tolerances.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::analysis::Interval;
use crate::analysis::variance::{Gatherer, Spread};
use crate::row::Status;
use crate::share::{Share, Z95};

/// How one copy tipped, and how it would have with the same luck but tighter tolerances.
#[derive(Clone, Debug, PartialEq)]
pub struct Copy {
    /// Whether it tipped within the wanted band.
    pub in_band: bool,
    /// The response, if there is one.
    pub torque: Option<f64>,
    /// How its fill ended.
    pub status: Status,
    /// Whether it tips within the band with the tolerances of each variant.
    pub variants: Vec<bool>,
}

/// Counts of many copies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Copies {
    /// Copies that tip within the wanted band.
    pub in_band: Share,
    /// Copies by how their fill ended.
    pub endings: BTreeMap<Status, u64>,
    /// Torque to tip of those that have one.
    pub torque: Option<Spread>,
    /// What each variant changes, in their order.
    pub variants: Vec<Change>,
}

impl Copies {
    /// Copies whose fill failed, counted as out of the band.
    #[must_use]
    pub fn failed(&self) -> u64 {
        let failed = self.endings.iter();
        let failed = failed.filter(|(status, _)| status.has_failed());
        failed.map(|(_, copies)| copies).sum()
    }
}

/// The copies that a variant moves into the band and out of it. Both hold for the same builds with the
/// same dice, so that even a small change shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Copies counted.
    pub of: u64,
    /// In the band before.
    pub before: u64,
    /// Moved in.
    pub gained: u64,
    /// Moved out.
    pub lost: u64,
}

impl Change {
    /// Counts a copy before and after.
    pub const fn count(&mut self, before: bool, after: bool) {
        self.of += 1;
        self.before += before as u64;
        self.gained += (!before && after) as u64;
        self.lost += (before && !after) as u64;
    }

    /// The share in the band with the variant's tolerances.
    #[must_use]
    pub const fn after(self) -> Share {
        Share {
            hits: self.before + self.gained - self.lost,
            of: self.of,
        }
    }

    /// How much larger the share is than before; 0 of no copies.
    #[must_use]
    pub fn gain(self) -> f64 {
        (self.gained as f64 - self.lost as f64) / self.of.max(1) as f64
    }

    /// The 95 % interval of the gain, for paired shares, with half a copy added to either side
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

/// Counts copies one after another, in the order of their cases.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    in_band: Share,
    endings: BTreeMap<Status, u64>,
    torque: Gatherer,
    variants: Vec<Change>,
}

impl Counter {
    /// Counts one more copy.
    pub fn count(&mut self, copy: &Copy) {
        self.in_band.count(copy.in_band);
        *self.endings.entry(copy.status).or_default() += 1;
        if let Some(torque) = copy.torque {
            self.torque.add(torque);
        }
        self.variants.resize(copy.variants.len(), Change::default());
        for (change, after) in self.variants.iter_mut().zip(&copy.variants) {
            change.count(copy.in_band, *after);
        }
    }

    /// The counts.
    #[must_use]
    pub fn finish(self) -> Copies {
        Copies {
            in_band: self.in_band,
            endings: self.endings,
            torque: self.torque.spread(),
            variants: self.variants,
        }
    }
}
