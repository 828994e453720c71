//! One die on the table.

use serde::{Deserialize, Serialize};

use super::{Colour, Size};
use crate::player::Player;

/// The number that names a die for a whole game, on the table and in the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DieId(pub u8);

impl DieId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A die: which one, whose set it came from, and what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Die {
    /// Its name.
    pub id: DieId,
    /// The player whose set it belonged to when the game began.
    pub owner: Player,
    /// Its colour.
    pub colour: Colour,
    /// Its size.
    pub size: Size,
}
