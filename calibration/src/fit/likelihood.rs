//! How well a point explains the measurements.

use nalgebra::DMatrix;

use super::measurement::Measurement;
use super::space::Space;
use crate::optimizer::{Descent, Optimizer, Optimum};

/// Step of differences, as a share of a range.
const STEP: f64 = 1e-5;
/// Nearest to a bound at which a search starts.
const NUDGE: f64 = 0.01;
/// By how much a further start must be better to be believed.
const BETTER: f64 = 1e-3;

/// Measurements and the space in which an explanation is sought.
pub(super) struct Likelihood<'a> {
    pub space: &'a Space<'a>,
    pub data: Vec<&'a Measurement>,
}

impl Likelihood<'_> {
    /// Minus the logarithm of likelihood and prior, up to a constant.
    pub fn cost(&self, point: &[f64]) -> f64 {
        let forecast = self.space.forecast(point);
        let data: f64 = self.data.iter().map(|it| forecast.surprise(it)).sum();
        let prior = self.space.prior_deviations(point);
        data + prior.iter().map(|it| it * it).sum::<f64>() / 2.0
    }

    /// The most likely point: the best descent from the nominal point, from the same with dice so
    /// scattered that no record is impossible, and from some more places of the box. A further start
    /// counts only if it is clearly better, so that what nothing measures stays where it is.
    pub fn most_likely(&self) -> Optimum {
        let starts = self.starts();
        let mut ends = starts.iter().map(|start| self.descend(start));
        let first = ends.next().unwrap_or_else(|| self.descend(&self.start()));
        ends.fold(first, |best, end| {
            if end.cost < best.cost - BETTER {
                end
            } else {
                best
            }
        })
    }

    /// Where the search begins: the nominal point, off the bounds.
    pub fn start(&self) -> Vec<f64> {
        let nominal = self.space.nominal();
        let inside = |it: f64| it.clamp(NUDGE, 1.0 - NUDGE);
        nominal.into_iter().map(inside).collect()
    }

    fn starts(&self) -> Vec<Vec<f64>> {
        let nominal = self.start();
        let mut scattered = nominal.clone();
        if let Some(last) = scattered.last_mut() {
            *last = 1.0 - NUDGE;
        }
        let elsewhere = (1..5).map(|index| {
            let mut point = scattered.clone();
            for (dimension, it) in (0..).zip(&mut point[..self.space.knobs.len()]) {
                let share = sobol_burley::sample(index, dimension % 256, 0);
                *it = f64::from(share).clamp(NUDGE, 1.0 - NUDGE);
            }
            point
        });
        let mut starts = vec![nominal, scattered.clone()];
        starts.extend(elsewhere);
        starts
    }

    pub fn descend(&self, start: &[f64]) -> Optimum {
        Descent::default().minimise(&|point| self.cost(point), &self.space.bounds(), start)
    }

    /// The best point of which one coordinate is held.
    pub fn descend_holding(&self, held: usize, at: f64, start: &[f64]) -> Optimum {
        let whole = |rest: &[f64]| {
            let mut point = rest.to_vec();
            point.insert(held, at);
            point
        };
        let mut rest = start.to_vec();
        rest.remove(held);
        let bounds = &self.space.bounds()[1..];
        let end = Descent::default().minimise(&|rest| self.cost(&whole(rest)), bounds, &rest);
        Optimum {
            point: whole(&end.point),
            ..end
        }
    }

    /// Fisher information of the measurements about all coordinates, with what is known beforehand of
    /// packing and scatter.
    pub fn information(&self, point: &[f64]) -> DMatrix<f64> {
        let columns: Vec<Vec<f64>> = (0..self.space.len())
            .map(|index| self.slope(point, index))
            .collect();
        let slopes = DMatrix::from_fn(columns[0].len(), columns.len(), |row, column| {
            columns[column][row]
        });
        slopes.tr_mul(&slopes)
    }

    /// Derivative of all information coordinates after coordinate `index`.
    fn slope(&self, point: &[f64], index: usize) -> Vec<f64> {
        let middle = point[index].clamp(STEP, 1.0 - STEP);
        let at = |coordinate: f64| {
            let mut moved = point.to_vec();
            moved[index] = coordinate;
            self.coordinates(&moved)
        };
        let (low, high) = (at(middle - STEP), at(middle + STEP));
        let pairs = low.iter().zip(&high);
        pairs
            .map(|(low, high)| (high - low) / (2.0 * STEP))
            .collect()
    }

    fn coordinates(&self, point: &[f64]) -> Vec<f64> {
        let forecast = self.space.forecast(point);
        let mut all = Vec::new();
        for measurement in &self.data {
            forecast.coordinates(measurement, &mut all);
        }
        all.extend(self.space.prior_deviations(point));
        all
    }
}
