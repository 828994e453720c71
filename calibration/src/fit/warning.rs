//! What a reader of a fit must know.

use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::spec::SpecError;
use serde::Serialize;

use super::forward::Swing;
use super::hold_out::{FEWEST, LEAST_GAIN};
use super::measurement::Kind;
use super::{FitResult, Residual};

/// A condition number from which rounding may show.
const ILL_CONDITIONED: f64 = 1e12;
/// A measurement farther from what is foretold, in standard deviations, hardly comes by chance.
const FAR: f64 = 3.5;

/// What a reader of a fit must know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The search stopped before the test of a minimum was met.
    NotConverged,
    /// Walks of the intervals met better points again and again: there are no intervals.
    NoIntervals,
    /// No measurement depends on a field.
    Unmeasured {
        /// The field.
        field: String,
    },
    /// The measurements do not limit a field.
    Unknown {
        /// The field.
        field: String,
    },
    /// The most likely value lies at an end of the range: the truth may lie outside.
    AtBound {
        /// The field.
        field: String,
    },
    /// The interval of a field reaches an end of its range on one side.
    Open {
        /// The field.
        field: String,
    },
    /// The information is so uneven that rounding may show.
    Condition {
        /// Its condition number.
        number: f64,
    },
    /// The fit foretells unseen tips no better.
    NoImprovement {
        /// Gain as a share of the surprise before.
        share: f64,
        /// Two standard errors of it.
        sure: f64,
    },
    /// Too few tips to hold some out.
    NoHoldOut,
    /// A measurement is far from what the fit foretells.
    Misfit {
        /// The data file.
        file: String,
        /// The line.
        line: u64,
        /// How far, in standard deviations.
        deviations: f64,
    },
    /// The gap between statics and fills is far from what was expected.
    Gap {
        /// The fitted packing.
        packing: f64,
        /// The fitted scatter.
        scatter: f64,
    },
    /// The fitted machine's tube does not swing, though its swing was timed.
    NoSwing {
        /// The tube.
        tube: String,
    },
    /// The fitted machine is none that could be built.
    Unbuildable {
        /// Why not.
        #[serde(serialize_with = "as_text")]
        error: SpecError,
    },
}

fn as_text<S: serde::Serializer>(error: &SpecError, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(error)
}

impl Warning {
    pub(super) fn all(result: &FitResult, converged: bool) -> Vec<Self> {
        let mut all = Vec::new();
        all.extend((!converged).then_some(Self::NotConverged));
        all.extend((!result.intervals_found).then_some(Self::NoIntervals));
        if let Err(error) = result.machine.validate() {
            all.push(Self::Unbuildable { error });
        }
        all.extend(of_parameters(result));
        let number = result.condition.unwrap_or(0.0);
        all.extend((number > ILL_CONDITIONED).then_some(Self::Condition { number }));
        all.extend(of_hold_out(result));
        all.extend(result.residuals.iter().filter_map(misfit));
        all.extend(of_gap(result));
        all.extend(of_swings(result));
        all
    }

    /// The warning as a sentence.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::NotConverged => say!(words, "fit-not-converged"),
            Self::NoIntervals => say!(words, "fit-no-intervals"),
            Self::Unmeasured { field } => say!(words, "fit-unmeasured", field = field),
            Self::Unknown { field } => say!(words, "fit-unknown", field = field),
            Self::AtBound { field } => say!(words, "fit-at-bound", field = field),
            Self::Open { field } => say!(words, "fit-open", field = field),
            Self::Condition { number } => {
                say!(words, "fit-condition", number = format!("{number:.0e}"))
            }
            Self::NoImprovement { share, sure } => say!(
                words,
                "fit-no-improvement",
                share = decimal(share * 100.0, 1, words),
                least = decimal(sure.max(LEAST_GAIN) * 100.0, 1, words)
            ),
            Self::NoHoldOut => say!(words, "fit-no-hold-out", fewest = FEWEST),
            Self::Misfit {
                file,
                line,
                deviations,
            } => say!(
                words,
                "fit-misfit",
                file = file,
                line = *line,
                deviations = decimal(deviations.abs(), 1, words)
            ),
            Self::Gap { packing, scatter } => say!(
                words,
                "fit-gap-far",
                packing = decimal(*packing, 3, words),
                scatter = decimal(scatter * 100.0, 1, words)
            ),
            Self::NoSwing { tube } => say!(words, "fit-swing-gone", tube = tube),
            Self::Unbuildable { error } => {
                let mut error = error.clone();
                error.origin = Some(say!(words, "fit-machine"));
                say!(
                    words,
                    "fit-unbuildable",
                    cause = spec_fault::said(&error, words)
                )
            }
        }
    }
}

fn of_parameters(result: &FitResult) -> impl Iterator<Item = Warning> {
    result.parameters.iter().flat_map(|parameter| {
        let field = || parameter.field.clone();
        let ends = [parameter.low, parameter.high];
        let known = match ends.iter().flatten().count() {
            _ if !parameter.is_measured => Some(Warning::Unmeasured { field: field() }),
            _ if !result.intervals_found => None,
            0 => Some(Warning::Unknown { field: field() }),
            1 => Some(Warning::Open { field: field() }),
            _ => None,
        };
        let is_at_bound = parameter.is_measured && parameter.at.is_some();
        let bound = is_at_bound.then(|| Warning::AtBound { field: field() });
        bound.into_iter().chain(known)
    })
}

fn of_hold_out(result: &FitResult) -> Option<Warning> {
    match &result.hold_out {
        None => Some(Warning::NoHoldOut),
        Some(hold_out) if hold_out.is_improved() || hold_out.was_right() => None,
        Some(hold_out) => Some(Warning::NoImprovement {
            share: hold_out.share(),
            sure: hold_out.sure_share(),
        }),
    }
}

fn misfit(residual: &Residual) -> Option<Warning> {
    let is_slip = residual.chance.is_some_and(|chance| chance < 0.005);
    (is_slip || residual.deviations.abs() > FAR).then(|| Warning::Misfit {
        file: residual.file.clone(),
        line: residual.line,
        deviations: residual.deviations,
    })
}

fn of_gap(result: &FitResult) -> Option<Warning> {
    let gap = &result.gap;
    let farthest = gap.packing_deviations.abs().max(gap.scatter_deviations);
    (farthest > 2.0).then_some(Warning::Gap {
        packing: gap.packing,
        scatter: gap.scatter,
    })
}

fn of_swings(result: &FitResult) -> Option<Warning> {
    let timed = result
        .residuals
        .iter()
        .find_map(|residual| match residual.kind {
            Some(Kind::Period(tube)) if !Swing::of(&result.machine, tube).is_defined() => {
                Some(tube)
            }
            _ => None,
        })?;
    Some(Warning::NoSwing {
        tube: result.machine.tube[timed].name.clone(),
    })
}
