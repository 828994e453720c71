//! A full table.

use std::num::Wrapping;

use bevy::prelude::*;
use kipp_physics::machine::Snapshot;
use kipp_physics::spec::TUBES;
use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineError, MachineSpec};

use crate::lab::{Experiment, Lab};
use crate::table::Table;

/// Dice on the table: as many as four players have.
pub const DICE: u16 = 36;

/// Dice that are tried before the table counts as full.
const TRIALS: u16 = 4 * DICE;

/// A machine with one die less than its full load, and the drop of that die.
pub struct Load {
    spec: MachineSpec,
    laid: Snapshot,
    last: DieDrop,
    dice: u16,
}

impl Load {
    /// Lays the dice, sizes and tubes in turn; trays keep what is poured.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn new(spec: &MachineSpec) -> Result<Load, MachineError> {
        let mut machine = Machine::new(spec)?;
        let mut dice = 0;
        let mut number = 0;
        while dice < DICE - 1 && number < TRIALS {
            let outcome = machine.drop_die(&drop(spec, number))?;
            dice += u16::from(outcome.entered);
            number += 1;
        }
        Ok(Load {
            laid: machine.snapshot(),
            last: drop(spec, number),
            spec: spec.clone(),
            dice: dice + 1,
        })
    }

    /// Number of dice, with the one that falls.
    #[must_use]
    pub fn dice(&self) -> u16 {
        self.dice
    }

    /// Puts the load into the lab, the last die on its way.
    pub fn lay(&self, lab: &mut Lab) {
        if let Ok(machine) = Machine::restore(&self.spec, &self.laid) {
            lab.experiment = Experiment::new(machine, [self.last.clone()]);
        }
    }
}

fn drop(spec: &MachineSpec, number: u16) -> DieDrop {
    let tube = usize::from(number) % TUBES;
    let size = DieSize::ALL[usize::from(number) / TUBES % DieSize::ALL.len()];
    let jitter = Wrapping(u64::from(number)) * Wrapping(0x9e37_79b9_7f4a_7c15);
    DieDrop::by_hand(spec, tube, DieId(number), size, jitter.0)
}

/// Lets the last die fall again, so that something moves in every frame.
pub fn renew(mut table: NonSendMut<Table>, load: NonSend<Load>) {
    if table.lab.experiment.is_done() {
        load.lay(&mut table.lab);
    }
}
