//! What can be chosen before a game of Wanzen tanzen: its task cards and variants.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{CARDS, Tasks, Variants};
use crate::rules::SetupError;

/// The card set that ships with the program.
pub(super) const CARD_FILE: &str = include_str!("../../../data/wanzen_cards.toml");

/// A card as the card file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// What it is worth.
    pub points: u8,
    /// Its two to four tasks.
    pub tasks: Tasks,
}

/// The task cards and variants of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the values come from, for the screen.
    pub note: String,
    /// Switched rules.
    #[serde(default)]
    pub variants: Variants,
    /// All 28 cards.
    pub cards: Vec<CardSpec>,
}

/// Parsed once: many thousand games a second begin with it.
static DEFAULT: LazyLock<Options> = LazyLock::new(|| {
    let empty = Options {
        note: String::new(),
        variants: Variants::default(),
        cards: Vec::new(),
    };
    // A test reads the embedded file, so the fallback is never played; if it were,
    // `Wanzen::new` would refuse it with an error.
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
        let options: Options = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(1, |span| line_of(text, span.start));
            SetupError::Option {
                place: format!("{place}, line {at}"),
                problem: error.message().replace('\n', " "),
                remedy: "compare it with the built-in card file".to_owned(),
            }
        })?;
        options.check(place)?;
        Ok(options)
    }

    /// Checks the number of cards and their points; `place` names the source in errors.
    ///
    /// # Errors
    /// The first card or number that makes no game.
    pub fn check(&self, place: &str) -> Result<(), SetupError> {
        if self.cards.len() != CARDS {
            return Err(SetupError::Option {
                place: place.to_owned(),
                problem: format!("{} cards", self.cards.len()),
                remedy: "there must be exactly 28".to_owned(),
            });
        }
        let dear = |card: &CardSpec| !(1..=4).contains(&card.points);
        match self.cards.iter().position(dear) {
            None => Ok(()),
            Some(at) => Err(SetupError::Option {
                place: format!("{place}, card {}", at + 1),
                problem: format!("points = {}", self.cards[at].points),
                remedy: "allowed are 1 to 4".to_owned(),
            }),
        }
    }
}

fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&b| b == b'\n').count()
}
