//! The study that a verb runs, and how.

use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::study_args::StudyArgs;
use crate::fidelity::Fidelity;
use crate::study::{Finding, Study, gate};

/// The arguments of every verb that runs a study.
#[derive(Clone, Debug, clap::Args)]
pub struct Asked {
    #[command(flatten)]
    named: StudyArgs,
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
