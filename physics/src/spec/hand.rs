//! The dropping hand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a person drops a die into the held tube: nominal values and their spread.
///
/// The die is let go inside the mouth, turned at random. Offsets are drawn evenly from
/// `± spread`, limited to what the bore leaves free.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandSpec {
    /// Distance of the die's centre behind the mouth plane, m.
    pub depth_m: f64,
    /// Spread of that distance, m.
    pub depth_spread_m: f64,
    /// Spread of the offset across the mouth, m.
    pub offset_spread_m: f64,
    /// Speed into the tube, m/s.
    pub speed_m_per_s: f64,
    /// Spread of that speed, m/s.
    pub speed_spread_m_per_s: f64,
    /// Largest spin about each axis, rad/s.
    pub spin_spread_rad_per_s: f64,
}
