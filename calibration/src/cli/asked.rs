//! The study that a verb is asked about.

use std::path::PathBuf;

use kipp_game::cli::drop::{option, quoted};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use crate::fidelity::Fidelity;
use crate::study::{Check, Finding, Study, gate};

/// The study, its machine, and what is overridden.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Named {
    /// The study file (TOML).
    #[arg(value_name = "STUDY", display_order = 1)]
    study: PathBuf,
    /// A machine file in place of the study's.
    #[arg(id = "study_machine", long = "machine", value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Run although this check fails.
    #[arg(long, value_enum, value_name = "CHECK")]
    pub although: Vec<Check>,
}

impl Named {
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

/// The arguments of every verb that runs a study.
#[derive(Clone, Debug, clap::Args)]
pub struct Asked {
    #[command(flatten)]
    named: Named,
    /// How fills are worked out, in place of what the study says.
    #[arg(long, value_enum, value_name = "FIDELITY")]
    fidelity: Option<Fidelity>,
}

impl Asked {
    /// The arguments as they are typed again.
    #[must_use]
    pub fn typed(&self) -> String {
        let fidelity = self.fidelity.iter();
        let fidelity = fidelity.map(|it| option("--fidelity", it.name()));
        let typed = [self.named.typed()].into_iter();
        let typed = typed.chain(self.named.options()).chain(fidelity);
        typed.collect::<Vec<_>>().join(" ")
    }

    /// The study, which passes its checks, and what they found beside.
    ///
    /// # Errors
    /// One line when the study cannot be used, or when a check fails that is not overridden.
    pub fn study(&self, words: &Words) -> Result<(Study, Vec<Finding>), Failure> {
        let mut study = self.named.load(words)?;
        study.fidelity = self.fidelity.unwrap_or(study.fidelity);
        let findings = gate(&study, &self.named.although, words)?;
        Ok((study, findings))
    }
}
