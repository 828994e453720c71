//! The body of a tube, in its own frame: origin on the rod's axis, `x` along the tube to the mouth.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;
use kipp_physics::spec::TubeSpec;

use super::solid::{Solid, metres};

/// How far marks stand off the board that they are printed on, m.
const PRINT_M: f32 = 0.0003;

/// Width of a strip along an edge, as a share of a side.
const EDGE: f32 = 0.05;

/// The parts of a tube, each of one material.
#[derive(Clone, Debug)]
pub struct TubeBody {
    /// The walls' outside, and the cap that closes the rear end.
    pub outside: Solid,
    /// The mouth's rim.
    pub rim: Solid,
    /// Strips along the edges between the sides, which show where a tube is that is seen through.
    pub edges: Solid,
    /// The walls' inside.
    pub lining: Solid,
    /// The end wall on which dice rest.
    pub end_wall: Solid,
    /// The ballast, plate by plate.
    pub ballast: Solid,
    /// Bands round the mouth that number the tube: one, two, three.
    pub bands: Solid,
}

impl TubeBody {
    /// The body of tube `number`, which counts from 0.
    #[must_use]
    pub fn of(spec: &TubeSpec, number: usize) -> TubeBody {
        TubeBody {
            outside: outside(spec),
            rim: rim(spec),
            edges: edges(spec),
            lining: lining(spec),
            end_wall: end_wall(spec),
            ballast: ballast(spec),
            bands: bands(spec, number + 1),
        }
    }
}

/// A cross-section of the tube, with the lowest side flat. Seen from the rear its corners run
/// counter-clockwise.
fn section(spec: &TubeSpec, apothem_m: f64, station_m: f64) -> Vec<Vec3> {
    let sides = f32::from(spec.sides);
    let reach = metres(apothem_m) / (PI / sides).cos();
    let middle = spec.to_tube_frame(station_m, 0.0);
    let middle = Vec3::new(metres(middle.x), metres(middle.y), 0.0);
    let corner = |side: u8| {
        let turn = (f32::from(side) + 0.5) / sides * TAU - FRAC_PI_2;
        middle + reach * Vec3::new(0.0, turn.sin(), turn.cos())
    };
    (0..spec.sides).map(corner).collect()
}

fn reversed(mut outline: Vec<Vec3>) -> Vec<Vec3> {
    outline.reverse();
    outline
}

fn outside(spec: &TubeSpec) -> Solid {
    let outer = spec.outer_apothem_m();
    let mut solid = Solid::default();
    let rear = section(spec, outer, 0.0);
    solid.band(&section(spec, outer, spec.length_m), &rear);
    solid.face(&rear);
    solid
}

fn rim(spec: &TubeSpec) -> Solid {
    let mut solid = Solid::default();
    let outer = section(spec, spec.outer_apothem_m(), spec.length_m);
    solid.band(&section(spec, spec.bore_m / 2.0, spec.length_m), &outer);
    solid
}

fn edges(spec: &TubeSpec) -> Solid {
    let apothem = spec.outer_apothem_m() + f64::from(PRINT_M);
    let (rear, mouth) = (
        section(spec, apothem, 0.0),
        section(spec, apothem, spec.length_m),
    );
    let mut solid = Solid::default();
    for (at, corner) in rear.iter().enumerate() {
        let along = mouth[at] - *corner;
        let next = rear[(at + 1) % rear.len()];
        let before = rear[(at + rear.len() - 1) % rear.len()];
        for (from, to) in [
            (*corner, corner.lerp(next, EDGE)),
            (corner.lerp(before, EDGE), *corner),
        ] {
            solid.face(&[from, from + along, to + along, to]);
        }
    }
    solid
}

fn lining(spec: &TubeSpec) -> Solid {
    let bore = spec.bore_m / 2.0;
    let mut solid = Solid::default();
    let end = section(spec, bore, spec.end_wall_station_m);
    solid.band(&end, &section(spec, bore, spec.length_m));
    solid
}

