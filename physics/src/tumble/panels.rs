//! Hollow prisms made of panels.

use nalgebra::Vector3;
use rapier3d::math::{Pose, Real};
use std::f64::consts::{PI, TAU};

use super::WALL_M;
use crate::real::{length, pose};

/// A regular hollow prism along `x`, of which the inside counts.
pub(crate) struct Prism {
    /// Number of panels round the axis.
    pub(crate) sides: u8,
    /// Width between opposite panels, m.
    pub(crate) bore_m: f64,
    /// Length of the panels, m.
    pub(crate) length_m: f64,
    /// Thickness of the walls, m, unless they must be thicker.
    pub(crate) wall_m: f64,
    /// Middle of the prism, m.
    pub(crate) middle_m: Vector3<f64>,
}

impl Prism {
    /// Half extents and pose of each side panel, in the units of rapier.
    pub(crate) fn panels(&self) -> Vec<([Real; 3], Pose)> {
        let thickness = self.thickness_m();
        let apothem = self.bore_m / 2.0;
        let sides = f64::from(self.sides);
        let half_width = (apothem + thickness) * (PI / sides).tan();
        let panel = |k: u8| {
            let turn = TAU * f64::from(k) / sides;
            let out = Vector3::new(0.0, -turn.cos(), turn.sin()) * (apothem + thickness / 2.0);
            let half = [self.length_m / 2.0, thickness / 2.0, half_width].map(length);
            (half, pose(self.middle_m + out, about_x(-turn)))
        };
        (0..self.sides).map(panel).collect()
    }

    /// Half extents and pose of a wall across the prism with its middle at `middle_x_m`, in the units
    /// of rapier.
    pub(crate) fn across(&self, middle_x_m: f64) -> ([Real; 3], Pose) {
        let thickness = self.thickness_m();
        let reach = self.bore_m / 2.0 + thickness;
        let half = [thickness / 2.0, reach, reach].map(length);
        let at = Vector3::new(middle_x_m, self.middle_m.y, self.middle_m.z);
        (half, pose(at, about_x(0.0)))
    }

    /// Thickness of the simulated walls, m.
    pub(crate) fn thickness_m(&self) -> f64 {
        WALL_M.max(self.wall_m)
    }
}

/// Quaternion (x, y, z, w) of a turn about the prism's axis.
fn about_x(angle: f64) -> [f64; 4] {
    [(angle / 2.0).sin(), 0.0, 0.0, (angle / 2.0).cos()]
}
