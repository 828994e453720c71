//! A player who aims at the task that the next roll would most likely complete.

use crate::bot::Bot;
use crate::dice::oracle::Turn;
use crate::dice::{Draws, Pool};
use crate::games::wanzen::{Action, DICE, Event, OpenCard, Place, Stage, Task, View, Wanzen};

/// Hope that is worth a bug: a roll is repeated only where the same dice promised so much.
const GOOD: f64 = 0.4;
/// A roll that leaves less hope is a bad one.
const POOR: f64 = 0.15;
/// Baby bugs with which no more risk is taken.
const ENOUGH_BUGS: u8 = 3;

/// Looks one roll ahead.
#[derive(Debug, Default)]
pub struct Greedy {
    /// For every task of this card, what each set of dice promises with one more roll.
    hopes: Vec<(Task, Turn)>,
}

impl Bot<Wanzen> for Greedy {
    fn observe(&mut self, event: &Event) {
        if let Event::CardTurnedUp { .. } = event {
            self.hopes.clear();
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let action = match (view.stage, &view.open) {
            (Stage::Choosing, Some(open)) => self.set_aside(view, open, legal),
            (Stage::GoingOn, Some(open)) => go_on(view.own(), open),
            _ => None,
        };
        action
            .filter(|action| legal.contains(action))
            .unwrap_or(legal[0])
    }
}

impl Greedy {
    /// The dice with the best hope; of equal hopes the fewest dice, which leave most rolls. A bad
    /// roll of good dice is repeated instead.
    fn set_aside(&mut self, view: &View, open: &OpenCard, legal: &[Action]) -> Option<Action> {
        let mut best: Option<(Action, f64, usize)> = None;
        for &action in legal {
            let Action::SetAside { dice } = action else {
                continue;
            };
            let hope = self.hope(view, open, &view.kept.with(&dice));
            let is_better = best.is_none_or(|(_, other, number)| {
                hope > other || (hope >= other && dice.len() < number)
            });
            if is_better {
                best = Some((action, hope, dice.len()));
            }
        }
        let (action, hope, _) = best?;
        let is_bad = hope < POOR && self.hope(view, open, &view.kept) >= GOOD;
        Some(match is_bad && view.own().bugs < ENOUGH_BUGS {
            true => Action::Repeat,
            false => action,
        })
    }

    /// The best chance that rolling the rest once completes an open task.
    fn hope(&mut self, view: &View, open: &OpenCard, kept: &Pool) -> f64 {
        let hopes = open.open_tasks().map(|task| self.hope_of(view, task, kept));
        hopes.fold(0.0, f64::max)
    }

    fn hope_of(&mut self, view: &View, task: Task, kept: &Pool) -> f64 {
        if let Some((_, turn)) = self.hopes.iter().find(|(known, _)| *known == task) {
            return turn.keep_value(kept, 1);
        }
        let turn = Turn::aiming(DICE, 2, |dice| task.is_met(dice, view.variants));
        let hope = turn.keep_value(kept, 1);
        self.hopes.push((task, turn));
        hope
    }
}

/// Goes on where one more task wins the card.
fn go_on(own: &Place, open: &OpenCard) -> Option<Action> {
    let is_worth_it = open.open_tasks().count() == 1 && own.bugs < ENOUGH_BUGS;
    Some(if is_worth_it {
        Action::GoOn
    } else {
        Action::Stop
    })
}
