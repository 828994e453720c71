//! The answer to a design study, in numbers.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::design::estimate::Estimate;
use crate::design::front::front;
use crate::design::grid::{Design, Grid, tidy};
use crate::design::judge::{Judge, Score};
use crate::design::plateau::Plateau;
use crate::design::search::{Search, search};
use crate::design::table::{Aim, Concern, DesignTable};
use crate::fidelity::Fidelity;
use crate::model::Model;
use crate::row::Status;
use crate::study::Study;
use crate::sweep::Crew;

/// First dice and copies of the judges who confirm: beyond those of any search, whose number of fills
/// has 32 bits.
pub const FRESH: u64 = 1 << 40;
/// Most simulated fills that confirm a design found by statics: a minute of work, and the share is
/// known to some percent.
pub(super) const SIMULATED: u32 = 300;
/// Designs along each dimension of a curve.
pub(super) const ALONG: u32 = 21;
/// Designs along each side of a map of fine steps.
const SIDE: u32 = 9;
/// Most steps along a side that are all judged: what lies between two places is only guessed.
const MOST_STEPS: u32 = 25;

/// What was found, with everything that a report shows.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The machine as it is and as it shall be, on dice that the search has not seen.
    pub present: Confirmed,
    /// The design that was found.
    pub best: Confirmed,
    /// Free knobs: path, present value, found value, in SI units.
    pub knobs: Vec<KnobChange>,
    /// Designs that were tried.
    pub tried: usize,
    /// Whether every design of the grid was tried.
    pub is_complete: bool,
    /// Whether the search stopped by itself, for no design one step from the best is better.
    pub is_settled: bool,
    /// The designs that are as good as the best.
    pub plateau: Plateau,
    /// Fills of the search and of the confirmation by how they ended.
    pub endings: BTreeMap<Status, u64>,
    /// The designs that were tried, but for those of which no copy can be built.
    pub designs: Vec<Tried>,
    /// Place among them of the design that was found.
    pub chosen: Option<usize>,
    /// Places among them of the best trade-offs.
    pub front: Vec<usize>,
    /// Of the designs one step from the one found that were tried, the worst.
    pub neighbour: Option<Neighbour>,
    /// The wanted share along each free knob through the best design.
    pub slices: Vec<Slice>,
    /// The same over the first two free knobs; none if there is one.
    pub surface: Option<Surface>,
}

/// A design with dice and copies that the search has not seen. Its shares are of fills that each had a
/// new copy; the worst tenth of the copies is of others, which all had the same dice.
#[derive(Clone, Debug, Serialize)]
pub struct Confirmed {
    /// One value for each knob, in SI units.
    pub point: Vec<f64>,
    /// By the fidelity of the search.
    pub searched: Score,
    /// On the simulated machine, where the search was by statics.
    pub machine: Option<Score>,
}

/// A design that was tried.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// Values of the free knobs, in SI units.
    pub values: Vec<f64>,
    /// Shares: the aim, then one for each concern.
    pub goals: Vec<f64>,
}

/// A design that differs from the one found by one step of one knob.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Neighbour {
    /// Path of that knob's field.
    pub field: String,
    /// Its value, in SI units.
    pub value: f64,
    /// What was aimed at.
    pub share: Estimate,
}

/// What becomes of a free knob.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct KnobChange {
    /// Path of the field.
    pub field: String,
    /// The machine's own value.
    pub present: f64,
    /// The value found.
    pub best: f64,
    /// Least value allowed.
    pub from: f64,
    /// Largest value allowed.
    pub to: f64,
    /// Whether the value found is the least or the largest.
    pub is_at_bound: bool,
}

/// The wanted share along one dimension.
#[derive(Clone, Debug, Serialize)]
pub struct Slice {
    /// Path of the field.
    pub field: String,
    /// Values of the field that can be built, and what they gave.
    pub points: Vec<(f64, Score)>,
    /// Values of the field with which no copy can be built.
    pub unbuildable: Vec<f64>,
}

/// The aim over two dimensions.
#[derive(Clone, Debug, Serialize)]
pub struct Surface {
    /// Paths of the fields, across and up.
    pub fields: [String; 2],
    /// Values across.
    pub x: Vec<f64>,
    /// Values up.
    pub y: Vec<f64>,
    /// Shares by row and column; none where no copy can be built.
    pub shares: Vec<Vec<Option<f64>>>,
    /// Whether every step of both fields was judged.
    pub has_every_step: bool,
}

