//! What makes no game, in the reader's language.

use std::io;

use super::failure::Failure;
use super::reader;
use super::saves;
use super::speech::Speech;
use super::words::{Words, say};
use crate::rules::{CardsFault, GameInfo, SetupError, Worded};
use crate::session::Trouble;

/// A setup of `game` that is none, as one line.
#[must_use]
pub fn refused(error: &SetupError, game: GameInfo, words: &Words) -> Failure {
    Failure::input(match error {
        SetupError::Players {
            title,
            got,
            min,
            max,
        } => say!(
            words,
            "error-players",
            title = *title,
            got = *got,
            min = *min,
            max = *max
        ),
        SetupError::Syntax {
            place,
            line,
            column,
            message,
        } => {
            let fault = say!(
                words,
                "file-syntax",
                line = *line,
                column = *column,
                fault = reader::said(message, words),
                command = format!("kipp cards --game {}", game.key)
            );
            say!(words, "error-cards", place = place, fault = fault)
        }
        SetupError::Cards { place, fault } => cards(place.as_deref(), fault, words),
    })
}

/// A set of cards that makes no game; without a place it is that of a record.
#[must_use]
pub fn cards(place: Option<&str>, fault: &CardsFault, words: &Words) -> String {
    let own = || say!(words, "cards-of-record");
    let place = place.map_or_else(own, str::to_owned);
    let fault = Speech::new(words, Vec::new(), false).say(&fault.phrase());
    say!(words, "error-cards", place = place, fault = fault)
}

/// A card file that cannot be read, as one line.
#[must_use]
pub fn unreadable(path: &str, error: &io::Error, words: &Words) -> Failure {
    Failure::input(match error.kind() {
        io::ErrorKind::NotFound => say!(words, "error-cards-missing", path = path),
        io::ErrorKind::IsADirectory => say!(words, "error-cards-folder", path = path),
        io::ErrorKind::InvalidData => say!(words, "error-cards-not-text", path = path),
        _ => {
            let cause = saves::trouble(&Trouble::of(error), words);
            say!(words, "error-cards-unreadable", path = path, cause = cause)
        }
    })
}
