//! Which dice to put where, by simple counting: the best offer first, then the best of the rest.

use crate::dice::Pool;
use crate::games::wuerfelzucker::{Action, Course, Laid, Rank, START, Task, View};

/// Hundredths of a point that a joker card is worth to its holder.
pub(super) const JOKER: i32 = 70;
/// Hundredths of a point that an own task card is worth before it is fulfilled.
const OWN_TASK: i32 = 200;
/// Chance in per cent that one, two, … equal dice are not outnumbered until the next own turn.
const STAYS: [i32; 7] = [0, 8, 25, 60, 88, 97, 100];

/// A way to place some dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// What to do.
    pub action: Action,
    /// The dice that it takes.
    pub dice: Pool,
    /// What it is worth, in hundredths of a point.
    pub worth: i32,
}

/// What a card gives when it is collected, in hundredths of a point.
pub(super) fn gain(laid: &Laid) -> i32 {
    let own_task = if laid.card.task == Task::HighestSum {
        OWN_TASK
    } else {
        0
    };
    100 * i32::from(laid.card.points) + own_task
}

/// Chance in per cent, roughly, that a rank is not beaten until the next own turn.
fn stays(task: Task, rank: Rank) -> i32 {
    let rank = i32::from(rank.0);
    match task {
        Task::Given { .. } => STAYS[usize::try_from(rank).unwrap_or(0).min(6)],
        Task::Equal { dice } => (20 + 12 * i32::from(dice) + rank * rank).min(100),
        Task::Groups { .. } => 40 + rank * 60 / 63,
        Task::FullHouse => 60 + rank * 40 / 53,
        Task::SmallestSum { .. } => (2 * rank + 10).min(100),
        Task::HighestSum => (rank * rank / 12).min(100),
    }
}

/// What the dice on a card are worth to their owner.
fn held(view: &View, laid: &Laid, owner: crate::player::Player, rank: Rank) -> i32 {
    if view.course == Course::ExtraTurn && owner == START {
        return 0;
    }
    let chance = match laid.owner {
        Some(_) => 100,
        None => stays(laid.card.task, rank),
    };
    gain(laid) * chance / 100
}

/// What placing dice of this rank on the card is worth: the hope to collect it, and a part of the
/// hope that it takes from another.
fn worth(view: &View, laid: &Laid, rank: Rank) -> i32 {
    let rivals = i32::try_from(view.places.len()).unwrap_or(2) - 1;
    let taken = laid.bid.map_or(0, |bid| {
        held(view, laid, bid.player, bid.rank) / rivals.max(1)
    });
    held(view, laid, view.viewer, rank) + taken
}

/// The best offer for some of these dice, on tasks alone.
fn best_task(view: &View, hand: &Pool, used: &[Offer]) -> Option<Offer> {
    let mut best: Option<Offer> = None;
    for laid in &view.table {
        let card = laid.card.id;
        let is_used = used.iter().any(
            |offer| matches!(offer.action, Action::Place { card: other, .. } if other == card),
        );
        let is_others = laid.owner.is_some_and(|owner| owner != view.viewer);
        if is_used || is_others || laid.bid.is_some_and(|bid| bid.player == view.viewer) {
            continue;
        }
        let there = laid.bid.map(|bid| bid.rank);
        let least = there.map_or(Rank(0), |rank| Rank(rank.0 + 1));
        laid.card.task.offers(hand, least, |dice, rank| {
            // Of equal worth, fewer dice: the others can do something else.
            let length = i32::try_from(dice.len()).unwrap_or(0);
            let worth = worth(view, laid, rank) - 4 * length;
            if worth > 0 && best.is_none_or(|best| worth > best.worth) {
                let action = Action::Place { card, dice };
                best = Some(Offer {
                    action,
                    dice,
                    worth,
                });
            }
        });
    }
    best
}

/// What a number of dice on the joker deck is worth.
fn on_jokers(view: &View, dice: usize) -> i32 {
    let is_last = match view.course {
        Course::LastRound => view.viewer != START,
        course => course == Course::ExtraTurn,
    };
    if is_last {
        0
    } else {
        JOKER * STAYS[dice.min(6)] / 100
    }
}

/// All dice that are worth placing, each offer after the better ones; what is left goes to the
/// joker deck where it is open.
pub(super) fn plan(view: &View, hand: Pool) -> Vec<Offer> {
    let mut rest = hand;
    let mut offers: Vec<Offer> = Vec::new();
    while let Some(offer) = best_task(view, &rest, &offers) {
        rest = rest.without(&offer.dice).unwrap_or_default();
        offers.push(offer);
    }
    let there = view.joker_bid.map_or(0, |bid| usize::from(bid.number));
    let is_own = view.joker_bid.is_some_and(|bid| bid.player == view.viewer);
    let worth = on_jokers(view, rest.len());
    if view.jokers_open && !is_own && rest.len() > there && worth > 0 {
        let action = Action::PlaceOnJokers {
            number: u8::try_from(rest.len()).unwrap_or(u8::MAX),
        };
        offers.push(Offer {
            action,
            dice: rest,
            worth,
        });
    }
    offers
}

/// What a plan is worth.
pub(super) fn total(offers: &[Offer]) -> i32 {
    offers.iter().map(|offer| offer.worth).sum()
}
