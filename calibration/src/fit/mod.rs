//! From measurements on a copy of the machine to the copy's parameters.
//!
//! A study names the fields that may differ and their ranges. Statics foretells every measurement
//! ([`Forecast`]), maximum likelihood finds the parameters, profile likelihood their 95 % intervals,
//! and the Fisher information what the measurements cannot tell at all: counts of dice fix only ratios
//! of moments, so a machine of which everything weighs three times as much counts the same dice.

mod discrepancy;
mod error;
mod forward;
mod hold_out;
mod identify;
mod interval;
#[cfg(test)]
mod laws;
mod likelihood;
mod measurement;
pub mod observe;
mod ranks;
mod read;
mod report;
mod result;
mod settings;
mod space;
mod warning;

pub use discrepancy::{Discrepancy, LAPSES};
pub use error::{CellFault, DataError, DataProblem, FitError};
pub use forward::{Forecast, Swing};
pub use hold_out::HoldOut;
pub use identify::{Direction, RelativeChange, Shape};
pub use measurement::{Kind, Measurement, Seen, Tip};
pub use ranks::{RankCounts, Ranks, ranks};
pub use read::{data_text, measurements, parse, usual_deviation};
pub use report::{rank_sections, report};
pub use result::{Bound, FitResult, FittedGap, FittedParameter, Residual};
pub use settings::{FitTable, Settings};
pub use warning::Warning;

use identify::Knowledge;
use interval::{Ends, intervals};
use likelihood::Likelihood;
use space::Space;

use crate::optimizer::Optimum;
use crate::share::Z95;
use crate::study::Study;

/// How often the search begins again when an interval's walk finds a better point.
const AGAIN: usize = 5;

/// Fits the knobs of a study that are not frozen to measurements.
///
/// # Errors
/// [`FitError`] when there is nothing to fit or to fit to, a knob takes whole numbers only, or a tube
/// whose swing was timed cannot swing.
pub fn fit(
    study: &Study,
    data: &[Measurement],
    settings: &Settings,
) -> Result<FitResult, FitError> {
    let space = sound_space(study, data, settings)?;
    let likelihood = Likelihood {
        space: &space,
        data: data.iter().collect(),
    };
    let solution = solve(&likelihood);
    let hold_out = HoldOut::of(&likelihood);
    Ok(FitResult::new(study, &likelihood, &solution, hold_out))
}

/// Whether a study can be fitted to data, without doing it.
///
/// # Errors
/// As [`fit`].
pub fn check(study: &Study, data: &[Measurement], settings: &Settings) -> Result<(), FitError> {
    sound_space(study, data, settings).map(|_| ())
}

/// The parameters of a fit that can be made.
fn sound_space<'study>(
    study: &'study Study,
    data: &[Measurement],
    settings: &Settings,
) -> Result<Space<'study>, FitError> {
    settings.check(study)?;
    let space = Space::new(study, &settings.frozen, settings.discrepancy);
    error::check(&space, data)?;
    Ok(space)
}

/// The most likely point, and how well it is known.
struct Solution {
    best: Optimum,
    knowledge: Knowledge,
    /// Which knobs change anything that was measured.
    touched: Vec<bool>,
    /// The intervals; none if walks found better points again and again.
    ends: Option<Vec<Ends>>,
}

fn solve(likelihood: &Likelihood<'_>) -> Solution {
    let space = likelihood.space;
    let known = |best: &Optimum| {
        let information = likelihood.information(&best.point);
        let knowledge = Knowledge::of(space, &best.point, &information);
        (information, knowledge)
    };
    let (best, ends) = settle(
        likelihood.most_likely(),
        |best| intervals(likelihood, best, &known(best).1),
        |better| likelihood.descend(&better.point),
    );
    let (information, knowledge) = known(&best);
    let touched = (0..space.knobs.len()).map(|index| information[(index, index)] > 0.0);
    Solution {
        touched: touched.collect(),
        best,
        knowledge,
        ends,
    }
}

/// The best point and its intervals. A better point that is met on the walk of an interval takes the
/// best one's place, and the intervals are sought anew, but not for ever: then there are none.
fn settle(
    mut best: Optimum,
    intervals: impl Fn(&Optimum) -> Result<Vec<Ends>, Optimum>,
    descend: impl Fn(&Optimum) -> Optimum,
) -> (Optimum, Option<Vec<Ends>>) {
    for _ in 0..=AGAIN {
        match intervals(&best) {
            Ok(ends) => return (best, Some(ends)),
            Err(better) => best = descend(&better),
        }
    }
    (best, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(cost: f64) -> Optimum {
        Optimum {
            point: vec![0.5],
            cost,
            converged: true,
        }
    }

    /// Walks that find a better point as long as the cost is above `least`.
    fn settled(least: f64) -> (Optimum, Option<Vec<Ends>>) {
        let intervals = |best: &Optimum| match best.cost > least {
            true => Err(at(best.cost - 1.0)),
            false => Ok(vec![Ends::OPEN]),
        };
        settle(at(100.0), intervals, |better| at(better.cost - 0.25))
    }

    #[test]
    fn a_better_point_is_kept_even_if_the_intervals_are_given_up() {
        let (best, ends) = settled(97.0);
        assert_eq!(best, at(96.25));
        assert_eq!(ends, Some(vec![Ends::OPEN]));
        let (best, ends) = settled(0.0);
        assert_eq!(best, at(100.0 - 1.25 * 6.0));
        assert_eq!(ends, None);
    }
}
