//! A position as its player judges it, in points: own ones less the mean of the others'.

use std::sync::Arc;

use super::bug_risk::BugRisk;
use super::card_worth::{CardWorth, NEW_CARD};
use super::task_set::{CardTasks, TaskSet};
use crate::dice::Pool;
use crate::dice::oracle::OneWayTurn;
use crate::games::wanzen::{BUGS_FOR_A_FAILURE, DICE, LAST_BUG, PENALTIES, View};
use crate::player::Player;

/// What does not change until the turn passes on or a task is covered: the worth of what can come
/// after this turn's dice, to the player whose turn it is. Points on the table are left out.
#[derive(Clone, Debug)]
pub(super) struct Position {
    card: CardTasks,
    open: TaskSet,
    worth: Arc<CardWorth>,
    risk: &'static BugRisk,
    share: f64,
    /// Penalty cards taken.
    taken: u8,
    /// Bugs from the player whose turn it is to the left.
    bugs: [u8; 4],
    is_last_card: bool,
}

impl Position {
    /// The position at a table with an open card.
    pub fn of(view: &View) -> Option<Position> {
        let open = view.open.as_ref()?;
        let players = view.places.len();
        let card = CardTasks::new(&open.card, view.variants);
        let mut bugs = [0; 4];
        let seats = view.turn.around(u8::try_from(players).ok()?);
        bugs.iter_mut()
            .zip(seats)
            .for_each(|(bugs, player)| *bugs = view.places[player.index()].bugs);
        let left = u8::try_from(view.penalties.len()).ok()?;
        Some(Position {
            card,
            open: TaskSet::open(open),
            worth: CardWorth::of(card, players - 1),
            risk: BugRisk::at_table_of(players),
            share: 1.0 / (players - 1) as f64,
            taken: PENALTIES - left,
            bugs,
            is_last_card: view.stack == 0,
        })
    }

    pub fn card(&self) -> &CardTasks {
        &self.card
    }

    pub fn open(&self) -> TaskSet {
        self.open
    }

    /// Own bugs.
    pub fn bugs(&self) -> u8 {
        self.bugs[0]
    }

    /// Whether only own bugs were added since `before`.
    pub fn is_same_turn(&self, before: &Position) -> bool {
        self.card == before.card
            && self.open == before.open
            && self.taken == before.taken
            && self.bugs[1..] == before.bugs[1..]
            && self.bugs() >= before.bugs()
            && self.is_last_card == before.is_last_card
    }

    fn with_bugs(&self, bugs: u8) -> [u8; 4] {
        let [_, second, third, fourth] = self.bugs;
        [bugs, second, third, fourth]
    }

    /// The turn passes on with these tasks open and so many own bugs.
    pub fn passed_on(&self, open: TaskSet, bugs: u8) -> f64 {
        self.worth.to_the_last(open) + self.risk.next(self.taken, &self.with_bugs(bugs))[0]
    }

    /// Another turn with these tasks open and so many own bugs.
    fn gone_on(&self, open: TaskSet, bugs: u8) -> f64 {
        self.worth.to_mover(open) + self.risk.now(self.taken, &self.with_bugs(bugs))[0]
    }

    /// A task was covered and these are open still.
    pub fn covered(&self, open: TaskSet, bugs: u8) -> f64 {
        match open.is_empty() {
            true => f64::from(self.card.points) + self.after_the_card(bugs),
            false => self.passed_on(open, bugs).max(self.gone_on(open, bugs)),
        }
    }

    fn after_the_card(&self, bugs: u8) -> f64 {
        if self.is_last_card {
            return 0.0;
        }
        let bugs = self.with_bugs(bugs);
        let passed_on = self.risk.next(self.taken, &bugs)[0] - self.share * NEW_CARD;
        match self.card.variants.go_on_after_a_card {
            true => passed_on.max(self.risk.now(self.taken, &bugs)[0] + NEW_CARD),
            false => passed_on,
        }
    }

    /// A fifth bug.
    fn penalty(&self) -> f64 {
        let card = match self.taken + 1 < PENALTIES {
            true => self.worth.to_the_last(self.open),
            false => 0.0,
        };
        card + self.risk.penalty(self.taken)[0]
    }

    /// No task is completed, or the turn is given up, with so many own bugs before.
    pub fn failed(&self, bugs: u8) -> f64 {
        match bugs + BUGS_FOR_A_FAILURE >= LAST_BUG {
            true => self.penalty(),
            false => self.passed_on(self.open, bugs + BUGS_FOR_A_FAILURE),
        }
    }

    /// The turn on the open tasks, solved exactly with what comes after it as told above.
    pub fn turn(&self) -> OneWayTurn {
        let repeats = LAST_BUG - 1 - self.bugs();
        let end = |dice: &Pool, paid: u8| {
            let bugs = self.bugs() + paid;
            let met = self.card.met(dice, self.open).tasks();
            let after = met.map(|task| self.covered(self.open.without(task), bugs));
            after.reduce(f64::max).unwrap_or_else(|| self.failed(bugs))
        };
        OneWayTurn::solve(DICE, repeats, Some(self.penalty()), end)
    }
}

/// Own points on the table less the mean of the others'.
pub(super) fn lead(view: &View, player: Player) -> f64 {
    let points = |at: &crate::games::wanzen::Place| f64::from(at.points.sixtieths()) / 60.0;
    let all: f64 = view.places.iter().map(points).sum();
    let own = points(&view.places[player.index()]);
    own - (all - own) / (view.places.len() - 1) as f64
}
