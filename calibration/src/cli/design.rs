//! `kipp-calibrate design`: which values shall the free dimensions have?

use std::io;
use std::path::{Path, PathBuf};

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::{Found, Run};
use crate::design::{DesignTable, answer, report};
use crate::document::{OutputError, folder_of, put, staged_in};
use crate::fidelity::Fidelity;
use crate::study::Study;
use tempfile::NamedTempFile;

#[derive(Debug, clap::Args)]
pub(super) struct Design {
    #[command(flatten)]
    run: Run,
    /// Machine file to be written.
    #[arg(long, value_name = "FILE")]
    machine_out: Option<PathBuf>,
}

impl Design {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(true, words)?;
        let table = study.file.design.clone().unwrap_or_default();
        check(&study, &table, words)?;
        // What cannot be written is said before hours of work, not after.
        let staged = self.machine_out.as_deref();
        let staged = staged.map(|path| stage(path, words)).transpose()?;
        let bar = progress::bar(table.designs.into(), &say!(words, "design-progress"));
        let result = answer(&study, &table, &self.run.crew(&study), || bar.inc(1));
        bar.finish_and_clear();
        if let (Some(staged), Some(path)) = (staged, &self.machine_out) {
            let mut machine = study.machine.clone();
            study.write(&result.best.point, &mut machine);
            put(staged, &machine.to_toml(), path, false)
                .map_err(|cause| unwritten(path, cause, words))?;
        }
        let report = report(&result, &study, &table, words);
        let found = Found {
            gap: None,
            options: Vec::new(),
            study: &study,
            doubts,
            endings: &result.endings,
            result: &result,
        };
        self.run.finish("design", report, found, words)
    }
}

fn check(study: &Study, table: &DesignTable, words: &Words) -> Result<(), Failure> {
    let path = study.path.display().to_string();
    let counts = [table.fills, table.copies, table.designs];
    let fault = if !study.knobs.iter().any(|knob| knob.is_free) {
        say!(words, "design-no-knob", study = path)
    } else if counts.contains(&0) || !(0.0..=1.0).contains(&table.enough) {
        say!(words, "design-few", study = path)
    } else if table.has_few_copies() {
        let (copies, fills) = (DesignTable::FEWEST_COPIES, DesignTable::FEWEST_FILLS);
        say!(
            words,
            "design-few-copies",
            study = path,
            copies = copies,
            fills = fills
        )
    } else if !table.also.is_empty() && study.fidelity != Fidelity::Machine {
        say!(words, "design-needs-machine", study = path)
    } else {
        return Ok(());
    };
    Err(Failure::input(fault))
}

/// A file beside the one that is wanted, which must not exist.
fn stage(path: &Path, words: &Words) -> Result<NamedTempFile, Failure> {
    if path.exists() {
        return Err(unwritten(path, io::ErrorKind::AlreadyExists.into(), words));
    }
    staged_in(folder_of(path)).map_err(|cause| unwritten(path, cause, words))
}

fn unwritten(path: &Path, cause: io::Error, words: &Words) -> Failure {
    if cause.kind() == io::ErrorKind::AlreadyExists {
        let path = path.display().to_string();
        return Failure::input(say!(words, "design-exists", path = path));
    }
    let path = path.to_owned();
    OutputError { path, cause }.said(words)
}
