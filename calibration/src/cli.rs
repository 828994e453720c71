//! The `kipp-calibrate` command.

use std::ffi::OsString;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use kipp_game::cli::command_line::{self, Reading};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::program::Program;
use kipp_game::cli::words::{Words, say};
use kipp_game::cli::{progress, spec_fault};
use kipp_physics::spec::{DieSize, MachineSpec};

use crate::check::check;
use crate::fill::{FillPlan, Neighbours, fill};
use crate::report::{RunNote, check_report, fills_report};
use crate::summary::Summary;
use crate::sweep::sweep;
use crate::words::words;

/// The command line; the help texts stand in the message catalogue.
#[derive(Debug, Parser)]
#[command(name = "kipp-calibrate", version, disable_help_subcommand = true)]
struct Arguments {
    /// Language of every word printed; found before anything else is read.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Validate a machine file and print the statics of its tubes.
    Check {
        /// The machine file (TOML); the built-in machine if left out.
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Fill tubes by hand on the simulated machine until they tip, many times.
    Fills(Fills),
}

/// Most fills of one run: days of work, whose results still fit into memory.
const MOST_FILLS: i64 = 10_000_000;
/// Most threads of one run, far beyond any machine's cores.
const MOST_THREADS: i64 = 1024;

#[derive(Debug, clap::Args)]
struct Fills {
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Number of fills; each watches one tube, in turn.
    #[arg(short = 'n', long, default_value_t = 300, value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=MOST_FILLS))]
    fills: u32,
    /// Seed of the run; every fill follows from it and its own number.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Which dice: the box of 12 of each size, or 12 of one size.
    #[arg(long, value_enum, default_value_t = Dice::Box, value_name = "SIZES")]
    dice: Dice,
    /// Feed the watched tube only; else each die goes to a tube drawn at random.
    #[arg(long)]
    alone: bool,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
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

    fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Box => "calibrate-dice-box",
            Self::Small => "calibrate-dice-small",
            Self::Medium => "calibrate-dice-medium",
            Self::Large => "calibrate-dice-large",
        })
    }
}

/// Runs the command with the process's own arguments; 0 done, 2 bad input.
#[must_use]
pub fn run() -> ExitCode {
    let calibrate = Program {
        name: "kipp-calibrate",
        words,
    };
    calibrate.run(|args, words| {
        let answer = answer(args, words)?;
        io::stdout()
            .write_all(answer.as_bytes())
            .map_err(Failure::output)
    })
}

/// What the command prints.
fn answer(args: &[OsString], words: &Words) -> Result<String, Failure> {
    let arguments: Arguments = match command_line::read(args, words)? {
        Reading::Text(text) => return Ok(text),
        Reading::Run { command, .. } => command,
    };
    match arguments.command {
        Command::Check { file } => check_file(file.as_deref(), words),
        Command::Fills(fills) => fills.measure(words),
    }
}

fn machine(file: Option<&Path>, words: &Words) -> Result<MachineSpec, Failure> {
    file.map_or_else(
        || Ok(MachineSpec::builtin()),
        |path| {
            let spec = MachineSpec::load(path);
            spec.map_err(|error| Failure::input(spec_fault::said(&error, words)))
        },
    )
}

fn check_file(file: Option<&Path>, words: &Words) -> Result<String, Failure> {
    let spec = machine(file, words)?;
    Ok(check_report(&spec, &check(&spec), words))
}

impl Fills {
    fn measure(&self, words: &Words) -> Result<String, Failure> {
        let spec = machine(self.file.as_deref(), words)?;
        let plan = self.plan();
        let bar = progress::bar(self.fills.into(), &say!(words, "sweep-progress"));
        let fills = sweep(
            self.fills as usize,
            self.threads.map_or_else(all_cores, |threads| {
                NonZeroUsize::new(threads.into()).unwrap_or(NonZeroUsize::MIN)
            }),
            |case| fill(&spec, plan, case),
            |done| bar.set_position(done as u64),
        );
        bar.finish_and_clear();
        let summary = Summary::of(&fills.map_err(Failure::machine)?);
        Ok(fills_report(
            &spec,
            &self.note(plan, words),
            &summary,
            words,
        ))
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

    fn note(&self, plan: FillPlan, words: &Words) -> RunNote {
        RunNote {
            fills: self.fills as usize,
            seed: plan.seed,
            neighbours: plan.neighbours,
            dice: self.dice.said(words),
        }
    }
}

fn all_cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
