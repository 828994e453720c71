//! `kipp-calibrate screen`: which inputs matter at all?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::analysing::{Found, Gaps, Run};
use super::campaign::{rows_typed, unlaid};
use crate::analysis::plans::MorrisPlan;
use crate::analysis::screen;
use crate::fidelity::discrepancy::Ground;

#[derive(Debug, clap::Args)]
pub(super) struct Screen {
    #[command(flatten)]
    run: Run,
    /// A folder with the cases, run before with the plan `morris`.
    #[arg(long, value_name = "DIR")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    gaps: Gaps,
}

impl Screen {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(true, words)?;
        let plan = MorrisPlan::new(&study)
            .map_err(|fault| unlaid(fault, &study, MorrisPlan::NAME, words))?;
        let seen = self
            .run
            .see(&plan, self.rows.as_deref(), &study, None, words)?;
        let crew = self.run.crew(&study);
        let result = crew.within(|| screen::Screen::of(&study, &plan, &seen));
        let found = Found {
            options: rows_typed(self.rows.as_deref())
                .into_iter()
                .chain(self.gaps.typed())
                .collect(),
            gap: self.gaps.of(&study, &plan, Ground::Order, &self.run, words),
            study: &study,
            doubts,
            endings: &result.endings,
            result: &result,
        };
        self.run
            .finish("screen", result.report(&study, words), found, words)
    }
}
