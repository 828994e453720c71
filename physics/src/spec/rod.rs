//! The rod.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The wooden rod and its dry bearing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RodSpec {
    /// Rod diameter, m.
    pub diameter_m: f64,
    /// Coulomb coefficient of the ring on the rod, 1. The bearing resists with
    /// `friction · normal load · rod radius`.
    pub friction: f64,
    /// Where the number comes from.
    pub source: String,
}

impl RodSpec {
    /// Rod radius, m.
    #[must_use]
    pub fn radius_m(&self) -> f64 {
        self.diameter_m / 2.0
    }

    /// Largest moment the dry bearing can hold under a load across the rod, N·m.
    #[must_use]
    pub fn friction_moment_nm(&self, load_n: f64) -> f64 {
        self.friction * load_n * self.radius_m()
    }
}
