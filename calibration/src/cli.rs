//! The `kipp-calibrate` command.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kipp_physics::spec::{DieSize, MachineSpec};

use crate::check::check;
use crate::fill::{FillPlan, Neighbours, fill};
use crate::report::{RunNote, check_report, fills_report};
use crate::summary::Summary;
use crate::sweep::sweep;

/// Exit code of bad arguments or a bad file.
const BAD_INPUT: u8 = 2;

/// Checks a machine file and measures how its tubes tip.
#[derive(Debug, Parser)]
#[command(name = "kipp-calibrate", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Validate a machine file and print the statics of its tubes.
    Check {
        /// The machine file (TOML); the built-in machine if left out.
        file: Option<PathBuf>,
    },
    /// Fill tubes by hand on the simulated machine until they tip, many times.
    Fills(Fills),
}

#[derive(Debug, clap::Args)]
struct Fills {
    /// The machine file (TOML); the built-in machine if left out.
    file: Option<PathBuf>,
    /// Number of fills; each watches one tube, in turn.
    #[arg(short = 'n', long, default_value = "300")]
    fills: NonZeroUsize,
    /// Seed of the run; every fill follows from it and its own number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which dice: the box of 12 of each size, or 12 of one size.
    #[arg(long, value_enum, default_value_t = Dice::Box)]
    dice: Dice,
    /// Feed the watched tube only; else each die goes to a tube drawn at random.
    #[arg(long)]
    alone: bool,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Dice {
    Box,
    Small,
    Medium,
    Large,
}

impl Dice {
    const fn only_size(self) -> Option<DieSize> {
        match self {
            Self::Box => None,
            Self::Small => Some(DieSize::Small),
            Self::Medium => Some(DieSize::Medium),
            Self::Large => Some(DieSize::Large),
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Box => "box of 36",
            Self::Small => "12 small",
            Self::Medium => "12 medium",
            Self::Large => "12 large",
        }
    }
}

/// Runs the command with the words after the program's name; 0 done, 2 bad input.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let words = std::iter::once(OsString::from("kipp-calibrate")).chain(words);
    let answer = match Arguments::try_parse_from(words) {
        Ok(arguments) => answer(&arguments.command),
        Err(error) if !error.use_stderr() => Ok(error.to_string()),
        Err(error) => Err(first_line(&error)),
    };
    match answer.and_then(|text| print(&text).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("kipp-calibrate: {complaint}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// A closed pipe (`| head`) is the reader's choice, not an error.
fn print(text: &str) -> io::Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

fn first_line(error: &clap::Error) -> String {
    let text = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => "no command is given".to_owned(),
        _ => error.to_string(),
    };
    let line = text.lines().next().unwrap_or_default();
    format!(
        "{}; see kipp-calibrate --help",
        line.trim_start_matches("error: ")
    )
}

fn answer(command: &Command) -> Result<String, String> {
    match command {
        Command::Check { file } => check_file(file.as_deref()),
        Command::Fills(fills) => fills.measure(),
    }
}

fn machine(file: Option<&Path>) -> Result<MachineSpec, String> {
    file.map_or_else(
        || Ok(MachineSpec::builtin()),
        |path| MachineSpec::load(path).map_err(|error| error.to_string()),
    )
}

fn check_file(file: Option<&Path>) -> Result<String, String> {
    let spec = machine(file)?;
    Ok(check_report(&spec, &check(&spec)))
}

impl Fills {
    fn measure(&self) -> Result<String, String> {
        let spec = machine(self.file.as_deref())?;
        let plan = self.plan();
        let bar = progress(self.fills.get());
        let fills = sweep(
            self.fills.get(),
            self.threads.unwrap_or_else(all_cores),
            |case| fill(&spec, plan, case).map_err(|error| format!("fill {case}: {error}")),
            |done| bar.set_position(done as u64),
        )?;
        bar.finish_and_clear();
        Ok(fills_report(&spec, &self.note(plan), &Summary::of(&fills)))
    }

    const fn plan(&self) -> FillPlan {
        FillPlan {
            neighbours: if self.alone {
                Neighbours::Empty
            } else {
                Neighbours::Fed
            },
            only_size: self.dice.only_size(),
            seed: self.seed,
        }
    }

    fn note(&self, plan: FillPlan) -> RunNote {
        RunNote {
            fills: self.fills.get(),
            seed: plan.seed,
            neighbours: plan.neighbours,
            dice: self.dice.words().to_owned(),
        }
    }
}

fn all_cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn progress(cases: usize) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(cases as u64), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} fills, {eta} left") {
        bar.set_style(style);
    }
    bar
}
