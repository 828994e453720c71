//! The only place where f64 descriptions become f32 simulation values and back.

use nalgebra::{Matrix3, Vector3};
use rapier3d::math::{Matrix, Pose, Real, Rotation, Vector};

/// Rounds to the simulation's precision.
#[allow(
    clippy::cast_possible_truncation,
    reason = "rounding to f32 is the purpose"
)]
pub(crate) fn real(value: f64) -> Real {
    value as Real
}

pub(crate) fn vector(value: Vector3<f64>) -> Vector {
    Vector::new(real(value.x), real(value.y), real(value.z))
}

pub(crate) fn matrix(value: &Matrix3<f64>) -> Matrix {
    let column = |i| vector(value.column(i).into_owned());
    Matrix::from_cols(column(0), column(1), column(2))
}

pub(crate) fn rotation(value: [f64; 4]) -> Rotation {
    Rotation::from_xyzw(
        real(value[0]),
        real(value[1]),
        real(value[2]),
        real(value[3]),
    )
    .normalize()
}

pub(crate) fn exact(value: Vector) -> Vector3<f64> {
    Vector3::new(value.x.into(), value.y.into(), value.z.into())
}

pub(crate) fn exact_matrix(rotation: Rotation) -> Matrix3<f64> {
    let axis = |v: Vector| exact(rotation * v);
    Matrix3::from_columns(&[axis(Vector::X), axis(Vector::Y), axis(Vector::Z)])
}

pub(crate) fn pose(translation: Vector3<f64>, rotation_xyzw: [f64; 4]) -> Pose {
    Pose::from_parts(vector(translation), rotation(rotation_xyzw))
}
