//! What a design is worth.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::design::grid::{Design, Grid};
use crate::design::table::{Aim, DesignTable};
use crate::model::Model;
use crate::row::{Row, Status};
use crate::share::Share;
use crate::stream::{Purpose, Stream};
use crate::sweep::{self, Crew};

/// What a design did.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Fills that tipped within the wanted band.
    pub in_band: Share,
    /// Fills of the worst tenth of the copies.
    pub worst_decile: Share,
    /// Tips that poured every die; empty by statics, which does not know.
    pub emptied: Share,
    /// Drops that tipped no second tube; empty by statics.
    pub alone: Share,
    /// Fills by how they ended.
    pub endings: BTreeMap<Status, u64>,
}

impl Score {
    /// Fills that failed or never tipped.
    #[must_use]
    pub fn failed(&self) -> u64 {
        let failed = self
            .endings
            .iter()
            .filter(|(status, _)| **status != Status::Ok);
        failed.map(|(_, fills)| fills).sum()
    }

    /// What shall be as large as possible.
    #[must_use]
    pub fn value(&self, aim: Aim) -> f64 {
        self.share(aim).value().unwrap_or(0.0)
    }

    /// The Wilson interval of what shall be as large as possible; none without fills.
    #[must_use]
    pub fn interval95(&self, aim: Aim) -> Option<(f64, f64)> {
        self.share(aim).wilson95()
    }

    /// Whether no copy could be built.
    #[must_use]
    pub fn is_unbuildable(&self) -> bool {
        self.endings
            .keys()
            .all(|status| *status == Status::Unbuildable)
    }

    const fn share(&self, aim: Aim) -> Share {
        match aim {
            Aim::Share => self.in_band,
            Aim::WorstDecile => self.worst_decile,
        }
    }
}

/// Drops the same dice into copies of every design, the copies differing from each design alike.
#[derive(Debug)]
pub struct Judge<'a> {
    model: &'a Model<'a>,
    crew: &'a Crew,
    /// How each copy differs from what was meant.
    differences: Vec<Vec<f64>>,
    fills: u64,
    /// Number of the first dice: another one judges with other dice and other copies.
    first: u64,
}

impl<'a> Judge<'a> {
    /// A judge for a design table's numbers of fills and copies, whose dice and copies begin at
    /// number `first`.
    #[must_use]
    pub fn new(model: &'a Model<'a>, crew: &'a Crew, table: &DesignTable, first: u64) -> Self {
        let study = model.study();
        let can_differ = study.knobs.iter().any(|knob| knob.tolerance.is_some());
        let copies = if can_differ { table.copies.max(1) } else { 1 };
        let difference = |copy| {
            let mut build = Stream::new(study.seed, Purpose::Build, first + u64::from(copy));
            let knobs = study.knobs.iter();
            knobs
                .map(|knob| knob.copy(&mut build) - knob.nominal)
                .collect()
        };
        let judge = Self {
            model,
            crew,
            differences: (0..copies).map(difference).collect(),
            fills: 0,
            first,
        };
        judge.with_fills(table.fills)
    }

    /// A judge who makes another number of fills: at least `fills`, in whole rounds in which each
    /// copy meets every watched tube once.
    #[must_use]
    pub fn with_fills(mut self, fills: u32) -> Self {
        let round = self.differences.len() as u64 * self.tubes();
        self.fills = u64::from(fills.max(1)).next_multiple_of(round);
        self
    }

    /// Numbers of the dice that are dropped; no other judge's who begins elsewhere than within them.
    #[must_use]
    pub const fn dice(&self) -> Range<u64> {
        self.first..self.first + self.fills
    }

    /// Number of watched tubes.
    fn tubes(&self) -> u64 {
        self.model.plan().tubes.len().max(1) as u64
    }

    /// The copy that is filled: each meets every watched tube before the next has its turn.
    fn turn(&self, fill: u64) -> usize {
        let turn = fill / self.tubes() % self.differences.len() as u64;
        usize::try_from(turn).unwrap_or(0)
    }

    /// The study's seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.model.study().seed
    }

    /// Judges a design.
    #[must_use]
    pub fn score(&self, grid: &Grid, design: &Design) -> Score {
        self.score_point(&grid.point(design))
    }

    /// Judges a machine with one value for each knob.
    #[must_use]
    pub fn score_point(&self, point: &[f64]) -> Score {
        let rows = sweep::collect(
            0..self.fills,
            self.crew,
            |fill| self.fill(point, fill),
            || (),
        );
        self.sum(&rows)
    }

    /// One fill; copies take turns.
    fn fill(&self, point: &[f64], fill: u64) -> Row {
        let values = point.iter().zip(&self.differences[self.turn(fill)]);
        let copy: Vec<f64> = values.map(|(value, more)| value + more).collect();
        self.model.evaluate(&copy, self.first + fill)
    }

    fn sum(&self, rows: &[Row]) -> Score {
        let goal = &self.model.study().goal;
        let mut score = Score {
            in_band: Share::default(),
            worst_decile: Share::default(),
            emptied: Share::default(),
            alone: Share::default(),
            endings: BTreeMap::new(),
        };
        let mut copies = vec![Share::default(); self.differences.len()];
        for (fill, row) in (0..).zip(rows) {
            let hit = row.is_in_band(goal.first_die, goal.last_die);
            score.in_band.count(hit);
            *score.endings.entry(row.status).or_default() += 1;
            copies[self.turn(fill)].count(hit);
            if let Some(emptied) = row.emptied {
                score.emptied.count(emptied);
            }
            if let Some(second) = row.second_tube {
                score.alone.count(!second);
            }
        }
        score.worst_decile = worst_decile(&copies);
        score
    }
}

/// Fills of the worst tenth of the copies, of at least one.
fn worst_decile(copies: &[Share]) -> Share {
    let mut copies = copies.to_vec();
    let value = |copy: &Share| copy.value().unwrap_or(1.0);
    copies.sort_by(|one, other| value(one).total_cmp(&value(other)));
    let worst = copies.iter().take(copies.len().div_ceil(10));
    worst.fold(Share::default(), |all, copy| Share {
        hits: all.hits + copy.hits,
        of: all.of + copy.of,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_decile_is_the_worst_tenth_of_the_copies() {
        let share = |hits| Share { hits, of: 100 };
        let copies: Vec<Share> = (1..=20).rev().map(share).collect();
        assert_eq!(worst_decile(&copies), Share { hits: 3, of: 200 });
        assert_eq!(worst_decile(&copies[..3]), share(18));
    }
}
