//! How truly a fill is worked out.

use clap::ValueEnum;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The two ways to fill a tube.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Fidelity {
    /// Closed form: dice in single file. Hundreds of thousands of fills a second.
    #[default]
    Statics,
    /// The simulated machine. Tens of fills a second.
    Machine,
}
