//! The three tubes and what their dice do.

use serde::{Deserialize, Serialize};

use crate::rules::TUBES;

/// A tube, named after what a die from its tray does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tube {
    /// Copper: brings ingredients.
    Flavor,
    /// Silver: brings a shape card.
    Shape,
    /// Gold: packs a shape card.
    Packing,
}

impl Tube {
    /// All tubes, in the machine's order along the rod.
    pub const ALL: [Tube; TUBES] = [Tube::Flavor, Tube::Shape, Tube::Packing];

    /// Position in [`Tube::ALL`], the machine's number of the tube.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The machine's number of the tube.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["kipp-tube-flavor", "kipp-tube-shape", "kipp-tube-packing"][self.index()]
    }
}
