//! The search for the best design.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::design::grid::{Design, Grid};
use crate::design::judge::{Judge, Score};
use crate::design::plateau::{Plateau, as_good};
use crate::design::table::{Aim, DesignTable};
use crate::optimizer::{Evolution, Optimizer};
use crate::stream::{Purpose, Stream};

/// Every design that was tried, and the best.
#[derive(Clone, Debug)]
pub struct Search {
    /// The best design: the middle of the plateau.
    pub best: Design,
    /// The designs that are as good.
    pub plateau: Plateau,
    /// All designs that were judged.
    pub tried: BTreeMap<Design, Score>,
    /// Whether every design of the grid was tried.
    pub is_complete: bool,
    /// Whether the search stopped by itself: no design one step from the best is better.
    pub is_settled: bool,
}

/// Looks for the designs with the largest value of the aim, and among those that are as good for the
/// one in the middle of their [`Plateau`].
///
/// A grid that is small enough is tried out. In a larger one CMA-ES searches, and what it finds is
/// walked uphill step by step, as far as the number of designs allows. What is left of it goes to the
/// designs around those that are as good, for beside a design that was not tried there may be a cliff.
/// `done` is told of each design that was judged.
#[must_use]
pub fn search(grid: &Grid, judge: &Judge, table: &DesignTable, done: impl Fn() + Sync) -> Search {
    let trials = Trials {
        grid,
        judge,
        most: table.designs.max(1) as usize,
        done,
        tried: Mutex::default(),
    };
    trials.score(&grid.present());
    let is_complete = grid.size().is_some_and(|size| size <= trials.most as u64);
    let is_settled = if is_complete {
        grid.all().iter().for_each(|design| {
            trials.score(design);
        });
        true
    } else {
        trials.evolve(table.aim, judge.seed());
        let is_settled = trials.climb(table.aim);
        trials.look_around(table.aim);
        is_settled
    };
    let tried = trials.tried.into_inner();
    let tried = tried.unwrap_or_else(PoisonError::into_inner);
    let plateau = Plateau::of(grid, &tried, table.aim).unwrap_or_else(|| Plateau {
        middle: grid.present(),
        designs: 0,
        steps: 0,
        beside: 0.0,
        peak: 0.0,
    });
    Search {
        best: plateau.middle.clone(),
        plateau,
        tried,
        is_complete,
        is_settled,
    }
}

/// Designs that are judged once each.
struct Trials<'a, Done> {
    grid: &'a Grid<'a>,
    judge: &'a Judge<'a>,
    most: usize,
    done: Done,
    tried: Mutex<BTreeMap<Design, Score>>,
}

impl<Done: Fn() + Sync> Trials<'_, Done> {
    fn tried(&self) -> MutexGuard<'_, BTreeMap<Design, Score>> {
        self.tried.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The score of a design; none if it was not judged and no more may be.
    fn score(&self, design: &Design) -> Option<Score> {
        let known = self.tried().get(design).cloned();
        if known.is_some() || self.tried().len() >= self.most {
            return known;
        }
        let score = self.judge.score(self.grid, design);
        (self.done)();
        self.tried().insert(design.clone(), score.clone());
        Some(score)
    }

    /// Leaves a quarter of the designs to the climb.
    fn evolve(&self, aim: Aim, seed: u64) {
        let axes = self.grid.knobs().len();
        let limit = self.most * 3 / 4;
        let evolution = Evolution {
            seed: Stream::new(seed, Purpose::Design, 0).word(),
            spread: 0.3,
            generations: (limit / Evolution::generation(axes)).max(1) as u64,
            settled: 1e-3,
        };
        let cost = |cube: &[f64]| {
            let design = self.grid.nearest(cube);
            let is_full = self.tried().len() >= limit;
            let known = self.tried().get(&design).map(|score| score.value(aim));
            let value = known.or_else(|| {
                let score = (!is_full).then(|| self.score(&design)).flatten();
                score.map(|score| score.value(aim))
            });
            1.0 - value.unwrap_or(0.0)
        };
        let _ = evolution.minimise(
            &cost,
            &vec![(0.0, 1.0); axes],
            &self.grid.cube(&self.grid.present()),
        );
    }

    /// Walks from the best design to better neighbours until there is none; whether the number of
    /// designs allowed it.
    fn climb(&self, aim: Aim) -> bool {
        loop {
            let from = self.best(aim);
            for neighbour in self.grid.neighbours(&from) {
                if self.score(&neighbour).is_none() {
                    return false;
                }
            }
            if self.best(aim) == from {
                return true;
            }
        }
    }

    /// Tries the neighbours of the designs that are as good as the best, as far as the number of
    /// designs allows.
    fn look_around(&self, aim: Aim) {
        while let Some(unknown) = self.unknown(aim) {
            for neighbour in &unknown {
                if self.score(neighbour).is_none() {
                    return;
                }
            }
        }
    }

    /// The neighbours that were not tried of a design as good as the best: the one that lacks fewest,
    /// and of several the best.
    fn unknown(&self, aim: Aim) -> Option<Vec<Design>> {
        let tried = self.tried();
        let (peak, as_good) = as_good(&tried, aim)?;
        let unknown = as_good.into_iter().filter_map(|design| {
            let neighbours = self.grid.neighbours(design).into_iter();
            let unknown: Vec<_> = neighbours.filter(|it| !tried.contains_key(it)).collect();
            (!unknown.is_empty()).then(|| (tried[design].value(aim), unknown))
        });
        let first = unknown.min_by(|(one, lacks), (other, others)| {
            let fewer = lacks.len().cmp(&others.len());
            fewer.then(other.total_cmp(one))
        });
        // Where nothing hits the band, everything is as good.
        first
            .filter(|_| peak.value(aim) > 0.0)
            .map(|(_, unknown)| unknown)
    }

    fn best(&self, aim: Aim) -> Design {
        let present = self.grid.present();
        let tried = self.tried();
        let better = tried.iter().max_by(|(one, a), (other, b)| {
            let nearer = self
                .grid
                .distance(other, &present)
                .total_cmp(&self.grid.distance(one, &present));
            a.value(aim).total_cmp(&b.value(aim)).then(nearer)
        });
        better.map_or(present, |(design, _)| design.clone())
    }
}
