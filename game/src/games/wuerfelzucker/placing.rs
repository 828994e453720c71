//! Step 3 of a turn: placing and displacing.

use super::collecting::short;
use super::state::{Lying, Phase, Wuerfelzucker};
use super::{Action, Bid, CardId, Event, Hand, IllegalAction, Joker, JokerBid, Rank};
use crate::dice::Pool;

impl Wuerfelzucker {
    /// Places dice on a task card. With `joker` it displaces an equal bid and nothing else.
    pub(super) fn place(
        &mut self,
        hand: Hand,
        (card, dice): (CardId, Pool),
        joker: Option<Joker>,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if joker.is_some_and(|joker| !self.holds(joker)) {
            return Err(IllegalAction::NoJoker);
        }
        let at = self.find(card).ok_or(IllegalAction::NotOnTable { card })?;
        let rest = hand.without(dice)?;
        let rank = self.rank(&self.table[at], &dice)?;
        let there = self.table[at].bid.map(|bid| bid.rank);
        match joker {
            None if there.is_some_and(|there| rank <= there) => {
                return Err(IllegalAction::NotBetter { card });
            }
            Some(_) if there != Some(rank) => return Err(IllegalAction::NotEqual { card }),
            _ => {}
        }
        if let Some(joker) = joker {
            self.use_joker(joker, log);
        }
        let (player, card) = (self.turn, self.card(card));
        if let Some(Bid { player, dice, .. }) = self.table[at].bid {
            self.home[player.index()] += short(dice.len());
            log.push(Event::Displaced { player, card, dice });
        }
        self.table[at].bid = Some(Bid { player, dice, rank });
        self.put_down(short(dice.len()), rest);
        log.push(Event::Placed { player, card, dice });
        Ok(())
    }

    /// How well the dice fulfil the task, if the player whose turn it is may place there at all.
    fn rank(&self, lying: &Lying, dice: &Pool) -> Result<Rank, IllegalAction> {
        let card = lying.card;
        if lying.owner.is_some_and(|owner| owner != self.turn) {
            return Err(IllegalAction::OthersTask { card });
        }
        if lying.bid.is_some_and(|bid| bid.player == self.turn) {
            return Err(IllegalAction::AlreadyThere);
        }
        let task = self.card(card).task;
        task.rank(dice).ok_or(match task.leaves_out(dice) {
            true => IllegalAction::TooManyDice { card },
            false => IllegalAction::WrongDice { card },
        })
    }

    pub(super) fn place_on_jokers(
        &mut self,
        hand: Hand,
        number: u8,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let rest = hand.with_on_jokers(number)?;
        if !self.jokers_open {
            return Err(IllegalAction::JokersClosed);
        }
        if self.joker_bid.is_some_and(|bid| bid.player == self.turn) {
            return Err(IllegalAction::AlreadyThere);
        }
        let there = self.joker_bid.map_or(0, |bid| bid.number);
        if number <= there {
            return Err(IllegalAction::TooFew { there });
        }
        if let Some(JokerBid { player, number }) = self.joker_bid {
            self.home[player.index()] += number;
            log.push(Event::DisplacedFromJokers { player, number });
        }
        let player = self.turn;
        self.joker_bid = Some(JokerBid { player, number });
        self.put_down(number, rest);
        log.push(Event::PlacedOnJokers { player, number });
        Ok(())
    }

    /// Everything that is done with a choice of dice, on every card that lies on the table.
    pub(super) fn list_uses_of(&self, dice: Pool) -> impl Iterator<Item = Action> {
        let placed = self.table.iter().flat_map(move |lying| {
            let card = lying.card;
            [
                Action::Place { card, dice },
                Action::Displace { card, dice },
            ]
        });
        let rolled = [Action::Keep { dice }, Action::Reroll { dice }];
        rolled.into_iter().chain(placed)
    }

    fn put_down(&mut self, number: u8, rest: Hand) {
        self.home[self.turn.index()] -= number;
        self.phase = Phase::Place { hand: rest };
    }

    pub(super) fn end_turn(&mut self, hand: Hand, log: &mut Vec<Event>) {
        log.push(Event::TurnEnded {
            player: self.turn,
            unplaced: hand.free(),
        });
        self.next_turn(log);
    }
}
