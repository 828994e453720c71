//! A task on a card.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Variants;
use super::task_text::{self, TaskError};
use crate::dice::{Face, FaceSet, Pattern, Pool};

/// What a turn's five dice may be asked to show. In card files and records it is written as
/// [`Task::from_str`](std::str::FromStr) reads it: `"3 3 6"`, `"none of 1 2"`, `"full house"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Task {
    /// These dice among others.
    Numbers {
        /// The dice.
        dice: Pool,
    },
    /// No die shows one of these faces.
    NoneOf {
        /// The faces.
        faces: FaceSet,
    },
    /// Every die shows one of these faces.
    AllOf {
        /// The faces.
        faces: FaceSet,
    },
    /// Every die is even.
    AllEven,
    /// Every die is odd.
    AllOdd,
    /// Four neighbouring faces.
    SmallStraight,
    /// Five neighbouring faces.
    LargeStraight,
    /// Two equal dice and two other equal dice; four equal ones are both.
    TwoPairs,
    /// Three equal dice.
    ThreeOfAKind,
    /// Four equal dice.
    FourOfAKind,
    /// Three equal dice and two other equal dice.
    FullHouse,
    /// All dice together show at least so many pips.
    SumAtLeast {
        /// Pips.
        least: u8,
    },
}

impl Task {
    /// The task in the dice engine's terms.
    #[must_use]
    pub fn pattern(self, variants: Variants) -> Pattern {
        match self {
            Task::Numbers { dice } => Pattern::Contains(dice),
            Task::NoneOf { faces } => Pattern::NoneIn(faces),
            Task::AllOf { faces } => Pattern::AllIn(faces),
            Task::AllEven => Pattern::AllIn(FaceSet::EVEN),
            Task::AllOdd => Pattern::AllIn(FaceSet::ODD),
            Task::SmallStraight => Pattern::Straight(4),
            Task::LargeStraight => Pattern::Straight(5),
            Task::TwoPairs => Pattern::Groups {
                size: 2,
                groups: 2,
                distinct: false,
            },
            Task::ThreeOfAKind => Pattern::OfAKind(3),
            Task::FourOfAKind => Pattern::OfAKind(4),
            Task::FullHouse => Pattern::FullHouse {
                distinct: !variants.five_equal_are_full_house,
            },
            Task::SumAtLeast { least } => Pattern::SumAtLeast(u32::from(least)),
        }
    }

    /// Whether the dice of a finished turn show it.
    #[must_use]
    pub fn is_met(self, dice: &Pool, variants: Variants) -> bool {
        self.pattern(variants).matches(dice)
    }
}

/// The faces of a set, one of each, lowest first.
pub(super) fn listed(faces: FaceSet) -> Pool {
    let inside = Face::ALL.into_iter().filter(|face| faces.contains(*face));
    inside.collect()
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        task_text::write(*self, f)
    }
}

impl std::str::FromStr for Task {
    type Err = TaskError;

    fn from_str(text: &str) -> Result<Task, TaskError> {
        task_text::read(text)
    }
}

impl TryFrom<String> for Task {
    type Error = TaskError;

    fn try_from(text: String) -> Result<Task, TaskError> {
        text.parse()
    }
}

impl From<Task> for String {
    fn from(task: Task) -> String {
        task.to_string()
    }
}
