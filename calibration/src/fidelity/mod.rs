//! The two ways to fill a tube: in closed form, and on the simulated machine.

pub mod discrepancy;
pub mod gap;
pub mod machine;
pub mod plan;
pub mod statics;

use clap::ValueEnum;
use kipp_game::cli::words::Words;
use kipp_physics::spec::MachineSpec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::document::Cell;
use crate::replicate::Replicate;
use crate::row::{Row, Status};
use plan::FillPlan;

/// How closely a fill is worked out.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, ValueEnum,
)]
#[serde(rename_all = "snake_case")]
pub enum Fidelity {
    /// Closed form: dice lie in single file, for millions of cases.
    #[default]
    Statics,
    /// The simulated machine: dice fall, roll and jam; tubes swing. It is held for the truth.
    Machine,
}

impl Fidelity {
    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Statics => "statics",
            Self::Machine => "machine",
        }
    }

    /// Its name for people.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Statics => "fidelity-statics",
            Self::Machine => "fidelity-machine",
        })
    }

    /// Its name in a table.
    #[must_use]
    pub fn cell(self, words: &Words) -> Cell {
        Cell::named(self.name(), self.said(words))
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Statics => Self::Machine,
            Self::Machine => Self::Statics,
        }
    }

    /// Fills one tube of a machine until it tips; everything follows from the arguments.
    #[must_use]
    pub fn fill(self, spec: &MachineSpec, plan: &FillPlan, replicate: Replicate) -> Row {
        match self {
            Self::Statics => statics::fill_machine(spec, plan, replicate.dice),
            Self::Machine => match machine::fill(spec, plan, replicate) {
                Ok(fill) => fill.row(spec),
                // A fill breaks no other rule of the machine.
                Err(_) => Row::without_dice(Status::Unbuildable, plan.tube_number(replicate.dice)),
            },
        }
    }
}
