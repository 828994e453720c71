//! Which of many designs that are as good?

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::grid::{Design, Grid};
use super::judge::Score;
use super::table::Aim;

/// The designs that are as good as the best one, and the one in their middle.
///
/// As good is a design whose value is not below the 95 % interval of the largest value. The middle is
/// where a step aside costs least: of two designs as good, the one is nearer to the middle around
/// which the worst design within one step of a knob is better; if there is no difference, within two
/// steps, and so on. There, all designs that are as good count alike, and a design that was not tried
/// or lies beyond a range counts as nothing. So on a broad plateau the middle is farthest from any
/// design that is worse; on a ridge it is where the slopes are gentle, and never beside a cliff. Among
/// designs for which all this is the same, the largest value counts, then the distance from the
/// machine as it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Plateau {
    /// The design in the middle.
    pub middle: Design,
    /// Number of designs that are as good.
    pub designs: usize,
    /// Steps from the middle to the nearest design that is not.
    pub steps: usize,
    /// The least value within so many steps of the middle that are named by [`steps`](Self::steps).
    pub beside: f64,
    /// The largest value of all.
    pub peak: f64,
}

impl Plateau {
    /// The plateau of the designs that were tried; none if none was.
    #[must_use]
    pub fn of(grid: &Grid, tried: &BTreeMap<Design, Score>, aim: Aim) -> Option<Self> {
        let (peak, as_good) = as_good(tried, aim)?;
        let floor = peak.aim(aim).from;
        let value = |design: &Design| tried.get(design).map_or(0.0, |score| score.value(aim));
        let (around, middle) = as_good
            .iter()
            .map(|design| (around(grid, design, |it| value(it).min(floor)), *design))
            .max_by(|(one_around, one), (other_around, other)| {
                let present = grid.present();
                let distance = |design: &Design| grid.distance(design, &present);
                let nearer = distance(other).total_cmp(&distance(one));
                let gentler = one_around.partial_cmp(other_around);
                let gentler = gentler.unwrap_or(std::cmp::Ordering::Equal);
                gentler
                    .then(value(one).total_cmp(&value(other)))
                    .then(nearer)
            })?;
        let as_good_steps = around.iter().take_while(|worst| **worst >= floor).count();
        Some(Self {
            middle: middle.clone(),
            designs: as_good.len(),
            steps: as_good_steps + 1,
            beside: around.get(as_good_steps).copied().unwrap_or_default(),
            peak: peak.value(aim),
        })
    }
}

/// The best score, and the designs that are as good.
pub(super) fn as_good(tried: &BTreeMap<Design, Score>, aim: Aim) -> Option<(&Score, Vec<&Design>)> {
    let scores = tried.values();
    let peak = scores.max_by(|one, two| one.value(aim).total_cmp(&two.value(aim)))?;
    let is_as_good = |score: &Score| score.value(aim) >= peak.aim(aim).from;
    let as_good = tried.iter().filter(|(_, score)| is_as_good(score));
    Some((peak, as_good.map(|(design, _)| design).collect()))
}

/// The worst value within one, two, three, ... steps of a design, up to the first that is nothing.
fn around(grid: &Grid, design: &Design, value: impl Fn(&Design) -> f64) -> Vec<f64> {
    let (mut seen, mut outermost) = (BTreeSet::from([design.clone()]), vec![design.clone()]);
    let (mut worst, mut all) = (f64::INFINITY, Vec::new());
    while worst > 0.0 {
        let mut next = Vec::new();
        for design in &outermost {
            let neighbours = grid.neighbours(design);
            if neighbours.len() < 2 * design.len() {
                worst = 0.0;
            }
            next.extend(neighbours.into_iter().filter(|it| seen.insert(it.clone())));
        }
        worst = next.iter().map(&value).fold(worst, f64::min);
        all.push(worst);
        outermost = next;
    }
    all
}
