//! A task card.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::Task;

/// Task cards in the box, as they are counted.
pub(super) const CARD_COUNT: u8 = 28;
/// Task cards in the box.
pub const CARDS: usize = CARD_COUNT as usize;
/// Most tasks on a card; there are as many cover chips.
pub const MOST_TASKS: usize = 4;
/// Fewest tasks on a card.
pub const FEWEST_TASKS: usize = 2;

/// The number of a card in the card file, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The two to four tasks of a card, in the order of the card file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Task>", into = "Vec<Task>")]
pub struct Tasks {
    // Slots from `number` on keep one task, so that equal lists are equal bytes.
    slots: [Task; MOST_TASKS],
    number: u8,
}

/// A list that does not fit on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{number} tasks on a card: there must be {FEWEST_TASKS} to {MOST_TASKS}")]
pub struct TaskCount {
    /// How many there are.
    pub number: usize,
}

impl Deref for Tasks {
    type Target = [Task];

    fn deref(&self) -> &[Task] {
        &self.slots[..usize::from(self.number)]
    }
}

impl TryFrom<Vec<Task>> for Tasks {
    type Error = TaskCount;

    fn try_from(list: Vec<Task>) -> Result<Tasks, TaskCount> {
        let fits = (FEWEST_TASKS..=MOST_TASKS).contains(&list.len());
        let number = u8::try_from(list.len()).ok().filter(|_| fits);
        let number = number.ok_or(TaskCount { number: list.len() })?;
        let mut slots = [Task::TwoPairs; MOST_TASKS];
        slots[..list.len()].copy_from_slice(&list);
        Ok(Tasks { slots, number })
    }
}

impl From<Tasks> for Vec<Task> {
    fn from(tasks: Tasks) -> Vec<Task> {
        tasks.to_vec()
    }
}

/// A task card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// What it is worth.
    pub points: u8,
    /// What it asks for.
    pub tasks: Tasks,
}
