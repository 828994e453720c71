//! The study that a verb is asked about.

use std::path::PathBuf;

use kipp_game::cli::drop::{option, quoted};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use crate::fidelity::Fidelity;
use crate::study::{Check, Finding, Study, gate};

/// The arguments of every verb that runs a study.
#[derive(Clone, Debug, clap::Args)]
pub struct Asked {
    /// The study file (TOML).
    #[arg(value_name = "STUDY")]
    study: PathBuf,
    /// A machine file in place of the study's.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// How fills are worked out, in place of what the study says.
    #[arg(long, value_enum, value_name = "FIDELITY")]
    fidelity: Option<Fidelity>,
    /// Run although this check fails.
    #[arg(long, value_enum, value_name = "CHECK")]
    although: Vec<Check>,
}

/// The checks that are overridden, as options that are typed again.
pub(super) fn although_typed(checks: &[Check]) -> impl Iterator<Item = String> {
    let checks = checks.iter();
    checks.map(|check| option("--although", check.name()))
}

impl Asked {
    /// The arguments as they are typed again.
    #[must_use]
    pub fn typed(&self) -> String {
        let mut typed = vec![quoted(&self.study.display().to_string())];
        if let Some(machine) = &self.machine {
            typed.push(option("--machine", &machine.display().to_string()));
        }
        if let Some(fidelity) = self.fidelity {
            typed.push(option("--fidelity", fidelity.name()));
        }
        typed.extend(although_typed(&self.although));
        typed.join(" ")
    }

    /// The study, which passes its checks, and what they found beside.
    ///
    /// # Errors
    /// One line when the study cannot be used, or when a check fails that is not overridden.
    pub fn study(&self, words: &Words) -> Result<(Study, Vec<Finding>), Failure> {
        let study = Study::load(&self.study, self.machine.as_deref());
        let mut study = study.map_err(|error| Failure::input(error.said(words)))?;
        study.fidelity = self.fidelity.unwrap_or(study.fidelity);
        let findings = gate(&study, &self.although, words)?;
        Ok((study, findings))
    }
}