/// Searches the design of a study and confirms it. `done` is told of each design that was judged.
#[must_use]
pub fn answer(study: &Study, table: &DesignTable, crew: &Crew, done: impl Fn() + Sync) -> Answer {
    let model = Model::new(study, study.fidelity);
    let grid = Grid::new(study);
    let judge = Judge::new(&model, crew, table, 0);
    let search = search(&grid, &judge, table, &done);
    let designs = tried(&grid, &search, table);
    let chosen = built(&search).position(|(design, _)| *design == search.best);
    let mut endings = BTreeMap::new();
    search
        .tried
        .values()
        .for_each(|score| add(&mut endings, score));
    let mut confirm = |point| confirm(&model, table, crew, point, &mut endings);
    let (nominal, point) = (study.nominal(), grid.point(&search.best));
    let present = confirm(nominal.clone());
    let best = match point == nominal {
        true => present.clone(),
        false => confirm(point),
    };
    let shown = PicturedDesigns::new(&grid, &search, &judge, &done);
    Answer {
        present,
        best,
        knobs: changes(&grid, &search.best),
        tried: search.tried.len(),
        is_complete: search.is_complete,
        is_settled: search.is_settled,
        plateau: search.plateau.clone(),
        endings,
        front: front_with(&designs, chosen),
        designs,
        chosen,
        neighbour: neighbour(&grid, &search, table.aim),
        slices: slices(&shown),
        surface: surface(&shown, table),
    }
}

fn tried(grid: &Grid, search: &Search, table: &DesignTable) -> Vec<Tried> {
    let of = |(design, score)| Tried {
        values: grid.values(design),
        goals: goals(score, table),
    };
    built(search).map(of).collect()
}

fn built(search: &Search) -> impl Iterator<Item = (&Design, &Score)> {
    let tried = search.tried.iter();
    tried.filter(|(_, score)| !score.is_unbuildable())
}

/// The best trade-offs; of equal ones the design that was chosen, if it is one of them.
fn front_with(designs: &[Tried], chosen: Option<usize>) -> Vec<usize> {
    let goals: Vec<_> = designs.iter().map(|tried| tried.goals.clone()).collect();
    let named = |place| chosen.filter(|chosen| goals[*chosen] == goals[place]);
    let places = front(&goals).into_iter();
    places.map(|place| named(place).unwrap_or(place)).collect()
}

/// The worst of the designs one step from the best, of those that were tried.
fn neighbour(grid: &Grid, search: &Search, aim: Aim) -> Option<Neighbour> {
    let neighbours = grid.neighbours(&search.best).into_iter();
    let tried = neighbours.filter_map(|it| Some((search.tried.get(&it)?.aim(aim), it)));
    let (share, worst) = tried.min_by(|(one, _), (other, _)| one.value.total_cmp(&other.value))?;
    let moved = (0..worst.len()).find(|free| worst[*free] != search.best[*free])?;
    Some(Neighbour {
        field: grid.knobs().nth(moved)?.field.path().to_owned(),
        value: grid.values(&worst)[moved],
        share,
    })
}

/// What shall be large: the aim, then each concern's.
fn goals(score: &Score, table: &DesignTable) -> Vec<f64> {
    let concern = |concern: &Concern| match concern {
        Concern::Emptied => score.emptied.value().unwrap_or(0.0),
        Concern::Alone => score.alone.value().unwrap_or(0.0),
    };
    let mut goals = vec![score.value(table.aim)];
    goals.extend(table.also.iter().map(concern));
    goals
}

/// Adds the fills of a score.
fn add(endings: &mut BTreeMap<Status, u64>, score: &Score) {
    for (status, fills) in &score.endings {
        *endings.entry(*status).or_default() += fills;
    }
}

/// Judges a machine with dice that no search has seen, and on the simulated machine.
fn confirm(
    model: &Model,
    table: &DesignTable,
    crew: &Crew,
    point: Vec<f64>,
    endings: &mut BTreeMap<Status, u64>,
) -> Confirmed {
    let mut score = |judge: Judge| {
        let score = judge.score_point(&point);
        add(endings, &score);
        score
    };
    let truth = Model::new(model.study(), Fidelity::Machine);
    let is_truth = model.fidelity() == Fidelity::Machine;
    let simulated = table.fills.min(SIMULATED);
    let mut searched = score(Judge::of_shares(model, crew, table.fills, FRESH));
    if table.aim == Aim::WorstDecile {
        let copies = score(Judge::new(model, crew, table, 2 * FRESH));
        (searched.worst_decile, searched.unbuilt) = (copies.worst_decile, copies.unbuilt);
    }
    Confirmed {
        searched,
        machine: (!is_truth).then(|| score(Judge::of_shares(&truth, crew, simulated, FRESH))),
        point,
    }
}

fn changes(grid: &Grid, best: &Design) -> Vec<KnobChange> {
    let point = grid.point(best);
    let free = grid.knobs().zip(grid.places()).enumerate();
    free.map(|(free, (knob, place))| KnobChange {
        field: knob.field.path().to_owned(),
        present: tidy(knob.nominal),
        best: tidy(point[place]),
        from: tidy(knob.from),
        to: tidy(knob.to),
        is_at_bound: grid.is_at_bound(best, free),
    })
    .collect()
}

