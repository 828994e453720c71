//! From the description to rapier bodies, in one fixed order of insertion.
//!
//! Each tube stands in a world of its own with its tray; tubes never touch, and the frame passes
//! shocks on explicitly. Base and rod have no colliders: nothing that moves can reach them.

use rapier3d::prelude::*;

use super::hinge::Hinge;
use crate::drop::DieDrop;
use crate::real::{direction, pose, vector};
use crate::spec::{MachineSpec, TubeSpec};
use crate::statics;
use crate::tumble::{self, DieBody, HOLLOW, Prism, mass_properties};

/// An empty world with gravity as the tilted table feels it.
pub(super) fn world(spec: &MachineSpec) -> PhysicsWorld {
    tumble::world(spec.base.gravity_vector())
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
        let wall = tumble::surface(
            ColliderBuilder::cuboid(half[0], half[1], half[2]),
            HOLLOW,
            &spec.materials.die_on_tube,
            &spec.materials.die_on_die,
        )
        .density(0.0)
        .position(at);
        world
            .colliders
            .insert_with_parent(wall, body, &mut world.bodies);
    }
    Hinge::insert(world, tube, anchor, body)
}

/// Half extents and pose of each side panel and of the end wall, in tube coordinates and the units
/// of rapier.
fn panels(tube: &TubeSpec) -> Vec<([Real; 3], Pose)> {
    let prism = Prism {
        sides: tube.sides,
        bore_m: tube.bore_m,
        length_m: tube.length_m,
        wall_m: tube.wall_m,
        middle_m: tube.to_tube_frame(tube.length_m / 2.0, 0.0),
    };
    let end = tube.end_wall_station_m - prism.thickness_m() / 2.0 - tube.pivot_station_m;
    let mut panels = prism.panels();
    panels.push(prism.across(end));
    panels
}

/// The tumble tray and the table around it.
pub(super) fn tray(world: &mut PhysicsWorld, spec: &MachineSpec) {
    let materials = &spec.materials;
    tumble::tray(
        world,
        &spec.tray,
        &materials.die_on_tray,
        &materials.die_on_die,
    );
}

/// A die as it leaves the hand at the mouth of a tube that stands at `tube_pose`.
pub(super) fn die(
    world: &mut PhysicsWorld,
    spec: &MachineSpec,
    drop: &DieDrop,
    tube_pose: &Pose,
) -> RigidBodyHandle {
    let size = &spec.die[drop.size.index()];
    let at = pose(
        drop.center(&spec.tube[drop.tube]),
        drop.release.orientation_xyzw,
    );
    let die = DieBody {
        edges_m: [size.edge_m; 3],
        properties: statics::die(size),
        pose: *tube_pose * at,
        velocity: tube_pose.transform_vector(vector(drop.velocity())),
        spin: direction(drop.release.spin_rad_per_s.into()),
        number: drop.die.0,
    };
    die.insert(world, &spec.materials.die_on_die)
}
