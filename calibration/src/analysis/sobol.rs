//! Sobol indices: which share of an output's variance an input brings, alone and in all.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::bootstrap::{Bootstrap, unseen};
use super::sample::{Inputs, Sample};
use super::variance::mean;
use crate::interval::Interval;
use crate::stream::{Purpose, Stream};

/// Where the points of a design come from.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Sequence {
    /// An Owen-scrambled Sobol sequence: evener than chance, at most [`MOST_ROWS`] rows and
    /// [`MOST_KNOBS`] knobs.
    #[default]
    Sobol,
    /// Independent draws, for more.
    Random,
}

/// Most rows of the Sobol sequence (the library's own limit; its points are single precision).
pub const MOST_ROWS: u32 = 1 << 16;
/// Most knobs of the Sobol sequence: two dimensions each.
pub const MOST_KNOBS: usize = (sobol_burley::NUM_DIMENSIONS / 2) as usize;
/// Fewest rows that an index and its interval may rest upon.
pub const FEWEST_ROWS: u32 = 16;

/// Most cases of a plan: what each gave is kept until all are run.
pub const MOST_CASES: u64 = 2_000_000;

/// Why a design cannot be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DesignFault {
    /// Nothing may move.
    #[error("no input is free to move")]
    NoInputs,
    /// Too few rows to say anything.
    #[error("{rows} rows are too few; take {FEWEST_ROWS} or more")]
    TooFew {
        /// Rows asked for.
        rows: u32,
    },
    /// More rows than the Sobol sequence has.
    #[error("the Sobol sequence has at most {MOST_ROWS} rows, not {rows}")]
    TooManyRows {
        /// Rows asked for.
        rows: u32,
    },
    /// More cases than are kept at a time.
    #[error("{cases} cases are more than are kept at a time ({MOST_CASES})")]
    TooManyCases {
        /// Cases asked for.
        cases: u64,
    },
    /// More knobs than the Sobol sequence has dimensions for.
    #[error("the Sobol sequence serves at most {MOST_KNOBS} knobs, not {knobs}")]
    TooManyKnobs {
        /// Knobs asked for.
        knobs: usize,
    },
}

/// The cases of Saltelli's design (2010).
///
/// A row is one sample `A`, one independent sample `B`, for every input the sample `A` with that
/// input alone from `B`, and last `A` with all knobs from `B`. Rows stand one after the other, so
/// that the first cases of a run are whole rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SobolDesign {
    inputs: Inputs,
    rows: u32,
    sequence: Sequence,
    seed: u64,
}

impl SobolDesign {
    /// Number of rows.
    #[must_use]
    pub const fn rows(self) -> u32 {
        self.rows
    }

    /// A design of `rows` rows.
    ///
    /// # Errors
    /// [`DesignFault`]: no inputs, or more rows or knobs than the sequence serves.
    pub const fn new(
        inputs: Inputs,
        rows: u32,
        sequence: Sequence,
        seed: u64,
    ) -> Result<Self, DesignFault> {
        if inputs.count() == 0 {
            return Err(DesignFault::NoInputs);
        }
        if rows < FEWEST_ROWS {
            return Err(DesignFault::TooFew { rows });
        }
        if matches!(sequence, Sequence::Sobol) {
            if rows > MOST_ROWS {
                return Err(DesignFault::TooManyRows { rows });
            }
            if inputs.knobs > MOST_KNOBS {
                let knobs = inputs.knobs;
                return Err(DesignFault::TooManyKnobs { knobs });
            }
        }
        Ok(Self {
            inputs,
            rows,
            sequence,
            seed,
        })
    }

