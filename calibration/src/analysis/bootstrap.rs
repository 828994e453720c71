//! Intervals by drawing the rows of a result again.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::variance::quantile;
use crate::interval::Interval;
use crate::stream::{Purpose, Stream};

/// How an interval is found: rows are drawn with replacement, many times (Efron, 1979).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bootstrap {
    /// How many times.
    pub resamples: u32,
    /// The run's seed.
    pub seed: u64,
}

impl Bootstrap {
    /// The 95 % percentile intervals of the numbers that `statistic` finds from row numbers, which
    /// may repeat. Rows must be independent of each other. A number that is not finite in a resample
    /// is left out there.
    #[must_use]
    pub fn intervals(
        self,
        rows: usize,
        statistic: impl Fn(&[usize]) -> Vec<f64> + Sync,
    ) -> Vec<Interval> {
        let drawn = |resample: u32| {
            let mut stream = Stream::new(self.seed, Purpose::Bootstrap, place(rows, resample));
            let again: Vec<usize> = (0..rows).map(|_| stream.below(rows)).collect();
            statistic(&again)
        };
        let found: Vec<Vec<f64>> = (0..self.resamples).into_par_iter().map(drawn).collect();
        let numbers = found.first().map_or(0, Vec::len);
        (0..numbers)
            .map(|number| interval(found.iter().map(|found| found[number])))
            .collect()
    }
}

/// The largest share of rows that may do what none of `rows` was seen to do, at 95 %: about 3 / `rows`,
/// the "rule of three" (Hanley and Lippman-Hand, 1983, "If nothing goes wrong, is everything all
/// right?"), here without rounding. Rows drawn again never show what none of them does.
#[must_use]
pub fn unseen(rows: usize) -> f64 {
    1.0 - 0.05_f64.powf((rows as f64).recip())
}

/// Where a resample's stream begins: one index of a stream serves [`DRAWS`] draws, and more must not
/// reach into those of the next resample.
fn place(rows: usize, resample: u32) -> u64 {
    u64::from(resample) * (rows as u64 / DRAWS + 1)
}

/// Draws that one index surely has words for, redraws counted in.
const DRAWS: u64 = 1024;

fn interval(values: impl Iterator<Item = f64>) -> Interval {
    let mut values: Vec<f64> = values.filter(|value| value.is_finite()).collect();
    values.sort_unstable_by(f64::total_cmp);
    Interval {
        from: quantile(&values, 0.025).unwrap_or(f64::NEG_INFINITY),
        to: quantile(&values, 0.975).unwrap_or(f64::INFINITY),
    }
}
