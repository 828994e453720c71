//! What nobody sees, and what must be there whether it is seen or not.

use arrayvec::ArrayVec;

use super::collecting::short;
use super::rolling::others;
use super::state::{Phase, Wuerfelzucker};

impl Wuerfelzucker {
    /// Cards and dice in all places.
    pub(super) fn count_pieces(&self) -> Vec<(&'static str, u32)> {
        let tasks = self.deck.len() + self.table.len() + self.won.len();
        let held: usize = self.hands.iter().map(ArrayVec::len).sum();
        let jokers = self.joker_deck.len() + held;
        vec![
            ("task cards", u32::from(short(tasks))),
            ("joker cards", u32::from(short(jokers))),
            ("dice", self.count_dice()),
        ]
    }

    /// Dice on cards and at home; those of the player whose turn it is are counted where they are
    /// rolled and placed.
    fn count_dice(&self) -> u32 {
        let bids = self.table.iter().filter_map(|lying| lying.bid);
        let on_tasks: usize = bids.map(|bid| bid.dice.len()).sum();
        let on_jokers = self.joker_bid.map_or(0, |bid| bid.number);
        let rolled = match self.phase {
            Phase::Rolling { kept, .. } | Phase::Rerolling { kept } => {
                Some(short(kept.len()) + others(&kept))
            }
            Phase::Keep { dice, .. } => Some(short(dice.len())),
            Phase::Place { hand } => Some(hand.free()),
            _ => None,
        };
        let home = self.seats().map(|player| match rolled {
            Some(dice) if player == self.turn => dice,
            _ => self.home[player.index()],
        });
        u32::from(short(on_tasks)) + u32::from(on_jokers) + home.map(u32::from).sum::<u32>()
    }

    /// The same table with the hidden cards of both decks in another order.
    pub(super) fn twin(&self, twist: u64) -> Wuerfelzucker {
        let mut twin = self.clone();
        rearrange(&mut twin.deck, twist);
        rearrange(
            &mut twin.joker_deck[usize::from(self.jokers_used)..],
            twist / 7,
        );
        twin
    }
}

fn rearrange<T>(cards: &mut [T], twist: u64) {
    if let Ok(cards_there @ 1..) = u64::try_from(cards.len()) {
        let turn = usize::try_from(twist % cards_there).unwrap_or(0);
        cards.rotate_left(turn);
        cards.reverse();
    }
}
