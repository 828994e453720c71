//! From the description to rapier bodies, in one fixed order of insertion.
//!
//! Each tube stands in a world of its own with its tray; tubes never touch, and the frame passes
//! shocks on explicitly. Base and rod have no colliders: nothing that moves can reach them.

use nalgebra::Vector3;
use rapier3d::prelude::*;

use super::hinge::Hinge;
use crate::drop::DieDrop;
use crate::real::{matrix, pose, real, vector};
use crate::spec::{DieSpec, MachineSpec, SurfaceSpec, TraySpec, TubeSpec};
use crate::statics;

/// Ticks per simulated second. At 240 Hz a tube with resting dice tips within 0.05 % of where
/// statics says, and an empty one swings with its period to 1e-5: both are laws in the tests.
pub const TICK_HZ: u32 = 240;

/// Rapier's tolerances are multiples of this length, m. With the default of 1 m its slop (5 mm)
/// and speculative distance (20 mm) would be larger than a die's details. At 10 mm some dice piled
/// in a tube jitter for seconds; at 2 mm the cap on corrective speed that scales with it is too
/// low, and a loaded tube tips 1 % late.
const LENGTH_UNIT_M: f32 = 0.005;

/// Rapier caps speeds at a multiple of the length unit, m/s. Nothing here gets so fast.
const MAX_SPEED_M_PER_S: f32 = 20.0;

/// How far ahead a die looks for walls, m: with less, 8 mm dice at 5 m/s pass 1 mm walls.
const SOFT_CCD_M: f32 = 0.02;

/// Simulated walls are at least this thick, m, grown outward: inside dimensions stay true.
const WALL_M: f64 = 0.006;

const TUBE: Group = Group::GROUP_1;
const TRAY: Group = Group::GROUP_2;
const DICE: Group = Group::GROUP_3;

/// An empty world with gravity as the tilted table feels it.
pub(super) fn world(spec: &MachineSpec) -> PhysicsWorld {
    let mut world = PhysicsWorld::new();
    world.gravity = vector(spec.base.gravity_vector());
    let parameters = &mut world.integration_parameters;
    parameters.dt = 1.0 / TICK_HZ as f32;
    parameters.min_ccd_dt = parameters.dt / 100.0;
    parameters.length_unit = LENGTH_UNIT_M;
    // Recycled contacts go stale in a slowly turning tube: one with dice in it was seen to hang
    // still at 12 % beyond its bearing's dead band.
    parameters.contact_recycling = false;
    parameters.normalized_max_linear_velocity = MAX_SPEED_M_PER_S / LENGTH_UNIT_M;
    world
}

/// The tube on its rod, at rest.
pub(super) fn tube(world: &mut PhysicsWorld, spec: &MachineSpec, index: usize) -> Hinge {
    let tube = &spec.tube[index];
    let anchor = world.insert_body(RigidBodyBuilder::fixed());
    let properties = statics::tube(spec, index);
    let body = world.insert_body(
        RigidBodyBuilder::dynamic()
            .can_sleep(false)
            .additional_mass_properties(mass_properties(&properties)),
    );
    for (half, at) in panels(tube) {
        let wall = surface(
            ColliderBuilder::cuboid(half[0], half[1], half[2]),
            &spec.materials.die_on_tube,
            &spec.materials.die_on_die,
        )
        .density(0.0)
        .position(at)
        .collision_groups(InteractionGroups::new(TUBE, DICE, InteractionTestMode::And));
        world
            .colliders
            .insert_with_parent(wall, body, &mut world.bodies);
    }
    Hinge::insert(world, tube, anchor, body)
}

/// Half extents and pose of each side panel and of the end wall, in tube coordinates.
fn panels(tube: &TubeSpec) -> Vec<([f32; 3], Pose)> {
    let thickness = WALL_M.max(tube.wall_m);
    let apothem = tube.bore_m / 2.0;
    let sides = f64::from(tube.sides);
    let half_width = (apothem + thickness) * (std::f64::consts::PI / sides).tan();
    let middle = Vector3::new(
        tube.length_m / 2.0 - tube.pivot_station_m,
        -tube.pivot_height_m,
        0.0,
    );
    let panel = |k: u8| {
        let turn = std::f64::consts::TAU * f64::from(k) / sides;
        let out = Vector3::new(0.0, -turn.cos(), turn.sin()) * (apothem + thickness / 2.0);
        let half = [tube.length_m / 2.0, thickness / 2.0, half_width].map(real);
        (half, pose(middle + out, about_x(-turn)))
    };
    let mut panels: Vec<_> = (0..tube.sides).map(panel).collect();
    let end = Vector3::new(
        tube.end_wall_station_m - thickness / 2.0 - tube.pivot_station_m,
        -tube.pivot_height_m,
        0.0,
    );
    let half = [thickness / 2.0, apothem + thickness, apothem + thickness].map(real);
    panels.push((half, pose(end, about_x(0.0))));
    panels
}

