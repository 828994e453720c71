//! What can be chosen before a game of Wanzen tanzen: its task cards and variants.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{CARDS, FEWEST_TASKS, MOST_TASKS, Task, TaskError, Tasks, Variants};
use crate::rules::{CardsFault, SetupError};

/// The card set that ships with the program.
pub(super) const CARD_FILE: &str = include_str!("../../../data/wanzen_cards.toml");

/// The list of the card file.
const LIST: &str = "cards";
/// Least and most points of a card.
const POINTS: (u32, u32) = (1, 4);
/// Fewest and most tasks of a card.
#[allow(clippy::cast_possible_truncation, reason = "they are 2 and 4")]
const TASKS: (u32, u32) = (FEWEST_TASKS as u32, MOST_TASKS as u32);

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
        let file: CardFile =
            toml::from_str(text).map_err(|error| SetupError::syntax(place, text, &error))?;
        file.options().map_err(|fault| fault.at(place))
    }

    /// Checks the number of cards and their points.
    ///
    /// # Errors
    /// The first card or number that makes no game.
    pub fn check(&self) -> Result<(), CardsFault> {
        CardsFault::check_count(LIST, self.cards.len(), CARDS)?;
        let mut cards = (1..).zip(&self.cards);
        cards.try_for_each(|(number, card)| {
            CardsFault::check_range("points", u32::from(card.points), POINTS)
                .map_err(|fault| fault.of_entry(LIST, number))
        })
    }
}

/// A card file as it is written; what its texts mean is found out card by card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    note: String,
    #[serde(default)]
    variants: Variants,
    cards: Vec<CardLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    points: u8,
    tasks: Vec<String>,
}

impl CardFile {
    fn options(self) -> Result<Options, CardsFault> {
        CardsFault::check_count(LIST, self.cards.len(), CARDS)?;
        let spec = |(number, line): (usize, &CardLine)| {
            line.spec().map_err(|fault| fault.of_entry(LIST, number))
        };
        Ok(Options {
            cards: (1..).zip(&self.cards).map(spec).collect::<Result<_, _>>()?,
            note: self.note,
            variants: self.variants,
        })
    }
}

impl CardLine {
    fn spec(&self) -> Result<CardSpec, CardsFault> {
        let task = |text: &String| {
            text.parse()
                .map_err(|error: TaskError| CardsFault::own(&error))
        };
        CardsFault::check_range("points", u32::from(self.points), POINTS)?;
        let tasks: Vec<Task> = self.tasks.iter().map(task).collect::<Result<_, _>>()?;
        let tasks = Tasks::try_from(tasks).map_err(|found| CardsFault::Range {
            field: "tasks",
            value: u32::try_from(found.number).unwrap_or(u32::MAX),
            least: TASKS.0,
            most: TASKS.1,
        })?;
        Ok(CardSpec {
            points: self.points,
            tasks,
        })
    }
}
