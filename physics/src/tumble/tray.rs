//! The tumble tray and the table around it.

use nalgebra::Vector3;
use rapier3d::prelude::*;

use super::WALL_M;
use super::world::{TRAY, surface};
use crate::real::{length, vector};
use crate::spec::{SurfaceSpec, TraySpec};

/// Inserts a tray, and the table it stands on.
pub(crate) fn tray(
    world: &mut PhysicsWorld,
    spec: &TraySpec,
    floor: &SurfaceSpec,
    dice: &SurfaceSpec,
) {
    let body = world.insert_body(RigidBodyBuilder::fixed());
    for (half, centre) in boxes(spec) {
        let part = ColliderBuilder::cuboid(length(half.x), length(half.y), length(half.z));
        let part = surface(part, TRAY, floor, dice).translation(vector(centre));
        world
            .colliders
            .insert_with_parent(part, body, &mut world.bodies);
    }
}

/// Half extents and centre of floor, rear, front and side walls, and of the table.
fn boxes(tray: &TraySpec) -> [(Vector3<f64>, Vector3<f64>); 6] {
    let t = WALL_M / 2.0;
    let (length, width) = (tray.length_m / 2.0, tray.width_m / 2.0);
    let middle = tray.rear_distance_m + length;
    let floor = -tray.floor_depth_m;
    let height = tray.wall_height_m / 2.0;
    let wall = |x: f64, z: f64, half_x: f64, half_z: f64| {
        (
            Vector3::new(half_x, height, half_z),
            Vector3::new(x, floor + height, z),
        )
    };
    let across = width + 2.0 * t;
    [
        (
            Vector3::new(length + 2.0 * t, t, across),
            Vector3::new(middle, floor - t, 0.0),
        ),
        wall(tray.rear_distance_m - t, 0.0, t, across),
        wall(tray.rear_distance_m + 2.0 * length + t, 0.0, t, across),
        wall(middle, width + t, length, t),
        wall(middle, -width - t, length, t),
        (
            Vector3::new(1.0, 0.05, 1.0),
            Vector3::new(middle, floor - 2.0 * t - 0.05, 0.0),
        ),
    ]
}

/// Whether a point lies over the tray's floor and below the top of its walls.
pub(crate) fn holds(tray: &TraySpec, at: Vector3<f64>) -> bool {
    let is_over = (tray.rear_distance_m..tray.rear_distance_m + tray.length_m).contains(&at.x)
        && at.z.abs() < tray.width_m / 2.0;
    is_over && at.y < tray.wall_height_m - tray.floor_depth_m
}
