//! `--frames`: what frames cost the processor, with the lab on the screen and 36 dice on the table.

mod laps;
mod load;

pub use laps::{Drawing, Laps, Part};
pub use load::{DICE, Load};

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiPlugin;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::MachineSpec;

use crate::capture::{aim_at_image, plugins};
use crate::lab::Lab;
use crate::platform::{self, Moment};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::wish::Wish;
use crate::{app, camera, hud, lab, scene};

/// Pixels of a frame.
const SIZE: UVec2 = UVec2::new(1280, 720);

/// Frames before the first one that counts.
const REHEARSALS: u32 = 4;

/// Time between two frames that are measured, s: four ticks.
const FRAME_S: f64 = 1.0 / 60.0;

/// Draws so many frames without a window and says what they cost; `started` is the program's begin.
///
/// # Errors
/// When the description makes no machine that holds so many dice.
pub fn run(
    count: u32,
    spec: &MachineSpec,
    words: &Words,
    started: Moment,
) -> Result<String, Failure> {
    let load = Load::new(spec).map_err(Failure::machine)?;
    let dice = load.dice();
    let mut table = Table::new(words.language(), Lab::new(spec).map_err(Failure::machine)?);
    load.lay(&mut table.lab);
    let mut app = offscreen(table, load);
    draw(&mut app);
    let first_picture = started.elapsed();
    (1..REHEARSALS).for_each(|_| draw(&mut app));
    app.insert_resource(Laps::default());
    for _ in 0..count {
        let begun = platform::moment();
        app.update();
        let drawing = app.world().resource::<Drawing>().begun();
        app.world_mut().resource_mut::<Laps>().end(begun, drawing);
        wait_for_card(&app);
    }
    let laps = app.world().resource::<Laps>();
    let mut lines = vec![
        say!(words, "frames-title", count = count, dice = dice),
        row([
            "ms".to_owned(),
            "p50".to_owned(),
            "p95".to_owned(),
            "max".to_owned(),
        ]),
    ];
    lines.extend(laps.parts().map(|(part, times)| costs(part, times, words)));
    let seconds = decimal(first_picture.as_secs_f64(), 2, words);
    lines.push(say!(words, "frames-first", seconds = seconds));
    if let Some(bytes) = platform::peak_memory() {
        lines.push(say!(words, "frames-memory", mebibytes = bytes >> 20));
    }
    Ok(lines.join("\n") + "\n")
}

fn offscreen(table: Table, load: Load) -> App {
    let mut app = App::new();
    let passing = Duration::from_secs_f64(FRAME_S);
    app.add_plugins(plugins())
        .add_plugins(EguiPlugin::default())
        .insert_resource(TimeUpdateStrategy::ManualDuration(passing))
        .insert_resource(Settings::default())
        .insert_non_send(load)
        .insert_non_send(table);
    app::core(&mut app);
    app.add_plugins((
        camera::still,
        scene::plugin,
        hud::plugin,
        lab::plugin,
        laps::plugin,
    ))
    .add_systems(First, load::renew);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    aim_at_image(&mut app, SIZE);
    app.world_mut().write_message(Wish::Open(Screen::Lab));
    app
}

fn draw(app: &mut App) {
    app.update();
    wait_for_card(app);
}

/// Frames are drawn one after the other, so that none waits within its own measure.
fn wait_for_card(app: &App) {
    let device = app.world().resource::<RenderDevice>();
    // A device that is lost has nothing to wait for.
    let _ = device.wgpu_device().poll(PollType::wait_indefinitely());
}

fn costs(part: Part, mut times: Vec<Duration>, words: &Words) -> String {
    times.sort_unstable();
    let at = |percent: usize| {
        let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        let time = times.get(place).copied().unwrap_or_default();
        decimal(1e3 * time.as_secs_f64(), 2, words)
    };
    row([words.text(part.key()), at(50), at(95), at(100)])
}

fn row([name, half, most, worst]: [String; 4]) -> String {
    format!("{name:<34}{half:>9}{most:>9}{worst:>9}")
}
