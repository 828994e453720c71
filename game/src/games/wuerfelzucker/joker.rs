//! Joker cards.

use serde::{Deserialize, Serialize};

/// Joker cards in the game, as they are counted.
pub(super) const JOKER_COUNT: u8 = 17;
/// Joker cards in the game.
pub const JOKERS: usize = JOKER_COUNT as usize;

/// The number of a joker card in the card file, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JokerId(pub u8);

impl JokerId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a joker card does, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Joker {
    /// After the rolls: rolls exactly so many dice again.
    Reroll {
        /// Dice.
        dice: u8,
    },
    /// While placing: displaces dice that fulfil a task just as well.
    Displace,
    /// While placing: changes a die by exactly so many pips, up or down.
    Change {
        /// Pips, 1 or 2.
        by: u8,
    },
    /// While placing: turns a die over to its opposite face.
    TurnOver,
}

/// A joker card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct JokerCard {
    /// Its number.
    pub id: JokerId,
    /// What it does.
    pub joker: Joker,
}
