//! Drops into a machine, one after the other.

use std::collections::VecDeque;

use kipp_physics::machine::Phase;
use kipp_physics::{DieDrop, DropOutcome, Machine, MachineError};

/// A machine with the dice that wait to be dropped.
///
/// Poured dice lie in their trays until the next drop begins, and are gone then, as in `kipp drop`.
pub struct Experiment {
    /// The truth that all entities mirror.
    pub machine: Machine,
    /// Drops to come, each begun when the one before is over.
    pub waiting: VecDeque<DieDrop>,
    /// What the drops so far led to.
    pub outcomes: Vec<DropOutcome>,
    /// Drops that the machine refused, and why.
    pub refused: Vec<(DieDrop, MachineError)>,
    current: Option<DieDrop>,
}

/// What a tick belonged to.
#[derive(Clone, Debug)]
pub struct Ticked {
    /// The drop that is under way, or that was over with this tick.
    pub drop: DieDrop,
    /// What it led to, when it is over.
    pub outcome: Option<DropOutcome>,
}

impl Experiment {
    /// A machine and the drops that it is to be given.
    #[must_use]
    pub fn new(machine: Machine, drops: impl IntoIterator<Item = DieDrop>) -> Self {
        Self {
            machine,
            waiting: drops.into_iter().collect(),
            outcomes: Vec::new(),
            refused: Vec::new(),
            current: None,
        }
    }

    /// Whether all drops are over.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.machine.phase() == Phase::Idle
    }

    /// Begins the next drop if the machine is free, then advances by one tick; `None` while nothing
    /// is to be done.
    pub fn tick(&mut self) -> Option<Ticked> {
        if self.machine.phase() == Phase::Idle
            && let Some(full) = self.begin_next()
        {
            return Some(full);
        }
        let drop = self.current.clone()?;
        let outcome = self.machine.step();
        if let Some(outcome) = &outcome {
            self.outcomes.push(outcome.clone());
            self.current = None;
        }
        Some(Ticked { drop, outcome })
    }

    /// Begins the next drop; a die that finds the tube full is over at once.
    fn begin_next(&mut self) -> Option<Ticked> {
        let drop = self.waiting.pop_front()?;
        self.clear_trays();
        match self.machine.begin(&drop) {
            Ok(true) => self.current = Some(drop),
            Ok(false) => {
                let outcome = self.machine.refusal(drop.tube);
                self.outcomes.push(outcome.clone());
                let outcome = Some(outcome);
                return Some(Ticked { drop, outcome });
            }
            Err(error) => self.refused.push((drop, error)),
        }
        None
    }

    /// Takes the dice that the last drop poured.
    fn clear_trays(&mut self) {
        let Some(last) = self.outcomes.last() else {
            return;
        };
        for poured in &last.poured {
            // A die that was taken before is not missed.
            self.machine.take_from_tray(poured.tray, poured.die).ok();
        }
    }
}
