//! A shape card.

use serde::{Deserialize, Serialize};

use super::CardSpec;
use crate::dice::{Colour, Face};

/// Cards in the game, as they are counted.
pub(super) const CARD_COUNT: u8 = 28;
/// Cards in the game.
pub const CARDS: usize = CARD_COUNT as usize;

/// The number of a card in the card file, from 0.
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

/// Which sweets a card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Golden truffles only.
    Yellow,
    /// Fire caramels only.
    Red,
    /// Cloud drops only.
    Blue,
    /// A Colorful Selection: all three.
    Colorful,
}

impl Kind {
    /// All kinds, in index order.
    pub const ALL: [Kind; 4] = [Kind::Yellow, Kind::Red, Kind::Blue, Kind::Colorful];

    /// Position in [`Kind::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The one colour of the card, or `None` for a Colorful Selection.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }

    /// Its name in the card file.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["yellow", "red", "blue", "colorful"][self.index()]
    }

    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        [
            "kipp-card-yellow",
            "kipp-card-red",
            "kipp-card-blue",
            "kipp-card-colorful",
        ][self.index()]
    }
}

/// A shape card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// What it asks for.
    pub kind: Kind,
    /// Ingredients that packing it costs.
    pub ingredients: u8,
    /// Sweet-points of the finished package.
    pub points: u8,
}

impl Card {
    /// The card that a card file describes in this place.
    #[must_use]
    pub fn new(id: CardId, spec: CardSpec) -> Card {
        Card {
            id,
            kind: spec.kind,
            ingredients: spec.ingredients,
            points: spec.points,
        }
    }

    /// Whether a die of this colour and face may take the card from the display.
    #[must_use]
    pub fn fits(&self, colour: Colour, face: Face) -> bool {
        match self.kind.colour() {
            Some(own) => own == colour,
            None => face == Face::SIX || face.pips() == self.ingredients,
        }
    }

    /// Whether a die of this colour may be put on the card.
    #[must_use]
    pub fn takes_die(&self, colour: Colour) -> bool {
        self.kind.colour().is_none_or(|own| own == colour)
    }
}
