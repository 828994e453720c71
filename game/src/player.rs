//! A seat at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player, counted from 0 in seat order; the next number sits to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The seat as an index into per-player arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The player to the left at a table of `players`.
    #[must_use]
    pub fn left(self, players: u8) -> Player {
        Player((self.0 + 1) % players.max(1))
    }

    /// All players in seat order, beginning with `self`.
    pub fn around(self, players: u8) -> impl Iterator<Item = Player> {
        (0..players).map(move |step| Player((self.0 + step) % players))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0 + 1)
    }
}
