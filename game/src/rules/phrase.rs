//! What is to be said, without words: keys and values for a message catalogue.

use serde::Serialize;

use super::Points;
use crate::dice::Pool;
use crate::player::Player;

/// A message: its stable key and the values that go into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// Key in the catalogue.
    pub key: &'static str,
    /// Named values.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Arg {
    /// A count.
    Number(i64),
    /// A player, to be shown by name.
    Player(Player),
    /// Exact points.
    Points(Points),
    /// Dice without an order, to be shown as `3 3 5`.
    Dice(Pool),
    /// A word of a file, which stays as it is in every language.
    Word(&'static str),
    /// What somebody wrote, to be quoted.
    Text(String),
    /// Another message.
    Phrase(Phrase),
    /// Several messages, to be joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without values.
    #[must_use]
    pub fn new(key: &'static str) -> Phrase {
        Phrase {
            key,
            args: Vec::new(),
        }
    }

    /// The message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

impl From<Player> for Arg {
    fn from(player: Player) -> Arg {
        Arg::Player(player)
    }
}

impl From<Points> for Arg {
    fn from(points: Points) -> Arg {
        Arg::Points(points)
    }
}

impl From<Pool> for Arg {
    fn from(dice: Pool) -> Arg {
        Arg::Dice(dice)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(i64::from(number))
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(i64::from(number))
    }
}

/// Something a screen can say.
pub trait Worded {
    /// Its message.
    fn phrase(&self) -> Phrase;
}
