//! The task cards: shuffled, turned up one by one, won.

use super::state::{STACK, Wanzen};
use super::{CardId, EndReason, Event, Stage};
use crate::rules::{OutcomeMismatch, permutation};

impl Wanzen {
    /// Takes the shuffled order, turns up the first card and begins.
    pub(super) fn shuffle(
        &mut self,
        order: &[u16],
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        self.deck = permutation(order)?.map(CardId);
        log.push(Event::DeckShuffled {
            stack: STACK,
            unused: super::card::CARD_COUNT - STACK,
        });
        self.turn_up(log);
        self.begin_turn(log);
        Ok(())
    }

    fn turn_up(&mut self, log: &mut Vec<Event>) {
        let id = self.deck[usize::from(self.turned_up)];
        self.turned_up += 1;
        self.covered = Default::default();
        log.push(Event::CardTurnedUp {
            card: self.cards[id.index()],
            left: STACK - self.turned_up,
        });
    }

    /// The last task of the open card is covered: the player whose turn it is wins it.
    pub(super) fn win_card(&mut self, log: &mut Vec<Event>) {
        let place = usize::from(self.turned_up - 1);
        let points = self.cards[self.deck[place].index()].points;
        self.winners[place] = Some(self.turn);
        log.push(Event::CardWon {
            player: self.turn,
            points,
        });
        if self.turned_up == STACK {
            return self.end(EndReason::CardsGone, log);
        }
        self.turn_up(log);
        match self.variants.go_on_after_a_card {
            true => self.stage = Stage::GoingOn,
            false => self.pass_on(log),
        }
    }
}
