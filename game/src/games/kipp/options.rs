//! What can be chosen before a game of Kipp mir Saures: its shape cards.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{CARDS, Kind};
use crate::rules::{CardsFault, SetupError};

/// The card set that ships with the program.
pub(super) const CARD_FILE: &str = include_str!("../../../data/kipp_cards.toml");

/// A card as the card file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// What it asks for.
    pub kind: Kind,
    /// Ingredients that packing it costs.
    pub ingredients: u8,
    /// Sweet-points of the finished package.
    pub points: u8,
}

/// The shape cards of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the values come from, for the screen.
    pub note: String,
    /// All cards, seven of each kind.
    pub cards: Vec<CardSpec>,
}

/// Parsed once: many thousand games a second begin with it.
static DEFAULT: LazyLock<Options> = LazyLock::new(|| {
    let empty = Options {
        note: String::new(),
        cards: Vec::new(),
    };
    // A test reads the embedded file, so the fallback is never played; if it were,
    // `Kipp::new` would refuse it with an error.
    Options::read(CARD_FILE, "built-in cards").unwrap_or(empty)
});

impl Default for Options {
    fn default() -> Options {
        DEFAULT.clone()
    }
}

impl Options {
    /// Reads a card file; `place` names it in errors.
    ///
    /// # Errors
    /// One line that names the place, the value and the remedy.
    pub fn read(text: &str, place: &str) -> Result<Options, SetupError> {
        let options: Options =
            toml::from_str(text).map_err(|error| SetupError::syntax(place, text, &error))?;
        options.check().map_err(|fault| fault.at(place))?;
        Ok(options)
    }

    /// Checks numbers and kinds.
    ///
    /// # Errors
    /// The first card or number that makes no game.
    pub fn check(&self) -> Result<(), CardsFault> {
        let list = "cards";
        CardsFault::check_count(list, self.cards.len(), CARDS)?;
        for kind in Kind::ALL {
            self.check_kind(kind)?;
        }
        let mut cards = (1..).zip(&self.cards);
        cards.try_for_each(|(number, card)| {
            let checked = card.check();
            checked.map_err(|fault| fault.of_entry(list, number))
        })
    }

    fn check_kind(&self, kind: Kind) -> Result<(), CardsFault> {
        let got = self.cards.iter().filter(|card| card.kind == kind).count();
        let (kind, want) = (kind.name(), CARDS / 4);
        match got == want {
            true => Ok(()),
            false => Err(CardsFault::Kind { kind, got, want }),
        }
    }
}

impl CardSpec {
    fn check(&self) -> Result<(), CardsFault> {
        let costs = match self.kind {
            Kind::Colorful => (3, 6),
            Kind::Yellow | Kind::Red | Kind::Blue => (1, 10),
        };
        CardsFault::check_range("ingredients", u32::from(self.ingredients), costs)?;
        CardsFault::check_range("points", u32::from(self.points), (1, 20))
    }
}
