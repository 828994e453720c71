//! Pictures without a window: `--shot` and `--gif`.

mod moving;
mod order;
mod scenario;
mod studio;

pub use order::{Order, PictureArgs};
pub use scenario::{Run, Scenario};
pub use studio::{Studio, aim_at_image, plugins};

use std::path::Path;

use image::{ImageFormat, RgbaImage};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;
use kipp_physics::MachineSpec;
use kipp_physics::machine::TICK_HZ;

use crate::camera::Preset;
use crate::lab::Lab;
use crate::lab::overlay::Overlay;
use crate::platform;
use crate::screen::Screen;
use crate::table::Table;

/// Ticks between two pictures of a film at full speed: 20 pictures a second.
const FRAME_TICKS: u32 = TICK_HZ / 20;

/// Most pictures of a film.
const MOST_FRAMES: u32 = 600;

/// Makes the pictures that were ordered. To be called only where something can draw, see
/// [`crate::surroundings`].
///
/// # Errors
/// One line when the machine fails, or when a file cannot be written.
pub fn run(order: &Order, spec: &MachineSpec, words: &Words) -> Result<(), Failure> {
    let run = order.scenario.play(spec).map_err(Failure::machine)?;
    if let Some(path) = &order.shot {
        let mut studio = open(order, spec, &run, run.moment(), words)?;
        let picture = studio.shot();
        let picture = picture.ok_or_else(|| no_picture(words))?;
        write(path, &png(&picture, path, words)?, words)?;
    }
    if let Some(path) = &order.film {
        film(order, spec, &run, path, words)?;
    }
    Ok(())
}

/// A studio in which the scenario stands at a tick.
fn open(
    order: &Order,
    spec: &MachineSpec,
    run: &Run,
    tick: u32,
    words: &Words,
) -> Result<Studio, Failure> {
    let mut lab = Lab::new(spec).map_err(Failure::machine)?;
    lab.tube = order.scenario.tube;
    lab.experiment.waiting.extend(run.drops.iter().cloned());
    for _ in 0..tick {
        lab.tick();
    }
    let table = Table::new(words.language(), lab);
    let studio = Studio::new(table, Screen::Lab, order.size, order.preset);
    // From the side, the other tubes would stand before and behind what is explained.
    let is_alone = order.has_overlay && order.preset == Preset::Side;
    Ok(studio.with_overlay(Overlay {
        is_on: order.has_overlay,
        is_alone,
    }))
}

fn film(
    order: &Order,
    spec: &MachineSpec,
    run: &Run,
    path: &Path,
    words: &Words,
) -> Result<(), Failure> {
    let step = order.ticks_between();
    let (from, to) = run.scene();
    let count = ((to - from) / step + 1).min(MOST_FRAMES);
    let mut studio = open(order, spec, run, from, words)?;
    let mut film = moving::Film::new(order.size, step, order.slow);
    if studio.frames(count, step, |picture| film.add(&picture)) < count {
        return Err(no_picture(words));
    }
    write(path, &film.finish(), words)
}

fn no_picture(words: &Words) -> Failure {
    Failure::input(say!(words, "viewer-no-picture"))
}

fn png(picture: &RgbaImage, path: &Path, words: &Words) -> Result<Vec<u8>, Failure> {
    let mut file = std::io::Cursor::new(Vec::new());
    let written = picture.write_to(&mut file, ImageFormat::Png);
    written.map_err(|error| unwritable(path, &Trouble::Other(error.to_string()), words))?;
    Ok(file.into_inner())
}

fn write(path: &Path, content: &[u8], words: &Words) -> Result<(), Failure> {
    let written = platform::write(path, content);
    written.map_err(|error| unwritable(path, &Trouble::of(&error), words))
}

fn unwritable(path: &Path, trouble: &Trouble, words: &Words) -> Failure {
    let path = harmless(&path.display().to_string());
    let cause = saves::trouble(trouble, words);
    Failure::input(say!(
        words,
        "viewer-unwritable",
        path = &path,
        cause = cause
    ))
}
