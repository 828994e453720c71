//! `kipp-calibrate tolerance`: what do tolerances do to the band, and which one first?

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::Run;
use crate::model::Model;
use crate::tolerance::Stacking;

#[derive(Debug, clap::Args)]
pub(super) struct Tolerance {
    #[command(flatten)]
    run: Run,
}

impl Tolerance {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, warnings) = self.run.study(false, words)?;
        let model = Model::new(&study, study.fidelity);
        let stacking = Stacking::new(&model);
        if stacking.is_empty() {
            let study = study.name;
            return Err(Failure::input(say!(
                words,
                "tolerance-no-tolerance",
                study = study
            )));
        }
        let bar = progress::bar(study.cases.number, &say!(words, "analysis-progress"));
        let found = stacking.run(&self.run.crew(&study), || bar.inc(1));
        bar.finish_and_clear();
        let report = found.report(&study, words);
        self.run
            .finish("tolerance", report, &found, (&study, warnings), words)
    }
}
