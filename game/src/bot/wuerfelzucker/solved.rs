//! A player's turn at a table, solved exactly for the worth of its placements.

use super::partition::{Partition, all_hands};
use super::worth::{Temper, Worth};
use crate::dice::oracle::Turn;
use crate::dice::{Face, Pool};
use crate::games::wuerfelzucker::{Action, DICE_EACH, Hand, Joker, JokerBid, Laid, ROLLS, View};
use crate::player::Player;

/// Worths that differ by less are equal; of equals the one without a joker is chosen.
const ROUNDING: f64 = 1e-9;

/// What a solved turn depends on, beside the dice.
#[derive(Clone, Debug, PartialEq)]
struct Table {
    player: Player,
    laid: Vec<Laid>,
    joker_bid: Option<JokerBid>,
    jokers: Vec<Joker>,
    course: crate::games::wuerfelzucker::Course,
}

impl Table {
    fn of(view: &View) -> Table {
        Table {
            player: view.turn,
            laid: view.table.clone(),
            joker_bid: view.joker_bid,
            jokers: view.places[view.turn.index()].jokers.clone(),
            course: view.course,
        }
    }
}

/// The turn of the player whose turn it is, before anything is placed.
#[derive(Clone, Debug)]
pub(super) struct Solved {
    table: Table,
    /// All rolls, re-roll jokers included.
    turn: Turn,
    /// The last roll alone, for what a re-roll joker brings.
    once: Turn,
}

impl Solved {
    /// Solves the turn at this table.
    pub(super) fn of(view: &View, temper: Temper) -> Solved {
        let worth = Worth {
            view,
            player: view.turn,
            temper,
        };
        let hands: Vec<Pool> = all_hands().collect();
        let partition = Partition::of(&worth, &hands, 0);
        let table = Table::of(view);
        let cost = worth.joker_cost(view.turn);
        let placed = |dice: &Pool| {
            let shown = changes(&table.jokers, dice);
            let shown = shown.map(|(_, changed)| partition.value(&changed) - cost);
            shown.fold(partition.value(dice), f64::max)
        };
        let once = Turn::solve(DICE_EACH, 2, placed);
        let turn = Turn::solve(DICE_EACH, ROLLS, |dice| {
            let rerolled = rerolls(&table.jokers, dice);
            let rerolled = rerolled.map(|(_, kept)| once.keep_value(&kept, 1) - cost);
            rerolled.fold(once.value(dice, 0), f64::max)
        });
        Solved { table, turn, once }
    }

    /// Whether this is the turn of that table.
    pub(super) fn is_of(&self, view: &View) -> bool {
        self.table == Table::of(view)
    }

    /// The turn: any dice may be rolled again, and its end is worth what can be placed.
    pub(super) fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is expected of rolling the other dice with a joker, its loss not counted.
    pub(super) fn rerolled(&self, kept: &Pool) -> f64 {
        self.once.keep_value(kept, 1)
    }
}

/// The values of what can be done with a hand in step 3.
pub(super) struct Placing<'a> {
    worth: &'a Worth<'a>,
    /// Known while dice may still be rolled again.
    solved: Option<&'a Solved>,
    hand: Hand,
}

impl<'a> Placing<'a> {
    pub(super) fn new(worth: &'a Worth<'a>, solved: Option<&'a Solved>, hand: Hand) -> Placing<'a> {
        Placing {
            worth,
            solved,
            hand,
        }
    }

    fn spread(&self, dice: &Pool) -> Partition<'_> {
        let parts: Vec<Pool> = dice.parts().collect();
        Partition::of(self.worth, &parts, self.hand.on_jokers)
    }

    /// What is best, and the gain that it leads to.
    pub(super) fn best(&self) -> (Action, f64) {
        let partition = self.spread(&self.hand.dice);
        let plain = partition.value(&self.hand.dice);
        let mut best = (partition.step(&self.hand.dice), plain);
        for (action, value) in self.jokers() {
            if value > best.1 + ROUNDING {
                best = (action, value);
            }
        }
        best
    }

    /// The jokers that change the dice, and the gains that they lead to.
    fn jokers(&self) -> impl Iterator<Item = (Action, f64)> + '_ {
        let cost = self.worth.joker_cost(self.worth.player);
        let dice = &self.hand.dice;
        let jokers = &self.worth.view.places[self.worth.player.index()].jokers;
        let is_free = self.hand.free() > 0;
        let changed = changes(jokers, dice).filter(move |_| is_free);
        let changed = changed.map(move |(action, changed)| {
            let value = self.spread(&changed).value(&changed);
            (action, value - cost)
        });
        let rerolled = self.solved.into_iter().flat_map(move |solved| {
            let kept = rerolls(jokers, dice);
            kept.map(move |(action, kept)| (action, solved.rerolled(&kept) - cost))
        });
        changed.chain(rerolled)
    }
}

/// What the dice can be made to show with one joker.
fn changes<'a>(jokers: &'a [Joker], dice: &'a Pool) -> impl Iterator<Item = (Action, Pool)> + 'a {
    let of_joker = |joker: &Joker, from: Face, to: Face| match joker {
        Joker::Change { by } if from.pips().abs_diff(to.pips()) == *by => {
            Some(Action::Change { from, to })
        }
        Joker::TurnOver if to == from.opposite() => Some(Action::TurnOver { from }),
        _ => None,
    };
    let pairs = Face::ALL
        .into_iter()
        .flat_map(|from| Face::ALL.map(|to| (from, to)));
    pairs.flat_map(move |(from, to)| {
        let rest = dice.without(&Pool::of(from, 1));
        let changed = rest.map(|rest| rest.with(&Pool::of(to, 1)));
        let actions = jokers
            .iter()
            .filter_map(move |joker| of_joker(joker, from, to));
        actions.filter_map(move |action| Some((action, changed?)))
    })
}

/// What can be kept while one joker rolls the other dice again.
fn rerolls<'a>(jokers: &'a [Joker], dice: &'a Pool) -> impl Iterator<Item = (Action, Pool)> + 'a {
    jokers.iter().flat_map(move |joker| {
        let number = match joker {
            Joker::Reroll { dice } => usize::from(*dice),
            _ => usize::MAX,
        };
        let rolled = dice.parts().filter(move |rolled| rolled.len() == number);
        rolled.filter_map(|rolled| {
            let kept = dice.without(&rolled)?;
            Some((Action::Reroll { dice: rolled }, kept))
        })
    })
}
