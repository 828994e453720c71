//! The lab: a machine of its own that can be seen through, and what moves its tubes.
//!
//! A lab numbers dice and draws the hand's unsteadiness as `kipp drop` does, so that what happens in
//! it can be told as a command ([`command`]) and repeated in the terminal.

pub mod bars;
mod bench;
pub mod caption;
mod clock;
pub mod command;
mod desk;
pub mod draft;
mod experiment;
pub mod field;
mod history;
mod keys;
pub mod knob;
mod labels;
pub mod order;
pub mod overlay;
mod panel;
mod picture;
pub mod plan;
mod plots;
mod refusal;
mod rewind;
pub mod shapes;
mod status;
mod strip;
pub mod tip;
pub mod verdict;
mod view;

pub use experiment::{Experiment, Ticked};
pub use order::Order;
pub use strip::{Event, LONGEST, Mark, Record, Strip};
pub use tip::Tip;
pub use view::{panels, plugin};

use std::path::PathBuf;

use kipp_game::cli::drop::{Cast, MOST_DICE, Tube};
use kipp_game::cli::words::Words;
use kipp_physics::spec::TUBES;
use kipp_physics::telemetry::Frame;
use kipp_physics::{DieDrop, DieSize, DropOutcome, Machine, MachineError, MachineSpec};

use plan::Plan;
use verdict::Verdict;

/// An experiment with its telemetry.
pub struct Lab {
    /// What moves.
    pub experiment: Experiment,
    /// The tube that is looked at.
    pub tube: usize,
    /// Seed of the hand that drops.
    pub seed: u64,
    /// The file that describes this very machine, if there is one.
    pub file: Option<PathBuf>,
    /// The telemetry of each tube.
    pub strips: [Strip; TUBES],
    /// Everything that was dropped or waits for it.
    pub drops: Vec<DieDrop>,
    /// What came of the drops so far.
    pub trials: Vec<Trial>,
    /// What was dropped before the machine was emptied.
    pub before: Vec<Cast>,
    /// What the last order led to, in one line.
    pub news: Option<String>,
    /// Why each tube tipped last.
    pub tips: [Option<Tip>; TUBES],
    /// Whether the weights are shown as they lay when the tube tipped.
    pub looks_back: bool,
    /// The weights when nothing held a tube any longer.
    freed: [Option<Plan>; TUBES],
    /// Drops that are made without being watched.
    unwatched: usize,
}

/// A drop that is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// The tube.
    pub tube: usize,
    /// Which die of the lab, from 1.
    pub number: u16,
    /// Its size.
    pub size: DieSize,
    /// Whether it found room.
    pub entered: bool,
    /// Tubes that tipped.
    pub tipped: [bool; TUBES],
    /// By how much its own tube tipped, N·m, if it did.
    pub margin_nm: Option<f64>,
}

/// A die that was not dropped, since there have been enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMoreDice;

