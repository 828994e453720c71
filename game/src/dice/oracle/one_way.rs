//! A turn in which dice set aside stay.

use super::Lattice;
use crate::dice::Pool;

/// A decision after a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// These dice of the roll stay; the others are rolled.
    SetAside(Pool),
    /// All dice of the roll are rolled again, for a price.
    Repeat,
}

/// A solved turn of up to [`super::MOST_DICE`] dice: after each roll at least one die is set aside
/// for good, or the whole roll is repeated for a price. It ends when all dice are set aside.
#[derive(Clone, Debug)]
pub struct OneWayTurn {
    dice: u8,
    /// Value before the rest is rolled, per pool set aside; by repeats paid so far.
    values: Vec<Vec<f64>>,
    beyond: Option<f64>,
}

impl OneWayTurn {
    /// Solves a turn that is worth `end` of its last pool and of the repeats paid in it. There may
    /// be `repeats` of them; one more ends the turn at once with the value `beyond`, or is not
    /// allowed.
    ///
    /// # Panics
    /// When there are more than [`super::MOST_DICE`] dice.
    pub fn solve(
        dice: u8,
        repeats: u8,
        beyond: Option<f64>,
        mut end: impl FnMut(&Pool, u8) -> f64,
    ) -> OneWayTurn {
        let mut values: Vec<Vec<f64>> = Vec::new();
        for paid in (0..=repeats).rev() {
            let ends = Lattice::shared().rolls(dice);
            let ends = ends.iter().map(|pool| end(pool, paid)).collect();
            values.push(level(dice, ends, values.last().map(Vec::as_slice), beyond));
        }
        values.reverse();
        OneWayTurn {
            dice,
            values,
            beyond,
        }
    }

    /// Value before the dice that are not in `aside` are rolled, after `paid` repeats. With all
    /// dice set aside it is the value of the end.
    ///
    /// # Panics
    /// When there are too many dice or repeats.
    #[must_use]
    pub fn value(&self, aside: &Pool, paid: u8) -> f64 {
        self.values[usize::from(paid)][Lattice::shared().number(aside)]
    }

    /// Value of each move after `roll`, with `aside` set aside before and `paid` repeats paid:
    /// parts in the order of [`Pool::parts`], then the repeat if it can be had.
    ///
    /// # Panics
    /// As [`OneWayTurn::value`].
    pub fn moves(&self, aside: &Pool, roll: &Pool, paid: u8) -> impl Iterator<Item = (Move, f64)> {
        let base = *aside;
        let parts = roll.parts().skip(1).map(move |part| {
            let value = self.value(&base.with(&part), paid);
            (Move::SetAside(part), value)
        });
        let repeat = self.repeat_value(aside, paid);
        parts.chain(repeat.map(|value| (Move::Repeat, value)))
    }

    /// The best move after `roll`; among equals the first of [`OneWayTurn::moves`].
    ///
    /// # Panics
    /// As [`OneWayTurn::value`], and when nothing was rolled.
    #[must_use]
    #[allow(clippy::expect_used, reason = "a rolled die can be set aside")]
    pub fn best_move(&self, aside: &Pool, roll: &Pool, paid: u8) -> (Move, f64) {
        self.moves(aside, roll, paid)
            .reduce(|best, next| if next.1 > best.1 { next } else { best })
            .expect("something was rolled")
    }

    /// Value of repeating a roll, if it can be had.
    ///
    /// # Panics
    /// As [`OneWayTurn::value`].
    #[must_use]
    pub fn repeat_value(&self, aside: &Pool, paid: u8) -> Option<f64> {
        match self.values.get(usize::from(paid) + 1) {
            Some(values) => Some(values[Lattice::shared().number(aside)]),
            None => self.beyond,
        }
    }

    /// Number of dice.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.dice
    }
}

/// Values with a fixed number of repeats paid; `dearer` are those with one more.
fn level(dice: u8, ends: Vec<f64>, dearer: Option<&[f64]>, beyond: Option<f64>) -> Vec<f64> {
    let lattice = Lattice::shared();
    let mut values = vec![0.0; lattice.sized(dice).start];
    values.extend(ends);
    let mut scratch = vec![0.0; values.len()];
    for size in (0..dice).rev() {
        for aside in lattice.sized(size) {
            let repeat = dearer.map_or(beyond, |dearer| Some(dearer[aside]));
            values[aside] = mean_of_best(aside, dice - size, &values, repeat, &mut scratch);
        }
    }
    values
}

/// The mean, over all rolls of `dice` dice, of the best move with `aside` set aside.
fn mean_of_best(
    aside: usize,
    dice: u8,
    values: &[f64],
    repeat: Option<f64>,
    best: &mut [f64],
) -> f64 {
    let lattice = Lattice::shared();
    best[0] = repeat.unwrap_or(f64::NEG_INFINITY);
    for rolled in 1..lattice.sized(dice).end {
        let pool = lattice.pool(rolled);
        let own = values[lattice.number_with(aside, &pool)];
        best[rolled] = lattice
            .fewer(rolled)
            .map(|fewer| best[fewer])
            .fold(own, f64::max);
    }
    let rolls = lattice.chances(dice).iter().zip(&best[lattice.sized(dice)]);
    rolls.map(|(chance, best)| chance * best).sum()
}
