//! What a study file says about its tolerance analysis.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::study::Study;

/// The table `[tolerance]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StackTable {
    /// Orders of the dice over which worst case and RSS are averaged.
    #[schemars(range(min = 1, max = 100_000))]
    pub orders: u32,
}

impl Default for StackTable {
    fn default() -> Self {
        Self { orders: 300 }
    }
}

impl StackTable {
    /// That of a study, within bounds.
    #[must_use]
    pub fn of(study: &Study) -> Self {
        let table = study.file.tolerance.unwrap_or_default();
        Self {
            orders: table.orders.clamp(1, 100_000),
        }
    }
}
