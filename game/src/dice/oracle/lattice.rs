//! All pools of up to eight dice, numbered, with their neighbours.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use crate::dice::{Face, Pool};

/// Most dice of a turn that the oracle solves.
pub const MOST_DICE: u8 = 8;

/// Marks a neighbour that does not exist.
const NONE: u16 = u16::MAX;

/// The pools of 0 to [`MOST_DICE`] dice. Smaller pools have smaller numbers, so that the pools of
/// up to n dice are a front part of every table.
#[derive(Debug)]
pub struct Lattice {
    pools: Vec<Pool>,
    /// First number of the pools of each size, and the end.
    starts: [usize; MOST_DICE as usize + 2],
    /// The pool with one more die, by face.
    more: Vec<[u16; 6]>,
    /// The pool with one die less, by face.
    fewer: Vec<[u16; 6]>,
    /// The chance to roll this pool with as many dice as it has.
    chances: Vec<f64>,
}

impl Lattice {
    /// The lattice, made when it is first asked for.
    pub fn shared() -> &'static Lattice {
        static LATTICE: OnceLock<Lattice> = OnceLock::new();
        LATTICE.get_or_init(Lattice::build)
    }

    fn build() -> Lattice {
        let (pools, starts) = all_pools();
        let numbers: BTreeMap<Pool, u16> = pools.iter().copied().zip(0..).collect();
        let number = |pool: Option<Pool>| pool.and_then(|pool| numbers.get(&pool).copied());
        let neighbours = |step: fn(Pool, Face) -> Option<Pool>| {
            let of = |pool: &Pool| Face::ALL.map(|face| number(step(*pool, face)).unwrap_or(NONE));
            pools.iter().map(of).collect()
        };
        Lattice {
            more: neighbours(|pool, face| Some(pool.with(&Pool::of(face, 1)))),
            fewer: neighbours(|pool, face| pool.without(&Pool::of(face, 1))),
            chances: pools.iter().map(chance).collect(),
            pools,
            starts,
        }
    }

    /// The numbers of the pools with so many dice.
    pub(super) fn sized(&self, dice: u8) -> Range<usize> {
        let dice = usize::from(dice);
        self.starts[dice]..self.starts[dice + 1]
    }

    /// The number of a pool of at most [`MOST_DICE`] dice: first come all smaller pools, then those
    /// of its size in the order of [`Lattice::rolls`].
    ///
    /// # Panics
    /// When the pool has more dice.
    #[must_use]
    pub fn number(&self, pool: &Pool) -> usize {
        self.number_with(0, pool)
    }

    /// The number of the pool `base` with the dice of `pool` put in.
    pub(super) fn number_with(&self, base: usize, pool: &Pool) -> usize {
        let step = |at: usize, face: Face| usize::from(self.more[at][face.index()]);
        pool.faces().fold(base, step)
    }

    /// All pools of exactly `dice` dice, in the order of their numbers.
    ///
    /// # Panics
    /// When `dice` is more than [`MOST_DICE`].
    #[must_use]
    pub fn rolls(&self, dice: u8) -> &[Pool] {
        &self.pools[self.sized(dice)]
    }

    pub(super) fn pool(&self, number: usize) -> Pool {
        self.pools[number]
    }

    /// The numbers of the six pools with one die more.
    pub(super) fn more(&self, number: usize) -> [usize; 6] {
        self.more[number].map(usize::from)
    }

    /// The numbers of the pools with one die less.
    pub(super) fn fewer(&self, number: usize) -> impl Iterator<Item = usize> {
        let there = self.fewer[number].into_iter().filter(|&at| at != NONE);
        there.map(usize::from)
    }

    /// Chance of each roll of so many dice, in the order of [`Lattice::rolls`].
    ///
    /// # Panics
    /// When `dice` is more than [`MOST_DICE`].
    #[must_use]
    pub fn chances(&self, dice: u8) -> &[f64] {
        &self.chances[self.sized(dice)]
    }
}

fn all_pools() -> (Vec<Pool>, [usize; MOST_DICE as usize + 2]) {
    let mut pools = vec![Pool::default()];
    let mut starts = [0; MOST_DICE as usize + 2];
    for size in 1..starts.len() {
        let previous = starts[size - 1]..pools.len();
        starts[size] = previous.end;
        if size <= usize::from(MOST_DICE) {
            let larger = larger_pools(&pools[previous]);
            pools.extend(larger);
        }
    }
    (pools, starts)
}

/// Each pool with one die more comes from the one pool that lacks one of its highest dice.
fn larger_pools(pools: &[Pool]) -> Vec<Pool> {
    let highest = |pool: &Pool| pool.faces().last().unwrap_or(Face::ALL[0]);
    let grown = |pool: &Pool| {
        let faces = Face::ALL.into_iter().skip(highest(pool).index());
        let pool = *pool;
        faces.map(move |face| pool.with(&Pool::of(face, 1)))
    };
    pools.iter().flat_map(grown).collect()
}

/// The chance to roll exactly this pool: die by die, the ways to place it among the dice so far.
fn chance(pool: &Pool) -> f64 {
    let mut seen = Pool::default();
    let mut chance = 1.0;
    for face in pool.faces() {
        seen.add(face);
        chance *= seen.len() as f64 / f64::from(seen.count(face)) / 6.0;
    }
    chance
}
