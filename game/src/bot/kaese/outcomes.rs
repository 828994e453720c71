//! What a turn can bring, and how likely each outcome is for players with different aims.

use std::sync::LazyLock;

use crate::dice::Pool;
use crate::dice::oracle::{Lattice, Turn};
use crate::games::kaese::{DICE, ROLLS, earned};

/// Numbers rolled exactly, as a set: bit `n` stands for the number `n + 1`.
pub(super) type Exact = usize;

/// Sets of six numbers.
pub(super) const SETS: usize = 64;
/// Numbers that an aim names at most: eight dice earn no more at once.
const AIMS: u32 = 3;

/// The numbers that dice show exactly.
pub(super) fn exact(dice: &Pool) -> Exact {
    let bits = earned(*dice).into_iter().enumerate();
    bits.map(|(at, is_exact)| usize::from(is_exact) << at).sum()
}

/// The outcomes of a turn, and their chances for everybody who aims at some numbers only.
pub(super) struct Menu {
    /// Every set that eight dice can show.
    pub sets: Vec<Exact>,
    /// For each aim the chance of each of the sets, in the same order.
    pub chances: Vec<Vec<f64>>,
}

impl Menu {
    /// The menu, made when it is first asked for.
    pub fn shared() -> &'static Menu {
        static MENU: LazyLock<Menu> = LazyLock::new(Menu::build);
        &MENU
    }

    fn build() -> Menu {
        let pools = Lattice::shared().rolls(DICE).iter();
        let mut sets: Vec<Exact> = pools.map(exact).collect();
        sets.sort_unstable();
        sets.dedup();
        let aims = (1..SETS).filter(|aim| aim.count_ones() <= AIMS);
        let chances = aims.map(|aim| chances(aim, &sets)).collect();
        Menu { sets, chances }
    }

    /// What a turn is worth on average to whoever aims best, when each of the sets is worth this.
    pub fn best(&self, worth: &[f64]) -> f64 {
        let mean = |chances: &Vec<f64>| chances.iter().zip(worth).map(|(p, it)| p * it).sum();
        self.chances.iter().map(mean).fold(f64::MIN, f64::max)
    }
}

/// The chance of each set for a player who wants as many numbers of `aim` as possible.
fn chances(aim: Exact, sets: &[Exact]) -> Vec<f64> {
    let hits = |dice: &Pool| f64::from((exact(dice) & aim).count_ones());
    let turn = Turn::solve(DICE, ROLLS, hits);
    let chance = |&set: &Exact| turn.start_chance(|dice| exact(dice) == set);
    sets.iter().map(chance).collect()
}
