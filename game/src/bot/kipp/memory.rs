//! What a watchful player remembers: which dice went into the tubes and came out.

use super::tipping::{Tipping, load};
use super::weigher::TubeLore;
use crate::dice::{Die, DieId};
use crate::games::kipp::{Event, Tube};
use crate::rules::TUBES;

/// Dice remembered inside each tube, in the order they were dropped, and what the
/// drops so far taught about tipping.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    inside: [Vec<Die>; TUBES],
    tipping: Tipping,
    /// The tube of the last drop and its load before it, until it is known what happened.
    watched: Option<(Tube, u32)>,
}

impl Memory {
    /// Learns from something that everybody saw.
    pub(super) fn observe(&mut self, event: &Event) {
        match *event {
            Event::DieDropped { die, tube, .. } => self.dropped(die, tube),
            Event::DieCameBack { die, tube, .. } => {
                self.watched = None;
                self.forget(die.id, tube);
            }
            Event::TubeTipped { tube } => self.tipped(tube),
            Event::DiePoured { tube, die, .. } => self.forget(die.id, tube),
            _ => {}
        }
    }

    fn dropped(&mut self, die: Die, tube: Tube) {
        self.watched = Some((tube, load(self.inside(tube))));
        self.inside[tube.index()].push(die);
    }

    fn tipped(&mut self, tube: Tube) {
        // A neighbour that tips by the shock says nothing of its own threshold.
        if let Some((_, held)) = self.watched.take_if(|watched| watched.0 == tube) {
            self.tipping.learn(held, load(self.inside(tube)));
        }
    }

    fn forget(&mut self, die: DieId, tube: Tube) {
        self.inside[tube.index()].retain(|inside| inside.id != die);
    }
}

impl TubeLore for Memory {
    fn inside(&self, tube: Tube) -> &[Die] {
        &self.inside[tube.index()]
    }

    fn tip_chance(&self, _tube: Tube, dice: &[Die], die: Die) -> i32 {
        self.tipping.chance(load(dice), load_with(dice, die))
    }
}

fn load_with(dice: &[Die], die: Die) -> u32 {
    let mut all = dice.to_vec();
    all.push(die);
    load(&all)
}
