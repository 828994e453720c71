//! What can be chosen before a game of Käse Würfeln: its pieces, and how suddenly it ends.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{ONES, PIECES};
use crate::rules::SetupError;

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
        let options: Options = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(1, |span| line_of(text, span.start));
            let problem = error.message().replace('\n', " ");
            let remedy = "compare it with the built-in file";
            fault(format!("{place}, line {at}"), problem, remedy.to_owned())
        })?;
        options.check(place)?;
        Ok(options)
    }

    /// Checks the numbers of pieces; `place` names the source in errors.
    ///
    /// # Errors
    /// The first number that makes no game.
    pub fn check(&self, place: &str) -> Result<(), SetupError> {
        let others = u32::from(PIECES - ONES);
        let pieces = self.middle();
        for (number, &count) in (1..).zip(&pieces).skip(1) {
            if count == 0 {
                let remedy = format!("there must be 1 to {}", others - 4);
                return Err(fault(format!("{place}, pieces"), format!("{number} = 0"), remedy));
            }
        }
        let total: u32 = pieces[1..].iter().map(|&count| u32::from(count)).sum();
        if total != others {
            let problem = format!("{total} pieces with the numbers 2 to 6");
            let remedy = format!("there must be exactly {others}");
            return Err(fault(format!("{place}, pieces"), problem, remedy));
        }
        Ok(())
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

fn fault(place: String, problem: String, remedy: String) -> SetupError {
    SetupError::Option {
        place,
        problem,
        remedy,
    }
}

fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&b| b == b'\n').count()
}
