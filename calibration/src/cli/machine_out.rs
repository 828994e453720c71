//! The machine file that a verb writes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;
use kipp_physics::spec::MachineSpec;

use crate::document::Report;
use crate::staged::{folder_of, put, staged_in};

#[derive(Debug, clap::Args)]
pub(super) struct MachineOut {
    /// Machine file to be written.
    #[arg(long, value_name = "FILE")]
    machine_out: Option<PathBuf>,
    /// Replace that file if it is there.
    #[arg(long)]
    force: bool,
}

impl MachineOut {
    /// The file, if one is wanted.
    pub(super) fn path(&self) -> Option<&Path> {
        self.machine_out.as_deref()
    }

    /// The options as they are typed again.
    pub(super) fn typed(&self) -> Vec<String> {
        let path = self.path().map(|path| path.display().to_string());
        let path = path.map(|path| option("--machine-out", &path));
        let force = self.force.then(|| "--force".to_owned());
        path.into_iter().chain(force).collect()
    }

    /// Says what cannot be written before hours of work, not after. What the run reads, its `inputs`, is
    /// never replaced: it could not be made again.
    pub(super) fn check(&self, inputs: &[PathBuf], words: &Words) -> Result<(), Failure> {
        let Some(path) = self.path() else {
            return Ok(());
        };
        let real = |path: &Path| fs::canonicalize(path).ok();
        let is_input = |input: &PathBuf| real(path).is_some_and(|it| real(input) == Some(it));
        if inputs.iter().any(is_input) {
            let path = path.display().to_string();
            return Err(Failure::input(say!(
                words,
                "machine-out-input",
                path = path
            )));
        }
        let refuse = |cause| Err(unwritten(path, &cause, words));
        if path.is_dir() {
            return refuse(io::ErrorKind::IsADirectory.into());
        }
        if path.exists() && !self.force {
            return refuse(io::ErrorKind::AlreadyExists.into());
        }
        staged_in(folder_of(path)).map_or_else(refuse, |_| Ok(()))
    }

    /// Writes the machine, if one is wanted, and says so in the report.
    pub(super) fn keep(
        &self,
        machine: &MachineSpec,
        report: &mut Report,
        words: &Words,
    ) -> Result<(), Failure> {
        self.write(machine, words)?;
        if let (Some(path), Some(first)) = (self.path(), report.sections.first_mut()) {
            let path = path.display().to_string();
            first
                .text
                .push(say!(words, "machine-out-written", path = path));
        }
        Ok(())
    }

    fn write(&self, machine: &MachineSpec, words: &Words) -> Result<(), Failure> {
        let Some(path) = self.path() else {
            return Ok(());
        };
        let staged = staged_in(folder_of(path));
        let text = machine.to_toml();
        let written = staged.and_then(|staged| put(staged, &text, path, self.force));
        written.map_err(|cause| unwritten(path, &cause, words))
    }
}

fn unwritten(path: &Path, cause: &io::Error, words: &Words) -> Failure {
    let named = path.display().to_string();
    if cause.kind() == io::ErrorKind::AlreadyExists {
        return Failure::input(say!(words, "machine-out-exists", path = named));
    }
    let cause = saves::trouble(&Trouble::at(path, cause), words);
    Failure::input(say!(
        words,
        "machine-out-unwritable",
        path = named,
        cause = cause
    ))
}
