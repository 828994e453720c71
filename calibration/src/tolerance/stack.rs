//! The tolerances of a study, stacked.

use std::convert::Infallible;
use std::ops::ControlFlow;

use kipp_game::cli::words::Words;
use serde::{Deserialize, Serialize};

use super::copies::{BuiltCopy, Copies, Counter};
use super::linear::{Dimension, Linear};
use super::margin::Response;
use super::tables::StackTable;
use crate::analysis::Over;
use crate::analysis::along::Along;
use crate::document::Cell;
use crate::fidelity::Fidelity;
use crate::interval::Interval;
use crate::model::Model;
use crate::paired_share::PairedShare;
use crate::plan::{MonteCarlo, Plan};
use crate::row::Row;
use crate::shown::Shown;
use crate::study::{Study, ToleranceKind};
use crate::sweep::Crew;
use crate::unit::Unit;

/// What a tolerance analysis found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stack {
    /// How copies were worked out; worst case and RSS are by statics.
    pub fidelity: Fidelity,
    /// First and last die at which a tube may tip.
    pub band: [u32; 2],
    /// The toleranced dimensions.
    pub parts: Vec<Toleranced>,
    /// Worst case and RSS of every response.
    pub stacks: Vec<Stacked>,
    /// Copies built at random.
    pub copies: Copies,
    /// With perfect parts.
    pub perfect: PairedShare,
    /// With every tolerance halved.
    pub all_halved: PairedShare,
    /// With the tolerance of one part halved, in the order of the parts.
    pub halved: Vec<PairedShare>,
    /// The share in the band along each toleranced dimension.
    pub along: Vec<Along>,
}

/// A toleranced dimension.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Toleranced {
    /// Path of the field.
    pub field: String,
    /// The dimension in SI units.
    pub dimension: Dimension,
    /// How the difference is spread.
    pub kind: ToleranceKind,
}

impl Toleranced {
    /// A value for people, and in the CSV file in SI units.
    pub(super) fn cell(&self, value: f64, sign: &str, words: &Words) -> Cell {
        let said = format!("{sign}{}", self.measured(value, words));
        Cell::named(value.to_string(), said)
    }

    /// A value of the part in a unit that suits a cardboard machine.
    pub(super) fn measured(&self, value: f64, words: &Words) -> String {
        let name = self.field.rsplit('.').next().unwrap_or(&self.field);
        let unit = Unit::of_name(name);
        let shown = match unit {
            Unit::Kilogram => Shown::of(unit).with_decimals(2),
            Unit::KilogramPerCubicMetre => Shown::of(unit).with_decimals(1),
            _ => Shown::of(unit),
        };
        shown.measured(value, words)
    }
}

/// Worst case and RSS of a response.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stacked {
    /// The response.
    pub response: Response,
    /// The stack, or the first point at which there is none, one value a part.
    pub linear: Result<Linear, Vec<f64>>,
}

/// The tolerances of a study.
#[derive(Debug)]
pub struct Stacking<'model> {
    model: &'model Model<'model>,
    /// Places of the toleranced knobs in the study.
    toleranced: Vec<usize>,
    parts: Vec<Toleranced>,
}

impl<'model> Stacking<'model> {
    /// The toleranced knobs of a study.
    #[must_use]
    pub fn new(model: &'model Model<'model>) -> Self {
        let study = model.study();
        let toleranced: Vec<usize> = (0..study.knobs.len())
            .filter(|at| {
                study.knobs[*at]
                    .tolerance
                    .is_some_and(|it| it.plus_minus > 0.0)
            })
            .collect();
        let parts = toleranced
            .iter()
            .filter_map(|at| part(study, *at))
            .collect();
        Self {
            model,
            toleranced,
            parts,
        }
    }

    /// Why there is nothing to stack, if no knob has a tolerance.
    #[must_use]
    pub fn refusal(&self, words: &Words) -> Option<String> {
        let fault = words.text("tolerance-no-tolerance");
        let refused = self.model.study().refused(&fault);
        self.toleranced.is_empty().then_some(refused)
    }

    /// Fills that each copy costs: as it is built, and once for every variant.
    #[must_use]
    pub const fn fills_of_copy(&self) -> u64 {
        3 + self.toleranced.len() as u64
    }

    /// Stacks every response, and builds as many copies as the study wants: all of them, for what a
    /// tighter tolerance gains is known later than the share itself.
    #[must_use]
    pub fn run(self, crew: &Crew, done: impl Fn() + Sync) -> Stack {
        let study = self.model.study();
        let plan = MonteCarlo::new(study);
        let mut counter = Counter::default();
        let mut along = Along::knobs(study, Over::Tolerance);
        let copies = plan.cases();
        let Ok(()) = crew.run(
            0..copies,
            |case| self.copy(&plan, case),
            done,
            |_, (point, copy)| {
                counter.count(&copy);
                along
                    .iter_mut()
                    .for_each(|knob| knob.count(&point, copy.in_band));
                Ok::<_, Infallible>(ControlFlow::Continue(()))
            },
        );
        let copies = counter.finish();
        let change = |at: usize| copies.variants.get(at).copied().unwrap_or_default();
        Stack {
            fidelity: self.model.fidelity(),
            band: [study.goal.first_die, study.goal.last_die],
            stacks: self.stacks(),
            perfect: change(0),
            all_halved: change(1),
            halved: (0..self.parts.len()).map(|at| change(at + 2)).collect(),
            parts: self.parts,
            copies,
            along,
        }
    }

