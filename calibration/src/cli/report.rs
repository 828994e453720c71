//! `kipp-calibrate report`: at which die does it tip, and how surely?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::{Found, Gaps, Run};
use super::campaign::{refused, rows_typed};
use crate::campaign::{Campaign, Ending, merge};
use crate::fidelity::discrepancy::Ground;
use crate::plan::MonteCarlo;
use crate::study::Study;
use crate::tipping::Tipping;

#[derive(Debug, clap::Args)]
pub(super) struct Report {
    #[command(flatten)]
    run: Run,
    /// Folder of cases that were run before.
    #[arg(long, value_name = "DIR")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    gaps: Gaps,
}

impl Report {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(false, words)?;
        let ending = self.ending(&study, words)?;
        let result = Tipping::of(&study, &ending);
        let report = result.report(&study, words);
        let ground = Ground::of(result.in_band);
        let plan = MonteCarlo::new(&study);
        let found = Found {
            options: rows_typed(self.rows.as_deref())
                .into_iter()
                .chain(self.gaps.typed())
                .collect(),
            gap: self.gaps.of(&study, &plan, ground, &self.run, words),
            study: &study,
            doubts,
            endings: &ending.tally.statuses,
            result: &result,
        };
        self.run.finish("report", report, found, words)
    }

    /// Counts the cases that are there, or runs them.
    fn ending(&self, study: &Study, words: &Words) -> Result<Ending, Failure> {
        let plan = MonteCarlo::new(study);
        let campaign = Campaign::new(study, &plan, study.fidelity);
        let bar = progress::bar(campaign.cases(None), &say!(words, "sweep-progress"));
        let ending = match &self.rows {
            Some(folder) => {
                merge(folder, &campaign, || bar.inc(1)).map_err(|fault| refused(&fault, words))?
            }
            None => campaign.tally(&self.run.crew(study), || bar.inc(1)),
        };
        bar.finish_and_clear();
        Ok(ending)
    }
}
