//! The tumble tray.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A tumble tray: a flat floor with four walls, before and below a tube's mouth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TraySpec {
    /// Horizontal distance from the rod's axis to the inside of the rear wall, m.
    pub rear_distance_m: f64,
    /// Inside length along the pour, m.
    pub length_m: f64,
    /// Inside width along the rod, m.
    pub width_m: f64,
    /// Height of the walls over the tray's floor, m.
    pub wall_height_m: f64,
    /// Depth of the tray's floor below the rod's axis, m.
    pub floor_depth_m: f64,
}
