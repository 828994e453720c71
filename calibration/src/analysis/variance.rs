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
