//! Are the intervals of this fit honest, for data such as these?
//!
//! A parametric bootstrap in the manner of simulation-based calibration (Cook, Gelman and Rubin, 2006;
//! Talts et al., 2018): copies of the fitted machine, and of no other, are measured as the real one was,
//! with fresh luck, and fitted. Where the truth lies in what the fit thinks of it is then even from 0 to
//! 1, and 95 of 100 intervals hold it.

use kipp_physics::spec::{DieSize, MachineSpec};
use rayon::prelude::*;
use serde::Serialize;
use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF, DiscreteCDF, Normal};

use super::forward::Forecast;
use super::likelihood::Likelihood;
use super::measurement::{Measurement, Seen, Tip};
use super::space::Space;
use super::{FitError, FitResult, Settings, solve, sound_space};
use crate::pool::OF_EACH_SIZE;
use crate::stream::{Purpose, Stream};
use crate::study::Study;

/// Ranks are counted in so many equal parts.
pub const PARTS: usize = 10;
/// Fits in a part that are to be expected at least where evenness is judged (Cochran, 1954).
const ENOUGH: u64 = 5;
/// Streams of one repetition: one for the copy, and one for each measurement.
const STREAMS: u64 = 1 << 20;
/// Number of the first stream, beyond those of simulated observations.
const FIRST: u64 = 1 << 50;

/// What repeated fits say of the intervals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranks {
    /// Copies that were measured and fitted.
    pub fits: u32,
    /// The parameters that the fit itself knows to both sides.
    pub parameters: Vec<RankCounts>,
}

/// Where the truth of one parameter lay.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RankCounts {
    /// Path of its field.
    pub field: String,
    /// Fits by the part of the fit's distribution in which the truth lay, from below to above.
    pub counts: [u64; PARTS],
    /// Fits whose 95 % interval held the truth.
    pub held: u64,
    /// Chi-square of the counts against even ones, with one degree of freedom less than parts.
    pub chi_square: f64,
}

impl RankCounts {
    /// Whether honest intervals come out as these did in less than two of a thousand cases: the truth
    /// in too few of them, or too often in the same part.
    #[must_use]
    pub fn are_doubtful(&self) -> bool {
        self.hold_too_little() || self.are_uneven()
    }

    /// Whether so few honest 95 % intervals hold the truth in less than one of a thousand cases.
    fn hold_too_little(&self) -> bool {
        let chance = Binomial::new(0.95, self.fits());
        chance.is_ok_and(|chance| chance.cdf(self.held) < 0.001)
    }

    /// Whether counts as uneven as these come by chance in less than one of a thousand cases; nothing is
    /// said of fewer fits than the chi-square distribution holds for.
    fn are_uneven(&self) -> bool {
        let chance = ChiSquared::new(PARTS as f64 - 1.0);
        self.fits() >= ENOUGH * PARTS as u64
            && chance.is_ok_and(|chance| chance.cdf(self.chi_square) > 0.999)
    }

    fn fits(&self) -> u64 {
        self.counts.iter().sum()
    }
}

/// Measures and fits so many copies of a fitted machine. `done` is told of each.
///
/// # Errors
/// Those of the fit itself.
pub fn ranks(
    study: &Study,
    data: &[Measurement],
    settings: &Settings,
    (found, fits): (&FitResult, u32),
    done: impl Fn() + Sync,
) -> Result<Ranks, FitError> {
    let space = sound_space(study, data, settings)?;
    let repeat = |fit: u32| {
        let places = repetition(&space, data, (study.seed, fit), &found.machine);
        done();
        places
    };
    let all: Vec<Vec<Place>> = (0..fits).into_par_iter().map(repeat).collect();
    let known = found.parameters.iter().enumerate();
    let known = known.filter(|(_, parameter)| parameter.is_known());
    let parameters = known.map(|(index, parameter)| {
        let places = all.iter().map(|places| places[index]);
        counts(parameter.field.clone(), places)
    });
    Ok(Ranks {
        fits,
        parameters: parameters.collect(),
    })
}

/// Where a true value lies in what a fit thinks of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Chance that the fit gives to smaller values, by the signed root of the likelihood ratio.
    pub below: f64,
    /// Whether the 95 % interval holds it.
    pub is_held: bool,
}

