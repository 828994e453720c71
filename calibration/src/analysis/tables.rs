//! What a study file says about its analyses.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::factors::Over;
use super::sobol::Sequence;
use crate::fidelity::Fidelity;
use crate::study::Study;

/// The table `[screen]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ScreenTable {
    /// What knobs move over.
    pub over: Over,
    /// Paths through the inputs; each costs one case more than there are inputs.
    #[schemars(range(min = 2, max = 10_000))]
    pub paths: u32,
    /// Levels of a knob, an even number.
    #[schemars(range(min = 2, max = 1000))]
    pub levels: u32,
}

impl Default for ScreenTable {
    fn default() -> Self {
        Self {
            over: Over::Range,
            paths: 40,
            levels: 4,
        }
    }
}

impl ScreenTable {
    /// That of a study, within bounds.
    #[must_use]
    pub fn of(study: &Study) -> Self {
        let table = study.file.screen.unwrap_or_default();
        Self {
            paths: table.paths.clamp(2, 10_000),
            levels: table.levels.clamp(2, 1000).next_multiple_of(2),
            ..table
        }
    }
}

/// The table `[sensitivity]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SensitivityTable {
    /// What knobs move over.
    pub over: Over,
    /// Rows of the design; each costs three cases more than there are inputs. 2048 by statics and 64 on
    /// the machine if left out; powers of two are spread best.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 16))]
    pub rows: Option<u32>,
    /// Where the points come from: "sobol" (at most 65536 rows and 128 knobs) or "random".
    pub sequence: Sequence,
}

impl SensitivityTable {
    /// That of a study.
    #[must_use]
    pub fn of(study: &Study) -> Self {
        study.file.sensitivity.unwrap_or_default()
    }

    /// Rows for a fidelity.
    #[must_use]
    pub fn rows(self, fidelity: Fidelity) -> u32 {
        self.rows.unwrap_or(match fidelity {
            Fidelity::Statics => 2048,
            Fidelity::Machine => 64,
        })
    }
}
