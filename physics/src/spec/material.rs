//! Surfaces.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What touches what, and the board the tubes are made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MaterialsSpec {
    /// Density of the tube's board, kg/m³.
    pub board_density_kg_per_m3: f64,
    /// Where the density comes from.
    pub board_source: String,
    /// A die on the inside of a tube.
    pub die_on_tube: SurfaceSpec,
    /// A die on tray or table.
    pub die_on_tray: SurfaceSpec,
    /// A die on a die.
    pub die_on_die: SurfaceSpec,
}

/// One pair of surfaces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SurfaceSpec {
    /// Coulomb coefficient, 1.
    pub friction: f64,
    /// Coefficient of restitution, 1.
    pub restitution: f64,
    /// Where the numbers come from.
    pub source: String,
}
