//! What a design is worth.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Serialize;

use crate::design::builds::Builds;
use crate::design::estimate::{Crossed, Estimate};
use crate::design::grid::{Design, Grid};
use crate::design::table::{Aim, DesignTable};
use crate::model::Model;
use crate::row::{Row, Status};
use crate::share::Share;
use crate::stream::{Purpose, Stream};
use crate::study::Study;
use crate::sweep::{self, Crew};

/// What a design did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Share of the fills that tipped within the wanted band.
    pub in_band: Estimate,
    /// That share in the worst tenth of the copies; none if that was not asked.
    pub worst_decile: Option<Estimate>,
    /// Of many further copies that were only built, those that cannot be: they count in the worst
    /// tenth as nothing. No copies if that was not asked.
    pub unbuilt: Share,
    /// Tips that poured every die; empty by statics, which does not know.
    pub emptied: Share,
    /// Drops that tipped no second tube; empty by statics.
    pub alone: Share,
    /// Fills by how they ended.
    pub endings: BTreeMap<Status, u64>,
}

impl Score {
    /// What shall be as large as possible, where it was asked; else the share of the fills.
    #[must_use]
    pub fn aim(&self, aim: Aim) -> Estimate {
        match aim {
            Aim::Share => self.in_band,
            Aim::WorstDecile => self.worst_decile.unwrap_or(self.in_band),
        }
    }

    /// The value of what shall be as large as possible.
    #[must_use]
    pub fn value(&self, aim: Aim) -> f64 {
        self.aim(aim).value
    }

    /// Number of fills.
    #[must_use]
    pub fn fills(&self) -> u64 {
        self.endings.values().sum()
    }

    /// Whether no copy could be built.
    #[must_use]
    pub fn is_unbuildable(&self) -> bool {
        self.endings
            .keys()
            .all(|status| *status == Status::Unbuildable)
    }
}

/// Fills copies of designs. Every design meets the same dice, and its copies differ from it as those of
/// every other.
#[derive(Debug)]
pub struct Judge<'a> {
    model: &'a Model<'a>,
    crew: &'a Crew,
    copies: Copies,
    /// How many orders of dice there are.
    dice: u64,
    /// Number of the first dice and of the first copy: another one judges with others.
    first: u64,
}

/// Which copies are filled.
#[derive(Debug)]
enum Copies {
    /// A new one with every order of dice, so that fills are independent.
    New,
    /// The same with every order of dice: how each differs from what was meant.
    Same(Vec<Vec<f64>>, Builds),
}

impl<'a> Judge<'a> {
    /// A judge by a design table, whose dice and copies begin at number `first`.
    #[must_use]
    pub fn new(model: &'a Model<'a>, crew: &'a Crew, table: &DesignTable, first: u64) -> Self {
        match table.aim {
            Aim::Share => Self::of_shares(model, crew, table.fills, first),
            Aim::WorstDecile => Self::of_copies(model, crew, table, first),
        }
    }

    /// A judge with a new copy for each fill: what is seen is the share of all copies that will be
    /// built, and its interval is that of independent trials. There are at least `fills`, and as many
    /// for each watched tube.
    #[must_use]
    pub fn of_shares(model: &'a Model<'a>, crew: &'a Crew, fills: u32, first: u64) -> Self {
        Self {
            model,
            crew,
            copies: Copies::New,
            dice: fills_of_shares(model.study(), fills),
            first,
        }
    }

    /// A judge who drops the same dice into each of the table's copies.
    fn of_copies(model: &'a Model<'a>, crew: &'a Crew, table: &DesignTable, first: u64) -> Self {
        let copies = copies(model.study(), table);
        let numbers = first..first + u64::from(copies);
        let builds = match can_differ(model.study()) {
            true => fills_of(model.study(), table),
            false => 0,
        };
        Self {
            model,
            crew,
            copies: Copies::Same(
                numbers.map(|copy| difference(model, copy)).collect(),
                Builds::new(model, builds, first),
            ),
            dice: fills_of_shares(model.study(), table.fills.div_ceil(copies)),
            first,
        }
    }

    /// Numbers of the dice that are dropped.
    #[must_use]
    pub const fn dice(&self) -> Range<u64> {
        self.first..self.first + self.dice
    }

    /// How many fills there are for each order of dice.
    fn together(&self) -> usize {
        match &self.copies {
            Copies::New => 1,
            Copies::Same(differences, _) => differences.len(),
        }
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
        let goal = &self.model.study().goal;
        let see = |fill| {
            let row = self.fill(point, fill);
            Seen {
                is_hit: row.is_in_band(goal.first_die, goal.last_die),
                status: row.status,
                emptied: row.emptied,
                second_tube: row.second_tube,
            }
        };
        let fills = self.dice * self.together() as u64;
        let fills = sweep::collect(0..fills, self.crew, see, || ());
        let unbuilt = match &self.copies {
            Copies::New => Share::default(),
            Copies::Same(_, builds) => builds.unbuilt(self.model, self.crew, point),
        };
        self.sum(&fills, unbuilt)
    }

