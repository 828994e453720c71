//! `kipp-calibrate sensitivity`: dice mix or build tolerance, and which dimension?

use std::path::PathBuf;

use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::analysing::{Found, Gaps, Run};
use super::campaign::{rows_typed, unlaid};
use crate::analysis::plans::SobolPlan;
use crate::analysis::sensitivity;
use crate::fidelity::discrepancy::Ground;
use crate::pool;

/// Most dice of the box.
const MOST_DICE: i64 = pool::ALL as i64;

#[derive(Debug, clap::Args)]
pub(super) struct Sensitivity {
    #[command(flatten)]
    run: Run,
    /// A folder with the cases, run before with the plan `sobol`.
    #[arg(long, value_name = "DIR")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    gaps: Gaps,
    /// As how many dice a tube that never tips counts.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_DICE))]
    never_tips_as: Option<u32>,
}

impl Sensitivity {
    fn options(&self) -> Vec<String> {
        let never = self.never_tips_as;
        let never = never.map(|dice| option("--never-tips-as", &dice.to_string()));
        let rows = rows_typed(self.rows.as_deref());
        rows.into_iter()
            .chain(never)
            .chain(self.gaps.typed())
            .collect()
    }

    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(true, words)?;
        let never_tips_as = self.never_tips_as;
        let plan = SobolPlan::new(&study)
            .map_err(|fault| unlaid(fault, &study, SobolPlan::NAME, words))?;
        let seen = self
            .run
            .see(&plan, self.rows.as_deref(), &study, never_tips_as, words)?;
        let crew = self.run.crew(&study);
        let result =
            crew.within(|| sensitivity::Sensitivity::of(&study, &plan, &seen, never_tips_as));
        if let Some(refusal) = result.refusal(&study, words) {
            return Err(Failure::input(refusal));
        }
        let report = result.report(&study, words);
        let found = Found {
            options: self.options(),
            gap: self.gaps.of(&study, &plan, Ground::Order, &self.run, words),
            study: &study,
            doubts,
            endings: &result.endings,
            result: &result,
        };
        self.run.finish("sensitivity", report, found, words)
    }
}
