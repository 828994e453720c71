//! The inputs of a study: its knobs that move, and the chances of a fill.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::sample::{Inputs, Sample};
use crate::fidelity::Fidelity;
use crate::plan::Draw;
use crate::replicate::Replicate;
use crate::study::{Knob, Study};

/// What knobs move over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// The differences between copies of one machine.
    #[default]
    Tolerance,
    /// All values that a designer may choose, each as likely.
    Range,
}

impl Over {
    /// Whether a knob moves over this.
    #[must_use]
    pub fn moves(self, knob: &Knob) -> bool {
        match self {
            Self::Tolerance => knob.tolerance.is_some_and(|it| it.plus_minus > 0.0),
            Self::Range => knob.to > knob.from,
        }
    }
}

/// One input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Factor {
    /// A field of the machine, by its path.
    Knob(String),
    /// Which tube is fed with which dice in which order, as one.
    DiceMix,
    /// How the hand lets the dice go; only a simulated machine feels it.
    Hand,
}

/// The inputs of a study in their order: knobs, then the dice mix, then the hand.
#[derive(Clone, Debug)]
pub struct Factors<'study> {
    study: &'study Study,
    over: Over,
    moving: Vec<usize>,
    chances: usize,
}

impl<'study> Factors<'study> {
    /// The inputs of a study. Over tolerances, a knob without one stays.
    #[must_use]
    pub fn new(study: &'study Study, over: Over) -> Self {
        let knobs = study.knobs.iter().enumerate();
        Self {
            study,
            over,
            moving: knobs
                .filter(|(_, knob)| over.moves(knob))
                .map(|(at, _)| at)
                .collect(),
            chances: match study.fidelity {
                Fidelity::Statics => 1,
                Fidelity::Machine => 2,
            },
        }
    }

    /// What knobs move over.
    #[must_use]
    pub const fn over(&self) -> Over {
        self.over
    }

    /// How many they are.
    #[must_use]
    pub const fn inputs(&self) -> Inputs {
        Inputs {
            knobs: self.moving.len(),
            chances: self.chances,
        }
    }

    /// The inputs by name.
    #[must_use]
    pub fn list(&self) -> Vec<Factor> {
        let knob = |at: &usize| Factor::Knob(self.study.knobs[*at].field.path().to_owned());
        let chances = [Factor::DiceMix, Factor::Hand];
        let knobs = self.moving.iter().map(knob);
        knobs
            .chain(chances.into_iter().take(self.chances))
            .collect()
    }

    /// Paths of the knobs that do not move.
    #[must_use]
    pub fn still(&self) -> Vec<String> {
        let knobs = self.study.knobs.iter().enumerate();
        knobs
            .filter(|(at, _)| !self.moving.contains(at))
            .map(|(_, knob)| knob.field.path().to_owned())
            .collect()
    }

    /// The case at a sample: knobs in SI units, and a replicate of its own for every pair of dice and
    /// hand.
    ///
    /// # Panics
    /// If the sample has other inputs than these.
    #[must_use]
    pub fn draw(&self, sample: &Sample) -> Draw {
        let mut point = self.study.nominal();
        for (at, unit) in self.moving.iter().zip(&sample.unit) {
            point[*at] = self.value(&self.study.knobs[*at], *unit);
        }
        let replicate = Replicate {
            dice: sample.chance[0],
            hand: sample.chance.get(1).copied().unwrap_or(0),
        };
        Draw { point, replicate }
    }

    fn value(&self, knob: &Knob, unit: f64) -> f64 {
        match (self.over, knob.tolerance) {
            (Over::Range, _) => on_range(knob, unit),
            (Over::Tolerance, Some(tolerance)) => knob.nominal + tolerance.quantile(unit),
            (Over::Tolerance, None) => knob.nominal,
        }
    }
}

/// A value of the range; where it is made in steps, each step has an equal part of the unit interval.
pub(super) fn on_range(knob: &Knob, unit: f64) -> f64 {
    let width = knob.to - knob.from;
    match knob.step {
        None => knob.from + unit * width,
        Some(step) => {
            let steps = (width / step + 1e-9).floor();
            knob.from + step * (unit * (steps + 1.0)).floor().min(steps)
        }
    }
}
