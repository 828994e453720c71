//! All choices of some of a player's dice, fast: every choice at the table is one of them.

use super::DICE_EACH;
use crate::dice::Pool;

/// Choices out of six dice that all differ; there are never more.
const MOST: usize = 1 << DICE_EACH;

/// Some dice in one word: a byte for the count of each face, one for their number, one for
/// their sum. Adding words adds dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Part(u64);

impl Part {
    fn die(face: u8) -> Part {
        Part(1 << (8 * face) | 1 << 48 | u64::from(face + 1) << 56)
    }

    /// The dice.
    pub(super) fn pool(self) -> Pool {
        let [a, b, c, d, e, f, ..] = self.0.to_le_bytes();
        Pool::from_counts([a, b, c, d, e, f])
    }

    /// How many they are.
    pub(super) fn len(self) -> u8 {
        self.0.to_le_bytes()[6]
    }

    /// Sum of their pips.
    pub(super) fn sum(self) -> u8 {
        self.0.to_le_bytes()[7]
    }
}

/// A list of choices.
pub(super) struct Parts {
    list: [Part; MOST],
    len: usize,
}

impl Parts {
    /// Each choice once: all of the dice first, none of them last.
    pub(super) fn largest_first(&self) -> impl Iterator<Item = Part> + '_ {
        self.list[..self.len].iter().rev().copied()
    }
}

/// Every choice out of at most six dice, from none to all.
pub(super) fn parts(hand: &Pool) -> Parts {
    debug_assert!(hand.len() <= usize::from(DICE_EACH));
    let mut parts = Parts {
        list: [Part::default(); MOST],
        len: 1,
    };
    for (count, face) in hand.counts().into_iter().zip(0..) {
        let (before, die) = (parts.len, Part::die(face));
        for _ in 0..count {
            let (from, to) = (parts.len - before, parts.len);
            for at in 0..before {
                parts.list[to + at] = Part(parts.list[from + at].0 + die.0);
            }
            parts.len += before;
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::{Part, parts};
    use crate::dice::Pool;

    #[test]
    fn they_are_the_pools_own_parts_with_their_numbers_and_sums() {
        for counts in [[0; 6], [6, 0, 0, 0, 0, 0], [1; 6], [0, 2, 0, 3, 0, 1]] {
            let hand = Pool::from_counts(counts);
            let ours = parts(&hand);
            let mut listed: Vec<Pool> = ours.largest_first().map(Part::pool).collect();
            listed.reverse();
            assert!(listed.into_iter().eq(hand.parts()));
            for part in ours.largest_first() {
                let pool = part.pool();
                assert_eq!(usize::from(part.len()), pool.len());
                assert_eq!(u32::from(part.sum()), pool.sum());
            }
        }
    }
}
