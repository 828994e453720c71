//! What lies on the table. All of it is public.

use serde::{Deserialize, Serialize};

use super::state::INFO;
use super::{Cheese, Options, STACK_BONUSES, Shelf, Stack};
use crate::player::Player;

/// Most players.
const SEATS: usize = INFO.max_players as usize;
/// Pieces with the number 1.
pub const ONES: u8 = 16;
/// All pieces of cheese.
pub const PIECES: u8 = 54;
/// Gift cards.
pub const GIFTS: u8 = 5;
/// Most 1s that a player may have with the mouse side up.
pub const MICE: u8 = 2;
/// Stacks of the middle whose end is the game's.
pub const USED_UP: u8 = 3;

/// What lies in front of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Stacks; a single piece is one too.
    pub shelf: Shelf,
    /// 1s with the mouse side up.
    pub mice: u8,
    /// Whether a gift card lies there.
    pub has_gift: bool,
}

/// The table: the middle and everybody's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    players: u8,
    middle: [u8; 6],
    gifts: u8,
    bonus_owners: [Option<Player>; STACK_BONUSES.len()],
    places: [Place; SEATS],
}

impl Table {
    pub(super) fn new(options: &Options, players: u8) -> Table {
        Table {
            players,
            middle: options.middle(),
            gifts: GIFTS,
            bonus_owners: [None; STACK_BONUSES.len()],
            places: Default::default(),
        }
    }

    /// The players in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player)
    }

    /// Number of players.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players
    }

    /// Pieces of this number left in the middle.
    #[must_use]
    pub fn left(&self, piece: Cheese) -> u8 {
        self.middle[piece.index()]
    }

    /// How many of the six stacks of the middle are used up.
    #[must_use]
    pub fn used_up(&self) -> u8 {
        self.middle.iter().map(|&left| u8::from(left == 0)).sum()
    }

    /// Gift cards in the middle.
    #[must_use]
    pub fn gifts(&self) -> u8 {
        self.gifts
    }

    /// Who holds each of [`STACK_BONUSES`].
    #[must_use]
    pub fn bonus_owners(&self) -> &[Option<Player>] {
        &self.bonus_owners
    }

    /// Points of the card that closing a stack of so many pieces brings now, if one is left.
    #[must_use]
    pub fn next_bonus(&self, pieces: u8) -> Option<u8> {
        self.next_card(pieces)
            .map(|card| STACK_BONUSES[card].points)
    }

    fn next_card(&self, pieces: u8) -> Option<usize> {
        (0..STACK_BONUSES.len())
            .find(|&card| STACK_BONUSES[card].pieces == pieces && self.bonus_owners[card].is_none())
    }

    /// What lies in front of `player`, who must sit at the table.
    #[must_use]
    pub fn place(&self, player: Player) -> &Place {
        &self.places[player.index()]
    }

    pub(crate) fn place_mut(&mut self, player: Player) -> &mut Place {
        &mut self.places[player.index()]
    }

    /// The left neighbour and the right one, unless they are the same person.
    pub fn neighbours(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        let left = player.left(self.players);
        let right = Player((player.0 + self.players - 1) % self.players);
        [left, right]
            .into_iter()
            .take(if left == right { 1 } else { 2 })
    }

    /// Takes a piece out of the middle, where one must be left.
    pub(crate) fn take(&mut self, piece: Cheese) {
        self.middle[piece.index()] -= 1;
    }

    /// Puts a 1 with its dome up on a stack of `player` that is there and open, and hands out
    /// the bonus card that is due, whose points are returned.
    pub(crate) fn close(&mut self, player: Player, stack: Stack) -> Option<u8> {
        let closed = stack.with(Cheese::ONE).unwrap_or(stack);
        let shelf = &mut self.places[player.index()].shelf;
        shelf.remove(stack);
        shelf.add(closed);
        let card = self.next_card(closed.pieces())?;
        self.bonus_owners[card] = Some(player);
        Some(STACK_BONUSES[card].points)
    }

    /// Gives a gift card to a player who holds none, if one is left.
    pub(crate) fn give_gift(&mut self, player: Player) -> bool {
        let place = &mut self.places[player.index()];
        let is_due = !place.has_gift && self.gifts > 0;
        place.has_gift |= is_due;
        self.gifts -= u8::from(is_due);
        is_due
    }

    /// Returns a player's gift card.
    pub(crate) fn return_gift(&mut self, player: Player) {
        let place = &mut self.places[player.index()];
        self.gifts += u8::from(place.has_gift);
        place.has_gift = false;
    }

    /// Pieces of each number, in the middle, on stacks and as mice.
    pub(super) fn count(&self) -> [u32; 6] {
        let mut count = self.middle.map(u32::from);
        for place in &self.places {
            let stacks = place.shelf.stacks().iter();
            stacks
                .flat_map(|stack| stack.numbers())
                .for_each(|piece| count[piece.index()] += 1);
            count[Cheese::ONE.index()] += u32::from(place.mice);
        }
        count
    }

    pub(super) fn count_gifts(&self) -> u32 {
        let held = self.places.iter().map(|place| u32::from(place.has_gift));
        held.sum::<u32>() + u32::from(self.gifts)
    }
}
