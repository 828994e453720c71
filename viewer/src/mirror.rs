//! Every tube and die of the machine as an entity.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use kipp_physics::machine::{Part, PartPose};
use kipp_physics::{DieSize, Machine};

use crate::tick::Experiment;

/// Marks the entity that stands for a part of the machine.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirrored(pub Part);

/// Copies the machine's poses to entities after every tick.
pub fn plugin(app: &mut App) {
    app.add_systems(FixedPostUpdate, mirror);
}

/// Moves the entities of known parts, spawns those of new ones, despawns those that are gone.
#[allow(
    clippy::needless_pass_by_value,
    reason = "Bevy hands resources over so"
)]
fn mirror(
    mut commands: Commands,
    experiment: Res<Experiment>,
    mut entities: Query<(Entity, &Mirrored, &mut Transform)>,
) {
    let poses = experiment.machine.poses();
    let mut placed: HashMap<Part, Transform> = poses
        .iter()
        .map(|pose| (pose.part, transform(&experiment.machine, pose)))
        .collect();
    for (entity, mirrored, mut transform) in &mut entities {
        match placed.remove(&mirrored.0) {
            Some(place) => *transform = place,
            None => commands.entity(entity).despawn(),
        }
    }
    for part in poses.iter().map(|pose| pose.part) {
        if let Some(place) = placed.remove(&part) {
            commands.spawn((Mirrored(part), Name::new(name(part)), place));
        }
    }
}

/// A part's place in the scene: its pose in its bay, moved along the rod to where the bay stands.
#[must_use]
pub fn transform(machine: &Machine, pose: &PartPose) -> Transform {
    let [x, y, z]: [f64; 3] = machine.bay_offset_m(pose.bay).into();
    let offset = bevy::math::DVec3::new(x, y, z).as_vec3();
    Transform::from_translation(pose.pose.translation + offset).with_rotation(pose.pose.rotation)
}

/// What a part is called on the screen.
#[must_use]
pub fn name(part: Part) -> String {
    match part {
        Part::Tube(tube) => format!("tube {tube}"),
        Part::Die(die, size) => format!("die {} ({})", die.0, size_word(size)),
    }
}

const fn size_word(size: DieSize) -> &'static str {
    match size {
        DieSize::Small => "small",
        DieSize::Medium => "medium",
        DieSize::Large => "large",
    }
}
