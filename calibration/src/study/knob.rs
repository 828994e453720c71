//! What varies in a study.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::field::Field;

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