    /// Cases of a row.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.inputs.count() + 3
    }

    /// All cases.
    #[must_use]
    pub const fn cases(self) -> u64 {
        self.rows as u64 * self.columns() as u64
    }

    /// Where a case lies.
    ///
    /// # Panics
    /// If `case` is not below [`SobolDesign::cases`].
    #[must_use]
    pub fn sample(self, case: u64) -> Sample {
        assert!(case < self.cases(), "the design has no such case");
        let columns = self.columns() as u64;
        #[allow(
            clippy::cast_possible_truncation,
            reason = "rows are a u32 and columns a usize"
        )]
        let (row, column) = ((case / columns) as u32, (case % columns) as usize);
        match column {
            0 => self.independent(row, 0),
            1 => self.independent(row, 1),
            _ => self.mixed(row, column - 2),
        }
    }

    /// The case of one of the samples `A` and `B` of all rows, which are independent of each other.
    #[must_use]
    pub const fn independent_case(self, place: u64) -> u64 {
        place / 2 * self.columns() as u64 + place % 2
    }

    /// How many they are.
    #[must_use]
    pub const fn independent_cases(self) -> u64 {
        self.rows as u64 * 2
    }

    /// Whether a case is a sample `A` or `B`, and no mixture of the two.
    #[must_use]
    pub const fn is_independent(self, case: u64) -> bool {
        case % (self.columns() as u64) < 2
    }

    /// `A` with one input, or beyond the inputs all knobs, from `B`.
    fn mixed(self, row: u32, taken: usize) -> Sample {
        let mut sample = self.independent(row, 0);
        let other = self.independent(row, 1);
        if taken < self.inputs.count() {
            sample.take(taken, &other);
        } else {
            sample.unit = other.unit;
        }
        sample
    }

    /// Sample `A` (side 0) or `B` (side 1) of a row.
    fn independent(self, row: u32, side: u32) -> Sample {
        let number = 1 + u64::from(row) * 2 + u64::from(side);
        let mut stream = Stream::new(self.seed, Purpose::Sobol, number);
        let chance = (0..self.inputs.chances)
            .map(|_| stream.word() >> 32)
            .collect();
        let unit = (0..self.inputs.knobs)
            .map(|knob| match self.sequence {
                Sequence::Random => stream.inner_unit(),
                Sequence::Sobol => self.sobol(row, side as usize * self.inputs.knobs + knob),
            })
            .collect();
        Sample { unit, chance }
    }

    #[allow(
        clippy::cast_possible_truncation,
        reason = "the scramble is seeded with 32 bits, and the dimensions were counted"
    )]
    fn sobol(self, row: u32, dimension: usize) -> f64 {
        let scramble = Stream::new(self.seed, Purpose::Sobol, 0).word() as u32;
        let value = sobol_burley::sample(row, dimension as u32, scramble);
        inside(value)
    }
}

/// A point of single precision in `[0, 1)`, moved by half its grid into the open interval, where
/// quantiles are finite.
fn inside(point: f32) -> f64 {
    f64::from(point) + f64::from(f32::EPSILON) / 4.0
}

/// The indices of one input, as shares of the output's variance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Index {
    /// First order: what is gone when this input alone is known.
    pub first: f64,
    /// 95 % interval of `first`.
    pub first_interval: Interval,
    /// Total: what is left when every other input is known.
    pub total: f64,
    /// 95 % interval of `total`; of an input that changed nothing, as far as a change can have gone unseen.
    pub total_interval: Interval,
}

/// The indices of one output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Indices {
    /// Mean of the output.
    pub mean: f64,
    /// Its variance.
    pub variance: f64,
    /// One index an input, in their order.
    pub inputs: Vec<Index>,
    /// The index of all knobs as one group.
    pub knobs: Index,
    /// Sum of the inputs' first orders: 1 if inputs do not act together.
    pub sum_first: f64,
    /// 95 % interval of the sum.
    pub sum_first_interval: Interval,
}

