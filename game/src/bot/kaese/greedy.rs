//! A player who rolls for the highest pieces and piles up whatever comes.

use super::gain::gain;
use crate::bot::Bot;
use crate::dice::oracle::Turn;
use crate::dice::{Draws, Face, Pool};
use crate::games::kaese::{Action, Cheese, DICE, Event, Kaese, ROLLS, Stage, View, earned};

/// What each piece is worth wherever it goes, from the 1 up. A 1 closes a stack.
const WORTH: [i32; 6] = [3, 2, 3, 4, 6, 8];
/// A gift card is not given away for less.
const GIFT: i32 = 3;
/// Points that closing a stack must bring while another piece could still go on it.
const CLOSE: i32 = 15;
/// Keeps what is done with a higher piece before what is done with a lower one.
const FIRST: i32 = 1000;

/// Knows what pieces are worth in general, and no more of the table than which there are.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    /// The turn in which these numbers earn their piece.
    turn: Option<([bool; 6], Turn)>,
}

impl Bot<Kaese> for Greedy {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let wish = match view.stage {
            Stage::Choose => Some(self.roll(view, legal)),
            _ => legal.iter().copied().max_by_key(|&it| appeal(view, it)),
        };
        wish.unwrap_or(legal[0])
    }
}

impl Greedy {
    fn roll(&mut self, view: &View, legal: &[Action]) -> Action {
        let there = available(view);
        let kept = self.turn(there).best_keep(&view.dice, view.rolls_left());
        if kept.dice != view.dice {
            return Action::Keep { dice: kept.dice };
        }
        let gifts = legal.iter().filter_map(|&action| match action {
            Action::Gift { from, to } => Some((action, worth(turned(view.dice, from, to), there))),
            _ => None,
        });
        let best = gifts.max_by_key(|&(_, worth)| worth);
        let good = best.filter(|&(_, with)| with >= worth(view.dice, there) + GIFT);
        good.map_or(Action::Stop, |(action, _)| action)
    }

    fn turn(&mut self, there: [bool; 6]) -> &Turn {
        let known = self.turn.take().filter(|known| known.0 == there);
        let solve = || Turn::solve(DICE, ROLLS, |dice| f64::from(worth(*dice, there)));
        &self
            .turn
            .insert(known.unwrap_or_else(|| (there, solve())))
            .1
    }
}

/// For each number whether its piece can be taken from the middle or from a neighbour.
fn available(view: &View) -> [bool; 6] {
    let table = &view.table;
    Cheese::ALL.map(|piece| {
        let mut neighbours = table.neighbours(view.turn);
        let is_on_top = |it: crate::player::Player| {
            let mut open = table.place(it).shelf.open();
            open.any(|stack| stack.top() == piece)
        };
        table.left(piece) > 0 || neighbours.any(is_on_top)
    })
}

/// What a player of this mind gets for the dice.
fn worth(dice: Pool, there: [bool; 6]) -> i32 {
    let exact = earned(dice).into_iter().zip(there).zip(WORTH);
    let counted = exact.filter(|((is_exact, is_there), _)| *is_exact && *is_there);
    counted.map(|(_, worth)| worth).sum()
}

fn turned(mut dice: Pool, from: Face, to: Face) -> Pool {
    dice.remove(from);
    dice.add(to);
    dice
}

/// Higher for what this player would rather do.
fn appeal(view: &View, action: Action) -> i32 {
    let rank = |piece: Cheese| FIRST * i32::from(piece.number());
    let closes = |stack| {
        let gain = gain(&view.table, stack);
        let is_due = gain >= CLOSE || view.stage == Stage::Close;
        if is_due { FIRST + gain } else { gain - FIRST }
    };
    match action {
        Action::Steal { rolled, .. } => rank(rolled) + 1,
        Action::Take { piece, .. } => rank(piece),
        Action::Put { piece, on } if piece == Cheese::ONE => closes(on),
        Action::Close { stack } => closes(stack),
        Action::Put { piece, on } => rank(piece) + 7 - i32::from(on.top().number()),
        Action::Begin { piece } => rank(piece),
        _ => 0,
    }
}
