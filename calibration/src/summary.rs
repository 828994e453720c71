//! What many fills say together.

use std::collections::BTreeMap;

use kipp_physics::spec::TUBES;
use serde::{Deserialize, Serialize};

use crate::fidelity::machine::{Fill, Release};
use crate::row::{Row, Status};
use crate::share::Share;

/// The counts of a run of fills.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Dice to tip of each tube.
    pub tubes: [Histogram; TUBES],
    /// Fills that tipped at the fourth or fifth die.
    pub in_band: Share,
    /// Releases after which the fed tube hung between its stops.
    pub hanging: Share,
    /// Tips that left no die inside.
    pub emptied: Share,
    /// Tips after which the tube came back to rest.
    pub returned: Share,
    /// Drops that tipped a tube, and of those the ones that tipped a second.
    pub second_tube: Share,
    /// Releases after which something still moved at the time limit and was stilled.
    pub stilled: Share,
}

/// Fills of one tube by the number of dice that tipped it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// Fills by dice to tip.
    pub fills: BTreeMap<usize, u64>,
    /// Fills that never tipped.
    pub never: u64,
    /// Fills that failed in another way.
    pub failed: u64,
}

impl Summary {
    /// Counts the fills; their order does not matter.
    #[must_use]
    pub fn of(fills: &[Fill]) -> Self {
        let mut summary = Self::default();
        for fill in fills {
            summary.count(fill);
        }
        summary
    }

    /// Counts one more fill; the order of fills does not matter.
    pub fn count(&mut self, fill: &Fill) {
        self.tubes[fill.tube].count(fill.dice_at_tip);
        self.in_band.count(matches!(fill.dice_at_tip, Some(4 | 5)));
        for release in fill.releases.iter().filter(|release| release.entered) {
            self.count_release(*release);
        }
    }

    fn count_release(&mut self, release: Release) {
        self.hanging.count(release.hangs);
        self.stilled.count(release.stilled);
        if release.tipped > 0 {
            self.second_tube.count(release.tipped > 1);
        }
        self.emptied.add(release.emptied, release.tipped);
        self.returned.add(release.returned, release.tipped);
    }

    /// Dice to tip of all tubes together.
    #[must_use]
    pub fn all_tubes(&self) -> Histogram {
        let mut all = Histogram::default();
        self.tubes.iter().for_each(|tube| all.add(tube));
        all
    }
}

impl Histogram {
    /// No fills.
    pub const EMPTY: Self = Self {
        fills: BTreeMap::new(),
        never: 0,
        failed: 0,
    };

    /// Counts one more fill.
    pub fn count(&mut self, dice_at_tip: Option<usize>) {
        match dice_at_tip {
            Some(dice) => *self.fills.entry(dice).or_default() += 1,
            None => self.never += 1,
        }
    }

    /// Counts one more case.
    pub fn count_row(&mut self, row: &Row) {
        match row.status {
            Status::Ok | Status::NeverTipped => {
                self.count(row.dice_to_tip.map(|dice| dice as usize));
            }
            _ => self.failed += 1,
        }
    }

    /// Counts the fills of another histogram too.
    pub fn add(&mut self, other: &Self) {
        self.never += other.never;
        self.failed += other.failed;
        for (dice, fills) in &other.fills {
            *self.fills.entry(*dice).or_default() += fills;
        }
    }

    /// Number of fills.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.never + self.failed + self.fills.values().sum::<u64>()
    }

    /// Mean dice to tip of the fills that tipped; none if none did.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let tipped: u64 = self.fills.values().sum();
        let dice: f64 = self
            .fills
            .iter()
            .map(|(dice, fills)| *dice as f64 * *fills as f64)
            .sum();
        (tipped > 0).then(|| dice / tipped as f64)
    }
}
