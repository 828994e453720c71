//! What can be chosen before a game of Käse Würfeln: its pieces, and how suddenly it ends.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{ONES, PIECES};
use crate::rules::{CardsFault, Phrase, SetupError, Worded};

/// The pieces that ship with the program.
pub(super) const CARD_FILE: &str = include_str!("../../../data/kaese_cards.toml");

/// When the game ends after the third stack of the middle is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// When all pieces that were rolled are taken and placed.
    AfterPlacing,
    /// In the middle of taking.
    AtOnce,
}

/// How many pieces there are of each number; the 1s are always [`ONES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// With the number 2.
    #[serde(rename = "2")]
    pub twos: u8,
    /// With the number 3.
    #[serde(rename = "3")]
    pub threes: u8,
    /// With the number 4.
    #[serde(rename = "4")]
    pub fours: u8,
    /// With the number 5.
    #[serde(rename = "5")]
    pub fives: u8,
    /// With the number 6.
    #[serde(rename = "6")]
    pub sixes: u8,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the values come from, for the screen.
    pub note: String,
    /// When the game ends.
    pub end: End,
    /// The pieces.
    pub pieces: Pieces,
}

/// Parsed once: many thousand games a second begin with it.
static DEFAULT: LazyLock<Options> = LazyLock::new(|| {
    let empty = Options {
        note: String::new(),
        end: End::AfterPlacing,
        pieces: Pieces {
            twos: 0,
            threes: 0,
            fours: 0,
            fives: 0,
            sixes: 0,
        },
    };
    // A test reads the embedded file, so the fallback is never played; if it were,
    // `Kaese::new` would refuse it with an error.
    Options::read(CARD_FILE, "built-in pieces").unwrap_or(empty)
});

impl Default for Options {
    fn default() -> Options {
        DEFAULT.clone()
    }
}

impl Options {
    /// Reads a file of pieces; `place` names it in errors.
    ///
    /// # Errors
    /// One line that names the place, the value and the remedy.
    pub fn read(text: &str, place: &str) -> Result<Options, SetupError> {
        let options: Options =
            toml::from_str(text).map_err(|error| SetupError::syntax(place, text, &error))?;
        options.check().map_err(|fault| fault.at(place))?;
        Ok(options)
    }

    /// Checks the numbers of pieces.
    ///
    /// # Errors
    /// The first number that makes no game.
    pub fn check(&self) -> Result<(), CardsFault> {
        let want = u32::from(PIECES - ONES);
        let names = ["pieces.2", "pieces.3", "pieces.4", "pieces.5", "pieces.6"];
        let counts = self.middle().into_iter().skip(1).map(u32::from);
        for (field, value) in names.into_iter().zip(counts.clone()) {
            CardsFault::check_range(field, value, (1, want - 4))?;
        }
        let got = counts.sum();
        match got == want {
            true => Ok(()),
            false => Err(CardsFault::own(&WrongTotal { got, want })),
        }
    }

    /// Pieces of each number, from 1.
    #[must_use]
    pub fn middle(&self) -> [u8; 6] {
        let Pieces {
            twos,
            threes,
            fours,
            fives,
            sixes,
        } = self.pieces;
        [ONES, twos, threes, fours, fives, sixes]
    }
}

/// Too few or too many pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("pieces: {got} in all; there must be exactly {want}")]
struct WrongTotal {
    got: u32,
    want: u32,
}

impl Worded for WrongTotal {
    fn phrase(&self) -> Phrase {
        let wrong = Phrase::new("kaese-pieces-wrong");
        wrong.with("got", self.got).with("want", self.want)
    }
}
