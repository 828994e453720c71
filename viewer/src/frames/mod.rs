//! `--frames`: what frames cost the processor, with the lab on the screen and 36 dice on the table.

mod laps;
mod load;
mod report;

pub use laps::{Drawing, Laps, Part};
pub use load::{DICE, Load};
pub use report::Report;

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiPlugin;
use kipp_game::cli::dialogue::ECHOED;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Words, say};
use kipp_physics::MachineSpec;

use crate::capture::{aim_at_image, finish_offscreen, plugins};
use crate::farewell::{self, Farewell};
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

/// Fewest and most frames that are measured.
const COUNTS: RangeInclusive<u32> = 1..=100_000;

/// The number of frames that somebody typed.
///
/// # Errors
/// One line when it is no such number.
pub fn count(text: &str, words: &Words) -> Result<u32, Failure> {
    let count = text.parse().ok().filter(|count| COUNTS.contains(count));
    count.ok_or_else(|| {
        Failure::input(say!(
            words,
            "error-usage-range",
            arg = "--frames",
            value = excerpt(text, ECHOED),
            least = *COUNTS.start(),
            most = COUNTS.end().to_string()
        ))
    })
}

/// Draws so many frames without a window and tells what they cost; `started` is the program's begin.
///
/// # Errors
/// When the description makes no machine that holds so many dice, or when the driver fails.
pub fn run(
    count: u32,
    spec: &MachineSpec,
    words: &Words,
    started: Moment,
) -> Result<Report, Failure> {
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
        if app.should_exit().is_some() {
            break;
        }
    }
    app.world().resource::<Farewell>().tell()?;
    let laps = app.world().resource::<Laps>();
    Ok(Report::new(laps, dice, first_picture))
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
        farewell::when_drawing,
    ))
    .add_systems(First, load::renew);
    finish_offscreen(&mut app);
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
