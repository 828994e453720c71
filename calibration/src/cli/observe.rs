//! `kipp-calibrate observe`: what a person would write down about the simulated machine.

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::common::machine;
use crate::fit::observe;

/// Most fills: hours of work.
const MOST_FILLS: i64 = 100_000;

#[derive(Debug, clap::Args)]
pub(super) struct Observe {
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Number of fills.
    #[arg(short = 'n', long, default_value_t = 40, value_name = "N",
        value_parser = clap::value_parser!(u32).range(0..=MOST_FILLS))]
    fills: u32,
    /// Seed of the run.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Weigh, time and read off everything once as well.
    #[arg(long)]
    values: bool,
}

impl Observe {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let spec = machine(self.machine.as_deref(), words)?;
        let mut seen =
            observe::tips(&spec, self.seed, self.fills.into()).map_err(Failure::machine)?;
        if self.values {
            seen.extend(observe::values(&spec, self.seed));
        }
        let file = observe::csv(&seen, &spec).map_err(|error| Failure::output(error.into()))?;
        Ok(String::from_utf8_lossy(&file).into_owned())
    }
}
