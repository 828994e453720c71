//! What a table promises each player.

use super::gain::gain;
use super::solitaire::Solitaire;
use crate::games::kaese::{Cheese, MOST_STACKS, STACK_BONUSES, Stack, Table, USED_UP};
use crate::player::Player;

/// Pieces that a turn takes off the three stacks of the middle that are used up first.
const PACE: f64 = 0.75;
/// Turns that go by until a second open stack is built further, and so on.
const PATIENCE: f64 = 1.5;
/// What a gift card is worth while there are turns to use it in.
const GIFT: f64 = 2.5;
/// Stacks by which players may still overtake each other: at the end of the game, and for each
/// turn before.
const SWAY: (f64, f64) = (0.4, 0.35);

/// A player's points ahead of the mean of the rivals, expected at the end of the game, when the
/// turn of `next` comes next.
pub(super) fn lead(table: &Table, player: Player, next: Player) -> f64 {
    if table.used_up() >= USED_UP {
        return final_lead(table, player, next);
    }
    let turns = turns_left(table);
    let alone = Solitaire::of(table);
    let shares = shares(table, turns);
    let worth = |player: Player| {
        let at = player.index();
        let outlook = Outlook {
            alone: &alone,
            turns,
            is_next: player == next,
        };
        outlook.promise(table, player) + shares[at]
    };
    ahead(table, player, worth)
}

fn ahead(table: &Table, player: Player, worth: impl Fn(Player) -> f64) -> f64 {
    let rivals = table.players().filter(|&other| other != player);
    let sum: f64 = rivals.map(&worth).sum();
    worth(player) - sum / f64::from(table.seats() - 1)
}

/// Turns of each player until the game ends, if nobody hurries.
pub(super) fn turns_left(table: &Table) -> f64 {
    let mut left = Cheese::ALL.map(|piece| table.left(piece));
    left.sort_unstable();
    let pieces: u8 = left.iter().take(usize::from(USED_UP)).sum();
    f64::from(pieces) / (PACE * f64::from(table.seats()))
}

/// One player's eyes on the rest of the game.
struct Outlook<'a> {
    alone: &'a Solitaire,
    turns: f64,
    is_next: bool,
}

impl Outlook<'_> {
    /// Points of stacks, mice and cards, and what open stacks and mice may still become: the best
    /// stack is built first, each further one later and with a mouse less.
    fn promise(&self, table: &Table, player: Player) -> f64 {
        let place = table.place(player);
        let stacks = place.shelf.stacks().iter();
        let closed = stacks.clone().filter(|stack| stack.is_closed());
        let sure: u16 = closed.map(|stack| u16::from(stack.points())).sum();
        let open = stacks.copied().filter(|it| !it.is_closed());
        let worth = |stack| (stack, self.worth(Some(stack), place.mice, 0));
        let mut open: Vec<(Stack, f64)> = open.map(worth).collect();
        open.sort_by(|a, b| b.1.total_cmp(&a.1));
        let none = || self.worth(None, place.mice, 0);
        let first = open.first().map_or_else(none, |best| best.1);
        let later = open.iter().zip(0_u8..).skip(1).map(|((stack, _), before)| {
            let mice = place.mice.saturating_sub(before);
            self.worth(Some(*stack), mice, before) - self.worth(None, mice, before)
        });
        let gift = if place.has_gift { GIFT } else { 0.0 };
        f64::from(sure) + cards(table, player) + first + later.sum::<f64>() + gift
    }

    /// Worth of a stack that waits for so many others.
    fn worth(&self, stack: Option<Stack>, mice: u8, before: u8) -> f64 {
        let turns = self.turns - PATIENCE * f64::from(before);
        self.alone.worth(stack, mice, turns, self.is_next)
    }
}

fn cards(table: &Table, player: Player) -> f64 {
    let cards = STACK_BONUSES.iter().zip(table.bonus_owners());
    let own = cards.filter(|(_, owner)| **owner == Some(player));
    own.map(|(card, _)| f64::from(card.points)).sum()
}

/// Everybody's expected share of the card for most stacks. A mouse may become a stack.
fn shares(table: &Table, turns: f64) -> [f64; 5] {
    let sway = SWAY.0 + SWAY.1 * turns;
    let mut shares = [0.0; 5];
    for player in table.players() {
        let stacks = table.place(player).shelf.len() as f64;
        shares[player.index()] = (stacks / sway).exp();
    }
    let sum: f64 = shares.iter().sum();
    shares.map(|part| f64::from(MOST_STACKS) * part / sum)
}

/// The lead when the mice have closed what they can, each the stack that brings most; whoever sits
/// before `next` begins.
fn final_lead(table: &Table, player: Player, next: Player) -> f64 {
    let mut table = table.clone();
    let seats = table.seats();
    let order = (0..seats).map(|step| Player((next.0 + seats - 1 + step) % seats));
    order.for_each(|player| settle(&mut table, player));
    ahead(&table, player, |player| {
        f64::from(table.points(player).sixtieths()) / 60.0
    })
}

fn settle(table: &mut Table, player: Player) {
    while table.place(player).mice > 0 {
        table.place_mut(player).mice -= 1;
        let open = table.place(player).shelf.open();
        match open.max_by_key(|&stack| gain(table, stack)) {
            Some(stack) => drop(table.close(player, stack)),
            None => table.place_mut(player).shelf.add(Stack::of(Cheese::ONE)),
        }
    }
}
