//! The body of a die and its pips.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::prelude::*;
use kipp_physics::Face;

use super::solid::{Solid, metres};

/// How far pips stand off a face, as a share of the shortest edge.
const LIFT: f32 = 0.006;
/// Steps in which an edge is rounded.
const STEPS: u8 = 4;

/// The shape of a die's pips, which tells its colour to those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Round pips: dice of no colour of their own, and yellow ones.
    Disc,
    /// Triangles: red.
    Triangle,
    /// Four-pointed stars: blue.
    Star,
}

impl Mark {
    /// The outline about the origin, of about the same area for all.
    fn outline(self) -> Vec<Vec2> {
        let polar = |turn: f32, reach: f32| reach * Vec2::from_angle(turn);
        let ring = |corners: u8, reaches: [f32; 2], start: f32| {
            let corner = |at: u8| {
                let turn = f32::from(at) / f32::from(corners) * TAU + start;
                polar(turn, reaches[usize::from(at % 2)])
            };
            (0..corners).map(corner).collect()
        };
        match self {
            Mark::Disc => ring(24, [1.0, 1.0], 0.0),
            Mark::Triangle => ring(3, [1.45, 1.45], TAU / 4.0),
            Mark::Star => ring(8, [1.5, 0.62], 0.0),
        }
    }
}

/// Two directions that span a face, counter-clockwise for whoever looks at it.
fn frame(face: Face) -> [Vec3; 3] {
    let normal = face.normal();
    let out = Vec3::new(metres(normal.x), metres(normal.y), metres(normal.z));
    let across = Vec3::new(out.y, out.z, out.x).abs();
    [across, out.cross(across), out]
}

/// Where pips lie on a face that reaches from -1 to 1.
fn places(face: Face) -> Vec<Vec2> {
    let corner = Vec2::splat(0.48);
    let other = Vec2::new(0.48, -0.48);
    let side = Vec2::new(0.0, 0.48);
    let mut places = match face.pips() {
        2 | 3 => vec![corner, -corner],
        4 | 5 => vec![corner, -corner, other, -other],
        6 => vec![corner, -corner, other, -other, side, -side],
        _ => Vec::new(),
    };
    if face.pips() % 2 == 1 {
        places.push(Vec2::ZERO);
    }
    places
}

/// The pips of all six faces of a die with these edges, m.
#[must_use]
pub fn pips(edges_m: [f64; 3], mark: Mark, scale: f32) -> Solid {
    let half = Vec3::from(edges_m.map(metres)) / 2.0;
    let outline = mark.outline();
    let mut solid = Solid::default();
    for face in Face::ALL {
        let [across, up, out] = frame(face);
        let size = if face.pips() == 1 { 0.30 } else { 0.20 };
        let reach = half.min_element();
        let level = out * (half.dot(out.abs()) + LIFT * reach);
        for place in places(face) {
            let at = |plane: Vec2| level + half * (across * plane.x + up * plane.y);
            let spot = |corner: &Vec2| {
                let plane = size * scale * reach * corner;
                at(place) + across * plane.x + up * plane.y
            };
            let rim: Vec<Vec3> = outline.iter().map(spot).collect();
            solid.star(at(place), &rim);
        }
    }
    solid
}

/// A cuboid with rounded edges and corners.
#[must_use]
pub fn rounded(edges_m: [f64; 3], radius_m: f64) -> Solid {
    let half = Vec3::from(edges_m.map(metres)) / 2.0;
    let radius = metres(radius_m).clamp(1e-5, 0.98 * half.min_element());
    let core = half - radius;
    let mut solid = Solid::default();
    for face in Face::ALL {
        let [across, up, out] = frame(face);
        let (columns, rows) = (lines(core.dot(across)), lines(core.dot(up.abs())));
        let corner = |(u, over_u): (f32, f32), (v, over_v): (f32, f32)| {
            let bend = out + across * over_u + up * over_v;
            let normal = bend.normalize();
            let inner = core * out + across * u + up * v;
            (inner + radius * normal, normal)
        };
        let mut grid = Vec::new();
        for row in &rows {
            for column in &columns {
                let (at, normal) = corner(*column, *row);
                grid.push(solid.corner(at, normal));
            }
        }
        let width = columns.len();
        for row in 1..rows.len() {
            for column in 1..width {
                let at = |r: usize, c: usize| grid[r * width + c];
                let (a, b) = (at(row - 1, column - 1), at(row - 1, column));
                let (c, d) = (at(row, column), at(row, column - 1));
                solid.triangle([a, b, c]);
                solid.triangle([a, c, d]);
            }
        }
    }
    solid
}

/// Lines across a face: where each starts on the flat core, and how far it bends over the edge.
fn lines(core: f32) -> Vec<(f32, f32)> {
    let bend = |step: u8| (FRAC_PI_4 * f32::from(step) / f32::from(STEPS)).tan();
    let lower = (0..=STEPS).rev().map(|step| (-core, -bend(step)));
    lower
        .chain((0..=STEPS).map(|step| (core, bend(step))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Number of pips that look in a direction: their fans do not touch.
    fn pips_towards(solid: &Solid, out: Vec3, corners: usize) -> usize {
        let looks = |[a, b, c]: &[Vec3; 3]| {
            (*b - *a).cross(*c - *a).normalize().dot(out) > 0.99 && a.dot(out) > 0.0
        };
        let triangles = solid.triangles().filter(looks).count();
        assert_eq!(triangles % corners, 0);
        triangles / corners
    }

    #[test]
    fn every_face_has_the_pips_that_physics_reads() {
        for mark in [Mark::Disc, Mark::Triangle, Mark::Star] {
            let solid = pips([0.014, 0.015, 0.016], mark, 1.0);
            for face in Face::ALL {
                let out = frame(face)[2];
                let found = pips_towards(&solid, out, mark.outline().len());
                assert_eq!(found, usize::from(face.pips()), "{mark:?}");
            }
        }
    }

    #[test]
    fn pips_lie_on_their_face_and_clear_of_its_edges() {
        let edges = [0.014, 0.015, 0.016];
        let half = Vec3::from(edges.map(metres)) / 2.0;
        for mark in [Mark::Disc, Mark::Triangle, Mark::Star] {
            for corner in pips(edges, mark, 1.15).triangles().flatten() {
                let share = (corner / half).abs();
                let mut shares = share.to_array();
                shares.sort_by(f32::total_cmp);
                assert!(shares[1] < 0.828, "{mark:?} {share}");
                assert!((1.0..1.02).contains(&shares[2]), "{mark:?} {share}");
            }
        }
    }

    #[test]
    fn a_die_fills_its_edges_and_looks_outward() {
        let edges = [0.014, 0.015, 0.016];
        let die = rounded(edges, 0.0012);
        let most = die.triangles().flatten().fold(Vec3::ZERO, Vec3::max);
        assert!((most * 2.0).abs_diff_eq(Vec3::from(edges.map(metres)), 1e-6));
        for [a, b, c] in die.triangles() {
            assert!((b - a).cross(c - a).dot(a) > 0.0, "{a} {b} {c}");
        }
    }
}
