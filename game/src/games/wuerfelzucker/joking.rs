//! Joker cards in a player's hand and what they do, each at its moment.

use super::collecting::short;
use super::state::{Phase, Wuerfelzucker};
use super::{Event, Hand, IllegalAction, Joker};
use crate::dice::{Face, Pool};

impl Wuerfelzucker {
    /// The jokers before the player whose turn it is.
    pub(super) fn own_jokers(&self) -> impl Iterator<Item = Joker> + '_ {
        let hand = self.hands[self.turn.index()].iter();
        hand.map(|id| self.jokers[id.index()].joker)
    }

    pub(super) fn holds(&self, joker: Joker) -> bool {
        self.own_jokers().any(|own| own == joker)
    }

    /// Turns a joker of the hand face down and puts it under the joker deck.
    pub(super) fn use_joker(&mut self, joker: Joker, log: &mut Vec<Event>) {
        let player = self.turn;
        let held = self.own_jokers().position(|own| own == joker);
        if let Some(at) = held {
            let id = self.hands[player.index()].remove(at);
            self.joker_deck.insert(0, id);
            self.jokers_used += 1;
            log.push(Event::JokerUsed { player, joker });
        }
    }

    pub(super) fn reroll(
        &mut self,
        hand: Hand,
        dice: Pool,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let number = short(dice.len());
        let joker = Joker::Reroll { dice: number };
        if !self.holds(joker) && hand.dice.contains(&dice) && number > 0 {
            return Err(IllegalAction::NoReroll { dice: number });
        }
        let kept = hand.without(dice)?.dice;
        if hand.has_begun {
            return Err(IllegalAction::RollingIsOver);
        }
        self.use_joker(joker, log);
        self.phase = Phase::Rerolling { kept };
        Ok(())
    }

    pub(super) fn change(
        &mut self,
        hand: Hand,
        (from, to): (Face, Face),
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let joker = Joker::Change {
            by: from.pips().abs_diff(to.pips()),
        };
        self.show(hand, (from, to), joker, log)
    }

    pub(super) fn turn_over(
        &mut self,
        hand: Hand,
        from: Face,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.show(hand, (from, from.opposite()), Joker::TurnOver, log)
    }

    /// Uses a joker that makes a die show something else.
    fn show(
        &mut self,
        hand: Hand,
        (from, to): (Face, Face),
        joker: Joker,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if from == to {
            return Err(IllegalAction::SameFace { face: to });
        }
        if !self.holds(joker) && hand.dice.count(from) > 0 {
            return Err(match joker {
                Joker::Change { .. } => IllegalAction::NoChange { from, to },
                _ => IllegalAction::NoJoker,
            });
        }
        let hand = hand.showing(from, to)?;
        self.use_joker(joker, log);
        self.phase = Phase::Place { hand };
        log.push(Event::DieChanged {
            player: self.turn,
            from,
            to,
        });
        Ok(())
    }
}
