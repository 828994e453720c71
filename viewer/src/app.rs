//! The application: what every way of running it has in common, and the two ways to run it.

use std::time::Duration;

use bevy::app::{SubApp, TaskPoolPlugin};
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy::window::WindowResizeConstraints;
use bevy_egui::EguiPlugin;
use kipp_physics::machine::TICK_HZ;

use crate::screen::Screen;
use crate::settings::{self, Settings};
use crate::table::Table;
use crate::{
    camera, farewell, hud, input, lab, mirror, obey, replay, scene, shelf, surroundings, tick,
};

/// Everything but pictures and panels.
pub fn core(app: &mut App) {
    app.init_state::<Screen>().add_plugins((
        tick::plugin,
        mirror::plugin,
        obey::plugin,
        replay::plugin,
        shelf::plugin,
        farewell::plugin,
    ));
}

/// Lets the systems that were added so far run one after the other: they are so short that handing
/// them to threads takes longer. Of a frame of the lab with 36 dice that was 1.3 of 7.1 ms.
pub fn in_turn(app: &mut SubApp) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// An app without window, picture and panels, whose clock moves by one tick at each update, however
/// long the update takes.
pub fn headless(table: Table) -> App {
    let tick = Duration::from_secs_f64(1.0 / f64::from(TICK_HZ));
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(tick))
        .insert_resource(Settings::default())
        .insert_non_send(table);
    core(&mut app);
    app
}

/// Smallest window that a system should offer, pixels; panels need that much.
const SMALLEST: Vec2 = Vec2::new(640.0, 360.0);

/// The log with our own warnings only: what a driver or Bevy says is not for players. `RUST_LOG`
/// shows more.
#[must_use]
pub fn quiet_log() -> LogPlugin {
    LogPlugin {
        filter: "off,kipp_viewer=warn".to_owned(),
        ..LogPlugin::default()
    }
}

/// How everything is drawn, in a window or without.
#[must_use]
pub fn drawing() -> RenderPlugin {
    RenderPlugin {
        render_creation: surroundings::render_settings().into(),
        // Else things would lack parts in the first pictures that show them.
        synchronous_pipeline_compilation: true,
        ..RenderPlugin::default()
    }
}

/// The app in a window of its own, with pictures and panels.
pub fn windowed(table: Table, settings: Settings, size: UVec2) -> App {
    let mut app = App::new();
    let window = Window {
        title: "Kipp mir Saures".to_owned(),
        resolution: size.into(),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.x,
            min_height: SMALLEST.y,
            ..WindowResizeConstraints::default()
        },
        ..Window::default()
    };
    let window = WindowPlugin {
        primary_window: Some(window),
        ..WindowPlugin::default()
    };
    app.add_plugins(DefaultPlugins.set(window).set(drawing()).set(quiet_log()))
        .add_plugins((EguiPlugin::default(), MeshPickingPlugin))
        .insert_resource(settings)
        .insert_non_send(table);
    core(&mut app);
    app.add_plugins((
        settings::plugin,
        camera::plugin,
        scene::plugin,
        hud::plugin,
        input::clicks::for_the_scene,
        lab::plugin,
        input::plugin,
        replay::panels,
        farewell::when_drawing,
    ));
    // The world that draws has a thread of its own, beside this one.
    in_turn(app.main_mut());
    app
}
