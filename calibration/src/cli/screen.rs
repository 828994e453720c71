//! `kipp-calibrate screen`: which inputs matter at all?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Words;

use super::analysing::{Run, unlaid};
use crate::analysis::plans::MorrisPlan;
use crate::analysis::screen;

#[derive(Debug, clap::Args)]
pub(super) struct Screen {
    #[command(flatten)]
    run: Run,
    /// A folder with the cases, run before with the plan `morris`.
    #[arg(long, value_name = "DIR")]
    rows: Option<PathBuf>,
}

impl Screen {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, warnings) = self.run.study(true, words)?;
        let plan = MorrisPlan::new(&study)
            .map_err(|fault| unlaid(fault, &study, MorrisPlan::NAME, words))?;
        let seen = self
            .run
            .see(&plan, self.rows.as_deref(), &study, None, words)?;
        let found = screen::Screen::of(&study, &plan, &seen);
        self.run.finish(
            "screen",
            found.report(&study, words),
            &found,
            (&study, warnings),
            words,
        )
    }
}
