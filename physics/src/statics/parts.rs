//! The machine's parts as mass properties.

use std::f64::consts::PI;

use nalgebra::Vector3;

use super::MassProperties;
use crate::spec::{BallastSpec, DieSpec, MachineSpec, TubeSpec};

/// A die, centred on the origin: its weighed mass where the file gives one, else the rounded
/// cube's volume times its density.
#[must_use]
pub fn die(spec: &DieSpec) -> MassProperties {
    match spec.mass_kg {
        Some(mass) => MassProperties::rounded_cube_of_mass(spec.edge_m, spec.corner_radius_m, mass),
        None => {
            MassProperties::rounded_cube(spec.edge_m, spec.corner_radius_m, spec.density_kg_per_m3)
        }
    }
}

/// An empty tube with its ballast, in the tube frame (origin on the rod's axis, `x` to the mouth).
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn tube(spec: &MachineSpec, tube: usize) -> MassProperties {
    let tube = &spec.tube[tube];
    MassProperties::combined([board(spec, tube), ballast(tube)])
}

/// The board of a tube without its ballast: walls and inner end wall, in the tube frame.
#[must_use]
pub fn board(spec: &MachineSpec, tube: &TubeSpec) -> MassProperties {
    let density = spec.materials.board_density_kg_per_m3;
    MassProperties::combined([walls(tube, density), end_wall(tube, density)])
}

/// The walls: a regular prism of real wall thickness from rear end to mouth, in the tube frame.
#[must_use]
pub fn walls(tube: &TubeSpec, density_kg_per_m3: f64) -> MassProperties {
    let inside = Polygon::new(tube.sides, tube.bore_m / 2.0);
    let outside = Polygon::new(tube.sides, tube.bore_m / 2.0 + tube.wall_m);
    let ring = outside.without(inside);
    ring.prism(tube.length_m, density_kg_per_m3)
        .translated(tube.to_tube_frame(tube.length_m / 2.0, 0.0))
}

/// The inner end wall: one board across the bore, its front where the dice come to rest.
#[must_use]
pub fn end_wall(tube: &TubeSpec, density_kg_per_m3: f64) -> MassProperties {
    let middle = tube.end_wall_station_m - tube.wall_m / 2.0;
    Polygon::new(tube.sides, tube.bore_m / 2.0)
        .prism(tube.wall_m, density_kg_per_m3)
        .translated(tube.to_tube_frame(middle, 0.0))
}

/// The ballast stack as one cuboid, in the tube frame.
#[must_use]
pub fn ballast(tube: &TubeSpec) -> MassProperties {
    let BallastSpec {
        plate_edge_m,
        station_m,
        height_m,
        ..
    } = tube.ballast;
    let size = Vector3::new(tube.ballast.thickness_m(), plate_edge_m, plate_edge_m);
    MassProperties::cuboid_of_mass(size, tube.ballast.mass_kg())
        .translated(tube.to_tube_frame(station_m, height_m))
}

/// Area and polar second moment of a regular polygon about its middle.
#[derive(Clone, Copy)]
struct Polygon {
    area_m2: f64,
    polar_m4: f64,
}

impl Polygon {
    /// From the number of sides and the distance `p` from the middle to a side.
    ///
    /// With `t = tan(π/n)`: area `n p² t`, polar second moment `n p⁴ t (1 + t²/3) / 2`
    /// (`2n` right triangles of legs `p` and `p t`).
    fn new(sides: u8, apothem_m: f64) -> Self {
        let n = f64::from(sides);
        let t = (PI / n).tan();
        Self {
            area_m2: n * apothem_m.powi(2) * t,
            polar_m4: n * apothem_m.powi(4) * t * (1.0 + t * t / 3.0) / 2.0,
        }
    }

    fn without(self, hole: Self) -> Self {
        Self {
            area_m2: self.area_m2 - hole.area_m2,
            polar_m4: self.polar_m4 - hole.polar_m4,
        }
    }

    /// The prism along `x` over this section, centred on the origin. A regular polygon's second
    /// moment is the same about every line through its middle: half the polar one.
    fn prism(self, length_m: f64, density_kg_per_m3: f64) -> MassProperties {
        let mass = density_kg_per_m3 * self.area_m2 * length_m;
        let along = density_kg_per_m3 * self.polar_m4 * length_m;
        let across = along / 2.0 + mass * length_m * length_m / 12.0;
        MassProperties::centred(mass, Vector3::new(along, across, across))
    }
}
