//! A player who counts what went in, guesses when it tips, and takes the best at hand.

use super::memory::Memory;
use super::tipping::Tipping;
use super::weigher::Weigher;
use super::worth::Valuer;
use crate::bot::Bot;
use crate::dice::Draws;
use crate::games::kipp::{Action, Event, Kipp, View};

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
        let best = worths.iter().copied().max().unwrap_or(0);
        let mut equals = (0..legal.len()).filter(|&at| worths[at] == best);
        let number = equals.clone().count();
        legal[equals.nth(luck.position(number)).unwrap_or(0)]
    }
}
