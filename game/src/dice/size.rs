//! The sizes of dice.

use serde::{Deserialize, Serialize};

/// A die's size; edges and masses are the machine file's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// The lightest.
    Small,
    /// In between.
    Medium,
    /// The heaviest.
    Large,
}

impl Size {
    /// All sizes, smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// Position in [`Size::ALL`], which is the machine's size number.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["size-small", "size-medium", "size-large"][self.index()]
    }
}
