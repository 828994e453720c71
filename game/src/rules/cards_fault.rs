//! What makes a set of cards no game, in kinds that every game shares.

use std::fmt::Display;

use super::{Phrase, SetupError, Worded};

/// A fault in a set of cards. Words of the card file (`field`, `list`, `kind`) stay as they are in
/// every language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardsFault {
    /// A list that is too short or too long.
    #[error("{got} {list}; there must be exactly {want}")]
    Count {
        /// The list's name.
        list: &'static str,
        /// Its length.
        got: usize,
        /// The length that makes a game.
        want: usize,
    },
    /// Too few or too many cards of a kind.
    #[error("{got} cards of kind {kind}; there must be exactly {want}")]
    Kind {
        /// The kind's name.
        kind: &'static str,
        /// How many there are.
        got: usize,
        /// How many make a game.
        want: usize,
    },
    /// A number that is too small or too large.
    #[error("{field} = {value}; allowed are {least} to {most}")]
    Range {
        /// The number's name.
        field: &'static str,
        /// What it is.
        value: u32,
        /// Smallest allowed.
        least: u32,
        /// Largest allowed.
        most: u32,
    },
    /// A fault of one entry of a list.
    #[error("{list} no. {number}: {fault}")]
    Entry {
        /// The list's name.
        list: &'static str,
        /// Which entry, from 1.
        number: usize,
        /// What is wrong with it.
        fault: Box<CardsFault>,
    },
    /// A fault of a game's own kind.
    #[error("{english}")]
    Own {
        /// In English.
        english: String,
        /// For a message catalogue.
        phrase: Phrase,
    },
}

impl CardsFault {
    /// Checks that a list has exactly as many entries as it must.
    ///
    /// # Errors
    /// [`CardsFault::Count`] when it has not.
    pub fn check_count(list: &'static str, got: usize, want: usize) -> Result<(), CardsFault> {
        match got == want {
            true => Ok(()),
            false => Err(CardsFault::Count { list, got, want }),
        }
    }

    /// Checks that a number lies within its bounds, both allowed.
    ///
    /// # Errors
    /// [`CardsFault::Range`] when it does not.
    pub fn check_range(
        field: &'static str,
        value: u32,
        (least, most): (u32, u32),
    ) -> Result<(), CardsFault> {
        match (least..=most).contains(&value) {
            true => Ok(()),
            false => Err(CardsFault::Range {
                field,
                value,
                least,
                most,
            }),
        }
    }

    /// A fault of a game's own kind.
    #[must_use]
    pub fn own(fault: &(impl Display + Worded)) -> CardsFault {
        CardsFault::Own {
            english: fault.to_string(),
            phrase: fault.phrase(),
        }
    }

    /// The fault as that of entry `number`, from 1, of `list`.
    #[must_use]
    pub fn of_entry(self, list: &'static str, number: usize) -> CardsFault {
        CardsFault::Entry {
            list,
            number,
            fault: Box::new(self),
        }
    }

    /// The fault of the card file at `place`.
    #[must_use]
    pub fn at(self, place: &str) -> SetupError {
        SetupError::Cards {
            place: Some(place.to_owned()),
            fault: self,
        }
    }
}

impl From<CardsFault> for SetupError {
    /// The fault of cards that came as values.
    fn from(fault: CardsFault) -> SetupError {
        SetupError::Cards { place: None, fault }
    }
}

impl Worded for CardsFault {
    fn phrase(&self) -> Phrase {
        match self {
            CardsFault::Count { list, got, want } => Phrase::new("cards-count")
                .with("list", *list)
                .with("got", *got)
                .with("want", *want),
            CardsFault::Kind { kind, got, want } => Phrase::new("cards-kind")
                .with("kind", *kind)
                .with("got", *got)
                .with("want", *want),
            CardsFault::Range {
                field,
                value,
                least,
                most,
            } => Phrase::new("cards-range")
                .with("field", *field)
                .with("value", *value)
                .with("least", *least)
                .with("most", *most),
            CardsFault::Entry {
                list,
                number,
                fault,
            } => Phrase::new("cards-entry")
                .with("list", *list)
                .with("number", *number)
                .with("fault", fault.phrase()),
            CardsFault::Own { phrase, .. } => phrase.clone(),
        }
    }
}
