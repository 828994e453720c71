//! The `kipp-calibrate` command: one file a verb.

mod analysing;
pub mod asked;
mod campaign;
mod check;
mod common;
mod design;
mod doubts;
mod fills;
mod fit;
mod machine_out;
mod merge;
mod observe;
mod plans;
mod replay;
mod report;
mod run;
mod schema;
mod screen;
mod sensitivity;
mod study_args;
mod tolerance;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kipp_game::cli::command_line::{self, Reading};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::program::Program;
use kipp_game::cli::words::Words;

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
    /// Validate a machine file and print the statics of its tubes; check a study of it.
    Check(check::Check),
    /// Print the JSON Schema of study files, or the fields that they may name.
    Schema(schema::Schema),
    /// Say at which die the tubes tip, and how surely.
    Report(report::Report),
    /// Run the cases of a study, or one shard of them.
    Run(run::Run),
    /// Merge the shards of a study.
    Merge(merge::Merge),
    /// Run one case again.
    Replay(replay::ReplayCase),
    /// Find the inputs that matter by elementary effects.
    Screen(screen::Screen),
    /// Share out the variance among dice mix and dimensions.
    Sensitivity(sensitivity::Sensitivity),
    /// Stack the tolerances.
    Tolerance(tolerance::Tolerance),
    /// Find values of the free knobs.
    Design(design::Design),
    /// Find the parameters of a real copy from measurements.
    Fit(fit::Fit),
    /// Write down what a person would see on the simulated machine.
    Observe(observe::Observe),
    /// Fill tubes by hand on the simulated machine until they tip, many times.
    Fills(fills::Fills),
}

/// Runs the command with the process's own arguments; 0 done, 1 the study may not run, 2 bad input.
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
        Command::Check(check) => check.answer(words),
        Command::Fills(fills) => fills.answer(words),
        Command::Fit(fit) => fit.answer(words),
        Command::Observe(observe) => observe.answer(words),
        Command::Screen(screen) => screen.answer(words),
        Command::Sensitivity(sensitivity) => sensitivity.answer(words),
        Command::Tolerance(tolerance) => tolerance.answer(words),
        Command::Design(design) => design.answer(words),
        Command::Schema(schema) => schema.answer(words),
        Command::Run(run) => run.answer(words),
        Command::Merge(merge) => merge.answer(words),
        Command::Report(report) => report.answer(words),
        Command::Replay(replay) => replay.answer(words),
    }
}
