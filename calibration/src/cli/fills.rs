//! `kipp-calibrate fills`: how the tubes of a machine tip.

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::common::{MOST_THREADS, machine, threads};
use crate::fill::{FillPlan, Neighbours, fill};
use crate::report::{RunNote, fills_report};
use crate::study::Dice;
use crate::summary::Summary;
use crate::sweep::sweep;

/// Most fills of one run: days of work, whose results still fit into memory.
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
        let fills = sweep(
            self.fills as usize,
            threads(self.threads),
            |case| fill(&spec, plan, case),
            |done| bar.set_position(done as u64),
        );
        bar.finish_and_clear();
        let summary = Summary::of(&fills.map_err(Failure::machine)?);
        Ok(fills_report(
            &spec,
            &self.note(plan, words),
            &summary,
            words,
        ))
    }

    const fn plan(&self) -> FillPlan {
        FillPlan {
            neighbours: if self.alone {
                Neighbours::Empty
            } else {
                Neighbours::Fed
            },
            only_size: self.dice.only_size(),
            seed: self.seed,
        }
    }

    fn note(&self, plan: FillPlan, words: &Words) -> RunNote {
        RunNote {
            fills: self.fills as usize,
            seed: plan.seed,
            neighbours: plan.neighbours,
            dice: self.dice.said(words),
        }
    }
}
