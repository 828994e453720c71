//! Which actions there are: performed, allowed, thinkable.

use super::card::CARD_COUNT;
use super::collecting::short;
use super::parts::{Part, Parts, parts};
use super::state::{Lying, Phase, Wuerfelzucker};
use super::{Action, CardId, Event, IllegalAction, Joker, Rank};
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
            (Phase::Place { dice, has_begun }, action) => {
                self.perform_placing((dice, has_begun), action, log)
            }
            (Phase::Over, _) => Err(IllegalAction::GameOver),
            _ => Err(self.not_now()),
        }
    }

    fn perform_placing(
        &mut self,
        (hand, has_begun): (Pool, bool),
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        match action {
            Action::Keep { .. } => Err(self.not_now()),
            Action::Reroll { dice } => self.reroll((hand, has_begun), dice, log),
            Action::Place { card, dice } => self.place(hand, (card, dice), None, log),
            Action::Displace { card, dice } => {
                self.place(hand, (card, dice), Some(Joker::Displace), log)
            }
            Action::PlaceOnJokers { dice } => self.place_on_jokers(hand, dice, log),
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
            Phase::Keep { dice, .. } => {
                let parts = parts(&dice);
                let keep = |part: Part| Action::Keep { dice: part.pool() };
                actions.extend(parts.largest_first().map(keep));
            }
            Phase::Place { dice, has_begun } => {
                for lying in &self.table {
                    self.list_places(lying, &dice, actions);
                }
                let parts = parts(&dice);
                self.list_on_jokers(&parts, actions);
                self.list_jokers(&dice, (!has_begun).then_some(&parts), actions);
                actions.push(Action::EndTurn);
            }
            _ => {}
        }
    }

    fn list_places(&self, lying: &Lying, hand: &Pool, actions: &mut Vec<Action>) {
        let is_others = lying.owner.is_some_and(|owner| owner != self.turn);
        if is_others || lying.bid.is_some_and(|bid| bid.player == self.turn) {
            return;
        }
        let (card, task) = (lying.card, self.card(lying.card).task);
        let there = self.rank_there(lying);
        let can_displace = there.is_some() && self.holds(Joker::Displace);
        let least = match there {
            None => Rank(0),
            Some(rank) => Rank(rank.0 + u8::from(!can_displace)),
        };
        task.offers(hand, least, |dice, rank| {
            actions.push(match there == Some(rank) {
                true => Action::Displace { card, dice },
                false => Action::Place { card, dice },
            });
        });
    }

    fn list_on_jokers(&self, parts: &Parts, actions: &mut Vec<Action>) {
        let is_own = self.joker_bid.is_some_and(|bid| bid.player == self.turn);
        if !self.jokers_open || is_own {
            return;
        }
        let there = self.joker_bid.map_or(0, |bid| short(bid.dice.len()));
        let more = parts.largest_first().filter(|part| part.len() > there);
        actions.extend(more.map(|part| Action::PlaceOnJokers { dice: part.pool() }));
    }

    fn list_jokers(&self, hand: &Pool, rerolled: Option<&Parts>, actions: &mut Vec<Action>) {
        let held = &self.hands[self.turn.index()];
        for (at, joker) in self.own_jokers().enumerate() {
            let earlier = held[..at].iter();
            let mut earlier = earlier.map(|id| self.jokers[id.index()].joker);
            if !earlier.any(|other| other == joker) {
                list_joker(joker, hand, rerolled, actions);
            }
        }
    }

    /// Every choice of the dice at hand, the same with one die more, on every card of the table
    /// and on cards that lie elsewhere; every change of a die; and the end of the turn.
    pub(super) fn list_candidates(&self) -> Vec<Action> {
        let hand = match self.phase {
            Phase::Keep { dice, .. } | Phase::Place { dice, .. } => dice,
            Phase::Rolling { kept, .. } | Phase::Rerolling { kept } => kept,
            _ => Pool::default(),
        };
        let mut all = vec![Action::EndTurn];
        for from in Face::ALL {
            all.push(Action::TurnOver { from });
            all.extend(Face::ALL.map(|to| Action::Change { from, to }));
        }
        let off_table = self.deck.first().copied();
        let beyond = [CardId(CARD_COUNT), CardId(u8::MAX)];
        let lying = self.table.iter().map(|lying| lying.card);
        let cards: Vec<CardId> = lying.chain(off_table).chain(beyond).collect();
        let foreign = Face::ALL.map(|face| hand.with(&Pool::of(face, 1)));
        for dice in hand.parts().chain(foreign) {
            all.extend([
                Action::Keep { dice },
                Action::Reroll { dice },
                Action::PlaceOnJokers { dice },
            ]);
            for &card in &cards {
                all.extend([
                    Action::Place { card, dice },
                    Action::Displace { card, dice },
                ]);
            }
        }
        all
    }
}

fn list_joker(joker: Joker, hand: &Pool, rerolled: Option<&Parts>, actions: &mut Vec<Action>) {
    let shown = || Face::ALL.into_iter().filter(|&face| hand.count(face) > 0);
    match joker {
        Joker::Reroll { dice } => {
            let parts = rerolled.into_iter().flat_map(Parts::largest_first);
            let fitting = parts.filter(|part| part.len() == dice);
            actions.extend(fitting.map(|part| Action::Reroll { dice: part.pool() }));
        }
        Joker::Displace => {} // listed with the cards
        Joker::Change { by } => {
            for from in shown() {
                let others = Face::ALL.into_iter();
                let reached = others.filter(|to| to.pips().abs_diff(from.pips()) == by);
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