fn end_wall(spec: &TubeSpec) -> Solid {
    let bore = spec.bore_m / 2.0;
    let mut solid = Solid::default();
    let front = section(spec, bore, spec.end_wall_station_m);
    solid.face(&reversed(front));
    solid.face(&section(spec, bore, spec.end_wall_station_m - spec.wall_m));
    solid
}

fn ballast(spec: &TubeSpec) -> Solid {
    let stack = &spec.ballast;
    let (thick, edge) = (stack.plate_thickness_m, metres(stack.plate_edge_m));
    let first = stack.station_m - (stack.thickness_m() - thick) / 2.0;
    let mut solid = Solid::default();
    for plate in 0..stack.plates {
        let middle = spec.to_tube_frame(first + f64::from(plate) * thick, stack.height_m);
        let middle = Vec3::new(metres(middle.x), metres(middle.y), 0.0);
        // A gap lets plates be counted.
        solid.cuboid(middle, Vec3::new(0.8 * metres(thick), edge, edge));
    }
    solid
}

fn bands(spec: &TubeSpec, count: usize) -> Solid {
    let wide = spec.length_m / 40.0;
    let apothem = spec.outer_apothem_m() + f64::from(PRINT_M);
    let mut solid = Solid::default();
    for band in 0..count {
        let front = spec.length_m - wide * (1.5 + 2.0 * band as f64);
        let rear = section(spec, apothem, front - wide);
        solid.band(&section(spec, apothem, front), &rear);
    }
    solid
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_physics::MachineSpec;

    fn bounds(solid: &Solid) -> (Vec3, Vec3) {
        let corners = || solid.triangles().flatten();
        let least = corners().fold(Vec3::INFINITY, Vec3::min);
        (least, corners().fold(Vec3::NEG_INFINITY, Vec3::max))
    }

    #[test]
    fn a_tube_is_as_long_and_wide_as_its_description_and_lies_where_the_rod_runs() {
        let mut machine = MachineSpec::builtin();
        for sides in [4, 6, 8, 12] {
            let spec = &mut machine.tube[1];
            spec.sides = sides;
            spec.length_m = 0.21;
            let (least, most) = bounds(&TubeBody::of(spec, 0).outside);
            let half = spec.bore_m / 2.0 + spec.wall_m;
            let near = |found: f32, wanted: f64| {
                assert!((f64::from(found) - wanted).abs() < 1e-6, "{found} {wanted}");
            };
            near(least.x, -spec.pivot_station_m);
            near(most.x, spec.length_m - spec.pivot_station_m);
            near(least.y, -half - spec.pivot_height_m);
            near(most.y, half - spec.pivot_height_m);
        }
    }

    #[test]
    fn the_outside_looks_outward_and_the_lining_inward() {
        let spec = &MachineSpec::builtin().tube[0];
        let axis = metres(-spec.pivot_height_m);
        let outward = |[a, b, c]: [Vec3; 3]| {
            let normal = (b - a).cross(c - a);
            let middle = (a + b + c) / 3.0;
            let is_wall = normal.x.abs() < 1e-3 * normal.length();
            is_wall.then(|| normal.dot(middle.with_x(0.0) - Vec3::Y * axis) > 0.0)
        };
        let body = TubeBody::of(spec, 0);
        assert!(body.outside.triangles().filter_map(outward).all(|is| is));
        assert!(body.edges.triangles().filter_map(outward).all(|is| is));
        assert!(body.lining.triangles().filter_map(outward).all(|is| !is));
    }

    #[test]
    fn ballast_lies_behind_the_rod_and_has_all_its_plates() {
        let spec = &MachineSpec::builtin().tube[0];
        let ballast = TubeBody::of(spec, 0).ballast;
        let (least, most) = bounds(&ballast);
        let middle = f64::from(least.x + most.x) / 2.0 + spec.pivot_station_m;
        assert!((middle - spec.ballast.station_m).abs() < 1e-6, "{middle}");
        let triangles = ballast.triangles().count();
        assert_eq!(triangles, 6 * 4 * spec.ballast.plates as usize);
    }
}
