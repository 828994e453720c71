//! A player who solves every turn exactly.

use super::judge::Judge;
use crate::bot::{Advisor, Bot};
use crate::dice::Draws;
use crate::games::wanzen::{Action, Event, View, Wanzen};

/// Knows the chance of every task under best play and weighs tasks, bugs and what is left to the
/// next player in points.
#[derive(Debug, Default)]
pub struct Strong {
    judge: Judge,
}

impl Bot<Wanzen> for Strong {
    fn observe(&mut self, event: &Event) {
        self.judge.observe(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let worths = self.judge.worths(view, legal);
        let choices = legal.iter().zip(worths);
        let best = choices.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(legal[0], |(action, _)| *action)
    }
}
