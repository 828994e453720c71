//! Games that cannot be set up.

use super::CardsFault;

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
