//! Where a machine stands in the course of a drop.

use serde::{Deserialize, Serialize};

use super::TICK_HZ;
use crate::drop::DieId;
use crate::spec::TUBES;
use crate::statics::Balance;

/// Ticks from release until what still moves is stilled (20 s).
pub(super) const RELEASE_LIMIT_TICKS: u64 = 20 * TICK_HZ as u64;

/// Where the machine stands in the course of a drop.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Course {
    pub(super) stage: Stage,
    /// Ticks since the machine was built.
    pub(super) tick: u64,
    /// Tick at which the die was let go.
    pub(super) begun: u64,
    /// Tubes in which something may move: the one that was fed, and those that were shaken.
    pub(super) is_active: [bool; TUBES],
    /// Tubes that struck their front stop since the drop began.
    pub(super) tipped: [bool; TUBES],
    /// Dice that were set flat since the drop began.
    pub(super) reseated: Vec<DieId>,
    pub(super) skips_certain_releases: bool,
    /// Ticks from release until what still moves is stilled.
    pub(super) release_limit: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Stage {
    Idle,
    Held { tube: usize },
    Released(Released),
}

/// A tube that was let go.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Released {
    pub(super) tube: usize,
    pub(super) tick: u64,
    /// Its balance just before.
    pub(super) before: Balance,
}

impl Course {
    /// Nothing was dropped yet.
    pub(super) fn new() -> Self {
        Self {
            stage: Stage::Idle,
            tick: 0,
            begun: 0,
            is_active: [false; TUBES],
            tipped: [false; TUBES],
            reseated: Vec::new(),
            skips_certain_releases: true,
            release_limit: RELEASE_LIMIT_TICKS,
        }
    }

    pub(super) fn begin(&mut self, tube: usize) {
        self.stage = Stage::Held { tube };
        self.begun = self.tick;
        self.is_active = [false; TUBES];
        self.is_active[tube] = true;
        self.tipped = [false; TUBES];
        self.reseated.clear();
    }

    /// The tubes that are stepped.
    pub(super) fn active(&self) -> impl Iterator<Item = usize> + use<> {
        let is_active = self.is_active;
        (0..TUBES).filter(move |tube| is_active[*tube])
    }
}
