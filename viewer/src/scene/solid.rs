//! Meshes from flat faces.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A length of a description, m, as meshes need it.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mesh shows a length to seven digits"
)]
pub fn metres(length_m: f64) -> f32 {
    length_m as f32
}

/// A body under construction.
#[derive(Clone, Debug, Default)]
pub struct Solid {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    indices: Vec<u32>,
}

impl Solid {
    /// A corner with the direction in which the surface looks there, and its number.
    pub fn corner(&mut self, position: Vec3, normal: Vec3) -> u32 {
        let number = self.positions.len();
        self.positions.push(position);
        self.normals.push(normal);
        u32::try_from(number).unwrap_or(u32::MAX)
    }

    /// A triangle of corners, counter-clockwise for whoever sees it.
    pub fn triangle(&mut self, corners: [u32; 3]) {
        self.indices.extend(corners);
    }

    /// A flat convex face, counter-clockwise for whoever sees it.
    pub fn face(&mut self, outline: &[Vec3]) {
        let middle = outline.iter().sum::<Vec3>() / outline.len() as f32;
        self.star(middle, outline);
    }

    /// A flat face of which every point is seen from `middle`.
    pub fn star(&mut self, middle: Vec3, outline: &[Vec3]) {
        let next = |at: usize| outline[(at + 1) % outline.len()];
        let area: Vec3 = (0..outline.len())
            .map(|at| (outline[at] - middle).cross(next(at) - middle))
            .sum();
        let normal = area.normalize_or_zero();
        let hub = self.corner(middle, normal);
        let rim: Vec<u32> = outline.iter().map(|at| self.corner(*at, normal)).collect();
        for (at, corner) in rim.iter().enumerate() {
            self.triangle([hub, *corner, rim[(at + 1) % rim.len()]]);
        }
    }

    /// Flat faces between two outlines of as many corners, each from one of `from` to the next and
    /// over to `to`.
    pub fn band(&mut self, from: &[Vec3], to: &[Vec3]) {
        for (at, corner) in from.iter().enumerate() {
            let next = (at + 1) % from.len();
            self.face(&[*corner, from[next], to[next], to[at]]);
        }
    }

    /// A cuboid.
    pub fn cuboid(&mut self, middle: Vec3, size: Vec3) {
        let half = size / 2.0;
        for (across, up) in [
            (Vec3::X, Vec3::Y),
            (Vec3::Y, Vec3::Z),
            (Vec3::Z, Vec3::X),
            (Vec3::Y, Vec3::X),
            (Vec3::Z, Vec3::Y),
            (Vec3::X, Vec3::Z),
        ] {
            let out = across.cross(up);
            let at = |u: f32, v: f32| middle + half * (out + across * u + up * v);
            self.face(&[at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)]);
        }
    }

    /// The corners of all triangles, three by three.
    pub fn triangles(&self) -> impl Iterator<Item = [Vec3; 3]> + '_ {
        let corner = |at: &u32| self.positions[*at as usize];
        let triangles = self.indices.as_chunks::<3>().0.iter();
        triangles.map(move |corners| corners.each_ref().map(corner))
    }

    /// The mesh.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        let topology = PrimitiveTopology::TriangleList;
        Mesh::new(topology, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_of_a_cuboid_looks_outward() {
        let middle = Vec3::new(1.0, 2.0, 3.0);
        let mut solid = Solid::default();
        solid.cuboid(middle, Vec3::new(1.0, 2.0, 3.0));
        let mut area = 0.0;
        for [a, b, c] in solid.triangles() {
            let twice = (b - a).cross(c - a);
            assert!(twice.dot(a - middle) > 0.0, "{a} {b} {c}");
            area += twice.length() / 2.0;
        }
        assert!((area - 22.0).abs() < 1e-4, "{area}");
    }
}
