//! A multiset of faces: dice without an order.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::faces::spaced;
use super::{Face, Faces};

/// How many dice show each face. In JSON the list of its faces, lowest first, of which there may
/// be as many as one throw holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pool([u8; 6]);

impl Pool {
    /// A pool from counts of 1s, 2s, … 6s.
    #[must_use]
    pub fn from_counts(counts: [u8; 6]) -> Pool {
        Pool(counts)
    }

    /// A pool of `number` dice that all show `face`.
    #[must_use]
    pub fn of(face: Face, number: u8) -> Pool {
        Pool::from_word(u64::from(number) << (8 * face.index()))
    }

    /// A pool from its counts in one word, a byte a face. Whole words are read back at once, while a
    /// processor waits for single bytes that were just written.
    fn from_word(word: u64) -> Pool {
        let [a, b, c, d, e, f, ..] = word.to_le_bytes();
        Pool([a, b, c, d, e, f])
    }

    /// The counts in one word, a byte a face, the 1s lowest.
    fn word(&self) -> u64 {
        let [a, b, c, d, e, f] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
    }

    /// Counts of 1s, 2s, … 6s.
    #[must_use]
    pub fn counts(&self) -> [u8; 6] {
        self.0
    }

    /// Dice that show `face`.
    #[must_use]
    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// All dice.
    #[must_use]
    pub fn len(&self) -> usize {
        // Pairs of counts first: their sums have room for all dice, which the product adds up.
        let word = self.word();
        let pairs = (word & 0x00ff_00ff_00ff_00ff) + (word >> 8 & 0x00ff_00ff_00ff_00ff);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as usize
    }

    /// Whether there is no die.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Sum of all pips.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.0
            .iter()
            .zip(1..)
            .map(|(&n, pips)| u32::from(n) * pips)
            .sum()
    }

    /// Puts one die in.
    pub fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    /// Takes one die out; `false` when none shows `face`.
    pub fn remove(&mut self, face: Face) -> bool {
        let count = &mut self.0[face.index()];
        let has = *count > 0;
        *count -= u8::from(has);
        has
    }

    /// Whether all dice of `part` are in this pool.
    #[must_use]
    pub fn contains(&self, part: &Pool) -> bool {
        self.0.iter().zip(part.0).all(|(&have, want)| have >= want)
    }

    /// These dice and those of `other`.
    #[must_use]
    pub fn with(mut self, other: &Pool) -> Pool {
        self.0
            .iter_mut()
            .zip(other.0)
            .for_each(|(n, more)| *n += more);
        self
    }

    /// The dice that are left when `part` is taken out, if all of it is there.
    #[must_use]
    pub fn without(mut self, part: &Pool) -> Option<Pool> {
        for (n, less) in self.0.iter_mut().zip(part.0) {
            *n = n.checked_sub(less)?;
        }
        Some(self)
    }

    /// Every choice of some of these dice, from none to all, each once. The order never changes:
    /// counts of 1s run fastest, counts of 6s slowest.
    #[must_use]
    pub fn parts(self) -> Parts {
        let choices = self.0.iter().map(|&n| usize::from(n) + 1);
        Parts {
            whole: self.word(),
            next: 0,
            left: choices.product(),
        }
    }

    /// The faces, lowest first, one a die.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// The counts in descending order: `[3, 2, 0, 0, 0, 0]` for a full house.
    #[must_use]
    pub fn shape(&self) -> [u8; 6] {
        let mut shape = self.0;
        shape.sort_unstable_by(|a, b| b.cmp(a));
        shape
    }

    /// The longest run of neighbouring faces that are all present.
    #[must_use]
    pub fn longest_run(&self) -> u8 {
        let mut best = 0;
        let mut run = 0;
        for count in self.0 {
            run = if count > 0 { run + 1 } else { 0 };
            best = best.max(run);
        }
        best
    }
}

/// What [`Pool::parts`] lists. Counts are bytes of one word, the 1s lowest: random games spend most
/// of their time here.
#[derive(Clone, Debug)]
pub struct Parts {
    whole: u64,
    next: u64,
    left: usize,
}

impl Iterator for Parts {
    type Item = Pool;

    #[inline]
    fn next(&mut self) -> Option<Pool> {
        self.left = self.left.checked_sub(1)?;
        let part = Pool::from_word(self.next);
        // The lowest count that can grow does, and those below it begin anew.
        let can_grow = self.whole - self.next;
        if can_grow != 0 {
            let at = can_grow.trailing_zeros() / 8 * 8;
            self.next = (self.next >> at << at) + (1 << at);
        }
        Some(part)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Parts {}

/// One die of each face, as in [`Pool::from_word`].
const ONE_OF: [u64; 6] = [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40];

impl FromIterator<Face> for Pool {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Pool {
        let faces = faces.into_iter();
        Pool::from_word(faces.fold(0, |word, face| word + ONE_OF[face.index()]))
    }
}

impl From<&Faces> for Pool {
    fn from(faces: &Faces) -> Pool {
        faces.iter().copied().collect()
    }
}

/// The pips, lowest first, with spaces between: `3 3 5`.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.faces(), f)
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pool, D::Error> {
        Faces::deserialize(deserializer).map(|faces| Pool::from(&faces))
    }
}
