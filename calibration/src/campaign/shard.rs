//! One of several equal parts of a sweep.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Most parts of a sweep: the merge opens all their files at once.
pub const MOST_SHARDS: u32 = 900;

/// Part `number` of `of`, written `3/7`; the first is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u32,
    of: u32,
}

/// Words that name no part of a sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoShard {
    /// Not two numbers with a slash between.
    #[error("a shard is written as 3/7")]
    Form,
    /// There are at least one and at most so many shards.
    #[error("there are 1 to {MOST_SHARDS} shards")]
    Count {
        /// How many were asked for.
        of: u32,
    },
    /// The number is beyond the last shard or before the first.
    #[error("there is no shard {number} of {of}")]
    Beyond {
        /// Which was asked for.
        number: u32,
        /// How many there are.
        of: u32,
    },
}

impl Shard {
    /// All cases in one part.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// Part `number`, from 1, of `of` parts.
    ///
    /// # Errors
    /// [`NoShard`] when there is no such part.
    pub const fn new(number: u32, of: u32) -> Result<Self, NoShard> {
        if of == 0 || of > MOST_SHARDS {
            Err(NoShard::Count { of })
        } else if number == 0 || number > of {
            Err(NoShard::Beyond { number, of })
        } else {
            Ok(Self { number, of })
        }
    }

    /// All parts of a sweep in their order, if it may have so many.
    pub fn all(of: u32) -> impl Iterator<Item = Self> {
        (1..=of).filter_map(move |number| Self::new(number, of).ok())
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// The number of parts.
    #[must_use]
    pub const fn of(self) -> u32 {
        self.of
    }

    /// The case at a place in this part.
    #[must_use]
    pub const fn case(self, place: u64) -> u64 {
        self.number as u64 - 1 + place * self.of as u64
    }

    /// How many of `cases` cases are in this part.
    #[must_use]
    pub const fn share(self, cases: u64) -> u64 {
        cases
            .saturating_sub(self.number as u64 - 1)
            .div_ceil(self.of as u64)
    }

    /// The name of its file.
    #[must_use]
    pub fn file(self) -> String {
        format!("shard-{}-of-{}.jsonl", self.number, self.of)
    }

    /// The part whose file is called so, with or without `.part`.
    #[must_use]
    pub fn of_file(name: &str) -> Option<Self> {
        let name = name.strip_suffix(".part").unwrap_or(name);
        let (number, of) = name
            .strip_prefix("shard-")?
            .strip_suffix(".jsonl")?
            .split_once("-of-")?;
        let shard = Self::new(number.parse().ok()?, of.parse().ok()?).ok()?;
        (shard.file() == name).then_some(shard)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let (number, of) = text.split_once('/').ok_or(NoShard::Form)?;
        let read = |text: &str| text.trim().parse().map_err(|_| NoShard::Form);
        Self::new(read(number)?, read(of)?)
    }
}

impl TryFrom<String> for Shard {
    type Error = NoShard;

    fn try_from(text: String) -> Result<Self, NoShard> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}
