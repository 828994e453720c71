//! Pieces on top of each other, each lower than the one below.

use serde::{Deserialize, Serialize};

use super::Cheese;

/// A stack. Its numbers fall strictly from bottom to top, so the set of its numbers is the whole
/// stack. In JSON the list of its numbers from the bottom: `[6, 4, 1]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Stack(
    /// Bit `n` stands for the number `n + 1`.
    u8,
);

/// A list that is no stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a stack is a list of numbers from 6 to 1, each lower than the one before")]
pub struct NoSuchStack;

impl Stack {
    /// A stack of one piece.
    #[must_use]
    pub fn of(piece: Cheese) -> Stack {
        Stack(bit(piece))
    }

    /// The stack with these numbers from bottom to top, if they fall and there is one.
    #[must_use]
    pub fn new(numbers: &[u8]) -> Option<Stack> {
        let mut pieces = numbers.iter().map(|&number| Cheese::new(number));
        let first = Stack::of(pieces.next()??);
        pieces.try_fold(first, |stack, piece| stack.with(piece?))
    }

    /// The stack with one more piece on top; `None` when the piece is not lower than the top.
    #[must_use]
    pub fn with(self, piece: Cheese) -> Option<Stack> {
        (self.top() > piece).then_some(Stack(self.0 | bit(piece)))
    }

    /// What is left when the top piece is taken; `None` when nothing is.
    #[must_use]
    pub fn without_top(self) -> Option<Stack> {
        let rest = self.0 & (self.0 - 1);
        (rest != 0).then_some(Stack(rest))
    }

    /// The piece on top, the lowest.
    #[must_use]
    pub fn top(self) -> Cheese {
        Cheese::ALL[self.0.trailing_zeros().min(5) as usize]
    }

    /// The piece at the bottom, the highest.
    #[must_use]
    pub fn bottom(self) -> Cheese {
        Cheese::ALL[7_u32.saturating_sub(self.0.leading_zeros()).min(5) as usize]
    }

    /// Number of pieces, 1 to 6.
    #[must_use]
    pub fn pieces(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether a 1 lies on top, with its dome up.
    #[must_use]
    pub fn is_closed(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether this piece lies in it.
    #[must_use]
    pub fn has(self, piece: Cheese) -> bool {
        self.0 & bit(piece) != 0
    }

    /// The numbers from bottom to top.
    pub fn numbers(self) -> impl Iterator<Item = Cheese> {
        Cheese::descending().filter(move |&piece| self.has(piece))
    }

    /// Cheese points: bottom times pieces when closed, the sum when open.
    #[must_use]
    pub fn points(self) -> u8 {
        match self.is_closed() {
            true => self.bottom().number() * self.pieces(),
            false => self.numbers().map(Cheese::number).sum(),
        }
    }
}

fn bit(piece: Cheese) -> u8 {
    1 << piece.index()
}

impl TryFrom<Vec<u8>> for Stack {
    type Error = NoSuchStack;

    fn try_from(numbers: Vec<u8>) -> Result<Stack, NoSuchStack> {
        Stack::new(&numbers).ok_or(NoSuchStack)
    }
}

impl From<Stack> for Vec<u8> {
    fn from(stack: Stack) -> Vec<u8> {
        stack.numbers().map(Cheese::number).collect()
    }
}
