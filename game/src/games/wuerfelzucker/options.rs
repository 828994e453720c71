//! What can be chosen before a game of Würfelzucker: its length and its cards.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{CARDS, Card, CardFault, CardId, JOKERS, JokerCard, JokerId, JokerSpec, TaskSpec};
use crate::rules::{CardsFault, SetupError};

/// The card set that ships with the program.
pub(super) const CARD_FILE: &str = include_str!("../../../data/wuerfelzucker_cards.toml");

/// How long a game is: how many task cards stay below the closing card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// More cards below the closing card.
    #[default]
    Short,
    /// Fewer cards below the closing card.
    Long,
}

impl Length {
    /// Task cards below the closing card at a table of 2 to 4 players.
    #[must_use]
    pub fn cards_below(self, players: u8) -> u8 {
        match (self, players) {
            (Length::Short, 4..) => 14,
            (Length::Short, 3) => 18,
            (Length::Short, _) => 20,
            (Length::Long, 4..) => 8,
            (Length::Long, 3) => 12,
            (Length::Long, _) => 14,
        }
    }
}

/// Length and cards of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the cards come from, for the screen.
    pub note: String,
    /// How long the game is.
    #[serde(default)]
    pub length: Length,
    /// All task cards.
    pub tasks: Vec<TaskSpec>,
    /// All joker cards.
    pub jokers: Vec<JokerSpec>,
}

/// Parsed once: many thousand games a second begin with it.
static DEFAULT: LazyLock<Options> = LazyLock::new(|| {
    let empty = Options {
        note: String::new(),
        length: Length::Short,
        tasks: Vec::new(),
        jokers: Vec::new(),
    };
    // A test reads the embedded file, so the fallback is never played; if it were,
    // `Wuerfelzucker::new` would refuse it with an error.
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

    /// Checks the cards and how many there are.
    ///
    /// # Errors
    /// The first card or number that makes no game.
    pub fn check(&self) -> Result<(), CardsFault> {
        self.cards().map(|_| ())
    }

    /// The cards that the file describes.
    pub(super) fn cards(&self) -> Result<Cards, CardsFault> {
        CardsFault::check_count("tasks", self.tasks.len(), CARDS)?;
        CardsFault::check_count("jokers", self.jokers.len(), JOKERS)?;
        let tasks = (0..).map(CardId).zip(&self.tasks).map(|(id, spec)| {
            let card = spec.card().map_err(|fault| wrong("tasks", id.0, &fault));
            card.map(|(task, points)| Card { id, task, points })
        });
        let jokers = (0..).map(JokerId).zip(&self.jokers).map(|(id, spec)| {
            let joker = spec.joker().map_err(|fault| wrong("jokers", id.0, &fault));
            joker.map(|joker| JokerCard { id, joker })
        });
        Ok((
            tasks.collect::<Result<_, _>>()?,
            jokers.collect::<Result<_, _>>()?,
        ))
    }
}

/// All task cards and all joker cards, each at its number.
type Cards = (ArrayVec<Card, CARDS>, ArrayVec<JokerCard, JOKERS>);

fn wrong(list: &'static str, index: u8, fault: &CardFault) -> CardsFault {
    CardsFault::own(fault).of_entry(list, usize::from(index) + 1)
}
