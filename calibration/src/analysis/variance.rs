//! Middle and spread of many values.

use serde::{Deserialize, Serialize};

/// What many values are like.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// How many.
    pub number: u64,
    /// Mean.
    pub mean: f64,
    /// Standard deviation of the population that they were drawn from.
    pub sd: f64,
    /// 5 % are at most this.
    pub low: f64,
    /// Half are at most this.
    pub median: f64,
    /// 95 % are at most this.
    pub high: f64,
}

impl Spread {
    /// The spread of the values; none of none.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        let mut sorted = values.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        Some(Self {
            number: values.len() as u64,
            mean: mean(values),
            sd: variance(values).sqrt(),
            low: quantile(&sorted, 0.05)?,
            median: quantile(&sorted, 0.5)?,
            high: quantile(&sorted, 0.95)?,
        })
    }
}

/// Most values that a [`Gatherer`] keeps.
const MOST_KEPT: usize = 1 << 16;

/// Gathers the spread of values that come one after another, in memory that does not grow with their
/// number: mean and deviation of all of them, quantiles of every `n`-th. When too many are kept, every
/// other one is dropped and the distance doubled, so values whose order is chance stay a fair sample.
#[derive(Clone, Debug)]
pub struct Gatherer {
    number: u64,
    mean: f64,
    /// Sum of the squares about the mean.
    squares: f64,
    every: u64,
    kept: Vec<f64>,
}

impl Default for Gatherer {
    fn default() -> Self {
        Self {
            number: 0,
            mean: 0.0,
            squares: 0.0,
            every: 1,
            kept: Vec::new(),
        }
    }
}

impl Gatherer {
    /// Adds a value (Welford, 1962).
    pub fn add(&mut self, value: f64) {
        if self.number.is_multiple_of(self.every) {
            self.keep(value);
        }
        self.number += 1;
        let from = value - self.mean;
        self.mean += from / self.number as f64;
        self.squares += from * (value - self.mean);
    }

    fn keep(&mut self, value: f64) {
        if self.kept.len() == MOST_KEPT {
            let mut is_even = false;
            self.kept.retain(|_| {
                is_even = !is_even;
                is_even
            });
            self.every *= 2;
        }
        // After a doubling this one may be between two that are kept now.
        if self.number.is_multiple_of(self.every) {
            self.kept.push(value);
        }
    }

    /// The spread of all values; none of none.
    #[must_use]
    pub fn spread(&self) -> Option<Spread> {
        let kept = Spread::of(&self.kept)?;
        let deviation = (self.squares / (self.number.max(2) - 1) as f64).sqrt();
        Some(Spread {
            number: self.number,
            mean: self.mean,
            sd: deviation,
            ..kept
        })
    }
}

/// The mean; not a number without values.
#[must_use]
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The unbiased variance about the mean, 0 of a single value.
#[must_use]
pub fn variance(values: &[f64]) -> f64 {
    let middle = mean(values);
    let squares: f64 = values.iter().map(|value| (value - middle).powi(2)).sum();
    squares / (values.len().max(2) - 1) as f64
}

/// The value below which the share `part` of the sorted values lies, between neighbours in
/// proportion (Hyndman and Fan, 1996, definition 7); none of none.
#[must_use]
pub fn quantile(sorted: &[f64], part: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let place = part.clamp(0.0, 1.0) * last as f64;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place within the slice"
    )]
    let below = place as usize;
    let above = (below + 1).min(last);
    Some(sorted[below] + (place - below as f64) * (sorted[above] - sorted[below]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::{Purpose, Stream};

    #[test]
    fn what_is_gathered_is_the_spread_in_memory_that_does_not_grow() {
        let values = |number: u64| {
            let mut stream = Stream::new(1, Purpose::Noise, 0);
            (0..number).map(move |_| 20.0 + 3.0 * stream.normal())
        };
        for number in [1, 1000, 4 * MOST_KEPT as u64 + 7] {
            let mut gathered = Gatherer::default();
            values(number).for_each(|value| gathered.add(value));
            assert!(gathered.kept.len() <= MOST_KEPT);
            let all: Vec<f64> = values(number).collect();
            let (found, exact) = (gathered.spread().unwrap(), Spread::of(&all).unwrap());
            let near = |one: f64, two: f64, by: f64| assert!((one - two).abs() < by, "{one} {two}");
            assert_eq!(found.number, number);
            near(found.mean, exact.mean, 1e-9);
            near(found.sd, exact.sd, 1e-9);
            for (one, two) in [
                (found.low, exact.low),
                (found.median, exact.median),
                (found.high, exact.high),
            ] {
                near(one, two, 0.1);
            }
        }
        assert_eq!(Gatherer::default().spread(), None);
    }
}
