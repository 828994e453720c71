//! The study that a verb is asked about.

use std::path::PathBuf;

use kipp_game::cli::drop::{option, quoted};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use crate::study::{Check, Study};

/// The study, its machine, and what is overridden.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct StudyArgs {
    /// The study file (TOML).
    #[arg(value_name = "STUDY", display_order = 1)]
    study: PathBuf,
    /// A machine file in place of the study's.
    #[arg(id = "study_machine", long = "machine", value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Run although this check fails.
    #[arg(long, value_enum, value_name = "CHECK")]
    pub(super) although: Vec<Check>,
}

impl StudyArgs {
    /// The study as it is typed again.
    pub(super) fn typed(&self) -> String {
        quoted(&self.study.display().to_string())
    }

    /// The options as they are typed again.
    pub(super) fn options(&self) -> impl Iterator<Item = String> {
        let machine = self.machine.iter();
        let machine = machine.map(|path| option("--machine", &path.display().to_string()));
        let although = self.although.iter();
        machine.chain(although.map(|check| option("--although", check.name())))
    }

    /// The study before its checks.
    ///
    /// # Errors
    /// One line when it cannot be used.
    pub(super) fn load(&self, words: &Words) -> Result<Study, Failure> {
        let study = Study::load(&self.study, self.machine.as_deref());
        study.map_err(|error| Failure::input(error.said(words)))
    }
}
