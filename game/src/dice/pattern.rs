//! What a pool of dice may be asked to show.

use serde::{Deserialize, Serialize};

use super::{Face, Pool};

/// A set of faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FaceSet(u8);

impl FaceSet {
    /// The even faces.
    pub const EVEN: FaceSet = FaceSet(0b10_1010);
    /// The odd faces.
    pub const ODD: FaceSet = FaceSet(0b01_0101);

    /// Whether `face` is in the set.
    #[must_use]
    pub fn contains(self, face: Face) -> bool {
        self.0 >> face.index() & 1 == 1
    }
}

impl FromIterator<Face> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> FaceSet {
        FaceSet(
            faces
                .into_iter()
                .fold(0, |set, face| set | 1 << face.index()),
        )
    }
}

/// A task for dice. Extra dice do no harm unless the task speaks of all dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    /// At least `n` equal dice.
    OfAKind(u8),
    /// `groups` disjoint groups of `size` equal dice; `distinct` asks that no two
    /// groups show the same face (otherwise four equal dice are two pairs).
    Groups {
        /// Dice a group.
        size: u8,
        /// Number of groups.
        groups: u8,
        /// Whether the groups' faces must differ.
        distinct: bool,
    },
    /// Three equal and two equal dice; `distinct` asks for two different faces.
    FullHouse {
        /// Whether five equal dice are refused.
        distinct: bool,
    },
    /// At least this many neighbouring faces, without wrapping round.
    Straight(u8),
    /// At least this many different faces.
    Different(u8),
    /// These very dice among others.
    Contains(Pool),
    /// Every die in the set.
    AllIn(FaceSet),
    /// No die in the set.
    NoneIn(FaceSet),
    /// Sum of all dice at least this.
    SumAtLeast(u32),
    /// Sum of all dice at most this.
    SumAtMost(u32),
}

impl Pattern {
    /// Whether `pool` shows the pattern. An empty pool fulfils no task.
    #[must_use]
    pub fn matches(&self, pool: &Pool) -> bool {
        !pool.is_empty() && self.holds(pool)
    }

    fn holds(&self, pool: &Pool) -> bool {
        match *self {
            Pattern::OfAKind(n) => pool.shape()[0] >= n,
            Pattern::Groups {
                size,
                groups,
                distinct,
            } => group_count(pool, size, distinct) >= groups,
            Pattern::FullHouse { distinct } => is_full_house(pool, distinct),
            Pattern::Straight(n) => pool.longest_run() >= n,
            Pattern::Different(n) => {
                pool.shape().iter().filter(|&&c| c > 0).count() >= usize::from(n)
            }
            Pattern::Contains(part) => pool.contains(&part),
            Pattern::AllIn(set) => pool.faces().all(|face| set.contains(face)),
            Pattern::NoneIn(set) => !pool.faces().any(|face| set.contains(face)),
            Pattern::SumAtLeast(sum) => pool.sum() >= sum,
            Pattern::SumAtMost(sum) => pool.sum() <= sum,
        }
    }
}

fn group_count(pool: &Pool, size: u8, distinct: bool) -> u8 {
    let size = size.max(1);
    let per_face = |count: u8| {
        if distinct {
            u8::from(count >= size)
        } else {
            count / size
        }
    };
    pool.shape().into_iter().map(per_face).sum()
}

fn is_full_house(pool: &Pool, distinct: bool) -> bool {
    let shape = pool.shape();
    (shape[0] >= 3 && shape[1] >= 2) || (!distinct && shape[0] >= 5)
}
