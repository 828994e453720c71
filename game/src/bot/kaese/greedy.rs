//! A player who rolls for the highest pieces and piles up whatever comes.

use std::sync::LazyLock;

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

/// The turn of somebody who knows no table: it is the same in every game.
static TURN: LazyLock<Turn> =
    LazyLock::new(|| Turn::solve(DICE, ROLLS, |dice| f64::from(worth(*dice))));

/// Knows what pieces are worth in general, and no more than the present turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Kaese> for Greedy {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let wish = match view.stage {
            Stage::Choose => roll(view, legal),
            _ => legal.iter().copied().max_by_key(|&it| appeal(view, it)),
        };
        wish.unwrap_or(legal[0])
    }
}

/// What a player of this mind gets for the dice.
fn worth(dice: Pool) -> i32 {
    let exact = earned(dice).into_iter().zip(WORTH);
    exact
        .map(|(is_exact, worth)| i32::from(is_exact) * worth)
        .sum()
}

fn roll(view: &View, legal: &[Action]) -> Option<Action> {
    let kept = TURN.best_keep(&view.dice, view.rolls_left()).dice;
    if kept != view.dice {
        return Some(Action::Keep { dice: kept });
    }
    let gifts = legal.iter().filter_map(|&action| match action {
        Action::Gift { from, to } => Some((action, worth(turned(view.dice, from, to)))),
        _ => None,
    });
    let best = gifts.max_by_key(|&(_, worth)| worth);
    let good = best.filter(|&(_, with)| with >= worth(view.dice) + GIFT);
    Some(good.map_or(Action::Stop, |(action, _)| action))
}

fn turned(mut dice: Pool, from: Face, to: Face) -> Pool {
    dice.remove(from);
    dice.add(to);
    dice
}

/// Higher for what this player would rather do.
fn appeal(view: &View, action: Action) -> i32 {
    let closes = |stack| {
        let gain = gain(&view.table, stack);
        let is_due = gain >= CLOSE || view.stage == Stage::Close;
        if is_due { 100 + gain } else { gain - 100 }
    };
    match action {
        Action::Steal { rolled, .. } => 10 * i32::from(rolled.number()) + 5,
        Action::Take { piece, .. } => 10 * i32::from(piece.number()),
        Action::Put { piece, on } if piece == Cheese::ONE => closes(on),
        Action::Close { stack } => closes(stack),
        Action::Put { on, .. } => 50 - i32::from(on.top().number()),
        Action::Mouse => 20,
        _ => 0,
    }
}
