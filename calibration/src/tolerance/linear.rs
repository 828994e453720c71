//! Worst case and RSS.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;

/// A dimension and how far copies differ from it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dimension {
    /// What is meant.
    pub nominal: f64,
    /// Largest difference to either side.
    pub plus_minus: f64,
    /// Standard deviation of the difference.
    pub sd: f64,
}

/// What a response does when every dimension moves within its tolerance, its slopes taken for constant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Linear {
    /// The response of the machine as it is meant.
    pub nominal: f64,
    /// What each dimension does alone, in their order.
    pub parts: Vec<Part>,
    /// Sum of what every tolerance can do at most: the linear worst case to either side.
    pub worst: f64,
    /// Root of the sum of the squares of the same: what a stack of independent tolerances does at their
    /// quantile (RSS).
    pub rss: f64,
    /// Standard deviation of the response.
    pub sd: f64,
    /// The response itself at the worst corners.
    pub corners: Corners,
}

/// What one dimension does alone.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Change of the response for a change of the dimension: a central difference over the tolerance.
    pub slope: f64,
    /// Change of the response with the dimension at its lower limit.
    pub low: f64,
    /// Change of the response with the dimension at its upper limit.
    pub high: f64,
    /// Share of the response's variance.
    pub share: f64,
}

/// The response at corners of the tolerances.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Corners {
    /// With every dimension at the limit that its slope calls worst, to either side.
    pub by_slope: Interval,
    /// The least and the largest of all corners; none if there are too many dimensions.
    pub all: Option<Interval>,
}

/// The machine gives no response at a point.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("no response at {point:?}")]
pub struct Unanswered {
    /// The point, one value a dimension.
    pub point: Vec<f64>,
}

/// Most dimensions whose corners are all asked.
pub const MOST_DIMENSIONS_OF_CORNERS: usize = 10;

impl Linear {
    /// Asks `response` around the nominal point: `2 n + 3` times for `n` dimensions, and at all
    /// `2^n` corners of up to [`MOST_DIMENSIONS_OF_CORNERS`].
    ///
    /// # Errors
    /// The first point at which there is no response.
    pub fn of(
        dimensions: &[Dimension],
        response: impl Fn(&[f64]) -> Option<f64>,
    ) -> Result<Self, Unanswered> {
        let ask = |point: Vec<f64>| response(&point).ok_or(Unanswered { point });
        let nominal = ask(shifted(dimensions, |_| 0.0))?;
        let mut parts = Vec::with_capacity(dimensions.len());
        for (at, dimension) in dimensions.iter().enumerate() {
            let alone = |side: f64| {
                ask(shifted(
                    dimensions,
                    |other| if other == at { side } else { 0.0 },
                ))
            };
            parts.push(Part {
                slope: 0.0,
                low: alone(-1.0)? - nominal,
                high: alone(1.0)? - nominal,
                share: 0.0,
            });
            parts[at].slope = slope(parts[at], dimension.plus_minus);
        }
        share_out(dimensions, &mut parts);
        let corners = Corners::ask(dimensions, &parts, ask)?;
        let reach = |of: fn(&Dimension) -> f64| {
            let parts = parts.iter().zip(dimensions);
            parts.map(move |(part, dimension)| (part.slope * of(dimension)).abs())
        };
        let (worst, rss) = (
            reach(|dimension| dimension.plus_minus).sum(),
            root_of_squares(reach(|dimension| dimension.plus_minus)),
        );
        let sd = root_of_squares(reach(|dimension| dimension.sd));
        Ok(Self {
            nominal,
            worst,
            rss,
            sd,
            corners,
            parts,
        })
    }

    /// The dimensions by their share of the variance, the largest first.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.parts.len()).collect();
        let share = |at: &usize| self.parts[*at].share;
        ranking.sort_by(|one, two| share(two).total_cmp(&share(one)));
        ranking
    }
}

/// The nominal point with each dimension moved by a part of its tolerance.
fn shifted(dimensions: &[Dimension], part: impl Fn(usize) -> f64) -> Vec<f64> {
    let dimensions = dimensions.iter().enumerate();
    dimensions
        .map(|(at, dimension)| dimension.nominal + part(at) * dimension.plus_minus)
        .collect()
}

fn slope(part: Part, plus_minus: f64) -> f64 {
    match plus_minus > 0.0 {
        true => (part.high - part.low) / (2.0 * plus_minus),
        false => 0.0,
    }
}

/// Shares of `Σ (slope · sd)²`; no shares of nothing.
fn share_out(dimensions: &[Dimension], parts: &mut [Part]) {
    let square = |part: &Part, dimension: &Dimension| (part.slope * dimension.sd).powi(2);
    let pairs = parts.iter().zip(dimensions);
    let all: f64 = pairs.map(|(part, dimension)| square(part, dimension)).sum();
    for (part, dimension) in parts.iter_mut().zip(dimensions) {
        part.share = if all > 0.0 {
            square(part, dimension) / all
        } else {
            0.0
        };
    }
}

fn root_of_squares(values: impl Iterator<Item = f64>) -> f64 {
    values.map(|value| value * value).sum::<f64>().sqrt()
}

impl Corners {
    fn ask(
        dimensions: &[Dimension],
        parts: &[Part],
        ask: impl Fn(Vec<f64>) -> Result<f64, Unanswered>,
    ) -> Result<Self, Unanswered> {
        let side = |sign: f64| ask(shifted(dimensions, |at| sign * direction(parts[at].slope)));
        let by_slope = Interval {
            from: side(-1.0)?,
            to: side(1.0)?,
        };
        let mut all = None;
        if dimensions.len() <= MOST_DIMENSIONS_OF_CORNERS {
            let mut reach = by_slope;
            for corner in 0..1_u32 << dimensions.len() {
                let sign = |at: usize| if (corner >> at) & 1 == 0 { -1.0 } else { 1.0 };
                let value = ask(shifted(dimensions, sign))?;
                reach.from = reach.from.min(value);
                reach.to = reach.to.max(value);
            }
            all = Some(reach);
        }
        Ok(Self { by_slope, all })
    }

    /// The widest that is known.
    #[must_use]
    pub fn reach(self) -> Interval {
        self.all.unwrap_or(self.by_slope)
    }

    /// Whether another corner than those by slope is the worst, so that the response bends.
    #[must_use]
    pub fn are_surprising(self) -> bool {
        self.all.is_some_and(|all| {
            let slack = 1e-6 * (all.to - all.from);
            all.from < self.by_slope.from - slack || all.to > self.by_slope.to + slack
        })
    }
}

/// The sign of a slope, and nothing of none.
fn direction(slope: f64) -> f64 {
    if slope == 0.0 { 0.0 } else { slope.signum() }
}
