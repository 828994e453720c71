//! The only place where f64 descriptions become f32 simulation values and back.
//!
//! Descriptions are in SI units; rapier calculates in centimetres, kilograms and seconds. Parry takes
//! two crossing edges for parallel when the product of their squared lengths is below 1.2e-7
//! (`closest_points_line2d`, parry 0.30). In metres that is so for any two edges shorter than
//! 18 mm: no edges of two dice would ever touch, an overhanging die would topple, and one turned
//! by 45 degrees would fall through the die below.

use nalgebra::{Matrix3, Vector3};
use rapier3d::math::{Matrix, Pose, Real, Rotation, Vector};

/// Rapier's lengths in a metre.
pub(crate) const PER_METRE: f64 = 100.0;

/// Moments, moments of inertia and energies of rapier in one of SI.
const PER_SQUARE_METRE: f64 = PER_METRE * PER_METRE;

/// Rounds what has no length in it: an angle, a mass, a coefficient.
#[allow(
    clippy::cast_possible_truncation,
    reason = "rounding to f32 is the purpose"
)]
pub(crate) const fn real(value: f64) -> Real {
    value as Real
}

/// Rounds a length, m, or a speed, m/s.
pub(crate) const fn length(value: f64) -> Real {
    real(value * PER_METRE)
}

/// Rounds a moment, N·m, an angular momentum or what else has the square of a length in it.
pub(crate) const fn moment(value: f64) -> Real {
    real(value * PER_SQUARE_METRE)
}

/// Rounds a position, m, a velocity, m/s, or an acceleration, m/s².
pub(crate) fn vector(value: Vector3<f64>) -> Vector {
    direction(value * PER_METRE)
}

/// Rounds a direction or an angular velocity, rad/s.
pub(crate) fn direction(value: Vector3<f64>) -> Vector {
    Vector::new(real(value.x), real(value.y), real(value.z))
}

/// Rounds moments of inertia, kg·m².
pub(crate) fn inertia(value: &Matrix3<f64>) -> Matrix {
    let column = |i| direction(value.column(i) * PER_SQUARE_METRE);
    Matrix::from_cols(column(0), column(1), column(2))
}

/// Rounds a unit quaternion (x, y, z, w).
pub(crate) fn rotation(value: [f64; 4]) -> Rotation {
    Rotation::from_array(value.map(real)).normalize()
}

/// Rounds a place, m, and a unit quaternion (x, y, z, w).
pub(crate) fn pose(translation_m: Vector3<f64>, rotation_xyzw: [f64; 4]) -> Pose {
    Pose::from_parts(vector(translation_m), rotation(rotation_xyzw))
}

/// A position, m, or a velocity, m/s.
pub(crate) fn exact(value: Vector) -> Vector3<f64> {
    plain(value) / PER_METRE
}

/// A direction, or what else has no length in it.
fn plain(value: Vector) -> Vector3<f64> {
    Vector3::new(value.x.into(), value.y.into(), value.z.into())
}

/// An energy, J.
pub(crate) fn exact_energy(value: Real) -> f64 {
    f64::from(value) / PER_SQUARE_METRE
}

/// The axes that a rotation turns the coordinate axes to, as columns.
pub(crate) fn exact_axes(rotation: Rotation) -> Matrix3<f64> {
    let axis = |v: Vector| plain(rotation * v);
    Matrix3::from_columns(&[axis(Vector::X), axis(Vector::Y), axis(Vector::Z)])
}

/// The same place in metres.
pub(crate) fn in_metres(pose: &Pose) -> Pose {
    Pose::from_parts(pose.translation / real(PER_METRE), pose.rotation)
}
