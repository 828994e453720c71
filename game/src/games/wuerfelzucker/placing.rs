//! Step 3 of a turn: placing and displacing.

use super::collecting::short;
use super::state::{Lying, Phase, Wuerfelzucker};
use super::{Bid, CardId, Event, IllegalAction, Joker, Rank};
use crate::dice::Pool;
use crate::player::Player;

impl Wuerfelzucker {
    /// Places dice on a task card. With `joker` it displaces an equal bid and nothing else.
    pub(super) fn place(
        &mut self,
        hand: Pool,
        (card, dice): (CardId, Pool),
        joker: Option<Joker>,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let rest = taken(hand, dice)?;
        let at = self.find(card).ok_or(IllegalAction::NotOnTable { card })?;
        let rank = self.rank(&self.table[at], &dice)?;
        let there = self.rank_there(&self.table[at]);
        match joker {
            None if there.is_some_and(|there| rank <= there) => {
                return Err(IllegalAction::NotBetter { card });
            }
            Some(_) if there != Some(rank) => return Err(IllegalAction::NotEqual { card }),
            Some(joker) if !self.holds(joker) => return Err(IllegalAction::NoJoker),
            _ => {}
        }
        if let Some(joker) = joker {
            self.use_joker(joker, log);
        }
        let (player, card) = (self.turn, self.card(card));
        if let Some(Bid { player, dice }) = self.table[at].bid {
            self.send_home(player, dice);
            log.push(Event::Displaced { player, card, dice });
        }
        self.table[at].bid = Some(Bid { player, dice });
        self.put_down(dice, rest);
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
        let rank = self.card(card).task.rank(dice);
        rank.ok_or(IllegalAction::WrongDice { card })
    }

    /// The rank of the dice that lie on a card.
    pub(super) fn rank_there(&self, lying: &Lying) -> Option<Rank> {
        let bid = lying.bid?;
        self.card(lying.card).task.rank(&bid.dice)
    }

    pub(super) fn place_on_jokers(
        &mut self,
        hand: Pool,
        dice: Pool,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let rest = taken(hand, dice)?;
        if !self.jokers_open {
            return Err(IllegalAction::JokersClosed);
        }
        let there = self.joker_bid.map_or(0, |bid| short(bid.dice.len()));
        if self.joker_bid.is_some_and(|bid| bid.player == self.turn) {
            return Err(IllegalAction::AlreadyThere);
        }
        if short(dice.len()) <= there {
            return Err(IllegalAction::TooFew { there });
        }
        if let Some(Bid { player, dice }) = self.joker_bid {
            self.send_home(player, dice);
            log.push(Event::DisplacedFromJokers { player, dice });
        }
        let player = self.turn;
        self.joker_bid = Some(Bid { player, dice });
        self.put_down(dice, rest);
        log.push(Event::PlacedOnJokers { player, dice });
        Ok(())
    }

    fn send_home(&mut self, player: Player, dice: Pool) {
        self.home[player.index()] += short(dice.len());
    }

    fn put_down(&mut self, dice: Pool, rest: Pool) {
        self.home[self.turn.index()] -= short(dice.len());
        self.phase = Phase::Place {
            dice: rest,
            has_begun: true,
        };
    }

    pub(super) fn end_turn(&mut self, unplaced: Pool, log: &mut Vec<Event>) {
        log.push(Event::TurnEnded {
            player: self.turn,
            unplaced,
        });
        self.next_turn(log);
    }
}

/// What is left of the hand without the dice, of which there must be one at least.
pub(super) fn taken(hand: Pool, dice: Pool) -> Result<Pool, IllegalAction> {
    let rest = hand.without(&dice);
    let rest = rest.ok_or(IllegalAction::NotYourDice { dice })?;
    match dice.is_empty() {
        true => Err(IllegalAction::NoDice),
        false => Ok(rest),
    }
}
