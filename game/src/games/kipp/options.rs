//! What can be chosen before a game of Kipp mir Saures: its shape cards.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{CARDS, Kind};
use crate::rules::SetupError;

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
        let options: Options = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(1, |span| line_of(text, span.start));
            let problem = error.message().replace('\n', " ");
            fault(
                format!("{place}, line {at}"),
                problem,
                "compare it with the built-in card file",
            )
        })?;
        options.check(place)?;
        Ok(options)
    }

    /// Checks numbers and kinds; `place` names the source in errors.
    ///
    /// # Errors
    /// The first card or number that makes no game.
    pub fn check(&self, place: &str) -> Result<(), SetupError> {
        if self.cards.len() != CARDS {
            let problem = format!("{} cards", self.cards.len());
            return Err(fault(place.to_owned(), problem, "there must be exactly 28"));
        }
        for kind in Kind::ALL {
            self.check_kind(kind, place)?;
        }
        let mut cards = self.cards.iter().enumerate();
        cards.try_for_each(|(at, card)| card.check(&format!("{place}, card {}", at + 1)))
    }

    fn check_kind(&self, kind: Kind, place: &str) -> Result<(), SetupError> {
        let number = self.cards.iter().filter(|card| card.kind == kind).count();
        if number == CARDS / 4 {
            return Ok(());
        }
        let problem = format!("{number} cards of kind {}", kind.name());
        Err(fault(
            place.to_owned(),
            problem,
            "there must be exactly 7 of each kind",
        ))
    }
}

impl CardSpec {
    fn check(&self, place: &str) -> Result<(), SetupError> {
        let (least, most) = if self.kind == Kind::Colorful {
            (3, 6)
        } else {
            (1, 10)
        };
        if !(least..=most).contains(&self.ingredients) {
            let problem = format!(
                "{} card with ingredients = {}",
                self.kind.name(),
                self.ingredients
            );
            return Err(fault(
                place.to_owned(),
                problem,
                &format!("allowed are {least} to {most}"),
            ));
        }
        if !(1..=20).contains(&self.points) {
            return Err(fault(
                place.to_owned(),
                format!("points = {}", self.points),
                "allowed are 1 to 20",
            ));
        }
        Ok(())
    }
}

fn fault(place: String, problem: String, remedy: &str) -> SetupError {
    SetupError::Option {
        place,
        problem,
        remedy: remedy.to_owned(),
    }
}

fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&b| b == b'\n').count()
}
