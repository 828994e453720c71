//! A multiset of faces: dice without an order.

use serde::{Deserialize, Serialize};

use super::Face;

/// How many dice show each face.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Pool([u8; 6]);

impl Pool {
    /// A pool from counts of 1s, 2s, … 6s.
    #[must_use]
    pub fn from_counts(counts: [u8; 6]) -> Pool {
        Pool(counts)
    }

    /// Dice that show `face`.
    #[must_use]
    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// All dice.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether there is no die.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Sum of all pips.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.faces().map(|face| u32::from(face.pips())).sum()
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

impl FromIterator<Face> for Pool {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Pool {
        let mut pool = Pool::default();
        faces.into_iter().for_each(|face| pool.add(face));
        pool
    }
}
