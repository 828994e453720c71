//! What nobody sees, and what must be there whether it is seen or not.

use super::CARDS;
use super::state::{Kipp, Phase};
use crate::dice::Colour;
use crate::rules::TUBES;

impl Kipp {
    /// Dice, cards and ingredients in all places.
    pub(super) fn count_pieces(&self) -> Vec<(&'static str, u32)> {
        let lying = [&self.hands[..], &self.tubes[..], &self.trays[..]].concat();
        let lying: u32 = lying.iter().map(|dice| u32::from(dice.len())).sum();
        let on_cards = self.packed.iter().flatten().count();
        let falling = u32::from(matches!(self.phase, Phase::Falling { .. }));
        let shelves: u32 = self
            .shelves
            .iter()
            .map(|cards| u32::from(cards.len()))
            .sum();
        let cards = shelves + u32::from(self.display.len()) + u32::from(self.deck_left);
        let mut pieces = vec![
            (
                "dice",
                lying + falling + u32::try_from(on_cards).unwrap_or(u32::MAX),
            ),
            ("cards", cards),
        ];
        pieces.extend(Colour::ALL.map(|colour| {
            let owned = self
                .stores
                .iter()
                .map(|store| u32::from(store.count(colour)));
            (
                colour.key(),
                owned.sum::<u32>() + u32::from(self.supply.count(colour)),
            )
        }));
        pieces
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
