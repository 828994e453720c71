//! Answers of chance that do not fit.

use std::fmt;

use super::{Phrase, Worded};
use crate::dice::DieId;

/// What a game can wait for, and what can come instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A player's choice.
    Choice,
    /// Faces of dice.
    Roll,
    /// The order of a deck.
    Shuffle,
    /// What the machine does with a die.
    Drop,
    /// Nothing: the game is over.
    Nothing,
}

impl Due {
    /// Its name in the message catalogue.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Due::Choice => "due-choice",
            Due::Roll => "due-roll",
            Due::Shuffle => "due-shuffle",
            Due::Drop => "due-drop",
            Due::Nothing => "due-nothing",
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Due::Choice => "a player's choice",
            Due::Roll => "a roll",
            Due::Shuffle => "a shuffle",
            Due::Drop => "a drop",
            Due::Nothing => "nothing: it is over",
        })
    }
}

/// An answer of chance that does not fit the question. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutcomeMismatch {
    /// Another kind of answer, or none was asked for.
    #[error("the game waits for {waits_for}, but the outcome is {got}")]
    Kind {
        /// What the node asks for.
        waits_for: Due,
        /// What came.
        got: Due,
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

impl Worded for OutcomeMismatch {
    /// Dice, trays and cards are numbered as in a record.
    fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        match *self {
            OutcomeMismatch::Kind { waits_for, got } => says("mismatch-kind")
                .with("due", says(waits_for.key()))
                .with("got", says(got.key())),
            OutcomeMismatch::Count { want, got } => {
                says("mismatch-count").with("want", want).with("got", got)
            }
            OutcomeMismatch::NotAPermutation { card } => says("mismatch-order").with("card", card),
            OutcomeMismatch::UnknownDie { die } => says("mismatch-die").with("number", die.0),
            OutcomeMismatch::UnknownTray { die, tray } => says("mismatch-tray")
                .with("number", die.0)
                .with("tray", tray),
            OutcomeMismatch::NotInTube { die, tray } => says("mismatch-not-inside")
                .with("number", die.0)
                .with("tray", tray),
            OutcomeMismatch::Twice { die } => says("mismatch-twice").with("number", die.0),
        }
    }
}
