//! One tube and its ballast.

use std::f64::consts::TAU;

use nalgebra::Vector3;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One pivoting tube. Stations run from the rear end to the mouth, heights across the axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TubeSpec {
    /// What the tube is called; no two tubes of a machine share a name, capitals or not.
    pub name: String,
    /// Number of flat sides of the folded tube, 4 to 12; the lowest side lies flat.
    pub sides: u8,
    /// Clear width across the flats, m.
    pub bore_m: f64,
    /// Wall thickness, m, which counts in the mass. Simulated walls are at least 6 mm thick, grown
    /// outward.
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

    /// A point of the plane of symmetry relative to the rod's axis when the tube stands at an
    /// angle: forward and up, m.
    #[must_use]
    pub fn to_bay(&self, station_m: f64, height_m: f64, angle_rad: f64) -> [f64; 2] {
        let point = self.to_tube_frame(station_m, height_m);
        let (sin, cos) = angle_rad.sin_cos();
        [point.x * cos - point.y * sin, point.x * sin + point.y * cos]
    }

    /// Outer edge of the mouth on its lower (`side` −1) or upper (1) wall: forward and up from the
    /// rod's axis, m.
    pub(super) fn mouth_lip(&self, angle_rad: f64, side: f64) -> [f64; 2] {
        self.to_bay(self.length_m, side * self.outer_apothem_m(), angle_rad)
    }

    /// Lower outer edge of the rear end: forward and up from the rod's axis, m.
    pub(super) fn rear_lip(&self, angle_rad: f64) -> [f64; 2] {
        self.to_bay(0.0, -self.outer_apothem_m(), angle_rad)
    }

    /// Height of the underside over the rod's axis at a distance forward of it, m.
    pub(super) fn underside_at(&self, angle_rad: f64, forward_m: f64) -> f64 {
        let below = -self.outer_apothem_m() - self.pivot_height_m;
        below / angle_rad.cos() + forward_m * angle_rad.tan()
    }

    /// Distance from the axis to the parallel of a side that passes through the point at height
    /// `up_m` and `±aside_m`, for the side that is nearest to it, m: inside the bore it is below
    /// half the bore.
    pub(crate) fn reach_m(&self, up_m: f64, aside_m: f64) -> f64 {
        (0..self.sides)
            .map(|side| {
                let turn = TAU * f64::from(side) / f64::from(self.sides);
                aside_m * turn.sin() - up_m * turn.cos()
            })
            .fold(0.0, f64::max)
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