    /// The stacks of all responses.
    #[must_use]
    pub fn stacks(&self) -> Vec<Stacked> {
        let dimensions: Vec<Dimension> = self.parts.iter().map(|part| part.dimension).collect();
        let orders = StackTable::of(self.model.study()).orders.into();
        let stacked = |response: Response| Stacked {
            response,
            linear: Linear::of(&dimensions, |values| {
                response.ask(self.model, &self.point(values), orders)
            })
            .map_err(|unanswered| unanswered.point),
        };
        Response::ALL.into_iter().map(stacked).collect()
    }

    /// The point of the study with these values of the toleranced knobs.
    fn point(&self, values: &[f64]) -> Vec<f64> {
        let mut point = self.model.study().nominal();
        for (at, value) in self.toleranced.iter().zip(values) {
            point[*at] = *value;
        }
        point
    }

    /// The point of one copy, and the copy as it is built, and the same with perfect parts, with all tolerances halved and with
    /// one halved after another.
    fn copy(&self, plan: &impl Plan, case: u64) -> (Vec<f64>, BuiltCopy) {
        let goal = &self.model.study().goal;
        let is_in_band = |row: &Row| row.is_in_band(goal.first_die, goal.last_die);
        let draw = plan.case(case);
        let row = self.model.evaluate(&draw.point, draw.replicate);
        let nominal = self.model.study().nominal();
        let nearer = |part: f64, moved: &[usize]| {
            let mut point = draw.point.clone();
            for at in moved {
                point[*at] = nominal[*at] + part * (point[*at] - nominal[*at]);
            }
            is_in_band(&self.model.evaluate(&point, draw.replicate))
        };
        let mut variants = vec![nearer(0.0, &self.toleranced), nearer(0.5, &self.toleranced)];
        variants.extend(self.toleranced.iter().map(|at| nearer(0.5, &[*at])));
        let copy = BuiltCopy {
            in_band: is_in_band(&row),
            torque: row.torque_to_tip_mnm.filter(|_| !row.has_failed()),
            status: row.status,
            variants,
        };
        (draw.point, copy)
    }
}

fn part(study: &Study, at: usize) -> Option<Toleranced> {
    let knob = &study.knobs[at];
    let tolerance = knob.tolerance?;
    Some(Toleranced {
        field: knob.field.path().to_owned(),
        dimension: Dimension {
            nominal: knob.nominal,
            plus_minus: tolerance.plus_minus,
            sd: tolerance.sd(),
        },
        kind: tolerance.kind,
    })
}

impl Stack {
    /// The 95 % interval of what one halved tolerance gains: chance has as many tries as there are
    /// parts.
    #[must_use]
    pub fn gain_interval(&self, part: usize) -> Interval {
        self.halved[part].interval95_among(self.halved.len())
    }

    /// Of the parts whose halved tolerance surely puts copies into the band, the one with most.
    #[must_use]
    pub fn tighten_first(&self) -> Option<usize> {
        let mut ranking = self.ranking().into_iter();
        ranking.find(|at| self.gain_interval(*at).from > 0.0)
    }

    /// Whether another part may gain as much as this one.
    #[must_use]
    pub fn has_rival(&self, first: usize) -> bool {
        let least = self.gain_interval(first).from;
        let mut others = (0..self.halved.len()).filter(|at| *at != first);
        others.any(|at| self.gain_interval(at).to >= least)
    }

    /// Where no part surely gains, the one that gained most among these copies; none if none did.
    #[must_use]
    pub fn promises_most(&self) -> Option<usize> {
        let first = self.ranking().into_iter().next();
        first.filter(|at| self.tighten_first().is_none() && self.halved[*at].gain() > 0.0)
    }

    /// The part that brings most of the variance of the torque to tip, with its share.
    #[must_use]
    pub fn largest(&self) -> Option<(&Toleranced, f64)> {
        let mut stacks = self.stacks.iter();
        let torque = stacks.find(|stack| stack.response == Response::TorqueToTip)?;
        let linear = torque.linear.as_ref().ok()?;
        let at = *linear.ranking().first()?;
        Some((&self.parts[at], linear.parts[at].share))
    }

    /// Parts by their gain, the largest first.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.parts.len()).collect();
        let gain = |at: &usize| self.halved[*at].gain();
        ranking.sort_by(|one, two| gain(two).total_cmp(&gain(one)));
        ranking
    }
}
