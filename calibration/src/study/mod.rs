//! A study: a question about a machine, read from a file.
//!
//! [`StudyFile`] is what was written, [`Study`] what it means for one machine: fields found, units
//! turned into SI, bounds in order.

mod apart;
mod bounds;
mod check;
mod cost;
mod dice;
mod error;
mod file;
mod finding;
mod knob;
mod load;
mod moves;
mod place;
mod report;
mod work;

pub use check::{Check, findings, gate};
pub use cost::Price;
pub use dice::Dice;
pub use error::{Outside, StudyError, StudyProblem};
pub use file::{CasesTable, DiceTable, FORMAT, GoalTable, KnobTable, StudyFile, ToleranceTable};
pub use finding::{Finding, UnitHint};
pub use knob::{Knob, Tolerance, ToleranceKind};
pub use report::report;
pub use work::{Fills, Work, works};

use std::path::PathBuf;

use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::MachineSpec;

use crate::fidelity::Fidelity;
use crate::fidelity::plan::Neighbours;

/// A study of one machine, ready to be checked and run. All quantities are SI.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// What the study is called.
    pub name: String,
    /// Where it was read.
    pub path: PathBuf,
    /// The machine that it asks about.
    pub machine: MachineSpec,
    /// The machine's file; none for the built-in machine.
    pub machine_path: Option<PathBuf>,
    /// Seed of every draw.
    pub seed: u64,
    /// How fills are worked out.
    pub fidelity: Fidelity,
    /// What is hoped for.
    pub goal: Goal,
    /// Which dice are dropped.
    pub dice: Dice,
    /// What the tubes beside the watched one do.
    pub neighbours: Neighbours,
    /// How many fills are made.
    pub cases: Cases,
    /// What varies.
    pub knobs: Vec<Knob>,
    /// The file as it was written, with the tables of the verbs.
    pub file: StudyFile,
}

impl Study {
    /// The machine's own value of each knob.
    #[must_use]
    pub fn nominal(&self) -> Vec<f64> {
        self.knobs.iter().map(|knob| knob.nominal).collect()
    }

    /// The files that it is made of: its own, its machine's and its data.
    #[must_use]
    pub fn inputs(&self) -> Vec<PathBuf> {
        let data = self.file.fit.as_ref().map(|table| table.files(&self.path));
        let machine = self.machine_path.iter().cloned();
        let files = [self.path.clone()].into_iter().chain(machine);
        files.chain(data.into_iter().flatten()).collect()
    }

    /// The same question about another machine, with that machine's own values.
    #[must_use]
    pub fn with_machine(&self, machine: MachineSpec) -> Self {
        let mut study = self.clone();
        for knob in &mut study.knobs {
            knob.nominal = knob.field.read(&machine);
        }
        study.machine = machine;
        study
    }

    /// A fault of the study in one line, which begins with its file.
    #[must_use]
    pub fn refused(&self, fault: &str) -> String {
        format!("{}: {fault}", self.path.display())
    }

    /// Writes one value for each knob into a machine.
    pub fn write(&self, point: &[f64], spec: &mut MachineSpec) {
        for (knob, value) in self.knobs.iter().zip(point) {
            knob.field.write(spec, *value);
        }
    }
}

/// Which tubes shall tip at which dice, and how surely.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    /// The watched tubes, in their order on the rod, each once.
    pub tubes: Vec<usize>,
    /// First die at which a tube may tip, counted from 1.
    pub first_die: u32,
    /// Last die at which a tube may tip.
    pub last_die: u32,
    /// Share of cases within this band that is enough, 0 to 1.
    pub enough: f64,
}

impl Goal {
    /// The share that is enough where a study does not say.
    pub const ENOUGH: f64 = 0.9;

    /// The wanted dice in words, such as "die 4 to 5".
    #[must_use]
    pub fn band_said(&self, words: &Words) -> String {
        band_said([self.first_die, self.last_die], words)
    }
}

/// The dice from the first to the last in words: "die 4 to 5", and "die 4" where they are one.
#[must_use]
pub fn band_said([first, last]: [u32; 2], words: &Words) -> String {
    let count = last.saturating_sub(first) + 1;
    say!(
        words,
        "study-band",
        count = count,
        first = first,
        last = last
    )
}

/// How many fills are made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cases {
    /// Most fills.
    pub number: u64,
    /// Half the width of the 95 % interval at which the run may stop; none runs them all.
    pub half_width: Option<f64>,
}
