//! `kipp-calibrate merge`: the shards of a study in one file.

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::campaign::{Cases, MOST_GAP_FILLS, gap, refused};
use super::common::MOST_THREADS;
use crate::campaign::{Campaign, merge};
use crate::fidelity::gap::Gap;

#[derive(Debug, clap::Args)]
pub(super) struct Merge {
    #[command(flatten)]
    cases: Cases,
    /// The folder in which the shards are kept.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Number of threads; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
    /// Fills by which statics is compared with the machine.
    #[arg(long, default_value_t = Gap::AFTER_RUN, value_name = "N",
        value_parser = clap::value_parser!(u16).range(0..=MOST_GAP_FILLS))]
    gap: u16,
}

impl Merge {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let study = self.cases.study(words)?;
        let plan = self.cases.plan(&study, words)?;
        let campaign = Campaign::new(&study, plan.as_ref(), study.fidelity);
        let bar = progress::bar(campaign.cases(None), &say!(words, "sweep-progress"));
        let ending = merge(&self.out, &campaign, || bar.inc(1));
        let ending = ending.map_err(|fault| refused(&fault, words))?;
        bar.finish_and_clear();
        let gap = || gap(&study, plan.as_ref(), self.gap, self.threads, words);
        let asked = (&study, plan.as_ref());
        Ok(self.cases.told(asked, &ending, gap, Some(&self.out), words))
    }
}
