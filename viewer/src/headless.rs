//! The app without a window, for tests and for text.

use std::time::Duration;

use bevy::app::TaskPoolPlugin;
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use kipp_physics::Digest;
use kipp_physics::machine::{Part, TICK_HZ};

use crate::mirror::{self, Mirrored};
use crate::tick::{self, Experiment};

/// An app whose clock moves by one tick at each update, however long the update takes.
pub fn app(experiment: Experiment) -> App {
    let tick = Duration::from_secs_f64(1.0 / f64::from(TICK_HZ));
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(tick))
        .insert_resource(experiment)
        .add_plugins((tick::plugin, mirror::plugin));
    app
}

/// Updates the app until all drops are over.
///
/// # Panics
/// If the app was not made by [`app`].
pub fn run(app: &mut App) {
    while !app.world().resource::<Experiment>().is_done() {
        app.update();
    }
}

/// Entities, ticks and digest as text.
///
/// # Panics
/// If the app was not made by [`app`].
#[must_use]
pub fn describe(app: &mut App) -> String {
    let mut entities = app.world_mut().query::<(&Name, &Mirrored, &Transform)>();
    let mut parts: Vec<_> = entities.iter(app.world()).collect();
    parts.sort_by_key(|(_, mirrored, _)| rank(mirrored.0));
    let mut lines: Vec<String> = parts
        .iter()
        .map(|(name, _, transform)| line(name, transform))
        .collect();
    let machine = &app.world().resource::<Experiment>().machine;
    lines.push(format!("{} ticks of 1/{TICK_HZ} s", machine.tick()));
    lines.push(format!("digest {}", digest(app)));
    lines.join("\n") + "\n"
}

/// The digest of the app's machine.
///
/// # Panics
/// If the app was not made by [`app`].
#[must_use]
pub fn digest(app: &App) -> Digest {
    app.world().resource::<Experiment>().machine.digest()
}

/// Tubes first, then dice by their names.
const fn rank(part: Part) -> (bool, usize) {
    match part {
        Part::Tube(tube) => (false, tube),
        Part::Die(die, _) => (true, die.0 as usize),
    }
}

fn line(name: &Name, transform: &Transform) -> String {
    let at = transform.translation * 1e3;
    let (axis, angle) = transform.rotation.to_axis_angle();
    format!(
        "{:<16} at ({:8.2}, {:8.2}, {:8.2}) mm, turned {:6.1}° about ({:5.2}, {:5.2}, {:5.2})",
        name.as_str(),
        at.x,
        at.y,
        at.z,
        angle.to_degrees(),
        axis.x,
        axis.y,
        axis.z,
    )
}
