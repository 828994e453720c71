//! `kipp-calibrate tolerance`: what do tolerances do to the band, and which one first?

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::{Found, Gaps, Run};
use crate::fidelity::discrepancy::Ground;
use crate::model::Model;
use crate::plan::MonteCarlo;
use crate::tolerance::Stacking;

#[derive(Debug, clap::Args)]
pub(super) struct Tolerance {
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    gaps: Gaps,
}

impl Tolerance {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(false, words)?;
        let model = Model::new(&study, study.fidelity);
        let stacking = Stacking::new(&model);
        if let Some(refusal) = stacking.refusal(words) {
            return Err(Failure::input(refusal));
        }
        let bar = progress::bar(study.cases.number, &say!(words, "analysis-progress"));
        let result = stacking.run(&self.run.crew(&study), || bar.inc(1));
        bar.finish_and_clear();
        let report = result.report(&study, words);
        let ground = Ground::of(result.copies.in_band);
        let plan = MonteCarlo::new(&study);
        let found = Found {
            options: self.gaps.typed().into_iter().collect(),
            gap: self.gaps.of(&study, &plan, ground, &self.run, words),
            study: &study,
            doubts,
            endings: &result.copies.endings,
            result: &result,
        };
        self.run.finish("tolerance", report, found, words)
    }
}
