//! Task cards.

use serde::{Deserialize, Serialize};

use super::Task;

/// Task cards in the game, as they are counted.
pub(super) const CARD_COUNT: u8 = 37;
/// Task cards in the game.
pub const CARDS: usize = CARD_COUNT as usize;

/// The number of a task card in the card file, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A task card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// What it asks for.
    pub task: Task,
    /// What it gives to whoever collects it.
    pub points: u8,
}