impl Lab {
    /// A lab with an empty machine.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn new(spec: &MachineSpec) -> Result<Lab, MachineError> {
        Ok(Lab {
            experiment: Experiment::new(Machine::new(spec)?, []),
            tube: 0,
            seed: 1,
            file: None,
            strips: std::array::from_fn(|tube| Strip::new(spec, tube)),
            drops: Vec::new(),
            trials: Vec::new(),
            before: Vec::new(),
            news: None,
            tips: std::array::from_fn(|_| None),
            looks_back: false,
            freed: std::array::from_fn(|_| None),
            unwatched: 0,
        })
    }

    /// An empty machine of this description in the place of the present one.
    ///
    /// # Errors
    /// When the description makes no machine; the lab is then as it was.
    pub fn rebuild(&mut self, spec: &MachineSpec) -> Result<(), MachineError> {
        let new = Lab::new(spec)?;
        let before = match self.drops.is_empty() {
            true => std::mem::take(&mut self.before),
            false => self.casts(),
        };
        let file = self.file.take().filter(|_| spec == self.machine().spec());
        *self = Lab {
            tube: self.tube,
            seed: self.seed,
            file,
            before,
            ..new
        };
        Ok(())
    }

    /// The machine.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.experiment.machine
    }

    /// The weights of the tube that is looked at: as they lie, or as they lay when it tipped.
    #[must_use]
    pub fn plan(&self) -> Plan {
        match self.tip_looked_at() {
            Some(tip) => tip.plan.clone(),
            None => Plan::of(self.machine(), self.tube),
        }
    }

    /// What is said of the plan.
    #[must_use]
    pub fn verdict(&self, plan: &Plan) -> Verdict {
        let machine = self.machine();
        match self.tip_looked_at() {
            None if machine.is_held(self.tube) => Verdict::Held,
            _ => Verdict::of(&plan.balance, &machine.spec().tube[self.tube]),
        }
    }

    /// The tip whose weights are shown in the place of the present ones.
    #[must_use]
    pub fn tip_looked_at(&self) -> Option<&Tip> {
        let tip = self.tips[self.tube].as_ref();
        tip.filter(|_| self.looks_back)
    }

    /// The telemetry of the tube that is looked at.
    #[must_use]
    pub fn strip(&self) -> &Strip {
        &self.strips[self.tube]
    }

    /// A die of this size waits to be dropped into a tube, as soon as the machine is free; that tube
    /// is looked at.
    ///
    /// # Errors
    /// When so many have been dropped already.
    pub fn drop(&mut self, tube: usize, size: DieSize) -> Result<(), NoMoreDice> {
        let before = self.drops.len();
        if tube >= TUBES || before >= MOST_DICE {
            return Err(NoMoreDice);
        }
        let number = u16::try_from(before + 1).unwrap_or(u16::MAX);
        let drop = Cast { tube, size }.drop(self.machine().spec(), self.seed, number);
        self.tube = tube;
        self.looks_back = false;
        self.experiment.waiting.push_back(drop.clone());
        self.drops.push(drop);
        Ok(())
    }

    /// Everything that was dropped or waits for it, in its order.
    #[must_use]
    pub fn casts(&self) -> Vec<Cast> {
        let cast = |drop: &DieDrop| Cast {
            tube: drop.tube,
            size: drop.size,
        };
        self.drops.iter().map(cast).collect()
    }

    /// One tick, and its telemetry while something moves; whether something does.
    pub fn tick(&mut self) -> bool {
        let Some(Ticked { drop, outcome }) = self.experiment.tick() else {
            return false;
        };
        let entered = outcome.as_ref().is_none_or(|outcome| outcome.entered);
        if entered {
            self.record(&drop);
        }
        if let Some(outcome) = &outcome {
            self.trials.push(self.trial(&drop, outcome));
        }
        true
    }

    fn record(&mut self, drop: &DieDrop) {
        for tube in 0..TUBES {
            let die = match tube == drop.tube {
                true => drop.die.0,
                false => 0,
            };
            let frame = Frame::of(self.machine(), tube);
            let events = self.strips[tube].push(Record { die, frame });
            for event in events.into_iter().flatten() {
                self.note(tube, event, drop);
            }
        }
    }

    /// Keeps why a tube tips.
    fn note(&mut self, tube: usize, event: Event, drop: &DieDrop) {
        let plan = |tube| Some(Plan::of(&self.experiment.machine, tube));
        match event {
            // No hand holds the other tubes.
            Event::Drop => self.freed = std::array::from_fn(plan),
            Event::LetGo => self.freed[tube] = plan(tube),
            Event::Front => {
                let die = (tube == drop.tube).then_some((drop.die.0, drop.size));
                self.tips[tube] = self.freed[tube].take().map(|plan| Tip { die, plan });
            }
            Event::Leave | Event::Return => {}
        }
    }

    fn trial(&self, drop: &DieDrop, outcome: &DropOutcome) -> Trial {
        let number = drop.die.0;
        let tip = self.tips[drop.tube].as_ref();
        let tip = tip.filter(|tip| tip.die == Some((number, drop.size)));
        Trial {
            tube: drop.tube,
            number,
            size: drop.size,
            entered: outcome.entered,
            tipped: outcome.tipped,
            margin_nm: tip.map(|tip| tip.plan.balance.margin_nm),
        }
    }
}

/// What a reader calls a tube of a machine.
fn tube_name(spec: &MachineSpec, tube: usize, words: &Words) -> String {
    let tubes = Tube::all(spec);
    tubes
        .get(tube)
        .map_or_else(String::new, |tube| tube.said(words))
}
