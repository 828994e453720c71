//! A bot that solves its turn exactly.

use super::solved::{Placing, Solved};
use super::worth::{Temper, Worth};
use crate::bot::Bot;
use crate::dice::{Draws, Pool};
use crate::games::wuerfelzucker::{Action, Event, Hand, ROLLS, Stage, View, Wuerfelzucker};

/// Keeps and places what the exact solution of its turn says. A placement is worth the card's
/// points by the chance that the bid survives the rivals' turns, and what it takes from them.
#[derive(Clone, Debug, Default)]
pub struct Strong {
    solved: Option<Solved>,
}

impl Bot<Wuerfelzucker> for Strong {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let wish = match view.stage {
            Stage::Keep { dice, roll } => self.keep(view, dice, roll),
            Stage::Place { hand } => self.place(view, hand),
            _ => Action::EndTurn,
        };
        match legal.contains(&wish) {
            true => wish,
            false => legal[legal.len() - 1],
        }
    }
}

impl Strong {
    fn solved(&mut self, view: &View) -> &Solved {
        let known = self.solved.take().filter(|solved| solved.is_of(view));
        let solved = known.unwrap_or_else(|| Solved::of(view, Temper::TRIED));
        self.solved.insert(solved)
    }

    fn keep(&mut self, view: &View, dice: Pool, roll: u8) -> Action {
        let keep = self.solved(view).turn().best_keep(&dice, ROLLS - roll);
        Action::Keep { dice: keep.dice }
    }

    fn place(&mut self, view: &View, hand: Hand) -> Action {
        let worth = Worth {
            view,
            player: view.viewer,
            temper: Temper::TRIED,
        };
        let solved = (!hand.has_begun).then(|| self.solved(view));
        Placing::new(&worth, solved, hand).best().0
    }
}
