//! The colours a die or a card can have.

use serde::{Deserialize, Serialize};

/// A colour of the table. Every screen must show it by a letter or a shape too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Golden truffles in Kipp mir Saures.
    Yellow,
    /// Fire caramels.
    Red,
    /// Cloud drops.
    Blue,
}

impl Colour {
    /// All colours, in index order.
    pub const ALL: [Colour; 3] = [Colour::Yellow, Colour::Red, Colour::Blue];

    /// Position in [`Colour::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["colour-yellow", "colour-red", "colour-blue"][self.index()]
    }
}