/// Fits measurements of a copy with these true coordinates and says where each lies.
pub(super) fn places(space: &Space<'_>, data: &[Measurement], truth: &[f64]) -> Vec<Place> {
    let likelihood = Likelihood {
        space,
        data: data.iter().collect(),
    };
    let solution = solve(&likelihood);
    let best = &solution.best;
    let place = |index: usize| {
        let share = truth[index];
        let there = likelihood.descend_holding(index, share, &best.point);
        let root = (2.0 * (there.cost - best.cost).max(0.0)).sqrt();
        let ends = solution.ends.as_ref().map(|ends| ends[index]);
        Place {
            below: Normal::standard().cdf(root * (share - best.point[index]).signum()),
            is_held: ends.is_some_and(|ends| {
                ends.low.is_none_or(|low| low <= share)
                    && ends.high.is_none_or(|high| share <= high)
            }),
        }
    };
    (0..space.knobs.len()).map(place).collect()
}

/// One copy of the machine, measured as the real one was.
fn repetition(
    space: &Space<'_>,
    data: &[Measurement],
    (seed, fit): (u64, u32),
    machine: &MachineSpec,
) -> Vec<Place> {
    let first = FIRST + u64::from(fit) * STREAMS;
    let stream = |number: u64| Stream::new(seed, Purpose::Noise, first + number);
    let (packing, scatter) = space.drawn(&mut stream(0));
    let copy = Forecast::new(machine.clone(), packing, scatter);
    let again = (1..).zip(data).map(|(number, measurement)| Measurement {
        seen: seen_again(&measurement.seen, &copy, &mut stream(number)),
        ..measurement.clone()
    });
    let again: Vec<Measurement> = again.collect();
    places(space, &again, &space.knobs_of(machine))
}

/// The same measurement of another copy.
fn seen_again(seen: &Seen, copy: &Forecast, stream: &mut Stream) -> Seen {
    match seen {
        Seen::Tip(tip) => Seen::Tip(tipped_again(tip, copy, stream)),
        Seen::Value {
            kind, deviation, ..
        } => Seen::Value {
            kind: *kind,
            value: copy.value(*kind) + deviation * stream.normal(),
            deviation: *deviation,
        },
    }
}

/// Drops the same dice, and others where this copy needs more.
fn tipped_again(tip: &Tip, copy: &Forecast, stream: &mut Stream) -> Tip {
    let most = usize::from(OF_EACH_SIZE).max(tip.dice.len());
    let more = (tip.dice.len()..most).map(|_| DieSize::ALL[stream.below(DieSize::ALL.len())]);
    let mut again = Tip {
        tube: tip.tube,
        dice: tip.dice.iter().copied().chain(more).collect(),
        at: None,
    };
    let luck = stream.unit();
    let tipped = copy.tipped_by(&again).into_iter().position(|by| by > luck);
    if let Some(last) = tipped {
        again.dice.truncate(last + 1);
        again.at = Some(last + 1);
    }
    again
}

fn counts(field: String, places: impl Iterator<Item = Place>) -> RankCounts {
    let (mut counts, mut held) = ([0; PARTS], 0);
    for place in places {
        let edges = (1..PARTS).filter(|edge| place.below * PARTS as f64 >= *edge as f64);
        counts[edges.count()] += 1;
        held += u64::from(place.is_held);
    }
    let even = (counts.iter().sum::<u64>() as f64 / PARTS as f64).max(f64::MIN_POSITIVE);
    let chi = |count: &u64| (*count as f64 - even).powi(2) / even;
    RankCounts {
        field,
        chi_square: counts.iter().map(chi).sum(),
        counts,
        held,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_counted_from_below_to_above_and_uneven_ones_noticed() {
        let place = |below: f64| Place {
            below,
            is_held: below < 0.95,
        };
        let even = counts("a".into(), (0..100).map(|at| place(f64::from(at) / 100.0)));
        assert_eq!((even.counts, even.held), ([10; PARTS], 95));
        assert!(even.chi_square < 1e-9 && !even.are_doubtful());
        let high = counts("a".into(), (0..100).map(|_| place(1.0)));
        assert_eq!((high.counts[9], high.held), (100, 0));
        assert!(high.are_uneven());
    }

    #[test]
    fn few_fits_are_judged_by_what_holds_of_few() {
        let held = |fits: usize, held: usize| {
            let place = |fit: usize| Place {
                below: 0.05,
                is_held: fit < held,
            };
            counts("a".into(), (0..fits).map(place))
        };
        assert!(!held(12, 12).are_doubtful(), "all in one part, but few");
        assert!(!held(12, 10).are_doubtful());
        assert!(held(12, 7).are_doubtful());
        assert!(held(60, 57).are_doubtful(), "all in one part");
    }
}
