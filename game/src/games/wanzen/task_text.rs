//! How tasks are written in card files and records.

use std::fmt;

use super::state::DICE;
use super::task::{Task, listed};
use crate::dice::{Face, FaceSet, Pool};
use crate::rules::{Phrase, Worded};

const NONE_OF: &str = "none of";
const ALL_OF: &str = "all of";
const SUM: &str = "sum";
/// The least sum that five dice can miss and the greatest that they can reach.
const SUMS: std::ops::RangeInclusive<u8> = DICE + 1..=DICE * 6;

const NAMED: [(&str, Task); 8] = [
    ("all even", Task::AllEven),
    ("all odd", Task::AllOdd),
    ("small straight", Task::SmallStraight),
    ("large straight", Task::LargeStraight),
    ("two pairs", Task::TwoPairs),
    ("three of a kind", Task::ThreeOfAKind),
    ("four of a kind", Task::FourOfAKind),
    ("full house", Task::FullHouse),
];

/// A text that is no task.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    /// No task is called so.
    #[error(
        "\"{text}\" is no task; write \"3 3 6\", \"none of 1 2\", \"all of 2 5\", \"sum 25\", \
         \"all even\", \"all odd\", \"small straight\", \"large straight\", \"two pairs\", \
         \"three of a kind\", \"four of a kind\" or \"full house\""
    )]
    Unknown {
        /// What was written.
        text: String,
    },
    /// A number that no die shows.
    #[error("task \"{text}\"; dice show 1 to 6")]
    NotAFace {
        /// What was written.
        text: String,
    },
    /// More dice than there are.
    #[error("task \"{text}\"; name 1 to 5 dice")]
    TooManyDice {
        /// What was written.
        text: String,
    },
    /// A face is named twice.
    #[error("task \"{text}\"; name every face once")]
    FaceTwice {
        /// What was written.
        text: String,
    },
    /// A sum that is always or never reached.
    #[error("task \"{text}\"; the sum must be 6 to 30")]
    Sum {
        /// What was written.
        text: String,
    },
}

impl Worded for TaskError {
    fn phrase(&self) -> Phrase {
        let (key, text) = match self {
            TaskError::Unknown { text } => ("wanzen-task-unknown", text),
            TaskError::NotAFace { text } => ("wanzen-task-no-face", text),
            TaskError::TooManyDice { text } => ("wanzen-task-too-many-dice", text),
            TaskError::FaceTwice { text } => ("wanzen-task-face-twice", text),
            TaskError::Sum { text } => ("wanzen-task-wrong-sum", text),
        };
        Phrase::new(key).with("text", text.clone())
    }
}

/// Writes a task so that [`read`] reads it again.
pub(super) fn write(task: Task, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let named = NAMED.iter().find(|(_, other)| *other == task);
    match (task, named) {
        (_, Some((name, _))) => f.write_str(name),
        (Task::NoneOf { faces }, _) => write!(f, "{NONE_OF} {}", listed(faces)),
        (Task::AllOf { faces }, _) => write!(f, "{ALL_OF} {}", listed(faces)),
        (Task::SumAtLeast { least }, _) => write!(f, "{SUM} {least}"),
        (Task::Numbers { dice }, _) => write!(f, "{dice}"),
        (_, None) => Err(fmt::Error),
    }
}

/// Reads a task.
///
/// # Errors
/// What is wrong with it and what could be written.
pub(super) fn read(text: &str) -> Result<Task, TaskError> {
    let trimmed = text.trim();
    let named = NAMED.iter().find(|(name, _)| *name == trimmed);
    if let Some((_, task)) = named {
        return Ok(*task);
    }
    if let Some(faces) = trimmed.strip_prefix(NONE_OF) {
        return read_set(faces, text).map(|faces| Task::NoneOf { faces });
    }
    if let Some(faces) = trimmed.strip_prefix(ALL_OF) {
        return read_set(faces, text).map(|faces| Task::AllOf { faces });
    }
    match trimmed.strip_prefix(SUM) {
        Some(sum) => read_sum(sum, text),
        None => read_numbers(trimmed, text).map(|dice| Task::Numbers { dice }),
    }
}

fn read_numbers(numbers: &str, text: &str) -> Result<Pool, TaskError> {
    let text = || text.to_owned();
    let mut dice = Pool::default();
    for word in numbers.split_whitespace() {
        let unknown = |_| TaskError::Unknown { text: text() };
        let pips: u8 = word.parse().map_err(unknown)?;
        dice.add(Face::new(pips).ok_or_else(|| TaskError::NotAFace { text: text() })?);
        if dice.len() > usize::from(DICE) {
            return Err(TaskError::TooManyDice { text: text() });
        }
    }
    match dice.is_empty() {
        true => Err(TaskError::Unknown { text: text() }),
        false => Ok(dice),
    }
}

fn read_set(faces: &str, text: &str) -> Result<FaceSet, TaskError> {
    let dice = read_numbers(faces, text)?;
    match dice.counts().iter().all(|&number| number < 2) {
        true => Ok(dice.faces().collect()),
        false => Err(TaskError::FaceTwice {
            text: text.to_owned(),
        }),
    }
}

fn read_sum(sum: &str, text: &str) -> Result<Task, TaskError> {
    let unknown = |_| TaskError::Unknown {
        text: text.to_owned(),
    };
    let least: u32 = sum.trim().parse().map_err(unknown)?;
    let least = u8::try_from(least).ok().filter(|sum| SUMS.contains(sum));
    let least = least.ok_or_else(|| TaskError::Sum {
        text: text.to_owned(),
    })?;
    Ok(Task::SumAtLeast { least })
}
