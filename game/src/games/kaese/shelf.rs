//! The stacks in front of a player.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{PIECES, Stack};

/// Stacks, highest bottom first. Stacks of the same pieces cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Stack>", into = "Vec<Stack>")]
pub struct Shelf {
    // Free places hold nothing, so that equal shelves are equal bytes.
    stacks: [Stack; PIECES as usize],
    len: u8,
}

/// More stacks than there are pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shelf of more than {PIECES} stacks")]
pub struct TooManyStacks;

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf {
            stacks: [Stack::NOTHING; PIECES as usize],
            len: 0,
        }
    }
}

impl Shelf {
    /// All stacks.
    #[must_use]
    pub fn stacks(&self) -> &[Stack] {
        &self.stacks[..usize::from(self.len)]
    }

    /// Number of stacks; a single piece is one too.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no stack.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is such a stack.
    #[must_use]
    pub fn contains(&self, stack: Stack) -> bool {
        self.stacks().contains(&stack)
    }

    /// The stacks without a dome, each kind once.
    pub fn open(&self) -> impl Iterator<Item = Stack> + '_ {
        self.kinds().filter(|stack| !stack.is_closed())
    }

    /// The stacks, each kind once.
    pub fn kinds(&self) -> impl Iterator<Item = Stack> + '_ {
        let stacks = self.stacks();
        let is_first = move |at: usize| at == 0 || stacks[at - 1] != stacks[at];
        (0..stacks.len()).filter(move |&at| is_first(at)).map(|at| stacks[at])
    }

    /// Puts a stack where it belongs in the order.
    pub(crate) fn add(&mut self, stack: Stack) {
        let end = usize::from(self.len);
        let at = self.stacks().partition_point(|&other| other > stack);
        self.stacks.copy_within(at..end, at + 1);
        self.stacks[at] = stack;
        self.len += 1;
    }

    /// Takes a stack away; `false` when there is none like it.
    pub(crate) fn remove(&mut self, stack: Stack) -> bool {
        let Some(at) = self.stacks().iter().position(|&other| other == stack) else {
            return false;
        };
        let end = usize::from(self.len);
        self.stacks.copy_within(at + 1..end, at);
        self.stacks[end - 1] = Stack::NOTHING;
        self.len -= 1;
        true
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

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stacks().fmt(f)
    }
}

impl TryFrom<Vec<Stack>> for Shelf {
    type Error = TooManyStacks;

    fn try_from(stacks: Vec<Stack>) -> Result<Shelf, TooManyStacks> {
        let mut shelf = Shelf::default();
        if stacks.len() > usize::from(PIECES) {
            return Err(TooManyStacks);
        }
        stacks.into_iter().for_each(|stack| shelf.add(stack));
        Ok(shelf)
    }
}

impl From<Shelf> for Vec<Stack> {
    fn from(shelf: Shelf) -> Vec<Stack> {
        shelf.stacks().to_vec()
    }
}
