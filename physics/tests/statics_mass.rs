//! Mass, centre and inertia agree with independent sums over thin slices and with limiting shapes.

use std::f64::consts::PI;

use kipp_physics::spec::{MachineSpec, TubeSpec};
use kipp_physics::statics::{self, MassProperties};
use nalgebra::Vector3;

fn assert_close(what: &str, found: f64, expected: f64, relative: f64) {
    let error = (found - expected).abs() / expected.abs();
    assert!(
        error <= relative,
        "{what}: {found:e} instead of {expected:e}, off by {error:e}"
    );
}

/// The integral of `f` from `low` to `high` by the midpoints of many slices.
fn sliced(low: f64, high: f64, f: impl Fn(f64) -> f64) -> f64 {
    const SLICES: u32 = 200_000;
    let step = (high - low) / f64::from(SLICES);
    (0..SLICES)
        .map(|i| f(low + (f64::from(i) + 0.5) * step))
        .sum::<f64>()
        * step
}

/// Area of a rounded cube's slice at `x`: a square grown by what the ball leaves there.
fn slice_of_rounded_cube(x: f64, edge: f64, radius: f64) -> f64 {
    let flat = edge - 2.0 * radius;
    let past = (x.abs() - flat / 2.0).max(0.0);
    let grown = (radius * radius - past * past).max(0.0).sqrt();
    flat * flat + 4.0 * flat * grown + PI * grown * grown
}

/// Width at height `y` of a regular polygon that lies on a side, cut from its half planes.
fn width_of_polygon(y: f64, sides: u8, apothem: f64) -> f64 {
    (0..sides)
        .map(|side| 2.0 * PI * f64::from(side) / f64::from(sides))
        .filter(|turn| turn.sin() > 1e-9)
        .map(|turn| 2.0 * (apothem + y * turn.cos()) / turn.sin())
        .fold(f64::INFINITY, f64::min)
        .max(0.0)
}

#[test]
fn rounded_cube_equals_the_sum_of_its_slices() {
    let edge = 0.0155;
    for radius in [0.0012, 0.004, 0.007] {
        let exact = MassProperties::rounded_cube(edge, radius, 1180.0);
        let area = |x| slice_of_rounded_cube(x, edge, radius);
        let mass = 1180.0 * sliced(-edge / 2.0, edge / 2.0, area);
        let spread = 1180.0 * sliced(-edge / 2.0, edge / 2.0, |x| x * x * area(x));
        assert_close("mass", exact.mass_kg, mass, 1e-7);
        for axis in 0..3 {
            assert_close(
                "inertia",
                exact.inertia_kg_m2[(axis, axis)],
                2.0 * spread,
                1e-7,
            );
        }
    }
}

/// A slice across one axis is a rectangle grown by what the ball leaves there.
#[test]
fn rounded_cuboid_equals_the_sum_of_its_slices() {
    let (edges, radius) = ([0.0120, 0.0155, 0.0190], 0.0025);
    let exact = MassProperties::rounded_cuboid(edges.into(), radius, 1180.0);
    let flat = edges.map(|edge| edge - 2.0 * radius);
    let spreads = [0, 1, 2].map(|axis: usize| {
        let (b, c) = (flat[(axis + 1) % 3], flat[(axis + 2) % 3]);
        let area = |x: f64| {
            let past = (x.abs() - flat[axis] / 2.0).max(0.0);
            let grown = (radius * radius - past * past).max(0.0).sqrt();
            b * c + 2.0 * (b + c) * grown + PI * grown * grown
        };
        let half = edges[axis] / 2.0;
        assert_close(
            "mass",
            exact.mass_kg,
            1180.0 * sliced(-half, half, area),
            1e-7,
        );
        1180.0 * sliced(-half, half, |x| x * x * area(x))
    });
    for axis in 0..3 {
        let moment = spreads[(axis + 1) % 3] + spreads[(axis + 2) % 3];
        assert_close("inertia", exact.inertia_kg_m2[(axis, axis)], moment, 1e-7);
    }
}

