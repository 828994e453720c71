//! A turn in which any dice may be rolled again.

use super::Lattice;
use crate::dice::Pool;

/// Values that differ by less than this part of their size count as equal.
const NEAR: f64 = 1e-12;

/// Dice kept back from the next roll, and what the turn is then worth with best play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keep {
    /// The kept dice; all of them means to stop.
    pub dice: Pool,
    /// Value of the turn, in the caller's unit.
    pub value: f64,
}

/// A solved turn of up to [`super::MOST_DICE`] dice: after each roll any dice may be kept and the
/// others are rolled again, or the turn is ended.
#[derive(Clone, Debug)]
pub struct Turn {
    dice: u8,
    rolls: u8,
    /// With no roll left, then with one, and so on.
    levels: Vec<Level>,
    start: f64,
}

/// Values with a fixed number of rolls left. Numbers are those of the lattice; full pools count
/// from the first of them.
#[derive(Clone, Debug, Default)]
struct Level {
    /// Value of ending the turn, per full pool.
    stop: Vec<f64>,
    /// Value of keeping a pool that is not full and rolling the rest.
    keep: Vec<f64>,
    /// Value of the best decision, per full pool.
    best: Vec<f64>,
    /// The pool to keep for it.
    choice: Vec<u16>,
}

impl Turn {
    /// Solves a turn of `rolls` rolls, the first one included, that is worth `end` of its last
    /// pool, however many rolls were used.
    ///
    /// # Panics
    /// When there are more than [`super::MOST_DICE`] dice, or no roll.
    pub fn solve(dice: u8, rolls: u8, mut end: impl FnMut(&Pool) -> f64) -> Turn {
        let pools = Lattice::shared().rolls(dice);
        let stop: Vec<f64> = pools.iter().map(&mut end).collect();
        Turn::build(dice, rolls, |_| stop.clone())
    }

    /// Solves a turn whose end is worth `end` of the last pool and the number of rolls that were
    /// not used, such as one that rewards its very last roll.
    ///
    /// # Panics
    /// As [`Turn::solve`].
    pub fn solve_by_rolls(dice: u8, rolls: u8, mut end: impl FnMut(&Pool, u8) -> f64) -> Turn {
        let pools = Lattice::shared().rolls(dice);
        Turn::build(dice, rolls, |left| {
            pools.iter().map(|pool| end(pool, left)).collect()
        })
    }

    /// Solves the turn of somebody who wants `goal` and nothing else: all values are chances.
    ///
    /// # Panics
    /// As [`Turn::solve`].
    pub fn aiming(dice: u8, rolls: u8, goal: impl Fn(&Pool) -> bool) -> Turn {
        Turn::solve(dice, rolls, |pool| f64::from(goal(pool)))
    }

    fn build(dice: u8, rolls: u8, mut stop: impl FnMut(u8) -> Vec<f64>) -> Turn {
        assert!(rolls > 0, "a turn has at least one roll");
        let mut levels = vec![Level::last(dice, stop(0))];
        for left in 1..rolls {
            let next = &levels[usize::from(left) - 1];
            let level = Level::before(dice, next, stop(left));
            levels.push(level);
        }
        let start = weighted_mean(dice, &levels[usize::from(rolls) - 1].best);
        Turn {
            dice,
            rolls,
            levels,
            start,
        }
    }

    /// Value before the first roll.
    #[must_use]
    pub fn start(&self) -> f64 {
        self.start
    }

    /// Value of a roll with `left` rolls left, with best play.
    ///
    /// # Panics
    /// When `roll` has another number of dice than the turn or the turn has not so many rolls.
    #[must_use]
    pub fn value(&self, roll: &Pool, left: u8) -> f64 {
        self.levels[usize::from(left)].best[self.full(roll)]
    }

    /// What to keep of `roll` with `left` rolls left. Among equals the most dice are kept.
    ///
    /// # Panics
    /// As [`Turn::value`].
    #[must_use]
    pub fn best_keep(&self, roll: &Pool, left: u8) -> Keep {
        let level = &self.levels[usize::from(left)];
        let at = self.full(roll);
        Keep {
            dice: Lattice::shared().pool(usize::from(level.choice[at])),
            value: level.best[at],
        }
    }

    /// Value of keeping `dice` with `left` rolls left and rolling the rest, or of ending the turn
    /// with all dice.
    ///
    /// # Panics
    /// When there are more dice than in the turn, or too few rolls left to roll again.
    #[must_use]
    pub fn keep_value(&self, dice: &Pool, left: u8) -> f64 {
        let level = &self.levels[usize::from(left)];
        match dice.len() == usize::from(self.dice) {
            true => level.stop[self.full(dice)],
            false => level.keep[Lattice::shared().number(dice)],
        }
    }

