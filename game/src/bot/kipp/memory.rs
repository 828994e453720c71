//! What a watchful player remembers: which dice went into the tubes and came out.

use super::weigher::TubeLore;
use crate::dice::{Die, DieId};
use crate::games::kipp::{Event, Tube};
use crate::rules::TUBES;

/// What a player thinks of when tubes tip, and learns from those that did.
pub(super) trait Thresholds: Default {
    /// The turning effect of dice in a tube, the innermost first.
    fn load(dice: &[Die]) -> u32;

    /// The tube held at one load and tipped at the next: its threshold lies between.
    fn learn(&mut self, tube: Tube, held: u32, tipped: u32);

    /// Chance, in thousandths, that the tube which holds at one load tips at the next.
    fn chance(&self, tube: Tube, held: u32, then: u32) -> i32;

    /// Chance, in thousandths, that the tube with these dice tips by one more.
    fn chance_with(&self, tube: Tube, dice: &[Die], die: Die) -> i32 {
        let mut all = dice.to_vec();
        all.push(die);
        self.chance(tube, Self::load(dice), Self::load(&all))
    }
}

/// Dice remembered inside each tube, in the order they were dropped, and what the
/// drops so far taught about tipping.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory<T> {
    inside: [Vec<Die>; TUBES],
    thresholds: T,
    /// The tube of the last drop and its load before it, until it is known what happened.
    watched: Option<(Tube, u32)>,
}

impl<T: Thresholds> Memory<T> {
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

    /// The dice inside all tubes.
    pub(super) fn tubes(&self) -> &[Vec<Die>; TUBES] {
        &self.inside
    }

    /// What the drops so far taught.
    pub(super) fn thresholds(&self) -> &T {
        &self.thresholds
    }

    fn dropped(&mut self, die: Die, tube: Tube) {
        self.watched = Some((tube, T::load(self.inside(tube))));
        self.inside[tube.index()].push(die);
    }

    fn tipped(&mut self, tube: Tube) {
        // A neighbour that tips by the shock says nothing of its own threshold.
        if let Some((_, held)) = self.watched.take_if(|watched| watched.0 == tube) {
            let tipped = T::load(self.inside(tube));
            self.thresholds.learn(tube, held, tipped);
        }
    }

    fn forget(&mut self, die: DieId, tube: Tube) {
        self.inside[tube.index()].retain(|inside| inside.id != die);
    }
}

impl<T: Thresholds> TubeLore for Memory<T> {
    fn inside(&self, tube: Tube) -> &[Die] {
        &self.inside[tube.index()]
    }

    fn tip_chance(&self, tube: Tube, dice: &[Die], die: Die) -> i32 {
        self.thresholds.chance_with(tube, dice, die)
    }
}
