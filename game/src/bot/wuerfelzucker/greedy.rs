//! A bot that keeps what it could place now and places what brings most.

use super::plan::{JOKER, Offer, gain, plan, total};
use crate::bot::Bot;
use crate::dice::{Draws, Face, Pool};
use crate::games::wuerfelzucker::{Action, Event, Hand, Laid, Stage, Task, View, Wuerfelzucker};

/// Keeps the dice of its best placements, or those that come nearest to a task.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Wuerfelzucker> for Greedy {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], _luck: &mut Draws) -> Action {
        let wish = match view.stage {
            Stage::Keep { dice, .. } => Action::Keep {
                dice: keep(view, dice),
            },
            Stage::Place { hand } => place(view, hand, legal),
            _ => Action::EndTurn,
        };
        match legal.contains(&wish) {
            true => wish,
            false => legal[legal.len() - 1],
        }
    }
}

/// The dice of the placements that are worth something, without those for the joker deck; when
/// there are none, those that come nearest to a task.
fn keep(view: &View, hand: Pool) -> Pool {
    let placed = plan(view, hand).into_iter().filter(is_on_task);
    let kept = placed.fold(Pool::default(), |kept, offer| kept.with(&offer.dice));
    let open = view
        .table
        .iter()
        .filter(|laid| laid.owner.is_none_or(|owner| owner == view.viewer) && laid.bid.is_none());
    match kept.is_empty() {
        false => kept,
        true => open
            .map(|laid| (hope(laid, &hand), nearest(laid.card.task, &hand)))
            .max_by_key(|(hope, _)| *hope)
            .map_or(kept, |(_, dice)| dice),
    }
}

fn is_on_task(offer: &Offer) -> bool {
    matches!(offer.action, Action::Place { .. })
}

/// The card's gain by the share of its dice that are there.
fn hope(laid: &Laid, hand: &Pool) -> i32 {
    let there = i32::try_from(nearest(laid.card.task, hand).len()).unwrap_or(0);
    let (fewest, _) = laid.card.task.sizes();
    gain(laid) * there / i32::from(fewest).max(1)
}

/// The dice of the hand that a task could use.
fn nearest(task: Task, hand: &Pool) -> Pool {
    let most = |number: u8, dice: u8| {
        let mut faces = Face::ALL;
        faces.sort_by_key(|&face| std::cmp::Reverse((hand.count(face).min(dice), face)));
        let groups = faces.into_iter().take(usize::from(number));
        groups.fold(Pool::default(), |kept, face| {
            kept.with(&Pool::of(face, hand.count(face).min(dice)))
        })
    };
    match task {
        Task::Given { face } => Pool::of(face, hand.count(face)),
        Task::Equal { dice } => most(1, dice),
        Task::Groups { groups, dice } => most(groups, dice),
        Task::FullHouse => most(2, 3),
        Task::SmallestSum { .. } => low(hand, |face| face.pips() <= 2),
        Task::HighestSum => low(hand, |face| face.pips() >= 5),
    }
}

fn low(hand: &Pool, is_kept: impl Fn(Face) -> bool) -> Pool {
    hand.faces().filter(|&face| is_kept(face)).collect()
}

/// The best placement, after a joker that makes it better by more than a joker is worth.
fn place(view: &View, hand: Hand, legal: &[Action]) -> Action {
    let has_begun = hand.has_begun;
    let hand = hand.dice;
    let offers = plan(view, hand);
    if let Some(joker) = helpful_joker(view, hand, total(&offers), legal) {
        return joker;
    }
    if let Some(reroll) = worthwhile_reroll(&offers, hand, legal).filter(|_| !has_begun) {
        return reroll;
    }
    offers.first().map_or(Action::EndTurn, |offer| offer.action)
}

fn helpful_joker(view: &View, hand: Pool, now: i32, legal: &[Action]) -> Option<Action> {
    let after = |from: Face, to: Face| {
        let rest = hand.without(&Pool::of(from, 1))?;
        Some(total(&plan(view, rest.with(&Pool::of(to, 1)))))
    };
    let with = |&action: &Action| {
        let value = match action {
            Action::Change { from, to } => after(from, to)?,
            Action::TurnOver { from } => after(from, from.opposite())?,
            Action::Displace { card, .. } => now + gain(view.laid(card)?),
            _ => return None,
        };
        (value > now + JOKER).then_some((action, value))
    };
    let best = legal
        .iter()
        .filter_map(with)
        .max_by_key(|(_, value)| *value);
    best.map(|(action, _)| action)
}

/// Rolls again what lies around, when little can be placed.
fn worthwhile_reroll(offers: &[Offer], hand: Pool, legal: &[Action]) -> Option<Action> {
    let placed = offers.iter().filter(|offer| is_on_task(offer));
    let idle = placed.fold(hand, |idle, offer| {
        idle.without(&offer.dice).unwrap_or_default()
    });
    let fits = |action: &&Action| matches!(action, Action::Reroll { dice } if idle.contains(dice) && dice.len() + 1 >= idle.len());
    legal.iter().find(fits).copied()
}
