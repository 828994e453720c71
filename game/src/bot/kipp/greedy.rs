//! A player who counts what went in, guesses when it tips, and takes the best at hand.

use super::memory::Memory;
use super::tipping::Tipping;
use super::weigher::Weigher;
use super::worth::Valuer;
use crate::bot::Bot;
use crate::dice::Draws;
use crate::games::kipp::{Action, Event, Kipp, Place, Stage, View};

/// Looks one choice ahead.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    memory: Memory<Tipping>,
}

impl Bot<Kipp> for Greedy {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action], luck: &mut Draws) -> Action {
        let valuer = Valuer::new(view);
        let weigher = Weigher::new(view, &valuer, &self.memory);
        let worths: Vec<i32> = legal.iter().map(|action| weigher.worth(*action)).collect();
        let least = worths.iter().copied().max().unwrap_or(0) - indifference(view);
        let mut equals = (0..legal.len()).filter(|&at| worths[at] >= least);
        let number = equals.clone().count();
        legal[equals.nth(luck.position(number)).unwrap_or(0)]
    }
}

/// Hundredths of a sweet-point that make no difference. Until something has come out of a tube
/// nobody knows what will be of use; then luck decides among drops that seem about as good, or all
/// games would open alike.
fn indifference(view: &View) -> i32 {
    let has_nothing = |place: &Place| place.cards.is_empty() && place.ingredients.total() == 0;
    let is_opening = view.stage == Stage::Drop && view.places.iter().all(has_nothing);
    if is_opening { 25 } else { 0 }
}
