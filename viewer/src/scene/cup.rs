//! The body of the cup from which dice are thrown, in its own frame: origin in its middle, `x` to the
//! mouth.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;
use kipp_physics::machine::WALL_M;
use kipp_physics::spec::CupSpec;

use super::solid::{Solid, metres};

/// How far the belt stands off the cup, m.
const BELT_M: f32 = 0.0006;

/// The parts of a cup, each of one material.
#[derive(Clone, Debug)]
pub struct CupBody {
    /// The walls' outside, the bottom and the rim.
    pub outside: Solid,
    /// The inside.
    pub lining: Solid,
    /// A belt round the mouth.
    pub belt: Solid,
}

impl CupBody {
    /// The body of this cup.
    #[must_use]
    pub fn of(spec: &CupSpec) -> CupBody {
        let (inner, wall) = (metres(spec.bore_m / 2.0), metres(WALL_M));
        let mouth = metres(spec.depth_m / 2.0);
        let ring = |apothem: f32, along: f32| section(spec.sides, apothem, along);
        let outer = inner + wall;
        let bottom = ring(outer, -mouth - wall);
        let mut outside = Solid::default();
        outside.band(&ring(outer, mouth), &bottom);
        outside.face(&bottom);
        outside.band(&ring(inner, mouth), &ring(outer, mouth));
        let mut lining = Solid::default();
        lining.band(&ring(inner, -mouth), &ring(inner, mouth));
        let floor: Vec<Vec3> = ring(inner, -mouth).into_iter().rev().collect();
        lining.face(&floor);
        let mut belt = Solid::default();
        let (upper, lower) = (0.88 * mouth, 0.72 * mouth);
        belt.band(&ring(outer + BELT_M, upper), &ring(outer + BELT_M, lower));
        CupBody {
            outside,
            lining,
            belt,
        }
    }
}

/// A cross-section with a flat side below. Seen from the bottom its corners run counter-clockwise.
fn section(sides: u8, apothem: f32, along: f32) -> Vec<Vec3> {
    let count = f32::from(sides);
    let reach = apothem / (PI / count).cos();
    let corner = |side: u8| {
        let turn = (f32::from(side) + 0.5) / count * TAU - FRAC_PI_2;
        Vec3::new(along, reach * turn.sin(), reach * turn.cos())
    };
    (0..sides).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_physics::ThrowSpec;

    #[test]
    fn the_cup_is_as_deep_and_wide_as_its_description_and_open_at_its_mouth() {
        let spec = ThrowSpec::builtin().cup;
        let body = CupBody::of(&spec);
        let reach = |solid: &Solid, way: Vec3| {
            let corners = solid.triangles().flatten();
            f64::from(corners.map(|at| at.dot(way)).fold(f32::MIN, f32::max))
        };
        for (way, wanted) in [
            (Vec3::NEG_Y, spec.bore_m / 2.0),
            (Vec3::X, spec.depth_m / 2.0),
            (Vec3::NEG_X, spec.depth_m / 2.0),
        ] {
            let found = reach(&body.lining, way);
            assert!((found - wanted).abs() < 1e-6, "{way} {found} {wanted}");
        }
        let wanted = spec.bore_m / 2.0 + WALL_M;
        assert!((reach(&body.outside, Vec3::NEG_Y) - wanted).abs() < 1e-6);
        let is_lid = |[a, b, c]: [Vec3; 3]| {
            let out = (b - a).cross(c - a).normalize_or_zero();
            let middle = (a + b + c) / 3.0;
            out.x > 0.9 && middle.yz().length() < 0.2 * metres(spec.bore_m) && middle.x > 0.0
        };
        assert!(!body.outside.triangles().any(is_lid));
        let inward = |[a, b, c]: [Vec3; 3]| {
            let out = (b - a).cross(c - a);
            out.dot((a + b + c) / 3.0) < 0.0
        };
        assert!(body.lining.triangles().all(inward));
        assert!(body.belt.triangles().all(|triangle| !inward(triangle)));
    }
}
