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
            endings: endings(seen),
            inputs: plan.factors.list(),
            still: plan.factors.still(),
            outputs: Output::ALL.into_iter().enumerate().map(screened).collect(),
        }
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

impl Screened {
    /// Inputs with effects, the largest first.
    #[must_use]
    pub fn ranking(&self) -> Vec<(usize, Effect)> {
        let effects = self.effects.iter().enumerate();
        let mut ranking: Vec<_> = effects
            .filter_map(|(input, effect)| Some((input, (*effect)?)))
            .collect();
        ranking.sort_by(|one, two| two.1.size.total_cmp(&one.1.size));
        ranking
    }
}
