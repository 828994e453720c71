//! One tube and its ballast.

use nalgebra::Vector3;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One pivoting tube. Stations run from the rear end to the mouth, heights across the axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TubeSpec {
    /// What the tube is called.
    pub name: String,
    /// Number of flat sides of the folded tube, 4 to 12; the lowest side lies flat.
    pub sides: u8,
    /// Clear width across the flats, m.
    pub bore_m: f64,
    /// Wall thickness, m. In the simulation it is doubled outward where needed, its mass is not.
    pub wall_m: f64,
    /// Length from the rear end to the mouth, m.
    pub length_m: f64,
    /// Station of the rod's axis, m.
    pub pivot_station_m: f64,
    /// Height of the rod's axis across the tube, m; negative is below the tube's axis.
    pub pivot_height_m: f64,
    /// Station of the inner end wall's front face, where the dice come to rest, m.
    pub end_wall_station_m: f64,
    /// Elevation of the mouth at rest, rad.
    pub rest_angle_rad: f64,
    /// Elevation of the mouth at the front stop, rad; negative, since the mouth hangs down.
    pub front_stop_angle_rad: f64,
    /// The ballast at the rear.
    pub ballast: BallastSpec,
}

/// A stack of equal plates glued into the rear end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BallastSpec {
    /// Number of plates.
    pub plates: u32,
    /// Mass of one plate, kg.
    pub plate_mass_kg: f64,
    /// Thickness of one plate along the tube, m.
    pub plate_thickness_m: f64,
    /// Width and height of a plate, m.
    pub plate_edge_m: f64,
    /// Station of the middle of the stack, m.
    pub station_m: f64,
    /// Height of the middle of the stack across the axis, m.
    pub height_m: f64,
}

impl TubeSpec {
    /// A point of the tube's plane of symmetry in the tube frame, m.
    ///
    /// The tube frame has its origin on the rod's axis, `x` along the tube to the mouth, `y` across
    /// it (up when the tube is level) and `z` along the rod.
    #[must_use]
    pub fn to_tube_frame(&self, station_m: f64, height_m: f64) -> Vector3<f64> {
        Vector3::new(
            station_m - self.pivot_station_m,
            height_m - self.pivot_height_m,
            0.0,
        )
    }

    /// Distance from the tube's axis to the outside of a wall, m.
    #[must_use]
    pub fn outer_apothem_m(&self) -> f64 {
        self.bore_m / 2.0 + self.wall_m
    }
}

impl BallastSpec {
    /// Mass of the stack, kg.
    #[must_use]
    pub fn mass_kg(&self) -> f64 {
        f64::from(self.plates) * self.plate_mass_kg
    }

    /// Thickness of the stack along the tube, m.
    #[must_use]
    pub fn thickness_m(&self) -> f64 {
        f64::from(self.plates) * self.plate_thickness_m
    }
}
