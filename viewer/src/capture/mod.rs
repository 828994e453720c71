//! Pictures without a window: `--shot` and `--gif`.

mod excerpt;
mod moving;
mod order;
mod scenario;
mod studio;

pub use excerpt::Excerpt;
pub use order::{Order, PictureArgs};
pub use scenario::{Run, Scenario};
pub use studio::{Studio, aim_at_image, finish_offscreen, plugins};

use std::path::Path;

use bevy::math::UVec2;
use gif::EncodingError;
use image::{ImageFormat, RgbaImage};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
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
use crate::replay::Recording;
use crate::screen::Screen;
use crate::table::Table;
use crate::wish::Wish;

/// Ticks between two pictures of a film at full speed: 20 pictures a second.
const FRAME_TICKS: u32 = TICK_HZ / 20;

/// Most pictures of a film.
const MOST_FRAMES: u32 = 600;

/// What pictures are made of.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// Dice that are dropped into a tube.
    Drop(Scenario),
    /// A saved match.
    Record(Excerpt),
}

/// Whether the pictures can be made and kept, before anything is drawn.
///
/// # Errors
/// One line when a file cannot be written, or when a record cannot be shown.
pub fn check(order: &Order, words: &Words) -> Result<(), Failure> {
    if let Some(path) = order.shot.as_ref().filter(|_| order.shot == order.film) {
        let path = harmless(&path.display().to_string());
        return Err(Failure::input(say!(
            words,
            "viewer-same-file",
            path = &path
        )));
    }
    for (path, ending) in [(&order.shot, "png"), (&order.film, "gif")] {
        if let Some(path) = path.as_deref().filter(|path| is_another(path, ending)) {
            let path = harmless(&path.display().to_string());
            let line = say!(words, "viewer-ending", path = &path, ending = ending);
            return Err(Failure::input(line));
        }
    }
    for path in order.shot.iter().chain(&order.film) {
        let checked = platform::check_writable(path);
        checked.map_err(|error| unwritable(path, &Trouble::at(path, &error), words))?;
    }
    match &order.subject {
        Subject::Drop(_) => Ok(()),
        Subject::Record(excerpt) => excerpt.check(words),
    }
}

/// Whether a file's name ends like that of another kind of file.
fn is_another(path: &Path, ending: &str) -> bool {
    path.extension()
        .is_some_and(|found| !found.eq_ignore_ascii_case(ending))
}

/// Makes the pictures that were ordered and tells of each in a line. To be called only where
/// something can draw, see [`crate::surroundings`].
///
/// # Errors
/// One line when the machine fails, or when a file cannot be written.
pub fn run(order: &Order, spec: &MachineSpec, words: &Words) -> Result<String, Failure> {
    let stage = Stage { order, spec, words };
    match &order.subject {
        Subject::Drop(scenario) => stage.drop(scenario),
        Subject::Record(excerpt) => stage.record(excerpt),
    }
}

/// Where pictures are made.
struct Stage<'a> {
    order: &'a Order,
    spec: &'a MachineSpec,
    words: &'a Words,
}

