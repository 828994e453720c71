//! The `kipp-viewer` command.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use bevy::prelude::*;
use clap::Parser;
use kipp_game::cli::command_line::{self, Reading};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::program::Program;
use kipp_game::cli::screen::beside;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::Words;
use kipp_physics::MachineSpec;

use crate::capture::{self, PictureArgs};
use crate::farewell::Farewell;
use crate::hud::sheet::Sheet;
use crate::lab::{self, Lab};
use crate::platform::Moment;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::surroundings;
use crate::table::Table;
use crate::tick::Notice;
use crate::wish::Wish;
use crate::words::words;
use crate::{app, frames, platform, replay};

/// The command line; the help texts stand in the message catalogue.
#[derive(Debug, Parser)]
#[command(name = "kipp-viewer", version)]
struct Arguments {
    /// Language of every word; found before anything else is read.
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Opens the lab instead of the menu.
    #[arg(long, conflicts_with_all = ["shot", "gif"])]
    lab: bool,
    /// Pictures instead of a window.
    #[command(flatten)]
    pictures: PictureArgs,
    /// Opens a saved match to be looked at.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["lab", "shot", "gif"])]
    replay: Option<PathBuf>,
    /// Draws so many frames without a window and says what they cost.
    #[arg(long, value_name = "N", conflicts_with_all = ["lab", "replay", "shot", "gif"])]
    frames: Option<String>,
    /// What frames cost as one JSON object.
    #[arg(long, requires = "frames", conflicts_with_all = ["shot", "gif"])]
    json: bool,
}

/// Runs the command with the process's own arguments; 0 done, 2 bad input.
#[must_use]
pub fn run() -> ExitCode {
    let viewer = Program {
        name: "kipp-viewer",
        words,
    };
    let started = platform::moment();
    viewer.run(|args, words| perform(args, words, started))
}

fn perform(args: &[OsString], words: &Words, started: Moment) -> Result<(), Failure> {
    match command_line::read::<Arguments>(args, words)? {
        Reading::Text(text) => print(&text),
        Reading::Run { command, .. } => command.show(words, started),
    }
}

/// The settings, and the line that tells why they are only the usual ones.
fn kept_settings(words: &Words) -> (Settings, Option<String>) {
    match Settings::kept() {
        Ok(settings) => (settings, None),
        Err(fault) => {
            let line = fault.said(words);
            beside("kipp-viewer", &line);
            (Settings::default(), Some(line))
        }
    }
}

fn print(text: &str) -> Result<(), Failure> {
    let written = io::stdout().write_all(text.as_bytes());
    written.map_err(Failure::output)
}

impl Arguments {
    fn show(&self, words: &Words, started: Moment) -> Result<(), Failure> {
        let spec = self.spec(words)?;
        if let Some(order) = self.pictures.order(&spec, words)? {
            capture::check(&order, words)?;
            surroundings::check_driver(words)?;
            return surroundings::guarded(words, || print(&capture::run(&order, &spec, words)?));
        }
        if let Some(count) = &self.frames {
            let count = frames::count(count, words)?;
            surroundings::check_driver(words)?;
            return surroundings::guarded(words, || {
                let report = frames::run(count, &spec, words, started)?;
                print(&self.told(&report, words)?)
            });
        }
        self.open_window(&spec, words)
    }

    fn open_window(&self, spec: &MachineSpec, words: &Words) -> Result<(), Failure> {
        let lab = self.lab(spec, words)?;
        let (mut settings, mut damage) = kept_settings(words);
        settings.spoken = self.lang.as_ref().map(|_| words.language());
        let table = Table::new(settings.language(), lab);
        if let Some(path) = &self.replay {
            replay::open(path, words)?;
        }
        let _display = surroundings::check_window(words)?;
        surroundings::guarded(words, || {
            let mut app = app::windowed(table, settings, UVec2::new(1280, 720));
            if self.machine.is_some() {
                app.world_mut().resource_mut::<Sheet>().is_on_lab = true;
            }
            let farewell = app.world().resource::<Farewell>().clone();
            if let Some(wish) = self.first_wish() {
                app.world_mut().write_message(wish);
            }
            // After the first wish, which would put it away.
            let tell = move |mut notice: ResMut<Notice>| notice.line = damage.take();
            app.add_systems(Update, tell.run_if(run_once));
            // Why it ended otherwise is told by the farewell.
            let _: AppExit = app.run();
            farewell.tell()
        })
    }

    /// The lab, with the dice that wait in it.
    fn lab(&self, spec: &MachineSpec, words: &Words) -> Result<Lab, Failure> {
        let mut lab = Lab::new(spec).map_err(Failure::machine)?;
        lab.file.clone_from(&self.machine);
        if self.pictures.has_scenario() {
            let scenario = self.pictures.scenario(spec, words)?;
            lab.seed = scenario.seed;
            let casts = scenario.casts.unwrap_or_default();
            let dropped = lab.drop_all(scenario.tube, &casts);
            dropped.map_err(|_| Failure::input(lab::order::no_more(words)))?;
        }
        Ok(lab)
    }

    fn told(&self, report: &frames::Report, words: &Words) -> Result<String, Failure> {
        match self.json {
            true => report.json().map_err(|error| Failure::output(error.into())),
            false => Ok(report.said(words)),
        }
    }

    fn first_wish(&self) -> Option<Wish> {
        match &self.replay {
            Some(path) => Some(Wish::Watch(path.clone())),
            None => self.lab.then_some(Wish::Open(Screen::Lab)),
        }
    }

    fn spec(&self, words: &Words) -> Result<MachineSpec, Failure> {
        let Some(path) = &self.machine else {
            return Ok(MachineSpec::builtin());
        };
        let spec = MachineSpec::load(path);
        spec.map_err(|error| Failure::input(spec_fault::said(&error, words)))
    }
}