impl Indices {
    /// The indices from one value a case, in case order; none if all values are alike, for then there
    /// is no variance to share out.
    ///
    /// First order after Saltelli et al. (2010) on values about their mean, total after Jansen (1999),
    /// intervals over rows.
    ///
    /// # Panics
    /// If the number of values is not [`SobolDesign::cases`].
    #[must_use]
    pub fn of(design: SobolDesign, values: &[f64], bootstrap: Bootstrap) -> Option<Self> {
        assert_eq!(values.len() as u64, design.cases(), "one value a case");
        let first = values.first()?;
        if values.iter().all(|value| value.total_cmp(first).is_eq()) {
            return None;
        }
        let terms = Terms::of(design, values);
        let all: Vec<usize> = (0..design.rows as usize).collect();
        let (estimate, intervals) = (
            terms.estimate(&all),
            bootstrap.intervals(all.len(), |rows| terms.estimate(rows)),
        );
        let unseen = unseen(all.len()) * terms.largest() / estimate[0];
        let index = |input: usize| {
            let [first, total] = [1, 2].map(|at| at + input * 2);
            let mut index = Index {
                first: estimate[first],
                first_interval: intervals[first],
                total: estimate[total],
                total_interval: intervals[total],
            };
            if index.total <= 0.0 {
                index.total_interval.to = unseen;
            }
            index
        };
        let inputs = design.inputs.count();
        Some(Self {
            mean: terms.middle,
            variance: estimate[0],
            inputs: (0..inputs).map(index).collect(),
            knobs: index(inputs),
            sum_first: estimate[estimate.len() - 1],
            sum_first_interval: intervals[intervals.len() - 1],
        })
    }
}

/// What every row adds to the sums.
struct Terms {
    middle: f64,
    width: usize,
    /// A row: values of `A` and `B` about the middle added, squared and added, then first and total
    /// of every mixed column.
    rows: Vec<f64>,
}

impl Terms {
    fn of(design: SobolDesign, values: &[f64]) -> Self {
        let columns = design.columns();
        let middle = mean(
            &values
                .chunks(columns)
                .flat_map(|row| [row[0], row[1]])
                .collect::<Vec<_>>(),
        );
        let rows = values.chunks(columns).flat_map(|row| {
            let (a, b) = (row[0] - middle, row[1] - middle);
            let mixed = row[2..].iter().flat_map(move |mixed| {
                let moved = mixed - middle - a;
                [b * moved, moved * moved / 2.0]
            });
            [a + b, a * a + b * b].into_iter().chain(mixed)
        });
        Self {
            middle,
            width: 2 + (columns - 2) * 2,
            rows: rows.collect(),
        }
    }

    /// The largest part of a total that any change brings.
    fn largest(&self) -> f64 {
        let rows = self.rows.chunks(self.width);
        let totals = rows.flat_map(|row| row[2..].iter().skip(1).step_by(2));
        totals.copied().fold(0.0, f64::max)
    }

    /// Variance, then first and total of every mixed column, then the sum of the inputs' firsts.
    fn estimate(&self, rows: &[usize]) -> Vec<f64> {
        let mut sums = vec![0.0; self.width];
        for row in rows {
            let terms = &self.rows[row * self.width..][..self.width];
            sums.iter_mut()
                .zip(terms)
                .for_each(|(sum, term)| *sum += term);
        }
        let number = rows.len() as f64;
        let (sum, squares) = (sums[0], sums[1]);
        let variance = (squares - sum * sum / (2.0 * number)) / (2.0 * number - 1.0);
        let mut found = vec![variance];
        found.extend(sums[2..].iter().map(|sum| sum / number / variance));
        // The last mixed column is a group of inputs that were counted one by one.
        let singles = &found[1..found.len() - 2];
        found.push(singles.iter().step_by(2).sum());
        found
    }
}

/// The values of a function of samples at every case of the design, in case order.
#[must_use]
pub fn values(design: SobolDesign, function: impl Fn(&Sample) -> f64 + Sync) -> Vec<f64> {
    (0..design.cases())
        .into_par_iter()
        .map(|case| function(&design.sample(case)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn the_least_and_the_largest_point_lie_inside_the_open_interval() {
        assert!(0.0 < inside(0.0));
        assert!(inside(1.0_f32.next_down()) < 1.0);
    }
}