    /// Every keep of `roll` with its value, in the order of [`Pool::parts`]; with no roll left all
    /// dice are kept.
    ///
    /// # Panics
    /// As [`Turn::value`].
    pub fn keeps(&self, roll: &Pool, left: u8) -> impl Iterator<Item = Keep> {
        let roll = *roll;
        let allowed = roll.parts().filter(move |part| left > 0 || *part == roll);
        allowed.map(move |dice| Keep {
            dice,
            value: self.keep_value(&dice, left),
        })
    }

    /// The chance that the turn ends with `goal` when it goes on from `roll` with this turn's best
    /// keeps.
    ///
    /// # Panics
    /// As [`Turn::value`].
    #[must_use]
    pub fn chance(&self, roll: &Pool, left: u8, goal: impl Fn(&Pool) -> bool) -> f64 {
        self.chances(left, goal)[self.full(roll)]
    }

    /// The chance, before the first roll, that this turn's best keeps end it with `goal`.
    #[must_use]
    pub fn start_chance(&self, goal: impl Fn(&Pool) -> bool) -> f64 {
        weighted_mean(self.dice, &self.chances(self.rolls - 1, goal))
    }

    /// The chance of `goal` after each full roll.
    fn chances(&self, left: u8, goal: impl Fn(&Pool) -> bool) -> Vec<f64> {
        let lattice = Lattice::shared();
        let full = lattice.sized(self.dice);
        let reached = |pool: &Pool| f64::from(goal(pool));
        let stop: Vec<f64> = lattice.rolls(self.dice).iter().map(reached).collect();
        let mut chances = stop.clone();
        for level in &self.levels[1..=usize::from(left)] {
            let keep = means(self.dice, &chances);
            let follow = |(at, &choice): (usize, &u16)| match usize::from(choice) {
                kept if kept < full.start => keep[kept],
                _ => stop[at],
            };
            chances = level.choice.iter().enumerate().map(follow).collect();
        }
        chances
    }

    /// Number of rolls, the first one included.
    #[must_use]
    pub fn rolls(&self) -> u8 {
        self.rolls
    }

    fn full(&self, roll: &Pool) -> usize {
        let lattice = Lattice::shared();
        assert_eq!(roll.len(), usize::from(self.dice), "a roll shows all dice");
        lattice.number(roll) - lattice.sized(self.dice).start
    }
}

impl Level {
    fn last(dice: u8, stop: Vec<f64>) -> Level {
        Level {
            choice: Lattice::shared().sized(dice).map(narrow).collect(),
            best: stop.clone(),
            keep: Vec::new(),
            stop,
        }
    }

    /// The level with one roll more left than `next`.
    fn before(dice: u8, next: &Level, stop: Vec<f64>) -> Level {
        let keep = means(dice, &next.best);
        let (best, choice) = best_parts(dice, &keep, &stop);
        Level {
            stop,
            keep,
            best,
            choice,
        }
    }
}

/// Value of keeping each smaller pool, from the values of the full pools.
fn means(dice: u8, full: &[f64]) -> Vec<f64> {
    let lattice = Lattice::shared();
    let base = lattice.sized(dice).start;
    let mut values = vec![0.0; base];
    values.extend_from_slice(full);
    for at in (0..base).rev() {
        values[at] = lattice
            .more(at)
            .iter()
            .map(|&more| values[more])
            .sum::<f64>()
            / 6.0;
    }
    values.truncate(base);
    values
}

/// The best part of every full pool to keep, and its value.
fn best_parts(dice: u8, keep: &[f64], stop: &[f64]) -> (Vec<f64>, Vec<u16>) {
    let lattice = Lattice::shared();
    let base = keep.len();
    let mut best: Vec<f64> = keep.iter().chain(stop).copied().collect();
    let mut choice: Vec<u16> = (0..best.len()).map(narrow).collect();
    for at in 0..lattice.sized(dice).end {
        for fewer in lattice.fewer(at) {
            let gain = best[fewer] - best[at];
            let near = NEAR * best[at].abs();
            // Rounding must not decide between equals: then keep more, which has a higher number.
            if gain > near || (gain >= -near && choice[fewer] > choice[at]) {
                choice[at] = choice[fewer];
            }
            best[at] = best[at].max(best[fewer]);
        }
    }
    (best.split_off(base), choice.split_off(base))
}

fn weighted_mean(dice: u8, values: &[f64]) -> f64 {
    let chances = Lattice::shared().chances(dice);
    chances.iter().zip(values).map(|(p, value)| p * value).sum()
}

/// Numbers of the lattice are below 3003.
#[allow(
    clippy::cast_possible_truncation,
    reason = "the lattice has 3003 pools"
)]
fn narrow(number: usize) -> u16 {
    number as u16
}
