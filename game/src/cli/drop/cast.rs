//! One die of an experiment.

use kipp_physics::{DieDrop, DieId, DieSize, MachineSpec};

use crate::dice::Roller;

/// A die that is dropped into a tube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The machine's number of the tube.
    pub tube: usize,
    /// The size of the die.
    pub size: DieSize,
}

impl Cast {
    /// The drop of the die with this number of an experiment, from 1, by the hand with this seed.
    ///
    /// # Panics
    /// If the tube is not 0 to 2.
    #[must_use]
    pub fn drop(self, spec: &MachineSpec, seed: u64, number: u16) -> DieDrop {
        let jitter = Roller::new(seed).jitter(u64::from(number.saturating_sub(1)));
        DieDrop::by_hand(spec, self.tube, DieId(number), self.size, jitter)
    }
}
