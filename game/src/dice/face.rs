//! The upward face of a six-sided die.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A face with 1 to 6 pips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// A number that is no face of a six-sided die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no face of a die: expected 1 to 6")]
pub struct NoSuchFace(u8);

impl Face {
    /// All faces, lowest first.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];
    /// The six, a joker in Kipp mir Saures.
    pub const SIX: Face = Face(6);

    /// The face with this many pips, if there is one.
    #[must_use]
    pub fn new(pips: u8) -> Option<Face> {
        (1..=6).contains(&pips).then_some(Face(pips))
    }

    /// Pips, 1 to 6.
    #[must_use]
    pub fn pips(self) -> u8 {
        self.0
    }

    /// The face on the other side of the die: both together have seven pips.
    #[must_use]
    pub fn opposite(self) -> Face {
        Face(7 - self.0)
    }

    /// Position in [`Face::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl TryFrom<u8> for Face {
    type Error = NoSuchFace;

    fn try_from(pips: u8) -> Result<Face, NoSuchFace> {
        Face::new(pips).ok_or(NoSuchFace(pips))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
