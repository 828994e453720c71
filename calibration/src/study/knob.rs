//! What varies in a study.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::field::Field;
use crate::stream::Stream;

/// A field that varies, in its SI unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// The field.
    pub field: Field,
    /// Least value.
    pub from: f64,
    /// Largest value.
    pub to: f64,
    /// Whether the study chose the range; else it is what the tolerance allows, and a design may not
    /// choose the value.
    pub is_free: bool,
    /// Step in which the value can be made, counted from `from`.
    pub step: Option<f64>,
    /// How far copies differ from what was meant.
    pub tolerance: Option<Tolerance>,
    /// The machine's own value.
    pub nominal: f64,
}

/// How far copies of the machine differ from what was meant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// How the difference is spread.
    pub kind: ToleranceKind,
    /// Largest difference to either side, in the field's SI unit; of
    /// [`Normal`](ToleranceKind::Normal) three standard deviations.
    pub plus_minus: f64,
}

/// How the difference of a copy is spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ToleranceKind {
    /// Every difference is as likely.
    #[default]
    Uniform,
    /// A bell curve, three standard deviations wide to either side.
    Normal,
    /// Most likely none, falling evenly to nothing at the ends.
    Triangular,
}

impl Knob {
    /// The value in one copy of the machine as it is meant. One number is drawn, whatever the
    /// tolerance.
    pub fn copy(&self, stream: &mut Stream) -> f64 {
        let place = stream.inner_unit();
        self.nominal
            + self
                .tolerance
                .map_or(0.0, |tolerance| tolerance.quantile(place))
    }
}

impl Tolerance {
    /// Standard deviation of the difference, in the field's SI unit.
    #[must_use]
    pub fn sd(&self) -> f64 {
        let deviations = match self.kind {
            ToleranceKind::Uniform => 3_f64.sqrt(),
            ToleranceKind::Normal => DEVIATIONS,
            ToleranceKind::Triangular => 6_f64.sqrt(),
        };
        self.plus_minus / deviations
    }

    /// The difference that a share of `place` (between 0 and 1, both left out) of all copies stays
    /// below, in the field's SI unit.
    #[must_use]
    pub fn quantile(&self, place: f64) -> f64 {
        match self.kind {
            ToleranceKind::Uniform => self.plus_minus * (2.0 * place - 1.0),
            ToleranceKind::Normal => {
                self.plus_minus / DEVIATIONS * Normal::standard().inverse_cdf(place)
            }
            // Below the middle, the share is half the square of the distance from the lower end.
            ToleranceKind::Triangular if place < 0.5 => {
                self.plus_minus * ((2.0 * place).sqrt() - 1.0)
            }
            ToleranceKind::Triangular => self.plus_minus * (1.0 - (2.0 * (1.0 - place)).sqrt()),
        }
    }
}

/// Standard deviations of a normal tolerance to either side.
const DEVIATIONS: f64 = 3.0;
