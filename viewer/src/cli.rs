//! The `kipp-viewer` command.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use kipp_game::cli::command_line::{self, Reading};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::program::Program;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::Words;
use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};

use crate::headless;
use crate::tick::Experiment;
use crate::words::words;

/// The command line; the help texts stand in the message catalogue. There is no window yet.
#[derive(Debug, Parser)]
#[command(name = "kipp-viewer", version)]
struct Arguments {
    /// Language of every word printed; found before anything else is read.
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// The tube that gets the dice.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..3), value_name = "N")]
    tube: u8,
    /// Number of dice, sizes in turn.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(0..=36), value_name = "N")]
    dice: u16,
    /// Seed of the hand that drops them.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

/// Runs the command with the process's own arguments; 0 done, 2 bad input.
#[must_use]
pub fn run() -> ExitCode {
    let viewer = Program {
        name: "kipp-viewer",
        words,
    };
    viewer.run(|args, words| Ok(io::stdout().write_all(answer(args, words)?.as_bytes())?))
}

/// What the command prints.
fn answer(args: &[OsString], words: &Words) -> Result<String, Failure> {
    match command_line::read::<Arguments>(args, words)? {
        Reading::Text(text) => Ok(text),
        Reading::Run { command, .. } => command.answer(words),
    }
}

impl Arguments {
    fn answer(&self, words: &Words) -> Result<String, Failure> {
        let spec = self.spec(words)?;
        let machine = Machine::new(&spec).map_err(Failure::machine)?;
        let mut app = headless::app(Experiment::new(machine, self.drops(&spec)));
        headless::run(&mut app);
        Ok(headless::describe(&mut app))
    }

    fn spec(&self, words: &Words) -> Result<MachineSpec, Failure> {
        let Some(path) = &self.machine else {
            return Ok(MachineSpec::builtin());
        };
        let spec = MachineSpec::load(path);
        spec.map_err(|error| Failure::input(spec_fault::said(&error, words)))
    }

    fn drops(&self, spec: &MachineSpec) -> Vec<DieDrop> {
        let sizes = DieSize::ALL.iter().cycle();
        (0..self.dice)
            .zip(sizes)
            .map(|(number, size)| {
                let jitter_seed = self.seed.wrapping_add(u64::from(number) << 32);
                DieDrop::by_hand(spec, self.tube.into(), DieId(number), *size, jitter_seed)
            })
            .collect()
    }
}
