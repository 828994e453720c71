//! `kipp-calibrate report`: at which die does it tip, and how surely?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::Run;
use super::campaign::{MOST_GAP_FILLS, gap, refused};
use crate::campaign::{Campaign, Ending, merge};
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
    /// Fills by which statics is compared with the machine.
    #[arg(long, default_value_t = 60, value_name = "N",
        value_parser = clap::value_parser!(u16).range(0..=MOST_GAP_FILLS))]
    gap: u16,
}

impl Report {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, warnings) = self.run.study(false, words)?;
        let ending = self.ending(&study, words)?;
        let gap = gap(&study, self.gap, self.run.threads(), words);
        let found = Tipping::of(&study, &ending, gap);
        let report = found.report(&study, words);
        self.run
            .finish("report", report, &found, (&study, warnings), words)
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
