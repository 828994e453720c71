//! `kipp-calibrate check`: is a machine sound, and may a study of it run?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::common::machine;
use crate::check::check;
use crate::report::check_report;

#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Check {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let spec = machine(self.file.as_deref(), words)?;
        Ok(check_report(&spec, &check(&spec), words))
    }
}
