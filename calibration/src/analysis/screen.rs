//! Screening: which inputs are worth a closer look.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bootstrap::Bootstrap;
use super::factors::{Factor, Over};
use super::morris::{Effect, effects};
use super::output::{Output, Seen};
use super::plans::MorrisPlan;
use crate::fidelity::Fidelity;
use crate::plan::Plan;
use crate::row::Status;
use crate::study::Study;

/// Resamples behind every interval.
pub(super) const RESAMPLES: u32 = 1000;

/// What a screening found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Screen {
    /// How fills were worked out.
    pub fidelity: Fidelity,
    /// What knobs moved over.
    pub over: Over,
    /// Cases that were run.
    pub cases: u64,
    /// The paths that they make up.
    pub paths: usize,
    /// Cases by how they ended.
    pub endings: BTreeMap<Status, u64>,
    /// The inputs.
    pub inputs: Vec<Factor>,
    /// Knobs that did not move.
    pub still: Vec<String>,
    /// Effects on every output.
    pub outputs: Vec<Screened>,
}

/// Effects on one output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Screened {
    /// The output.
    pub output: Output,
    /// One effect an input; none where too few steps have both ends.
    pub effects: Vec<Option<Effect>>,
}

impl Screen {
    /// What the cases of a plan say, one a case in case order.
    #[must_use]
    pub fn of(study: &Study, plan: &MorrisPlan, seen: &[Seen]) -> Self {
        let bootstrap = Bootstrap {
            resamples: RESAMPLES,
            seed: study.seed,
        };
        let screened = |(at, output): (usize, Output)| {
            let values: Vec<_> = seen.iter().map(|seen| seen.values[at]).collect();
            Screened {
                output,
                effects: effects(&plan.design, &values, bootstrap),
            }
        };
        Self {
            fidelity: study.fidelity,
            over: plan.factors.over(),
            cases: plan.cases(),
            paths: plan.design.paths(),
            endings: endings(seen),
            inputs: plan.factors.list(),
            still: plan.factors.still(),
            outputs: Output::ALL.into_iter().enumerate().map(screened).collect(),
        }
    }

    /// The effect of an input on an output, if at least half of its steps have both ends: fewer are no
    /// fair sample of all.
    #[must_use]
    pub fn effect(&self, screened: &Screened, input: usize) -> Option<Effect> {
        screened.effects[input].filter(|effect| effect.paths * 2 >= self.paths)
    }

    /// Inputs whose effect is known, the largest first.
    #[must_use]
    pub fn ranking(&self, screened: &Screened) -> Vec<(usize, Effect)> {
        let inputs = 0..self.inputs.len();
        let mut ranking: Vec<_> = inputs
            .filter_map(|input| Some((input, self.effect(screened, input)?)))
            .collect();
        ranking.sort_by(|one, two| two.1.size.total_cmp(&one.1.size));
        ranking
    }

    /// Inputs whose effect is not known.
    #[must_use]
    pub fn unjudged(&self, screened: &Screened) -> Vec<usize> {
        let inputs = 0..self.inputs.len();
        inputs
            .filter(|input| self.effect(screened, *input).is_none())
            .collect()
    }
}

/// Cases by how they ended.
pub(super) fn endings(seen: &[Seen]) -> BTreeMap<Status, u64> {
    let mut endings = BTreeMap::new();
    for seen in seen {
        *endings.entry(seen.status).or_default() += 1;
    }
    endings
}
