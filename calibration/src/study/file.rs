//! A study file as it is written.

use schemars::{JsonSchema, schema_for};
use serde::{Deserialize, Serialize};

use crate::analysis::tables::{ScreenTable, SensitivityTable};
use crate::design::DesignTable;
use crate::fidelity::Fidelity;
use crate::fidelity::plan::Neighbours;
use crate::fit::FitTable;
use crate::quantity::Quantity;
use crate::study::{Dice, ToleranceKind};
use crate::tolerance::tables::StackTable;

/// Version of the study files that this program reads.
pub const FORMAT: u32 = 1;

/// A question about a machine: what may vary, with which dice, and what is hoped for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyFile {
    /// Version of this file format; this program reads format 1.
    pub format: u32,
    /// What the study is called in reports.
    pub name: String,
    /// The machine file, as a path from this file's folder, or "default" for the built-in machine.
    #[serde(default = "default_machine")]
    pub machine: String,
    /// Seed of every draw.
    #[serde(default = "default_seed")]
    pub seed: u64,
    /// How fills are worked out: "statics" (closed form) or "machine" (simulated).
    #[serde(default)]
    pub fidelity: Fidelity,
    /// What is hoped for.
    #[serde(default)]
    pub goal: GoalTable,
    /// The dice that are dropped.
    #[serde(default)]
    pub dice: DiceTable,
    /// How many fills are made.
    #[serde(default)]
    pub cases: CasesTable,
    /// How the verb `design` judges and searches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub design: Option<DesignTable>,
    /// The fields that vary.
    #[serde(default, rename = "knob")]
    pub knobs: Vec<KnobTable>,
    /// How the machine is fitted to measurements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fit: Option<FitTable>,
    /// For the verb `screen`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub screen: Option<ScreenTable>,
    /// For the verb `sensitivity`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sensitivity: Option<SensitivityTable>,
    /// For the verb `tolerance`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<StackTable>,
}

/// Which tubes shall tip at which dice, and how surely.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct GoalTable {
    /// Names of the tubes that are watched; "*" stands for all.
    pub tubes: Vec<String>,
    /// First die at which a tube may tip, counted from 1.
    pub first_die: u32,
    /// Last die at which a tube may tip.
    pub last_die: u32,
    /// Share of cases within this band that is enough, "90 %" or 0.9 if left out: reports begin with ✓
    /// where the whole 95 % interval of the share is at or above it, with ✗ where it is below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enough: Option<Quantity>,
}

impl Default for GoalTable {
    fn default() -> Self {
        Self {
            tubes: vec!["*".to_owned()],
            first_die: 4,
            last_die: 5,
            enough: None,
        }
    }
}

/// The dice that are dropped, and where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DiceTable {
    /// The box of 12 of each size, or 12 of one size.
    pub which: Dice,
    /// What the tubes beside the watched one do.
    pub neighbours: Neighbours,
}

/// How many fills are made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CasesTable {
    /// Most fills.
    pub number: u64,
    /// Half the width of the 95 % interval of the share of fills in the wanted band at which the run
    /// may stop: "1 %" or 0.01. The run makes all fills if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_width: Option<Quantity>,
}

impl Default for CasesTable {
    fn default() -> Self {
        Self {
            number: 1000,
            half_width: None,
        }
    }
}

/// A field that varies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnobTable {
    /// Path of the field, such as "rod.friction", "die.large.edge_m" or, for all three tubes,
    /// "tube.*.ballast.plates".
    pub field: String,
    /// Least value. If left out, the value may only vary by its tolerance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Quantity>,
    /// Largest value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Quantity>,
    /// Step in which the value can be made, counted from the least value: whole plates are 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Quantity>,
    /// How far copies of the machine differ from what was meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<ToleranceTable>,
}

/// How far copies of the machine differ from what was meant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToleranceTable {
    /// How the difference is spread.
    #[serde(default)]
    pub kind: ToleranceKind,
    /// Largest difference to either side (of the kind "normal": three standard deviations). A
    /// percentage is of the machine's own value.
    pub plus_minus: Quantity,
}

fn default_machine() -> String {
    "default".to_owned()
}

const fn default_seed() -> u64 {
    1
}

impl StudyFile {
    /// JSON Schema (draft 2020-12) of a study file, as indented JSON.
    #[must_use]
    pub fn json_schema() -> String {
        let mut schema = schema_for!(Self);
        schema.insert(
            "title".into(),
            "Study file of kipp-calibrate, format 1".into(),
        );
        format!("{:#}", schema.as_value())
    }
}
