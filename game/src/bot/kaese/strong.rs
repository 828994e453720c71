//! The strong player.

use super::counsel::Counsel;
use crate::bot::{Advisor, Bot};
use crate::dice::Draws;
use crate::games::kaese::{Action, Event, Kaese, View};

/// Follows its own advice.
#[derive(Clone, Debug, Default)]
pub struct Strong {
    counsel: Counsel,
}

impl Bot<Kaese> for Strong {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let worths = self.counsel.worths(view, legal);
        let choices = legal.iter().zip(worths);
        let best = choices.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(legal[0], |(&action, _)| action)
    }
}
