//! One size of dice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The three sizes, in the order of [`MachineSpec::die`](super::MachineSpec::die).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum DieSize {
    /// The smallest dice.
    Small,
    /// The middle size.
    Medium,
    /// The largest dice.
    Large,
}

impl DieSize {
    /// All sizes, small to large.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Position in [`MachineSpec::die`](super::MachineSpec::die).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A die: a cube with rounded edges, made of one material.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DieSpec {
    /// Edge length over all, m.
    pub edge_m: f64,
    /// Radius of the rounded edges and corners, m.
    pub corner_radius_m: f64,
    /// Density of the material, kg/m³.
    pub density_kg_per_m3: f64,
    /// Mass, kg, when it was weighed; otherwise it follows from shape and density.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mass_kg: Option<f64>,
}

impl DieSpec {
    /// Edge of the cube that is left inside the rounding, m.
    #[must_use]
    pub fn flat_edge_m(&self) -> f64 {
        self.edge_m - 2.0 * self.corner_radius_m
    }

    /// Width over two opposite rounded corners, m: the least bore in which the die turns freely.
    #[must_use]
    pub fn diagonal_m(&self) -> f64 {
        3f64.sqrt() * self.flat_edge_m() + 2.0 * self.corner_radius_m
    }
}
