//! What the open card is worth to the player who begins a turn on it.

use std::sync::{Arc, Mutex, PoisonError};

use super::task_set::{CardTasks, TaskSet};
use crate::dice::Pool;
use crate::dice::oracle::OneWayTurn;
use crate::games::wanzen::{BUGS_FOR_A_FAILURE, DICE};

/// Points that a baby bug costs about, between few and many.
const BUG: f64 = 0.45;
/// Repeats that a turn may pay for here.
const REPEATS: u8 = 1;
/// What a new card is worth to the player who begins with it: the mean of the shipped ones at a
/// table of three, about.
pub(super) const NEW_CARD: f64 = 0.35;
/// Cards that are remembered from game to game.
const KNOWN: usize = 256;

/// Worth of every set of open tasks of a card, to the player who begins a turn: the points that
/// this player will win on the card more than the mean of the others, if everybody plays so, less
/// the price of bugs.
#[derive(Debug)]
pub(super) struct CardWorth {
    card: CardTasks,
    others: usize,
    share: f64,
    worth: [f64; TaskSet::NUMBER],
}

impl CardWorth {
    /// The worth of a card at a table where `others` play against one. Found once a card.
    pub fn of(card: CardTasks, others: usize) -> Arc<CardWorth> {
        static FOUND: Mutex<Vec<Arc<CardWorth>>> = Mutex::new(Vec::new());
        let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        let known = found
            .iter()
            .find(|known| known.card == card && known.others == others);
        if let Some(known) = known {
            return known.clone();
        }
        let new = Arc::new(CardWorth::find(card, others));
        found.truncate(KNOWN - 1);
        found.push(new.clone());
        new
    }

    fn find(card: CardTasks, others: usize) -> CardWorth {
        let mut this = CardWorth {
            card,
            others,
            share: 1.0 / others as f64,
            worth: [0.0; TaskSet::NUMBER],
        };
        for open in card.sets() {
            this.worth[open.index()] = this.settled(open);
        }
        this
    }

    /// To the player who begins a turn with these tasks open.
    pub fn to_mover(&self, open: TaskSet) -> f64 {
        self.worth[open.index()]
    }

    /// To a player whose left neighbour begins a turn with these tasks open.
    pub fn to_the_last(&self, open: TaskSet) -> f64 {
        -self.share * self.worth[open.index()]
    }

    /// A failure passes the same card on, so that its worth depends on itself: the point where what
    /// is assumed comes out, by two steps of the secant method. The function is nearly straight.
    fn settled(&self, open: TaskSet) -> f64 {
        let (mut before, mut assumed) = (0.0_f64, self.turn(open, 0.0));
        let mut outcome_before = assumed;
        assumed /= 1.5;
        for _ in 0..2 {
            if (assumed - before).abs() < 1e-6 {
                break;
            }
            let outcome = self.turn(open, assumed);
            let slope = (outcome - outcome_before) / (assumed - before);
            (before, outcome_before) = (assumed, outcome);
            assumed = (outcome - slope * assumed) / (1.0 - slope);
        }
        assumed
    }

    /// The worth of a turn when the same card is worth `again` to whoever has it next.
    fn turn(&self, open: TaskSet, again: f64) -> f64 {
        let price = |bugs: u8| BUG * f64::from(bugs);
        let failure = -price(BUGS_FOR_A_FAILURE) - self.share * again;
        let end = |dice: &Pool, paid: u8| {
            let met = self.card.met(dice, open);
            let after = met.tasks().map(|task| self.after(open.without(task)));
            after.reduce(f64::max).unwrap_or(failure) - price(paid)
        };
        OneWayTurn::solve(DICE, REPEATS, None, end).value(&Pool::default(), 0)
    }

    /// After a success: to go on or to stop, whichever is better.
    fn after(&self, open: TaskSet) -> f64 {
        match open.is_empty() {
            true => f64::from(self.card.points) - self.share * NEW_CARD,
            false => self.to_mover(open).max(self.to_the_last(open)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wanzen::{CardSpec, Options};

    #[test]
    fn a_new_card_is_worth_the_mean_of_the_shipped_ones() {
        let options = Options::default();
        let worth = |spec: &CardSpec| {
            let card = CardTasks {
                points: spec.points,
                tasks: spec.tasks,
                variants: options.variants,
            };
            let all = card.sets().last().expect("a card has tasks");
            CardWorth::find(card, 2).to_mover(all)
        };
        let mean = options.cards.iter().map(worth).sum::<f64>() / options.cards.len() as f64;
        assert!((mean - NEW_CARD).abs() < 0.02, "{mean}");
    }
}
