//! Ingredients by colour.

use serde::{Deserialize, Serialize};

use crate::dice::Colour;

/// How many ingredients of each colour.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Bundle {
    /// Golden truffles.
    pub yellow: u8,
    /// Fire caramels.
    pub red: u8,
    /// Cloud drops.
    pub blue: u8,
}

impl Bundle {
    /// The same number of each colour.
    #[must_use]
    pub fn each(number: u8) -> Bundle {
        Bundle {
            yellow: number,
            red: number,
            blue: number,
        }
    }

    /// One colour only.
    #[must_use]
    pub fn of(colour: Colour, number: u8) -> Bundle {
        let mut bundle = Bundle::default();
        *bundle.slot(colour) = number;
        bundle
    }

    /// Ingredients of one colour.
    #[must_use]
    pub fn count(&self, colour: Colour) -> u8 {
        match colour {
            Colour::Yellow => self.yellow,
            Colour::Red => self.red,
            Colour::Blue => self.blue,
        }
    }

    fn slot(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
        }
    }

    /// All ingredients.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.yellow
            .saturating_add(self.red)
            .saturating_add(self.blue)
    }

    /// Whether `part` can be taken out.
    #[must_use]
    pub fn covers(&self, part: Bundle) -> bool {
        Colour::ALL
            .into_iter()
            .all(|colour| self.count(colour) >= part.count(colour))
    }

    /// Puts `part` in.
    pub fn put(&mut self, part: Bundle) {
        Colour::ALL
            .into_iter()
            .for_each(|colour| *self.slot(colour) += part.count(colour));
    }

    /// Takes `part` out; the caller has asked [`Bundle::covers`].
    pub fn take(&mut self, part: Bundle) {
        Colour::ALL
            .into_iter()
            .for_each(|colour| *self.slot(colour) -= part.count(colour));
    }
}
