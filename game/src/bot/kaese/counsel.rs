//! The strong player's mind: turns solved exactly for what each end of them promises.

use std::sync::LazyLock;

use super::outcomes::{Exact, SETS, exact};
use super::outlook::lead;
use super::plan::{Plan, worth};
use crate::bot::{Advisor, Prospect};
use crate::dice::oracle::Turn;
use crate::dice::{Face, Pool};
use crate::games::kaese::{Action, Cheese, DICE, Event, Kaese, ROLLS, Stage, Table, View};
use crate::player::Player;
use crate::rules::Phrase;

/// Judges by the points ahead of the mean of the rivals that a table promises at the end.
#[derive(Clone, Debug, Default)]
pub struct Counsel {
    solved: Vec<Solved>,
}

/// A turn at a table.
#[derive(Clone, Debug)]
struct Solved {
    table: Table,
    player: Player,
    ends: Ends,
    turn: Turn,
}

/// What the turn is worth when it ends with a set of numbers, early and after the last roll.
#[derive(Clone, Debug)]
struct Ends([[f64; SETS]; 2]);

impl Ends {
    fn of(view: &View, table: &Table) -> Ends {
        Ends([false, true].map(|is_last| {
            std::array::from_fn(|set| {
                let due = Cheese::ALL.map(|piece| set >> piece.index() & 1 == 1);
                match could_be(set) {
                    true => Plan::rolled(table.clone(), view, due, is_last).best(),
                    false => 0.0,
                }
            })
        }))
    }

    fn worth(&self, dice: &Pool, left: u8) -> f64 {
        self.0[usize::from(left == 0)][exact(dice)]
    }
}

/// Whether eight dice can show these numbers exactly.
fn could_be(set: Exact) -> bool {
    let numbers = Cheese::ALL
        .into_iter()
        .filter(|piece| set >> piece.index() & 1 == 1);
    numbers.map(Cheese::number).sum::<u8>() <= DICE
}

impl Solved {
    fn new(view: &View, table: Table) -> Solved {
        let player = view.turn;
        let ends = Ends::of(view, &table);
        let mut spent = table.clone();
        spent.return_gift(player);
        let with_gift = table.place(player).has_gift.then(|| Ends::of(view, &spent));
        let turn = Turn::solve_by_rolls(DICE, ROLLS, |dice, left| {
            let now = ends.worth(dice, left);
            let turned = with_gift.as_ref().map(|ends| best_turned(dice, left, ends));
            turned.map_or(now, |turned| turned.max(now))
        });
        Solved {
            table,
            player,
            ends,
            turn,
        }
    }
}

/// The best end when one die is turned with the gift card.
fn best_turned(dice: &Pool, left: u8, ends: &Ends) -> f64 {
    let there = Face::ALL.into_iter().filter(|&face| dice.count(face) > 0);
    let ways = there.flat_map(|from| Face::ALL.map(|to| turned(dice, from, to)));
    ways.map(|dice| ends.worth(&dice, left))
        .fold(f64::MIN, f64::max)
}

fn turned(dice: &Pool, from: Face, to: Face) -> Pool {
    let mut dice = *dice;
    dice.remove(from);
    dice.add(to);
    dice
}

impl Advisor<Kaese> for Counsel {
    fn observe(&mut self, _event: &Event) {}

    fn worth(&mut self, view: &View) -> f64 {
        let next = match view.stage {
            Stage::Close | Stage::Over => view.turn.left(view.table.seats()),
            _ => view.turn,
        };
        let own = lead(&view.table, view.viewer, next);
        let Some((before, now)) = self.course(view) else {
            return own;
        };
        match view.viewer == view.turn {
            true => now,
            // What one wins the others lose in equal parts.
            false => own - (now - before) / f64::from(view.table.seats() - 1),
        }
    }

    fn worths(&mut self, view: &View, legal: &[Action]) -> Vec<f64> {
        let left = view.rolls_left();
        let mut judge = |&action: &Action| match action {
            Action::Keep { dice } => self.solved(view, &view.table).turn.keep_value(&dice, left),
            Action::Stop => self.solved(view, &view.table).ends.worth(&view.dice, left),
            Action::Gift { from, to } => {
                let mut spent = view.table.clone();
                spent.return_gift(view.turn);
                let solved = self.solved(view, &spent);
                solved.turn.value(&turned(&view.dice, from, to), left)
            }
            _ => worth(view, action),
        };
        legal.iter().map(&mut judge).collect()
    }

    fn prospects(&mut self, view: &View) -> Vec<Prospect> {
        if view.stage != Stage::Choose {
            return Vec::new();
        }
        let prospect = |piece: Cheese| Prospect {
            task: Phrase::new("kaese-prospect").with("number", piece.number()),
            chance: AIMS[piece.index()].value(&view.dice, view.rolls_left()),
        };
        Cheese::ALL.map(prospect).to_vec()
    }
}

/// The turn of somebody who wants one number and nothing else.
static AIMS: LazyLock<[Turn; 6]> = LazyLock::new(|| {
    Cheese::ALL.map(|piece| {
        let goal = |dice: &Pool| dice.count(piece.face()) == piece.number();
        Turn::aiming(DICE, ROLLS, goal)
    })
});

impl Counsel {
    /// The lead of whoever has the turn: as it lies on the table, and with what the turn may bring.
    /// `None` while no turn is under way. What a turn brings on average is no luck, so it does not
    /// count before the first choice.
    fn course(&mut self, view: &View) -> Option<(f64, f64)> {
        let table = lead(&view.table, view.turn, view.turn);
        let left = view.rolls_left();
        let now = match view.stage {
            Stage::Roll if view.rolls == 0 => return None,
            Stage::Roll => self
                .solved(view, &view.table)
                .turn
                .keep_value(&view.dice, left),
            Stage::Choose => {
                let turn = &self.solved(view, &view.table).turn;
                let usual = match view.rolls {
                    1 => turn.start() - table,
                    _ => 0.0,
                };
                turn.value(&view.dice, left) - usual
            }
            Stage::Take | Stage::Place | Stage::Pass => Plan::of(view).best(),
            Stage::Close | Stage::Over => return None,
        };
        Some((table, now))
    }

    /// The turn at this table, solved once.
    fn solved(&mut self, view: &View, table: &Table) -> &Solved {
        let is_known = |it: &Solved| it.player == view.turn && it.table == *table;
        if !self.solved.iter().any(is_known) {
            self.solved.truncate(1);
            self.solved.insert(0, Solved::new(view, table.clone()));
        }
        let at = self.solved.iter().position(is_known);
        &self.solved[at.unwrap_or(0)]
    }
}
