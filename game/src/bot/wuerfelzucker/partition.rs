//! The best way to spread dice over cards, for one hand or for all of them.

use std::cell::Cell;

use super::worth::Worth;
use crate::dice::Pool;
use crate::dice::oracle::Lattice;
use crate::games::wuerfelzucker::{Action, CardId, DICE_EACH, Joker, Laid, Rank};

/// A task card on which the player may place dice.
struct Spot<'a> {
    laid: &'a Laid,
    /// The lowest rank that may be placed, with a joker or without.
    least: Rank,
    /// The rank that takes a joker.
    equal: Option<Rank>,
    /// What a bid of each rank is worth, once it has been asked for.
    worths: [Cell<Option<f64>>; RANKS],
}

/// Ranks of all tasks are lower.
const RANKS: usize = 64;

impl Spot<'_> {
    /// What a bid of this rank is worth, the joker that it takes included.
    fn worth(&self, worth: &Worth<'_>, rank: Rank) -> f64 {
        let known = &self.worths[usize::from(rank.0) % RANKS];
        known.get().unwrap_or_else(|| {
            let cost = match self.equal == Some(rank) {
                true => worth.joker_cost(worth.player),
                false => 0.0,
            };
            let value = worth.placing(self.laid, rank) - cost;
            known.set(Some(value));
            value
        })
    }
}

/// Values of hands when only the first cards of the table are left to place on; after the last
/// layer all of them.
pub(super) struct Partition<'a> {
    worth: &'a Worth<'a>,
    spots: Vec<Spot<'a>>,
    layers: Vec<Layer>,
    on_jokers: u8,
    /// Jokers that displace equals.
    displacers: usize,
}

/// By the number of such jokers that may still be used, and by the hand's number in the lattice;
/// only hands that were asked for are filled in.
type Layer = Vec<Vec<f64>>;

/// All hands of at most six dice.
pub(super) fn all_hands() -> impl Iterator<Item = Pool> {
    (0..=DICE_EACH).flat_map(|dice| Lattice::shared().rolls(dice).iter().copied())
}

impl<'a> Partition<'a> {
    /// Values of these hands, of which `on_jokers` dice lie on the joker deck already. All parts of
    /// each hand must be among them.
    pub(super) fn of(worth: &'a Worth<'a>, hands: &[Pool], on_jokers: u8) -> Partition<'a> {
        let spots = spots(worth);
        let mut partition = Partition {
            worth,
            displacers: displacers(worth),
            layers: Vec::with_capacity(spots.len() + 1),
            spots,
            on_jokers,
        };
        let without = partition.layer(hands, |hand, _| partition.without_tasks(hand));
        partition.layers.push(without);
        for at in 0..partition.spots.len() {
            let layer = partition.layer(hands, |hand, jokers| partition.best(at, hand, jokers).0);
            partition.layers.push(layer);
        }
        partition
    }

    fn layer(&self, hands: &[Pool], value: impl Fn(&Pool, usize) -> f64) -> Layer {
        let numbers = hands.iter().map(|hand| Lattice::shared().number(hand));
        let size = numbers.clone().max().map_or(0, |number| number + 1);
        let with = |jokers: usize| {
            let mut values = vec![f64::NEG_INFINITY; size];
            for (number, hand) in numbers.clone().zip(hands) {
                values[number] = value(hand, jokers);
            }
            values
        };
        (0..=self.displacers).map(with).collect()
    }

    /// The best value of a hand.
    pub(super) fn value(&self, hand: &Pool) -> f64 {
        let last = self.layers.last();
        last.map_or(0.0, |layer| {
            layer[self.displacers][Lattice::shared().number(hand)]
        })
    }

    /// The first step towards the best value of a hand.
    pub(super) fn step(&self, hand: &Pool) -> Action {
        for at in (0..self.spots.len()).rev() {
            if let (_, Some(action)) = self.best(at, hand, self.displacers) {
                return action;
            }
        }
        match self.fishing(hand) {
            Some((number, worth)) if worth > 0.0 => Action::PlaceOnJokers { number },
            _ => Action::EndTurn,
        }
    }

    /// The value of a hand with the first cards up to `at` and so many jokers that displace, and
    /// what to place on that card.
    fn best(&self, at: usize, hand: &Pool, jokers: usize) -> (f64, Option<Action>) {
        let (spot, before) = (&self.spots[at], &self.layers[at]);
        let mut best = (before[jokers][Lattice::shared().number(hand)], None);
        let laid = spot.laid;
        laid.card.task.offers(hand, spot.least, |dice, rank| {
            let needs_joker = spot.equal == Some(rank);
            let left = jokers.checked_sub(usize::from(needs_joker));
            let (Some(left), Some(rest)) = (left, hand.without(&dice)) else {
                return;
            };
            let rest = before[left][Lattice::shared().number(&rest)];
            let value = rest + spot.worth(self.worth, rank);
            if value > best.0 {
                best = (value, Some(placing(laid.card.id, dice, needs_joker)));
            }
        });
        best
    }

    /// The value of dice for which only the joker deck is left.
    fn without_tasks(&self, hand: &Pool) -> f64 {
        let dice = hand.len();
        match self.on_jokers {
            0 => self.fishing(hand).map_or(0.0, |fishing| fishing.1.max(0.0)),
            on_jokers if dice < usize::from(on_jokers) => f64::NEG_INFINITY,
            _ => 0.0,
        }
    }

    /// All dice on the joker deck, where that is allowed.
    fn fishing(&self, hand: &Pool) -> Option<(u8, f64)> {
        let view = self.worth.view;
        let number = u8::try_from(hand.len()).ok()?;
        let there = view.joker_bid.map_or(0, |bid| bid.number);
        let is_own = view
            .joker_bid
            .is_some_and(|bid| bid.player == self.worth.player);
        let is_allowed = view.jokers_open && !is_own && number > there;
        is_allowed.then(|| (number, self.worth.fishing(number)))
    }
}

fn placing(card: CardId, dice: Pool, needs_joker: bool) -> Action {
    match needs_joker {
        true => Action::Displace { card, dice },
        false => Action::Place { card, dice },
    }
}

fn displacers(worth: &Worth<'_>) -> usize {
    let jokers = &worth.view.places[worth.player.index()].jokers;
    let displacers = jokers.iter().filter(|&&joker| joker == Joker::Displace);
    displacers.count()
}

fn spots<'a>(worth: &Worth<'a>) -> Vec<Spot<'a>> {
    let player = worth.player;
    let can_displace = displacers(worth) > 0;
    let laid = worth.view.table.iter();
    let open = laid.filter(|laid| laid.is_open_to(player));
    let mut spots: Vec<Spot<'a>> = open
        .map(|laid| {
            let there = laid.bid.map(|bid| bid.rank);
            let equal = there.filter(|_| can_displace);
            let least = there.map_or(Rank(0), |rank| Rank(rank.0 + 1));
            Spot {
                laid,
                least: equal.unwrap_or(least),
                equal,
                worths: [const { Cell::new(None) }; RANKS],
            }
        })
        .collect();
    // The most valuable card is placed on first.
    spots.sort_by(|a, b| worth.gain(a.laid.card).total_cmp(&worth.gain(b.laid.card)));
    spots
}
