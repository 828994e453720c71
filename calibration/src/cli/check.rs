//! `kipp-calibrate check`: is a machine sound, and may a study of it run?

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::common::{MOST_THREADS, machine, threads};
use crate::check::check;
use crate::document::text;
use crate::report::check_report;
use crate::study::{Finding, Price, Study, StudyFile, Work, findings, report, works};

#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// The machine file, or a study file (TOML); the built-in machine if left out.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The study file (TOML); its machine is then the one named before, if any.
    #[arg(long, value_name = "FILE")]
    study: Option<PathBuf>,
    /// Number of threads for which the cost is told.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
}

impl Check {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        match (&self.file, &self.study) {
            (machine, Some(study)) => self.check_study(study, machine.as_deref(), words),
            (Some(file), None) if StudyFile::is_at(file) => self.check_study(file, None, words),
            (file, None) => {
                let spec = machine(file.as_deref(), words)?;
                Ok(check_report(&spec, &check(&spec), words))
            }
        }
    }

    fn check_study(
        &self,
        path: &Path,
        machine: Option<&Path>,
        words: &Words,
    ) -> Result<String, Failure> {
        let study = Study::load(path, machine);
        let study = study.map_err(|error| Failure::input(error.said(words)))?;
        let findings = findings(&study);
        let cost = (Price::measure(&study), threads(self.threads));
        let works = works(&study, words);
        let report = report(&study, &findings, &works, cost, words);
        let spec = &study.machine;
        let text = format!(
            "{}\n{}",
            text(&report, words),
            check_report(spec, &check(spec), words)
        );
        if !findings.iter().any(Finding::is_fault) && !works.iter().any(Work::is_refused) {
            return Ok(text);
        }
        io::stdout()
            .write_all(text.as_bytes())
            .map_err(Failure::output)?;
        Err(Failure::Negative)
    }
}
