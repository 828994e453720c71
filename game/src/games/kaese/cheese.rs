//! A piece of cheese, known by its number.

use serde::{Deserialize, Serialize};

use crate::dice::Face;

/// A piece with the number 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cheese(u8);

/// A number that is on no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no cheese with the number {0}: expected 1 to 6")]
pub struct NoSuchCheese(u8);

impl Cheese {
    /// Every number, lowest first.
    pub const ALL: [Cheese; 6] = [
        Cheese(1),
        Cheese(2),
        Cheese(3),
        Cheese(4),
        Cheese(5),
        Cheese(6),
    ];
    /// The piece with a mouse on one side and a dome on the other.
    pub const ONE: Cheese = Cheese(1);

    /// The piece with this number, if there is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Cheese> {
        (1..=6).contains(&number).then_some(Cheese(number))
    }

    /// The number, 1 to 6.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Position in [`Cheese::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The face that earns this piece, which is also how many dice must show it.
    #[must_use]
    pub fn face(self) -> Face {
        Face::ALL[self.index()]
    }

    /// Every number, highest first.
    pub fn descending() -> impl Iterator<Item = Cheese> {
        Cheese::ALL.into_iter().rev()
    }
}

impl TryFrom<u8> for Cheese {
    type Error = NoSuchCheese;

    fn try_from(number: u8) -> Result<Cheese, NoSuchCheese> {
        Cheese::new(number).ok_or(NoSuchCheese(number))
    }
}

impl From<Cheese> for u8 {
    fn from(cheese: Cheese) -> u8 {
        cheese.0
    }
}
