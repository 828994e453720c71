//! Base, table and frame.

use nalgebra::Vector3;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where the machine stands and how its frame passes on a shock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BaseSpec {
    /// Gravity, m/s².
    pub gravity_m_per_s2: f64,
    /// Slope of the table towards the trays, rad; 0 is level.
    pub table_tilt_forward_rad: f64,
    /// Slope of the table along the rod, rad; 0 is level.
    pub table_tilt_sideways_rad: f64,
    /// Share of a tube's angular momentum at its front stop that the frame hands to each neighbour,
    /// turning it the same way, 1. 0 is a rigid frame.
    pub frame_coupling: f64,
    /// How that share falls from one neighbour to the next, 1.
    pub frame_decay: f64,
    /// Where the numbers come from.
    pub source: String,
}

impl BaseSpec {
    /// Gravity in bay axes (`x` forward along the table, `y` off the table, `z` along the rod),
    /// m/s².
    ///
    /// A table that slopes down towards the trays pulls forward by `g sin φ`; one that slopes down
    /// along the rod pulls along `+z`. The length of the vector is always `g`.
    #[must_use]
    pub fn gravity_vector(&self) -> Vector3<f64> {
        let (forward, level) = self.table_tilt_forward_rad.sin_cos();
        let (sideways, upright) = self.table_tilt_sideways_rad.sin_cos();
        Vector3::new(forward, -level * upright, level * sideways) * self.gravity_m_per_s2
    }
}
