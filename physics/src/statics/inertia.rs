//! Mass, centre and inertia in closed form.

use std::f64::consts::PI;

use nalgebra::{Matrix3, Vector3};
use serde::{Deserialize, Serialize};

/// Mass, centre of mass and inertia of a rigid part.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MassProperties {
    /// Mass, kg.
    pub mass_kg: f64,
    /// Centre of mass, m.
    pub center_m: Vector3<f64>,
    /// Inertia tensor about the centre of mass along the frame's axes, kg·m².
    pub inertia_kg_m2: Matrix3<f64>,
}

impl MassProperties {
    /// Nothing: no mass at the origin.
    pub const ZERO: Self = Self {
        mass_kg: 0.0,
        center_m: Vector3::new(0.0, 0.0, 0.0),
        inertia_kg_m2: Matrix3::new(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    };

    /// A part centred on the origin whose frame's axes are principal.
    #[must_use]
    pub fn centred(mass_kg: f64, principal_kg_m2: Vector3<f64>) -> Self {
        Self {
            mass_kg,
            center_m: Vector3::zeros(),
            inertia_kg_m2: Matrix3::from_diagonal(&principal_kg_m2),
        }
    }

    /// A solid cuboid of the given edges and density (kg/m³), centred on the origin.
    ///
    /// `I_x = m (e_y² + e_z²) / 12`, and so on round.
    #[must_use]
    pub fn cuboid(size_m: Vector3<f64>, density_kg_per_m3: f64) -> Self {
        let mass = density_kg_per_m3 * size_m.x * size_m.y * size_m.z;
        Self::cuboid_of_mass(size_m, mass)
    }

    /// A solid cuboid of the given edges and mass, centred on the origin.
    #[must_use]
    pub fn cuboid_of_mass(size_m: Vector3<f64>, mass_kg: f64) -> Self {
        let sq = size_m.component_mul(&size_m);
        let principal = Vector3::new(sq.y + sq.z, sq.z + sq.x, sq.x + sq.y) * (mass_kg / 12.0);
        Self::centred(mass_kg, principal)
    }

    /// A solid cube with rounded edges and corners, centred on the origin.
    ///
    /// `edge_m` is the width over all; `radius_m` of the rounding may run from 0 (a cube) to half
    /// the edge (a ball).
    #[must_use]
    pub fn rounded_cube(edge_m: f64, radius_m: f64, density_kg_per_m3: f64) -> Self {
        Self::rounded_cuboid(Vector3::repeat(edge_m), radius_m, density_kg_per_m3)
    }

    /// The same shape with a known mass, evenly spread.
    #[must_use]
    pub fn rounded_cube_of_mass(edge_m: f64, radius_m: f64, mass_kg: f64) -> Self {
        let density = mass_kg / rounded_cube_volume_m3(edge_m, radius_m);
        Self::rounded_cuboid(Vector3::repeat(edge_m), radius_m, density)
    }

    /// A solid cuboid with rounded edges and corners, centred on the origin.
    ///
    /// `size_m` are the widths over all, of which the least is at least two radii.
    #[must_use]
    pub fn rounded_cuboid(size_m: Vector3<f64>, radius_m: f64, density_kg_per_m3: f64) -> Self {
        let half = size_m.map(|width| width / 2.0 - radius_m);
        let second = |x: f64, y: f64, z: f64| {
            rounded_second_moment_m5([x, y, z], radius_m) * density_kg_per_m3
        };
        let x = second(half.x, half.y, half.z);
        let y = second(half.y, half.z, half.x);
        let z = second(half.z, half.x, half.y);
        let mass = density_kg_per_m3 * rounded_volume_m3(half, radius_m);
        Self::centred(mass, Vector3::new(y + z, z + x, x + y))
    }

    /// The part moved by `by_m` without turning.
    #[must_use]
    pub fn translated(mut self, by_m: Vector3<f64>) -> Self {
        self.center_m += by_m;
        self
    }

    /// All parts glued into one.
    ///
    /// Inertias add after each is moved to the common centre (parallel axis theorem).
    #[must_use]
    pub fn combined(parts: impl IntoIterator<Item = Self>) -> Self {
        let parts: Vec<Self> = parts.into_iter().collect();
        let mass: f64 = parts.iter().map(|part| part.mass_kg).sum();
        if mass == 0.0 {
            return Self::ZERO;
        }
        let center = parts
            .iter()
            .map(|part| part.center_m * part.mass_kg)
            .sum::<Vector3<f64>>()
            / mass;
        Self {
            mass_kg: mass,
            center_m: center,
            inertia_kg_m2: parts.iter().map(|part| part.inertia_about(center)).sum(),
        }
    }

    /// Inertia tensor about any point, kg·m²: `I + m (d² 1 − d dᵀ)`.
    #[must_use]
    pub fn inertia_about(&self, point_m: Vector3<f64>) -> Matrix3<f64> {
        let d = self.center_m - point_m;
        let spread = Matrix3::from_diagonal_element(d.norm_squared()) - d * d.transpose();
        self.inertia_kg_m2 + spread * self.mass_kg
    }

    /// Moment of inertia about the line through `point_m` along `z`, kg·m².
    #[must_use]
    pub fn inertia_about_z(&self, point_m: Vector3<f64>) -> f64 {
        self.inertia_about(point_m)[(2, 2)]
    }
}

/// Volume of a cube with rounded edges and corners, m³.
#[must_use]
pub fn rounded_cube_volume_m3(edge_m: f64, radius_m: f64) -> f64 {
    rounded_volume_m3(Vector3::repeat(edge_m / 2.0 - radius_m), radius_m)
}

/// Volume of a box of half edges `a`, `b` and `c` (m) rolled over by a ball of radius `r` (m), m³:
/// `8abc + 8r (ab + bc + ca) + 2π r² (a + b + c) + 4/3 π r³`.
///
/// It is the sum (Minkowski) of box and ball, and falls into that box, six slabs on its faces, twelve
/// quarter cylinders along its edges (three whole cylinders) and eight octants on its corners (one
/// whole ball).
fn rounded_volume_m3(half: Vector3<f64>, r: f64) -> f64 {
    let [a, b, c] = [half.x, half.y, half.z];
    let slabs = 8.0 * r * (a * b + b * c + c * a);
    let cylinders = 2.0 * PI * r * r * (a + b + c);
    8.0 * a * b * c + slabs + cylinders + 4.0 / 3.0 * PI * r.powi(3)
}

/// `∫ x² dV` over a box of half edges `a` (along `x`), `b` and `c` rolled over by a ball of radius
/// `r`, about its middle, m⁵; two such sums times the density are a moment of inertia. With the parts
/// of [`rounded_volume_m3`]:
/// * box `8 a³ b c / 3`,
/// * two slabs across the axis `8 b c ((a+r)³ − a³)/3`, four beside it `8 r a³ (b+c)/3`,
/// * a cylinder along the axis `2π r² a³/3`,
/// * those across it, of the lengths `2b` and `2c`, `2 (b+c) (π r² a² + 8 a r³/3 + π r⁴/4)`,
/// * the ball, its halves moved apart by `2a`: `4/3 π r³ a² + π r⁴ a + 4/15 π r⁵`.
fn rounded_second_moment_m5([a, b, c]: [f64; 3], r: f64) -> f64 {
    let inside = 8.0 * a.powi(3) * b * c / 3.0;
    let across = 8.0 * b * c * ((a + r).powi(3) - a.powi(3)) / 3.0;
    let beside = 8.0 * r * a.powi(3) * (b + c) / 3.0;
    let along = 2.0 * PI * r * r * a.powi(3) / 3.0;
    let round = PI * r * r * a * a + 8.0 * a * r.powi(3) / 3.0 + PI * r.powi(4) / 4.0;
    let ball =
        4.0 / 3.0 * PI * r.powi(3) * a * a + PI * r.powi(4) * a + 4.0 / 15.0 * PI * r.powi(5);
    inside + across + beside + along + 2.0 * (b + c) * round + ball
}
