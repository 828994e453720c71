//! Intervals by profile likelihood.

use super::likelihood::Likelihood;
use super::{Z95, identify::Knowledge};
use crate::optimizer::Optimum;

/// Most steps toward one end of an interval.
const MOST_STEPS: usize = 40;
/// How near, in widths of the range, an end is sought.
const NEAR: f64 = 1e-5;
/// How much better than the best a point on the way must be to be taken for a better one.
const BETTER: f64 = 1e-3;

/// The ends of a 95 % interval, as coordinates; an end that the range cuts off is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ends {
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Ends {
    pub const OPEN: Self = Self {
        low: None,
        high: None,
    };
}

/// The interval of every knob, or a point that turned out to be better than `best` on the way.
///
/// An end lies where the best cost with the knob held there is above the least cost by half the 95 %
/// quantile of χ² with one degree of freedom (Wilks, 1938). A knob whose standard deviation fills
/// its range is not known: its interval would be the range's, not the measurements'.
pub(super) fn intervals(
    likelihood: &Likelihood<'_>,
    best: &Optimum,
    knowledge: &Knowledge,
) -> Result<Vec<Ends>, Optimum> {
    let deviations = knowledge.deviations.iter().enumerate();
    deviations
        .map(|(held, deviation)| {
            if Z95 * deviation >= 1.0 {
                return Ok(Ends::OPEN);
            }
            let walk = Walk {
                likelihood,
                best,
                held,
            };
            Ok(Ends {
                low: walk.end(0.0, *deviation)?,
                high: walk.end(1.0, *deviation)?,
            })
        })
        .collect()
}

/// A walk away from the best point along one coordinate.
struct Walk<'a> {
    likelihood: &'a Likelihood<'a>,
    best: &'a Optimum,
    held: usize,
}

impl Walk<'_> {
    /// Where the cost has risen enough on the way to `bound`; none if it never does.
    fn end(&self, bound: f64, deviation: f64) -> Result<Option<f64>, Optimum> {
        let from = self.best.point[self.held];
        let toward = (bound - from).signum();
        let room = (bound - from).abs();
        let mut inside = Step {
            distance: 0.0,
            depth: 0.0,
            point: self.best.point.clone(),
        };
        let mut stride = (Z95 * deviation).max(10.0 * NEAR);
        let mut outside = loop {
            let distance = (inside.distance + stride).min(room);
            if distance <= inside.distance {
                return Ok(None);
            }
            let step = self.step(from + toward * distance, distance, &inside.point)?;
            if step.depth >= Z95 {
                break step;
            }
            inside = step;
            stride *= 1.5;
        };
        for _ in 0..MOST_STEPS {
            if outside.distance - inside.distance < NEAR {
                break;
            }
            let distance = between(&inside, &outside);
            let step = self.step(from + toward * distance, distance, &inside.point)?;
            if (step.depth - Z95).abs() < 1e-4 {
                inside = step;
                break;
            }
            if step.depth >= Z95 {
                outside = step;
            } else {
                inside = step;
            }
        }
        Ok(Some(from + toward * inside.distance))
    }

    /// The best point with the coordinate held at `at`.
    fn step(&self, at: f64, distance: f64, start: &[f64]) -> Result<Step, Optimum> {
        let end = self.likelihood.descend_holding(self.held, at, start);
        let rise = end.cost - self.best.cost;
        if rise < -BETTER {
            return Err(end);
        }
        Ok(Step {
            distance,
            depth: (2.0 * rise.max(0.0)).sqrt(),
            point: end.point,
        })
    }
}

struct Step {
    distance: f64,
    /// Root of twice the rise of the cost: the distance in standard deviations if the cost were a
    /// parabola.
    depth: f64,
    point: Vec<f64>,
}

/// Where the depth would be reached if it grew evenly, but well between the two.
fn between(inside: &Step, outside: &Step) -> f64 {
    let width = outside.distance - inside.distance;
    let share = (Z95 - inside.depth) / (outside.depth - inside.depth);
    inside.distance + width * share.clamp(0.1, 0.9)
}
