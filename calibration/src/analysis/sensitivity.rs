//! Sensitivity: how much of an output's variance comes from the dice, and how much from the build.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::along::Along;
use super::bootstrap::Bootstrap;
use super::factors::{Factor, Over};
use super::output::{Output, Seen};
use super::plans::SobolPlan;
use super::screen::{RESAMPLES, endings};
use super::sobol::{Index, Indices};
use crate::fidelity::Fidelity;
use crate::interval::Interval;
use crate::plan::Plan;
use crate::row::Status;
use crate::study::Study;

/// What a sensitivity analysis found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sensitivity {
    /// How fills were worked out.
    pub fidelity: Fidelity,
    /// What knobs moved over.
    pub over: Over,
    /// Cases that were run.
    pub cases: u64,
    /// The rows that they make up.
    pub rows: u32,
    /// Cases by how they ended.
    pub endings: BTreeMap<Status, u64>,
    /// As how many dice a tube that never tipped counts, if the caller said so.
    pub never_tips_as: Option<u32>,
    /// The inputs.
    pub inputs: Vec<Factor>,
    /// Knobs that did not move.
    pub still: Vec<String>,
    /// What moves every output.
    pub outputs: Vec<Moved>,
    /// The share in the band along each knob, by the samples that share no value.
    pub along: Vec<Along>,
}

/// What moves one output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The output.
    pub output: Output,
    /// Its indices, or why there are none.
    pub answer: Answer,
}

/// Indices, or why there are none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The indices, and what they say about dice and build.
    Indices {
        /// The indices.
        indices: Indices,
        /// Dice and build.
        split: Split,
    },
    /// The output is the same in every case.
    Constant(f64),
    /// Cases have no value, and indices of the others would be wrong.
    Refused(Refusal),
}

/// Cases without a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// How many.
    pub missing: u64,
    /// How many of them never tipped.
    #[serde(default)]
    pub never_tipped: u64,
    /// Of how many.
    pub of: u64,
    /// The first few: number of the case, and how it ended.
    pub first: Vec<(u64, Status)>,
}

/// Cases that a refusal names.
const NAMED: usize = 5;

/// How an output's variance falls to the dice mix, the build and the hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Split {
    /// Share of the dice mix alone.
    pub dice_mix: f64,
    /// Its 95 % interval.
    pub dice_mix_interval: Interval,
    /// Share of all knobs alone: the build tolerance, or the design.
    pub build: f64,
    /// Its 95 % interval.
    pub build_interval: Interval,
    /// Share of the hand alone; none where there is no hand.
    pub hand: Option<f64>,
    /// What is left: these acting together.
    pub together: f64,
    /// Whether the parts add up: alone to at most all, in total to at least all, and with no hand the
    /// dice alone and the build in total to just all, within the intervals.
    pub adds_up: bool,
}

impl Split {
    fn of(indices: &Indices, factors: &[Factor]) -> Option<Self> {
        let of = |wanted: &Factor| {
            let at = factors.iter().position(|factor| factor == wanted)?;
            Some(indices.inputs[at])
        };
        let (dice, build, hand) = (of(&Factor::DiceMix)?, indices.knobs, of(&Factor::Hand));
        let groups: Vec<Index> = [dice, build].into_iter().chain(hand).collect();
        let sum = |part: fn(&Index) -> f64| groups.iter().map(part).sum::<f64>();
        let alone = sum(|group| group.first);
        let slack = |part: fn(&Index) -> Interval| {
            let widths = groups.iter().map(|group| part(group).half_width());
            widths.sum::<f64>()
        };
        let exact = (dice.first + build.total - 1.0).abs()
            <= dice.first_interval.half_width() + build.total_interval.half_width() + 1e-9;
        Some(Self {
            dice_mix: dice.first,
            dice_mix_interval: dice.first_interval,
            build: build.first,
            build_interval: build.first_interval,
            hand: hand.map(|hand| hand.first),
            together: 1.0 - alone,
            adds_up: alone <= 1.0 + slack(|group| group.first_interval) + 1e-9
                && sum(|group| group.total) >= 1.0 - slack(|group| group.total_interval) - 1e-9
                && (hand.is_some() || exact),
        })
    }
}

impl Sensitivity {
    /// What the cases of a plan say, one a case in case order.
    #[must_use]
    pub fn of(study: &Study, plan: &SobolPlan, seen: &[Seen], never_tips_as: Option<u32>) -> Self {
        let bootstrap = Bootstrap {
            resamples: RESAMPLES,
            seed: study.seed,
        };
        let inputs = plan.factors.list();
        let moved = |(at, output): (usize, Output)| Moved {
            output,
            answer: Answer::of(plan, &inputs, seen, at, bootstrap),
        };
        Self {
            fidelity: study.fidelity,
            over: plan.factors.over(),
            cases: plan.cases(),
            rows: plan.design.rows(),
            endings: endings(seen),
            never_tips_as,
            still: plan.factors.still(),
            outputs: Output::ALL.into_iter().enumerate().map(moved).collect(),
            along: along(study, plan, seen),
            inputs,
        }
    }
}

/// The share in the band along each knob. A row's mixed samples repeat values of its two independent
/// ones, and intervals over all of them would be too narrow: they are left out.
fn along(study: &Study, plan: &SobolPlan, seen: &[Seen]) -> Vec<Along> {
    let mut knobs = Along::knobs(study, plan.factors.over());
    let independent = (0..)
        .zip(seen)
        .filter(|(case, _)| plan.design.is_independent(*case));
    for (case, seen) in independent {
        let point = plan.case(case).point;
        knobs
            .iter_mut()
            .for_each(|knob| knob.count(&point, seen.is_in_band()));
    }
    knobs
}

impl Answer {
    fn of(
        plan: &SobolPlan,
        inputs: &[Factor],
        seen: &[Seen],
        output: usize,
        bootstrap: Bootstrap,
    ) -> Self {
        let values = match complete(seen, output) {
            Ok(values) => values,
            Err(refusal) => return Self::Refused(refusal),
        };
        let found = Indices::of(plan.design, &values, bootstrap);
        let split = |indices: Indices| {
            let split = Split::of(&indices, inputs)?;
            Some(Self::Indices { indices, split })
        };
        found
            .and_then(split)
            .unwrap_or_else(|| Self::Constant(values.first().copied().unwrap_or_default()))
    }
}

/// Every value of an output.
///
/// # Errors
/// [`Refusal`] if one is missing.
pub fn complete(seen: &[Seen], output: usize) -> Result<Vec<f64>, Refusal> {
    let values: Vec<f64> = seen.iter().filter_map(|seen| seen.values[output]).collect();
    if values.len() == seen.len() {
        return Ok(values);
    }
    let holes = (0..)
        .zip(seen)
        .filter(|(_, seen)| seen.values[output].is_none());
    let never_tipped = holes
        .clone()
        .filter(|(_, seen)| seen.status == Status::NeverTipped);
    Err(Refusal {
        missing: (seen.len() - values.len()) as u64,
        never_tipped: never_tipped.count() as u64,
        of: seen.len() as u64,
        first: holes
            .take(NAMED)
            .map(|(case, seen)| (case, seen.status))
            .collect(),
    })
}
