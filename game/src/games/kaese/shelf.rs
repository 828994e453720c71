//! The stacks in front of a player.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{PIECES, Stack};

/// Stacks, highest bottom first. Stacks of the same pieces cannot be told apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shelf(ArrayVec<Stack, { PIECES as usize }>);

impl Shelf {
    /// All stacks.
    #[must_use]
    pub fn stacks(&self) -> &[Stack] {
        &self.0
    }

    /// Number of stacks; a single piece is one too.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no stack.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is such a stack.
    #[must_use]
    pub fn contains(&self, stack: Stack) -> bool {
        self.0.contains(&stack)
    }

    /// The stacks, each kind once.
    pub fn kinds(&self) -> impl Iterator<Item = Stack> + '_ {
        let mut last = None;
        let stacks = self.0.iter().copied();
        stacks.filter(move |&stack| last.replace(stack) != Some(stack))
    }

    /// The stacks without a dome, each kind once.
    pub fn open(&self) -> impl Iterator<Item = Stack> + '_ {
        self.kinds().filter(|stack| !stack.is_closed())
    }

    /// Puts a stack where it belongs in the order.
    pub(crate) fn add(&mut self, stack: Stack) {
        let at = self.0.partition_point(|&other| other > stack);
        self.0.insert(at, stack);
    }

    /// Takes a stack away; `false` when there is none like it.
    pub(crate) fn remove(&mut self, stack: Stack) -> bool {
        let at = self.0.iter().position(|&other| other == stack);
        at.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes the top piece off a stack that is there.
    pub(crate) fn take_top(&mut self, stack: Stack) {
        if self.remove(stack)
            && let Some(rest) = stack.without_top()
        {
            self.add(rest);
        }
    }
}