impl Stage<'_> {
    fn drop(&self, scenario: &Scenario) -> Result<String, Failure> {
        let run = scenario.play(self.spec).map_err(Failure::machine)?;
        let mut told = String::new();
        if let Some(path) = &self.order.shot {
            told += &self.shot(
                path,
                self.before_tube(scenario, &run, run.moment(), self.order.shot_size())?,
            )?;
        }
        if let Some(path) = &self.order.film {
            let (from, to) = run.scene();
            let studio = self.before_tube(scenario, &run, from, self.order.film_size())?;
            told += &self.film(path, studio, to - from)?;
        }
        if run.pours.is_none() {
            told += &say!(self.words, "viewer-nothing-tips");
            told.push('\n');
        }
        Ok(told)
    }

    fn record(&self, excerpt: &Excerpt) -> Result<String, Failure> {
        let mut told = String::new();
        if let Some(path) = &self.order.shot {
            told += &self.shot(
                path,
                self.before_record(excerpt.after(self.words)?, self.order.shot_size())?,
            )?;
        }
        if let Some(path) = &self.order.film {
            let longest = MOST_FRAMES * self.order.ticks_between();
            let ticks = excerpt.length(self.words, longest)?;
            let mut studio =
                self.before_record(excerpt.before(self.words)?, self.order.film_size())?;
            studio.wish(Wish::Pause(false));
            told += &self.film(path, studio, ticks)?;
        }
        Ok(told)
    }

    /// A studio in which the scenario stands at a tick.
    fn before_tube(
        &self,
        scenario: &Scenario,
        run: &Run,
        tick: u32,
        size: UVec2,
    ) -> Result<Studio, Failure> {
        let mut table = self.table()?;
        table.lab.tube = scenario.tube;
        table
            .lab
            .experiment
            .waiting
            .extend(run.drops.iter().cloned());
        for _ in 0..tick {
            table.lab.tick();
        }
        let (has_overlay, preset) = (self.order.has_overlay, self.order.preset);
        let studio = Studio::new(table, Screen::Lab, size, preset);
        Ok(studio.with_overlay(Overlay {
            is_on: has_overlay,
            // From the side, the other tubes would stand before and behind what is explained.
            is_alone: has_overlay && preset == Preset::Side,
        }))
    }

    /// A studio before a record, which stands still.
    fn before_record(&self, recording: Box<dyn Recording>, size: UVec2) -> Result<Studio, Failure> {
        let mut table = self.table()?;
        table.replay = Some(recording);
        Ok(Studio::new(table, Screen::Replay, size, self.order.preset))
    }

    fn table(&self) -> Result<Table, Failure> {
        let lab = Lab::new(self.spec).map_err(Failure::machine)?;
        Ok(Table::new(self.words.language(), lab))
    }

    fn shot(&self, path: &Path, mut studio: Studio) -> Result<String, Failure> {
        let picture = studio.shot().ok_or_else(|| no_picture(self.words))?;
        write(path, &png(&picture, path, self.words)?, self.words)?;
        Ok(self.written(path, 1, studio.size()))
    }

    fn film(&self, path: &Path, mut studio: Studio, ticks: u32) -> Result<String, Failure> {
        let step = self.order.ticks_between();
        let count = (ticks / step + 1).min(MOST_FRAMES);
        let bar = progress::bar(count.into(), &self.words.text("viewer-pictures"));
        let unmade = |error: EncodingError| {
            let trouble = Trouble::Other(error.to_string());
            unwritable(path, &trouble, self.words)
        };
        let mut film = moving::Film::new(studio.size(), step, self.order.slow).map_err(unmade)?;
        let mut added = Ok(());
        let drawn = studio.frames(count, step, |picture| {
            if added.is_ok() {
                added = film.add(&picture);
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        if drawn < count {
            return Err(no_picture(self.words));
        }
        let file = added.and_then(|()| film.finish()).map_err(unmade)?;
        write(path, &file, self.words)?;
        let mut told = self.written(path, count, studio.size());
        if count == MOST_FRAMES {
            told += &say!(self.words, "viewer-film-cut", pictures = MOST_FRAMES);
            told.push('\n');
        }
        Ok(told)
    }

    fn written(&self, path: &Path, pictures: u32, size: UVec2) -> String {
        let path = harmless(&path.display().to_string());
        let line = say!(
            self.words,
            "viewer-written",
            path = path,
            pictures = pictures,
            width = size.x.to_string(),
            height = size.y.to_string()
        );
        format!("{line}\n")
    }
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
    written.map_err(|error| unwritable(path, &Trouble::at(path, &error), words))
}

fn unwritable(path: &Path, trouble: &Trouble, words: &Words) -> Failure {
    let cause = saves::trouble(trouble, words);
    let path = harmless(&path.display().to_string());
    Failure::input(say!(
        words,
        "viewer-unwritable",
        path = &path,
        cause = cause
    ))
}
