//! Values for what cannot be.

use super::CardsFault;
use crate::dice::DieId;

/// A game that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many people.
    #[error("{title} is for {min} to {max} players, not {got}: choose a number in that range")]
    Players {
        /// The game's title.
        title: &'static str,
        /// Asked for.
        got: usize,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// A card file that is no TOML, or has a key or a value of the wrong kind.
    #[error(
        "{place}, line {line}, column {column}: {message}; compare it with the built-in card file"
    )]
    Syntax {
        /// The file.
        place: String,
        /// Line, counted from 1.
        line: usize,
        /// Column in characters, counted from 1.
        column: usize,
        /// What was found and expected, in the TOML reader's words.
        message: String,
    },
    /// Cards that make no game.
    #[error("{}: {fault}", place.as_deref().unwrap_or("cards"))]
    Cards {
        /// The file, unless the cards came as values.
        place: Option<String>,
        /// What is wrong.
        fault: CardsFault,
    },
}

impl SetupError {
    /// What the TOML reader says of the `text` at `place`.
    #[must_use]
    pub fn syntax(place: &str, text: &str, error: &toml::de::Error) -> SetupError {
        let start = error.span().map_or(0, |span| span.start);
        let before = text.get(..start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        SetupError::Syntax {
            place: place.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message: error.message().replace('\n', ", "),
        }
    }
}

/// An answer of chance that does not fit the question. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutcomeMismatch {
    /// Another kind of answer, or none was asked for.
    #[error("the game waits for {waits_for}, but the outcome is a {got}")]
    Kind {
        /// What the node asks for.
        waits_for: &'static str,
        /// What came.
        got: &'static str,
    },
    /// Wrong number of dice or cards.
    #[error("the outcome has {got} items where {want} were asked for")]
    Count {
        /// Asked for.
        want: usize,
        /// Came.
        got: usize,
    },
    /// An order that leaves out or repeats a card.
    #[error("the shuffled order is no permutation: card {card} is repeated or does not exist")]
    NotAPermutation {
        /// The first bad card.
        card: u16,
    },
    /// A die that this game does not have.
    #[error("die {} does not exist in this game", die.0)]
    UnknownDie {
        /// The die.
        die: DieId,
    },
    /// A tray that the machine does not have.
    #[error("die {} lies in tray {tray}, but there are trays 0 to 2", die.0)]
    UnknownTray {
        /// The die.
        die: DieId,
        /// The tray.
        tray: u8,
    },
    /// A die that came out of a tube it was not in.
    #[error("die {} cannot come out of tube {tray}: it was not in it", die.0)]
    NotInTube {
        /// The die.
        die: DieId,
        /// The tray and tube.
        tray: u8,
    },
    /// A die that came out twice.
    #[error("die {} came out twice", die.0)]
    Twice {
        /// The die.
        die: DieId,
    },
}
