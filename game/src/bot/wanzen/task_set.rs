//! Some of the tasks of a card.

use crate::dice::Pool;
use crate::games::wanzen::{Card, MOST_TASKS, OpenCard, Task, Tasks, Variants};

/// Places of tasks on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TaskSet(u8);

impl TaskSet {
    /// How many sets there are.
    pub const NUMBER: usize = 1 << MOST_TASKS;

    /// The tasks of a card that can be covered still.
    pub fn open(card: &OpenCard) -> TaskSet {
        let bits = card.covered.iter().map(|covered| u8::from(!covered));
        TaskSet(bits.rev().fold(0, |set, bit| set << 1 | bit))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    pub fn without(self, place: usize) -> TaskSet {
        TaskSet(self.0 & !(1 << place))
    }

    /// The places in it.
    pub fn tasks(self) -> impl Iterator<Item = usize> {
        (0..MOST_TASKS).filter(move |&place| self.has(place))
    }
}

/// A card with the rules that judge its tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CardTasks {
    pub points: u8,
    pub tasks: Tasks,
    pub variants: Variants,
}

impl CardTasks {
    pub fn new(card: &Card, variants: Variants) -> CardTasks {
        CardTasks {
            points: card.points,
            tasks: card.tasks,
            variants,
        }
    }

    /// The sets of tasks but the empty one, each after all smaller sets of its tasks.
    pub fn sets(&self) -> impl Iterator<Item = TaskSet> {
        (1..1 << self.tasks.len()).map(TaskSet)
    }

    /// The open tasks that the dice meet.
    pub fn met(&self, dice: &Pool, open: TaskSet) -> TaskSet {
        let is_met = |place: &usize| self.tasks[*place].is_met(dice, self.variants);
        let places = open.tasks().filter(is_met);
        TaskSet(places.fold(0, |set, place| set | 1 << place))
    }

    /// The first open place of a task.
    pub fn place(&self, task: Task, open: TaskSet) -> Option<usize> {
        open.tasks().find(|&place| self.tasks[place] == task)
    }
}
