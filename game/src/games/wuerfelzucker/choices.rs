//! Which actions there are: performed, allowed, thinkable.

use super::card::CARD_COUNT;
use super::parts::{Part, Parts, keeps, parts};
use super::state::{Lying, Phase, Wuerfelzucker};
use super::task::{faces_of, showing};
use super::{Action, CardId, DICE_EACH, Event, Hand, IllegalAction, Joker, Rank};
use crate::dice::{Face, Pool};

impl Wuerfelzucker {
    pub(super) fn perform(
        &mut self,
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Keep { dice, roll }, Action::Keep { dice: kept }) => {
                self.keep((dice, roll), kept, log)
            }
            (Phase::Keep { dice: there, .. }, Action::Reroll { dice })
                if !there.contains(&dice) =>
            {
                Err(IllegalAction::NotYourDice { dice })
            }
            (Phase::Place { hand }, action) => self.perform_placing(hand, action, log),
            (Phase::Over, _) => Err(IllegalAction::GameOver),
            _ => Err(self.not_now()),
        }
    }

    fn perform_placing(
        &mut self,
        hand: Hand,
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        match action {
            Action::Keep { .. } => Err(self.not_now()),
            Action::Reroll { dice } => self.reroll(hand, dice, log),
            Action::Place { card, dice } => self.place(hand, (card, dice), None, log),
            Action::Displace { card, dice } => {
                self.place(hand, (card, dice), Some(Joker::Displace), log)
            }
            Action::PlaceOnJokers { number } => self.place_on_jokers(hand, number, log),
            Action::Change { from, to } => self.change(hand, (from, to), log),
            Action::TurnOver { from } => self.turn_over(hand, from, log),
            Action::EndTurn => {
                self.end_turn(hand, log);
                Ok(())
            }
        }
    }

    fn not_now(&self) -> IllegalAction {
        IllegalAction::NotNow {
            waits_for: self.phase.key(),
        }
    }

    pub(super) fn list_legal(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Keep { dice, .. } => actions.extend_from_slice(keeps(&dice)),
            Phase::Place { hand } => {
                if hand.free() > 0 {
                    self.list_placing(&hand, actions);
                }
                actions.push(Action::EndTurn);
            }
            _ => {}
        }
    }

    fn list_placing(&self, hand: &Hand, actions: &mut Vec<Action>) {
        let parts = parts(&hand.dice);
        let can_displace = self.holds(Joker::Displace);
        for lying in &self.table {
            let may_place = lying.owner.is_none_or(|owner| owner == self.turn)
                && lying.bid.is_none_or(|bid| bid.player != self.turn);
            if may_place {
                self.list_places(lying, can_displace, (hand, parts), actions);
            }
        }
        self.list_on_jokers(hand, actions);
        self.list_jokers(hand, parts, actions);
    }

    fn list_places(
        &self,
        lying: &Lying,
        can_displace: bool,
        (hand, parts): (&Hand, Parts),
        actions: &mut Vec<Action>,
    ) {
        let (card, task) = (lying.card, self.card(lying.card).task);
        let there = lying.bid.map(|bid| bid.rank);
        let least = match there {
            None => Rank(0),
            Some(rank) => Rank(rank.0 + u8::from(!can_displace)),
        };
        let most = usize::from(hand.free());
        if most < usize::from(task.sizes().0) {
            return;
        }
        let is_all_free = hand.on_jokers == 0;
        task.offers_of(&hand.dice, parts, least, |dice, rank| {
            if is_all_free || dice.len() <= most {
                actions.push(match there == Some(rank) {
                    true => Action::Displace { card, dice },
                    false => Action::Place { card, dice },
                });
            }
        });
    }

    fn list_on_jokers(&self, hand: &Hand, actions: &mut Vec<Action>) {
        let is_own = self.joker_bid.is_some_and(|bid| bid.player == self.turn);
        if self.jokers_open && !is_own {
            let there = self.joker_bid.map_or(0, |bid| bid.number);
            let more = there + 1..=hand.free();
            actions.extend(more.map(|number| Action::PlaceOnJokers { number }));
        }
    }

    fn list_jokers(&self, hand: &Hand, parts: Parts, actions: &mut Vec<Action>) {
        let held = &self.hands[self.turn.index()];
        for (at, joker) in self.own_jokers().enumerate() {
            let earlier = held[..at].iter();
            let mut earlier = earlier.map(|id| self.jokers[id.index()].joker);
            if !earlier.any(|other| other == joker) {
                list_joker(joker, hand, parts, actions);
            }
        }
    }

    /// Every choice of the dice at hand, the same with one die more, on every card of the table;
    /// every real change of a die; and the end of the turn.
    pub(super) fn list_candidates(&self) -> Vec<Action> {
        let hand = self.dice_at_hand();
        let mut all = vec![Action::EndTurn];
        let numbers = 0..=DICE_EACH + 1;
        all.extend(numbers.map(|number| Action::PlaceOnJokers { number }));
        for from in Face::ALL {
            all.push(Action::TurnOver { from });
            let others = Face::ALL.into_iter().filter(|&to| to != from);
            all.extend(others.map(|to| Action::Change { from, to }));
        }
        let foreign = Face::ALL.map(|face| hand.with(&Pool::of(face, 1)));
        for dice in hand.parts().chain(foreign) {
            all.extend(self.list_uses_of(dice));
        }
        all
    }

    /// The dice at hand on cards that do not lie on the table.
    pub(super) fn list_unthinkable(&self) -> Vec<Action> {
        let off_table = self.deck.first().copied();
        let beyond = [CardId(CARD_COUNT), CardId(u8::MAX)];
        let cards = off_table.into_iter().chain(beyond);
        let placed = cards.flat_map(|card| {
            let parts = self.dice_at_hand().parts();
            parts.flat_map(move |dice| {
                [
                    Action::Place { card, dice },
                    Action::Displace { card, dice },
                ]
            })
        });
        placed.collect()
    }

    fn dice_at_hand(&self) -> Pool {
        match self.phase {
            Phase::Keep { dice, .. } => dice,
            Phase::Place { hand } => hand.dice,
            Phase::Rolling { kept, .. } | Phase::Rerolling { kept } => kept,
            _ => Pool::default(),
        }
    }
}

fn list_joker(joker: Joker, hand: &Hand, parts: Parts, actions: &mut Vec<Action>) {
    let shown = || faces_of(showing(&hand.dice, 1));
    match joker {
        Joker::Reroll { .. } if hand.has_begun => {}
        Joker::Reroll { dice } => {
            let reroll = |part: &Part| Action::Reroll { dice: part.pool() };
            actions.extend(parts.with(dice).iter().map(reroll));
        }
        Joker::Displace => {} // listed with the cards
        Joker::Change { by } => {
            for from in shown() {
                let pips = [from.pips().checked_sub(by), from.pips().checked_add(by)];
                let reached = pips.into_iter().flatten().filter_map(Face::new);
                actions.extend(reached.map(|to| Action::Change { from, to }));
            }
        }
        Joker::TurnOver => actions.extend(shown().map(|from| Action::TurnOver { from })),
    }
}

impl Phase {
    /// Message key of what is due.
    fn key(self) -> &'static str {
        match self {
            Phase::ShufflingTasks | Phase::ShufflingJokers => "wuerfelzucker-due-shuffle",
            Phase::Rolling { .. } | Phase::Rerolling { .. } => "wuerfelzucker-due-roll",
            Phase::Keep { .. } => "wuerfelzucker-due-keep",
            Phase::Place { .. } => "wuerfelzucker-due-place",
            Phase::Over => "wuerfelzucker-due-nothing",
        }
    }
}