#[test]
fn rounded_cube_without_rounding_is_the_cube() {
    let round = MassProperties::rounded_cube(0.016, 0.0, 700.0);
    let cube = MassProperties::cuboid(Vector3::repeat(0.016), 700.0);
    assert_close("mass", round.mass_kg, cube.mass_kg, 1e-14);
    assert_close(
        "inertia",
        round.inertia_kg_m2[(1, 1)],
        cube.inertia_kg_m2[(1, 1)],
        1e-14,
    );
    assert_close(
        "cube",
        cube.inertia_kg_m2[(0, 0)],
        cube.mass_kg * 0.016f64.powi(2) / 6.0,
        1e-14,
    );
}

#[test]
fn rounded_cube_rounded_to_its_middle_is_the_ball() {
    let radius: f64 = 0.008;
    let ball = MassProperties::rounded_cube(2.0 * radius, radius, 700.0);
    let mass = 700.0 * 4.0 / 3.0 * PI * radius.powi(3);
    assert_close("mass", ball.mass_kg, mass, 1e-14);
    assert_close(
        "inertia",
        ball.inertia_kg_m2[(2, 2)],
        0.4 * mass * radius * radius,
        1e-14,
    );
}

#[test]
fn a_weighed_die_keeps_its_mass_and_the_shape_of_its_inertia() {
    let mut die = MachineSpec::builtin().die[1].clone();
    let computed = statics::die(&die);
    die.mass_kg = Some(2.0 * computed.mass_kg);
    let weighed = statics::die(&die);
    assert_close("mass", weighed.mass_kg, 2.0 * computed.mass_kg, 1e-14);
    let (found, half) = (
        weighed.inertia_kg_m2[(0, 0)],
        computed.inertia_kg_m2[(0, 0)],
    );
    assert_close("inertia", found, 2.0 * half, 1e-14);
}

#[test]
fn walls_equal_the_sum_of_their_slices() {
    for sides in [5, 8] {
        let mut tube = MachineSpec::builtin().tube[0].clone();
        (tube.sides, tube.wall_m) = (sides, 0.006);
        let exact = statics::walls(&tube, 645.0);
        let (area, up, aside) = ring_moments(&tube);
        let (length, per_metre) = (tube.length_m, 645.0 * area);
        let mass = per_metre * length;
        let bend = mass * length * length / 12.0;
        assert_close("mass", exact.mass_kg, mass, 1e-7);
        assert_close(
            "along",
            exact.inertia_kg_m2[(0, 0)],
            645.0 * length * (up + aside),
            1e-7,
        );
        assert_close(
            "upright",
            exact.inertia_kg_m2[(1, 1)],
            bend + 645.0 * length * aside,
            1e-7,
        );
        assert_close(
            "rod",
            exact.inertia_kg_m2[(2, 2)],
            bend + 645.0 * length * up,
            1e-7,
        );
        assert_close(
            "station",
            exact.center_m.x,
            length / 2.0 - tube.pivot_station_m,
            1e-12,
        );
        assert_close("height", exact.center_m.y, -tube.pivot_height_m, 1e-12);
    }
}

/// Area of a tube's ring and its second moments upward and aside about the axis.
fn ring_moments(tube: &TubeSpec) -> (f64, f64, f64) {
    let filled = |apothem: f64| {
        let width = |y| width_of_polygon(y, tube.sides, apothem);
        let even = tube.sides.is_multiple_of(2);
        let top = if even {
            apothem
        } else {
            apothem / (PI / f64::from(tube.sides)).cos()
        };
        let area = sliced(-apothem, top, width);
        let up = sliced(-apothem, top, |y| y * y * width(y));
        let aside = sliced(-apothem, top, |y| width(y).powi(3) / 12.0);
        (area, up, aside)
    };
    let (outer, inner) = (
        filled(tube.bore_m / 2.0 + tube.wall_m),
        filled(tube.bore_m / 2.0),
    );
    (outer.0 - inner.0, outer.1 - inner.1, outer.2 - inner.2)
}