/// Quaternion (x, y, z, w) of a turn about the tube's axis.
fn about_x(angle: f64) -> [f64; 4] {
    [(angle / 2.0).sin(), 0.0, 0.0, (angle / 2.0).cos()]
}

/// The tumble tray and the table around it.
pub(super) fn tray(world: &mut PhysicsWorld, spec: &MachineSpec) {
    let body = world.insert_body(RigidBodyBuilder::fixed());
    for (half, centre) in tray_boxes(&spec.tray) {
        let part = surface(
            ColliderBuilder::cuboid(real(half.x), real(half.y), real(half.z)),
            &spec.materials.die_on_tray,
            &spec.materials.die_on_die,
        )
        .translation(vector(centre))
        .collision_groups(InteractionGroups::new(TRAY, DICE, InteractionTestMode::And));
        world
            .colliders
            .insert_with_parent(part, body, &mut world.bodies);
    }
}

/// Half extents and centre of floor, rear, front and side walls, and of the table.
fn tray_boxes(tray: &TraySpec) -> [(Vector3<f64>, Vector3<f64>); 6] {
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

/// Gives a wall such a coefficient that rapier's average with a die's own (the die-on-die pair)
/// is exactly the pair's, so that all three pairs of surfaces hold at once.
fn surface(collider: ColliderBuilder, pair: &SurfaceSpec, dice: &SurfaceSpec) -> ColliderBuilder {
    let partner = |pair: f64, own: f64| real(2.0 * pair - own);
    collider
        .friction(partner(pair.friction, dice.friction))
        .restitution(partner(pair.restitution, dice.restitution))
}

/// A die as it leaves the hand at the mouth of a tube that stands at `tube_pose`.
pub(super) fn die(
    world: &mut PhysicsWorld,
    spec: &MachineSpec,
    drop: &DieDrop,
    tube_pose: &Pose,
) -> RigidBodyHandle {
    let size = &spec.die[drop.size.index()];
    let properties = mass_properties(&statics::die(size));
    let placed = *tube_pose * mouth_pose(&spec.tube[drop.tube], drop);
    let body = RigidBodyBuilder::dynamic()
        .pose(placed)
        .linvel(tube_pose.transform_vector(vector(drop.velocity())))
        .angvel(vector(drop.release.spin_rad_per_s.into()))
        .additional_mass_properties(properties)
        .ccd_enabled(true)
        .soft_ccd_prediction(SOFT_CCD_M)
        .allow_fast_rotation(true)
        .user_data(u128::from(drop.die.0));
    world
        .insert(body, die_shape(size, &spec.materials.die_on_die))
        .0
}

/// Pose of the die in tube coordinates.
fn mouth_pose(tube: &TubeSpec, drop: &DieDrop) -> Pose {
    let [across, along_rod] = drop.release.offset_m;
    let station = tube.length_m - drop.release.depth_m;
    let at = Vector3::new(
        station - tube.pivot_station_m,
        across - tube.pivot_height_m,
        along_rod,
    );
    pose(at, drop.release.orientation_xyzw)
}

/// A sharp cube over the edges. Parry's rounded boxes touch each other with a bias: five of them
/// tumbling together showed some faces 4 % too often (chi-square 53 with 5 degrees of freedom in
/// 30,000 dice; sharp ones 1 to 9). The rounding counts in the die's mass and inertia.
fn die_shape(size: &DieSpec, dice: &SurfaceSpec) -> ColliderBuilder {
    let half = real(size.edge_m / 2.0);
    ColliderBuilder::cuboid(half, half, half)
        .density(0.0)
        .friction(real(dice.friction))
        .restitution(real(dice.restitution))
        .collision_groups(InteractionGroups::new(
            DICE,
            TUBE | TRAY | DICE,
            InteractionTestMode::And,
        ))
}

fn mass_properties(of: &statics::MassProperties) -> MassProperties {
    MassProperties::with_inertia_matrix(
        vector(of.center_m),
        real(of.mass_kg),
        matrix(&of.inertia_kg_m2),
    )
}
