//! How many copies of a design cannot be built at all.

use crate::model::Model;
use crate::share::Share;
use crate::sweep::{self, Crew};

use super::judge::{difference, differing};

/// Most copies that are only built, not filled: enough to meet a kind that is one in a thousand.
const BUILDS: u64 = 4000;
/// First of them, beyond those that are filled and before those of another judge.
const FIRST: u64 = 1 << 39;

/// How many copies differ from what was meant, beside those that are filled: building takes
/// microseconds, so that there can be many.
#[derive(Debug)]
pub(super) struct Builds(Vec<Vec<f64>>);

impl Builds {
    /// Those of a judge whose copies begin at number `first`: at most as many as it makes fills, so that
    /// they never cost more.
    pub(super) fn new(model: &Model, fills: u64, first: u64) -> Self {
        let numbers = (0..fills.min(BUILDS)).map(|copy| first + FIRST + copy);
        Self(numbers.map(|copy| difference(model, copy)).collect())
    }

    /// How many copies of a machine cannot be built.
    pub(super) fn unbuilt(&self, model: &Model, crew: &Crew, point: &[f64]) -> Share {
        let fails = |copy: u64| {
            #[allow(clippy::cast_possible_truncation, reason = "there are at most 4000")]
            let copy = differing(point, &self.0[copy as usize]);
            model.machine(&copy).validate().is_err()
        };
        let mut share = Share::default();
        let copies = 0..self.0.len() as u64;
        let failed = sweep::collect(copies, crew, fails, || ());
        failed
            .into_iter()
            .for_each(|has_failed| share.count(has_failed));
        share
    }
}
