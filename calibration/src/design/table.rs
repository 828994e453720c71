//! What a study says about its design.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How designs are judged and how many are tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DesignTable {
    /// What shall be as large as possible.
    pub aim: Aim,
    /// Fills that judge one design, rounded up so that each copy meets every watched tube equally
    /// often.
    pub fills: u32,
    /// Copies within the tolerances among which these fills are spread; the worst tenth of them
    /// counts for the aim "worst-decile".
    pub copies: u32,
    /// Most designs that are tried.
    pub designs: u32,
    /// Share of fills within the wanted band that is good enough, 0 to 1.
    pub enough: f64,
    /// What else is wanted, though it may conflict; needs the fidelity "machine".
    pub also: Vec<Concern>,
}

impl Default for DesignTable {
    fn default() -> Self {
        Self {
            aim: Aim::default(),
            fills: 240,
            copies: 20,
            designs: 400,
            enough: 0.9,
            also: Vec::new(),
        }
    }
}

/// What shall be as large as possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The share of fills that tip within the wanted band.
    #[default]
    Share,
    /// That share in the worst tenth of the copies: its conditional value at risk (CVaR).
    WorstDecile,
}

/// What may conflict with the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Concern {
    /// A tube that tips shall pour every die.
    Emptied,
    /// No second tube shall tip at the same drop.
    Alone,
}