    /// One fill: all copies with the first dice, then with the next.
    fn fill(&self, point: &[f64], fill: u64) -> Row {
        let together = self.together() as u64;
        let (dice, copy) = (self.first + fill / together, fill % together);
        let drawn;
        let difference = match &self.copies {
            Copies::New => {
                drawn = difference(self.model, dice);
                &drawn
            }
            #[allow(
                clippy::cast_possible_truncation,
                reason = "below the number of copies"
            )]
            Copies::Same(differences, _) => &differences[copy as usize],
        };
        self.model.evaluate(&differing(point, difference), dice)
    }

    fn sum(&self, fills: &[Seen], unbuilt: Share) -> Score {
        let (in_band, worst_decile) = self.shares(fills, unbuilt);
        let mut score = Score {
            in_band,
            worst_decile,
            unbuilt,
            emptied: Share::default(),
            alone: Share::default(),
            endings: BTreeMap::new(),
        };
        for fill in fills {
            *score.endings.entry(fill.status).or_default() += 1;
            if let Some(emptied) = fill.emptied {
                score.emptied.count(emptied);
            }
            if let Some(second) = fill.second_tube {
                score.alone.count(!second);
            }
        }
        score
    }

    /// The share of all fills, and where copies meet the same dice, that of the worst tenth of them.
    fn shares(&self, fills: &[Seen], unbuilt: Share) -> (Estimate, Option<Estimate>) {
        let hits = fills.iter().map(|fill| fill.is_hit);
        match &self.copies {
            Copies::New => {
                let mut share = Share::default();
                hits.for_each(|hit| share.count(hit));
                (Estimate::of(share).unwrap_or_default(), None)
            }
            Copies::Same(differences, _) => {
                let crossed = Crossed::new(differences.len(), hits.collect());
                let round = self.model.plan().tubes.len();
                let built = built(differences.len(), fills, unbuilt);
                let worst = built.map(|built| built.worst_decile(round, unbuilt));
                (crossed.share(), Some(worst.unwrap_or_default()))
            }
        }
    }
}

/// The fills of copies that could be built, for `unbuilt` tells of the others; all where it does not.
/// None if there are none.
fn built(copies: usize, fills: &[Seen], unbuilt: Share) -> Option<Crossed> {
    // A copy that cannot be built fails with the first dice as with all others.
    let is_built = |fill: &Seen| unbuilt.of == 0 || fill.status != Status::Unbuildable;
    let is_built: Vec<bool> = fills.iter().take(copies).map(is_built).collect();
    let number = is_built.iter().filter(|is_built| **is_built).count();
    let fills = fills.iter().zip(is_built.iter().cycle());
    let hits = fills.filter_map(|(fill, is_built)| is_built.then_some(fill.is_hit));
    (number > 0).then(|| Crossed::new(number, hits.collect()))
}

/// What is kept of a fill.
struct Seen {
    is_hit: bool,
    status: Status,
    emptied: Option<bool>,
    second_tube: Option<bool>,
}

/// Number of copies of each design: one where nothing makes them differ.
fn copies(study: &Study, table: &DesignTable) -> u32 {
    if can_differ(study) {
        table.copies.max(1)
    } else {
        1
    }
}

fn can_differ(study: &Study) -> bool {
    study.knobs.iter().any(|knob| knob.tolerance.is_some())
}

/// At least `fills`, and as many for each watched tube.
pub(super) fn fills_of_shares(study: &Study, fills: u32) -> u64 {
    let tubes = study.goal.tubes.len().max(1) as u64;
    u64::from(fills.max(1)).next_multiple_of(tubes)
}

/// Fills of a design by a table's judge.
pub(super) fn fills_of(study: &Study, table: &DesignTable) -> u64 {
    match table.aim {
        Aim::Share => fills_of_shares(study, table.fills),
        Aim::WorstDecile => {
            let copies = copies(study, table);
            u64::from(copies) * fills_of_shares(study, table.fills.div_ceil(copies))
        }
    }
}

/// How the copy with a number differs from what was meant.
pub(super) fn difference(model: &Model, copy: u64) -> Vec<f64> {
    let study = model.study();
    let mut build = Stream::new(study.seed, Purpose::Build, copy);
    let knobs = study.knobs.iter();
    knobs
        .map(|knob| knob.copy(&mut build) - knob.nominal)
        .collect()
}

/// The values of a copy of a design that differs so from what was meant.
pub(super) fn differing(point: &[f64], difference: &[f64]) -> Vec<f64> {
    let values = point.iter().zip(difference);
    values.map(|(value, more)| value + more).collect()
}
