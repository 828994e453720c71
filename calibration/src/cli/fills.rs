//! `kipp-calibrate fills`: how the tubes of a machine tip.

use std::ops::ControlFlow;
use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};
use kipp_physics::MachineError;

use super::common::{MOST_THREADS, machine, threads};
use crate::fidelity::Fidelity;
use crate::fidelity::machine::fill;
use crate::fidelity::plan::{FillPlan, Neighbours};
use crate::report::{RunNote, fills_report};
use crate::study::Dice;
use crate::summary::Summary;
use crate::sweep::{Crew, Pace};

/// Most fills of one run: days of work.
const MOST_FILLS: i64 = 10_000_000;

#[derive(Debug, clap::Args)]
pub(super) struct Fills {
    /// The machine file (TOML); the built-in machine if left out.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Number of fills; each watches one tube, in turn.
    #[arg(short = 'n', long, default_value_t = 300, value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=MOST_FILLS))]
    fills: u32,
    /// Seed of the run; every fill follows from it and its own number.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Which dice: the box of 12 of each size, or 12 of one size.
    #[arg(long, value_enum, default_value_t = Dice::Box, value_name = "SIZES")]
    dice: Dice,
    /// Feed the watched tube only; else each die goes to a tube drawn at random.
    #[arg(long)]
    alone: bool,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
}

impl Fills {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let spec = machine(self.file.as_deref(), words)?;
        let plan = self.plan();
        let bar = progress::bar(self.fills.into(), &say!(words, "sweep-progress"));
        let crew = Crew::new(threads(self.threads), Pace::of(Fidelity::Machine));
        let mut summary = Summary::default();
        let counted = crew.run(
            0..self.fills.into(),
            |case| fill(&spec, &plan, case.into()),
            || bar.inc(1),
            |_, fill| {
                summary.count(&fill?);
                Ok(ControlFlow::Continue(()))
            },
        );
        bar.finish_and_clear();
        counted.map_err(|error: MachineError| Failure::machine(error))?;
        Ok(fills_report(
            &spec,
            &self.note(&plan, words),
            &summary,
            words,
        ))
    }

    fn plan(&self) -> FillPlan {
        FillPlan {
            neighbours: if self.alone {
                Neighbours::Empty
            } else {
                Neighbours::Fed
            },
            only_size: self.dice.only_size(),
            seed: self.seed,
            ..FillPlan::default()
        }
    }

    fn note(&self, plan: &FillPlan, words: &Words) -> RunNote {
        RunNote {
            fills: self.fills as usize,
            seed: plan.seed,
            neighbours: plan.neighbours,
            dice: self.dice.said(words),
        }
    }
}