/// The designs of the pictures: those that were tried, and others, which are judged once.
struct PicturedDesigns<'a, Done> {
    grid: &'a Grid<'a>,
    search: &'a Search,
    judge: &'a Judge<'a>,
    done: &'a Done,
    others: RefCell<BTreeMap<Design, Score>>,
}

impl<'a, Done: Fn()> PicturedDesigns<'a, Done> {
    fn new(grid: &'a Grid, search: &'a Search, judge: &'a Judge, done: &'a Done) -> Self {
        Self {
            grid,
            search,
            judge,
            done,
            others: RefCell::default(),
        }
    }

    /// What a design gave; none if no copy of it can be built.
    fn outcome(&self, design: &Design) -> Option<Score> {
        let outcome = |score: &Score| (!score.is_unbuildable()).then(|| score.clone());
        if let Some(score) = self.search.tried.get(design) {
            return outcome(score);
        }
        let mut others = self.others.borrow_mut();
        let judged = || {
            (self.done)();
            self.judge.score(self.grid, design)
        };
        outcome(others.entry(design.clone()).or_insert_with(judged))
    }
}

fn slices(shown: &PicturedDesigns<impl Fn()>) -> Vec<Slice> {
    let grid = shown.grid;
    let free = grid.knobs().zip(grid.places()).enumerate();
    free.map(|(free, (knob, place))| {
        let mut slice = Slice {
            field: knob.field.path().to_owned(),
            points: Vec::new(),
            unbuildable: Vec::new(),
        };
        for design in grid.along(&shown.search.best, free, ALONG) {
            let value = grid.point(&design)[place];
            match shown.outcome(&design) {
                Some(score) => slice.points.push((value, score)),
                None => slice.unbuildable.push(value),
            }
        }
        slice
    })
    .collect()
}

/// Places along both sides of a map: every step where steps are few, as long as the map asks for no
/// more designs than the search may try.
pub(super) fn sides(grid: &Grid, table: &DesignTable) -> [u32; 2] {
    let mut counts = grid.counts();
    let side = |count: u32| if count <= MOST_STEPS { count } else { SIDE };
    let sides = [0, 1].map(|_| counts.next().map_or(1, side));
    match sides[0] * sides[1] <= table.designs.max(SIDE * SIDE) {
        true => sides,
        false => [SIDE; 2],
    }
}

fn surface(shown: &PicturedDesigns<impl Fn()>, table: &DesignTable) -> Option<Surface> {
    let (grid, best) = (shown.grid, &shown.search.best);
    let knobs: Vec<_> = grid.knobs().zip(grid.places()).take(2).collect();
    let [(across, column), (up, row)] = knobs.as_slice() else {
        return None;
    };
    let [wide, high] = sides(grid, table);
    let rows = grid.along(best, 1, high);
    let columns = grid.along(best, 0, wide);
    let share = |design: &Design| Some(shown.outcome(design)?.value(table.aim));
    let judged = [columns.len(), rows.len()];
    let has_every_step = (judged.iter().zip(grid.counts()))
        .all(|(judged, steps)| u32::try_from(*judged) == Ok(steps));
    let line = |design: &Design| {
        let designs = grid.along(design, 0, wide);
        designs.iter().map(share).collect()
    };
    let value = |design: &Design, place: &usize| grid.point(design)[*place];
    Some(Surface {
        fields: [across, up].map(|knob| knob.field.path().to_owned()),
        x: columns.iter().map(|design| value(design, column)).collect(),
        y: rows.iter().map(|design| value(design, row)).collect(),
        shares: rows.iter().map(line).collect(),
        has_every_step,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::Share;

    #[test]
    fn of_equal_trade_offs_the_one_that_was_chosen_is_on_the_front() {
        let designs = [[0.9, 0.5], [1.0, 0.4], [0.9, 0.5], [0.8, 0.4]].map(|goals| Tried {
            values: Vec::new(),
            goals: goals.to_vec(),
        });
        assert_eq!(front_with(&designs, None), [0, 1]);
        assert_eq!(front_with(&designs, Some(2)), [2, 1]);
        assert_eq!(front_with(&designs, Some(3)), [0, 1]);
    }

    #[test]
    fn every_concern_is_weighed_by_its_own_share() {
        let score = Score {
            in_band: Estimate {
                value: 0.5,
                ..Estimate::default()
            },
            worst_decile: None,
            unbuilt: Share::default(),
            emptied: Share { hits: 3, of: 4 },
            alone: Share { hits: 1, of: 4 },
            endings: BTreeMap::new(),
        };
        let goals = |also: &[Concern]| {
            let table = DesignTable {
                also: also.to_vec(),
                ..DesignTable::default()
            };
            goals(&score, &table)
        };
        assert_eq!(goals(&[]), [0.5]);
        assert_eq!(
            goals(&[Concern::Emptied, Concern::Alone]),
            [0.5, 0.75, 0.25]
        );
        assert_eq!(goals(&[Concern::Alone]), [0.5, 0.25]);
    }
}