#[test]
fn a_square_tube_is_a_cuboid_less_its_bore() {
    let mut tube = MachineSpec::builtin().tube[0].clone();
    tube.sides = 4;
    let (inner, outer) = (tube.bore_m, tube.bore_m + 2.0 * tube.wall_m);
    let whole = MassProperties::cuboid(Vector3::new(tube.length_m, outer, outer), 645.0);
    let bore = MassProperties::cuboid(Vector3::new(tube.length_m, inner, inner), 645.0);
    let walls = statics::walls(&tube, 645.0);
    assert_close("mass", walls.mass_kg, whole.mass_kg - bore.mass_kg, 1e-12);
    let expected = whole.inertia_kg_m2 - bore.inertia_kg_m2;
    for axis in 0..3 {
        let found = walls.inertia_kg_m2[(axis, axis)];
        assert_close("inertia", found, expected[(axis, axis)], 1e-12);
    }
}

#[test]
fn the_end_wall_ends_where_the_dice_rest() {
    let tube = &MachineSpec::builtin().tube[0];
    let wall = statics::end_wall(tube, 645.0);
    let front = tube.pivot_station_m + wall.center_m.x + tube.wall_m / 2.0;
    assert_close("front face", front, tube.end_wall_station_m, 1e-12);
    let octagon = 8.0 * (PI / 8.0).tan() * (tube.bore_m / 2.0).powi(2);
    assert_close("mass", wall.mass_kg, 645.0 * octagon * tube.wall_m, 1e-12);
}

#[test]
fn combined_parts_equal_the_whole() {
    let size = Vector3::new(0.02, 0.03, 0.04);
    let whole = MassProperties::cuboid(size, 900.0).translated(Vector3::new(0.1, 0.2, -0.3));
    let piece = |at: f64, share: f64| {
        MassProperties::cuboid(size.component_mul(&Vector3::new(share, 1.0, 1.0)), 900.0)
            .translated(Vector3::new(0.1 + at, 0.2, -0.3))
    };
    let glued =
        MassProperties::combined([piece(-0.005, 0.5), piece(0.0025, 0.25), piece(0.0075, 0.25)]);
    assert_close("mass", glued.mass_kg, whole.mass_kg, 1e-12);
    assert!((glued.center_m - whole.center_m).norm() < 1e-12);
    assert!(
        (glued.inertia_kg_m2 - whole.inertia_kg_m2).norm() < 1e-12 * whole.inertia_kg_m2.norm()
    );
}

#[test]
fn parallel_axes_cost_mass_times_distance_squared() {
    let part = MassProperties::cuboid(Vector3::new(0.1, 0.02, 0.03), 1000.0)
        .translated(Vector3::new(0.3, 0.4, 9.0));
    let own = part.mass_kg * (0.01 + 0.0004) / 12.0;
    let about = part.inertia_about_z(Vector3::zeros());
    assert_close("inertia about z", about, own + part.mass_kg * 0.25, 1e-12);
    assert!(MassProperties::combined([]).mass_kg.abs() < f64::MIN_POSITIVE);
}

#[test]
fn a_tube_is_its_walls_end_wall_and_ballast() {
    let spec = MachineSpec::builtin();
    let density = spec.materials.board_density_kg_per_m3;
    let tube = &spec.tube[1];
    let parts = [
        statics::walls(tube, density),
        statics::end_wall(tube, density),
        statics::ballast(tube),
    ];
    let whole = statics::tube(&spec, 1);
    assert_close(
        "mass",
        whole.mass_kg,
        parts.iter().map(|part| part.mass_kg).sum(),
        1e-12,
    );
    let about_rod: f64 = parts
        .iter()
        .map(|part| part.inertia_about_z(Vector3::zeros()))
        .sum();
    assert_close(
        "inertia about the rod",
        whole.inertia_about_z(Vector3::zeros()),
        about_rod,
        1e-12,
    );
    let stack = &tube.ballast;
    assert_close(
        "ballast",
        parts[2].mass_kg,
        f64::from(stack.plates) * stack.plate_mass_kg,
        1e-12,
    );
    assert_close(
        "lever",
        parts[2].center_m.x,
        stack.station_m - tube.pivot_station_m,
        1e-12,
    );
}
