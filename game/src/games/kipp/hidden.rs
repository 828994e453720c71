//! What nobody sees, and what must be there whether it is seen or not.

use super::CARDS;
use super::state::{Kipp, Phase};
use crate::dice::Colour;
use crate::rules::TUBES;

impl Kipp {
    /// Dice, cards and ingredients in all places.
    pub(super) fn count_pieces(&self) -> Vec<(&'static str, u32)> {
        let mut pieces = vec![("dice", self.count_dice()), ("cards", self.count_cards())];
        for colour in Colour::ALL {
            let places = self.stores.iter().chain([&self.supply]);
            let ingredients = places.map(|place| u32::from(place.count(colour)));
            pieces.push((colour.key(), ingredients.sum()));
        }
        pieces
    }

    fn count_dice(&self) -> u32 {
        let places = self.hands.iter().chain(&self.tubes).chain(&self.trays);
        let lying: u32 = places.map(|dice| u32::from(dice.len())).sum();
        let on_cards: u32 = self.packed.iter().map(|die| u32::from(die.is_some())).sum();
        let falling = matches!(self.phase, Phase::Falling { .. });
        lying + on_cards + u32::from(falling)
    }

    fn count_cards(&self) -> u32 {
        let places = self.shelves.iter().chain([&self.display]);
        let lying: u32 = places.map(|cards| u32::from(cards.len())).sum();
        lying + u32::from(self.deck_left)
    }

    /// The same table with the tubes' dice in other tubes and the deck in another order.
    pub(super) fn twin(&self, twist: u64) -> Kipp {
        let mut twin = self.clone();
        let turn = |len: usize| usize::try_from(twist % len as u64).unwrap_or(0);
        twin.tubes.rotate_left(turn(TUBES));
        let deck = &mut twin.deck[CARDS - usize::from(self.deck_left)..];
        if !deck.is_empty() {
            deck.rotate_left(turn(deck.len()));
            deck.reverse();
        }
        twin
    }
}
