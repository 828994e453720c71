//! Many copies built at random, and the same copies with tighter tolerances.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::analysis::variance::{Gatherer, Spread};
use crate::paired_share::PairedShare;
use crate::row::Status;
use crate::share::Share;

/// How one copy tipped, and how it would have with the same luck but tighter tolerances.
#[derive(Clone, Debug, PartialEq)]
pub struct BuiltCopy {
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
    pub variants: Vec<PairedShare>,
}

/// Counts copies one after another, in the order of their cases.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    in_band: Share,
    endings: BTreeMap<Status, u64>,
    torque: Gatherer,
    variants: Vec<PairedShare>,
}

impl Counter {
    /// Counts one more copy.
    pub fn count(&mut self, copy: &BuiltCopy) {
        self.in_band.count(copy.in_band);
        *self.endings.entry(copy.status).or_default() += 1;
        if let Some(torque) = copy.torque {
            self.torque.add(torque);
        }
        self.variants
            .resize(copy.variants.len(), PairedShare::default());
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
