//! The `kipp-viewer` command.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};

use crate::headless;
use crate::tick::Experiment;

/// Exit code of bad arguments or a bad file.
const BAD_INPUT: u8 = 2;

/// Drops dice into a tube and prints where every mirrored part of the machine lies in the end.
///
/// There is no window yet.
#[derive(Debug, Parser)]
#[command(name = "kipp-viewer", version)]
struct Arguments {
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// The tube that gets the dice.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..3))]
    tube: u8,
    /// Number of dice, sizes in turn.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(0..=36))]
    dice: u16,
    /// Seed of the hand that drops them.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the command with the words after the program's name; 0 done, 2 bad input.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let words = std::iter::once(OsString::from("kipp-viewer")).chain(words);
    let answer = match Arguments::try_parse_from(words) {
        Ok(arguments) => arguments.answer(),
        Err(error) if !error.use_stderr() => Ok(error.to_string()),
        Err(error) => Err(first_line(&error)),
    };
    match answer.and_then(|text| print(&text).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("kipp-viewer: {complaint}");
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
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    format!(
        "{}; see kipp-viewer --help",
        line.trim_start_matches("error: ")
    )
}

impl Arguments {
    fn answer(&self) -> Result<String, String> {
        let spec = self.spec()?;
        let machine = Machine::new(&spec).map_err(|error| error.to_string())?;
        let mut app = headless::app(Experiment::new(machine, self.drops(&spec)));
        headless::run(&mut app);
        Ok(headless::describe(&mut app))
    }

    fn spec(&self) -> Result<MachineSpec, String> {
        match &self.machine {
            Some(path) => MachineSpec::load(path).map_err(|error| error.to_string()),
            None => Ok(MachineSpec::builtin()),
        }
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
