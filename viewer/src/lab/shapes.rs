//! The shapes that touch each other in the simulation, as lines over the lab's machine.
//!
//! They are drawn from copies of the machine's sets, which nothing steps: the part of Rapier's plugin
//! that simulates is never added.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_rapier3d::plugin::context::{
    RapierContextColliders, RapierContextSimulation, RapierRigidBodySet,
};
use bevy_rapier3d::render::{DebugRenderContext, DebugRenderMode, RapierDebugRenderPlugin};
use kipp_physics::Machine;
use kipp_physics::machine::WORLD_UNIT_M;
use kipp_physics::spec::TUBES;
use rapier3d::geometry::{ColliderSet, SharedShape};
use rapier3d::math::Vector;

use crate::poses::offset;
use crate::scene::solid::metres;
use crate::scene::stage::Stage;
use crate::screen::Screen;
use crate::table::Table;

/// Whether the shapes are drawn while the lab is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shapes(pub bool);

/// The copy of a bay's world.
#[derive(Component)]
struct Copied(usize);

/// The key that shows and hides them.
const KEY: KeyCode = KeyCode::KeyC;

/// Draws the shapes of the lab's machine when they are wanted.
pub(super) fn plugin(app: &mut App) {
    let drawn = RapierDebugRenderPlugin {
        mode: DebugRenderMode::COLLIDER_SHAPES,
        ..default()
    };
    let lines = GizmoConfig {
        // Just before the faces on which they lie.
        depth_bias: -0.0005,
        ..default()
    };
    app.add_plugins(drawn.disabled())
        .insert_gizmo_config(DefaultGizmoConfigGroup, lines)
        .init_resource::<Shapes>()
        .add_systems(Startup, make_room)
        .add_systems(Update, (toggle.run_if(in_state(Screen::Lab)), copy).chain());
}

fn make_room(mut commands: Commands) {
    for bay in 0..TUBES {
        commands.spawn((Copied(bay), RapierContextSimulation::default()));
    }
}

fn toggle(
    keys: Res<ButtonInput<KeyCode>>,
    egui: Option<Res<EguiWantsInput>>,
    mut shapes: ResMut<Shapes>,
) {
    let is_typing = egui.is_some_and(|egui| egui.wants_any_keyboard_input());
    if !is_typing && keys.just_pressed(KEY) {
        shapes.0 = !shapes.0;
    }
}

/// Copies what the machine has moved since the last frame.
fn copy(
    table: NonSend<Table>,
    shapes: Res<Shapes>,
    screen: Res<State<Screen>>,
    stage: Res<Stage>,
    mut drawn: ResMut<DebugRenderContext>,
    mut copies: Query<(
        Entity,
        &Copied,
        &mut RapierContextColliders,
        &mut RapierRigidBodySet,
    )>,
    mut copied: Local<Option<u64>>,
) {
    drawn.enabled = shapes.0 && *screen.get() == Screen::Lab;
    if !drawn.enabled {
        *copied = None;
        return;
    }
    let machine = table.lab.machine();
    let now = Some(machine.tick());
    if *copied == now && !stage.is_changed() {
        return;
    }
    *copied = now;
    for (entity, Copied(bay), mut colliders, mut bodies) in &mut copies {
        // Bodies only tell which shapes move.
        bodies.bodies = machine.world(*bay).bodies.clone();
        colliders.colliders = in_scene(machine, *bay, entity);
    }
}

/// The shapes of a bay in the scene's metres; each belongs to `entity`, as the drawing wants it.
fn in_scene(machine: &Machine, bay: usize, entity: Entity) -> ColliderSet {
    let world = machine.world(bay);
    let mut colliders = world.colliders.clone();
    let unit = metres(WORLD_UNIT_M);
    let offset = offset(machine, bay);
    for (_, collider) in colliders.iter_mut() {
        // Before the first tick, shapes have not followed their bodies yet.
        let body = collider.parent().and_then(|body| world.bodies.get(body));
        let beside = body.zip(collider.position_wrt_parent());
        let mut at = beside.map_or(*collider.position(), |(body, at)| *body.position() * *at);
        at.translation = at.translation * unit + offset;
        collider.set_position(at);
        if let Some(shape) = collider.shape().scale_dyn(Vector::splat(unit), 1) {
            collider.set_shape(SharedShape(shape.into()));
        }
        collider.user_data = entity.to_bits().into();
    }
    colliders
}
