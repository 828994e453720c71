//! The constant description of a machine: every dimension, mass and coefficient, in SI units.
//!
//! A [`MachineSpec`] is read from a TOML file and never changes while a machine runs. The state
//! of a running machine is [`Machine`](crate::Machine).
//!
//! # Axes
//! World and bay axes: `x` runs horizontally forward (the way a tube tips and pours), `y` up, `z`
//! along the rod. A tube's *station* is measured along its axis from the closed rear end towards
//! the mouth; its *height* is measured across the axis, up when the tube is level. A tube's
//! *angle* is the elevation of its mouth: positive at rest, negative at the front stop.

mod base;
mod check;
mod conflict;
mod die;
mod digest;
mod error;
mod fit;
mod hand;
mod load;
mod material;
mod rod;
mod schema;
mod stand;
mod swing;
mod throw;
mod tray;
mod tube;
mod validate;

pub use base::BaseSpec;
pub use conflict::Conflict;
pub use die::{DieSize, DieSpec};
pub use digest::SpecDigest;
pub use error::{SpecError, SpecProblem, Unreadable};
pub use hand::HandSpec;
pub use material::{MaterialsSpec, SurfaceSpec};
pub use rod::RodSpec;
pub use throw::{CupSpec, MOST_THROWN, ThrowSpec, ThrowTraySpec, ThrownDieSpec};
pub(crate) use throw::{SLOT_HEIGHT, SLOT_WIDTH, SLOTS_IN_LAYER};
pub use tray::TraySpec;
pub use tube::{BallastSpec, TubeSpec};

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Number of tubes on the rod, and of tumble trays before them.
pub const TUBES: usize = 3;

/// Version of the file format that this crate reads.
pub const FORMAT: u32 = 1;

/// The description of one machine. All quantities are SI and carry their unit in their name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MachineSpec {
    /// Version of this file format; this crate reads format 1.
    pub format: u32,
    /// What the machine is called in reports.
    pub name: String,
    /// What is assumed, measured or published about the numbers below.
    #[serde(default)]
    pub notes: Vec<String>,
    /// The wooden rod that carries the tubes.
    pub rod: RodSpec,
    /// Base, table and frame.
    pub base: BaseSpec,
    /// The tumble tray; each tube has one of its own, all alike.
    pub tray: TraySpec,
    /// How a person drops a die.
    pub hand: HandSpec,
    /// Surfaces and densities.
    pub materials: MaterialsSpec,
    /// The three die sizes, small to large.
    #[serde(deserialize_with = "three")]
    pub die: [DieSpec; 3],
    /// The three tubes in their order on the rod.
    #[serde(deserialize_with = "three")]
    pub tube: [TubeSpec; TUBES],
}

/// Reads a list of exactly three. An array's own reader would pass over a fourth without a word.
fn three<'de, D, T>(reader: D) -> Result<[T; 3], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let all = Vec::<T>::deserialize(reader)?;
    let found = all.len();
    all.try_into()
        .map_err(|_| D::Error::custom(format!("{found} in the list, a machine has exactly 3")))
}
