//! The least of a function within a box; the one place that knows the optimisation library.

use std::convert::Infallible;

use basin::core::numdiff::Method;
use basin::{
    BoundedCmaEs, BoundedFiniteDiff, BoxBounds, ConstraintSet, Constraints, CostFunction,
    DenseMatrix, Executor, FirstOrderState, Lbfgs, PopulationProgress, Termination,
};

/// What is to be made small: a finite number for every point of the box.
pub type Cost<'f> = dyn Fn(&[f64]) -> f64 + Sync + 'f;

/// A way to look for the least cost.
pub trait Optimizer {
    /// The best point found from `start`, each coordinate within its pair of bounds (lower below
    /// upper). Costs that are not finite count as [`f64::MAX`].
    fn minimise(&self, cost: &Cost<'_>, within: &[(f64, f64)], start: &[f64]) -> Optimum;
}

/// Where an [`Optimizer`] ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimum {
    /// The best point.
    pub point: Vec<f64>,
    /// Its cost.
    pub cost: f64,
    /// Whether the method's own test of a minimum was met, rather than a limit of effort.
    pub converged: bool,
}

impl Optimum {
    /// The other one, unless it costs more.
    fn or_as_good(self, other: Self) -> Self {
        if other.cost <= self.cost { other } else { self }
    }
}

/// Descent on smooth costs of few parameters: L-BFGS-B (Byrd, Lu, Nocedal and Zhu, 1995) with
/// gradients by differences, which keep inside the box. It finds the minimum whose valley `start`
/// lies in, exactly on a bound where the minimum is there. Meant for coordinates of size 1.
#[derive(Clone, Copy, Debug)]
pub struct Descent {
    /// Most steps.
    pub most_steps: u64,
    /// Steepness at which a point counts as a minimum, cost per coordinate.
    pub steepness: f64,
}

impl Default for Descent {
    fn default() -> Self {
        Self {
            most_steps: 300,
            steepness: 1e-5,
        }
    }
}

impl Optimizer for Descent {
    fn minimise(&self, cost: &Cost<'_>, within: &[(f64, f64)], start: &[f64]) -> Optimum {
        let problem = Boxed::new(cost, within);
        let stay = problem.at_start(start);
        let start = stay.point.clone();
        let (lower, upper) = (problem.lower.clone(), problem.upper.clone());
        let Ok(smooth) = BoundedFiniteDiff::try_new(problem, lower, upper) else {
            return stay;
        };
        let solver = Lbfgs::new().with_absolute_projected_gradient_tolerance(self.steepness);
        let run = Executor::new(
            smooth.gradient_method(Method::Central),
            solver,
            FirstOrderState::new(start),
        );
        match run.max_iter(self.most_steps).run() {
            Ok(end) => stay.or_as_good(Optimum {
                point: end.best_param().clone(),
                cost: end.best_cost(),
                converged: matches!(end.report.termination, Termination::Converged(_)),
            }),
            Err(_) => stay,
        }
    }
}

/// Search on costs that are rough or flat in places: CMA-ES with an adaptive penalty at the bounds
/// (Hansen, 2016). Meant for coordinates of size 1.
#[derive(Clone, Copy, Debug)]
pub struct Evolution {
    /// Seed of its draws.
    pub seed: u64,
    /// Standard deviation of the first generation.
    pub spread: f64,
    /// Most generations.
    pub generations: u64,
    /// Spread at which the search has settled.
    pub settled: f64,
}

impl Evolution {
    /// Points of one generation for so many coordinates.
    #[must_use]
    pub fn generation(coordinates: usize) -> usize {
        BoundedCmaEs::<Vec<f64>, DenseMatrix>::default_lambda(coordinates)
    }
}

impl Optimizer for Evolution {
    fn minimise(&self, cost: &Cost<'_>, within: &[(f64, f64)], start: &[f64]) -> Optimum {
        let problem = Boxed::new(cost, within);
        let stay = problem.at_start(start);
        let start = stay.point.clone();
        let solver = BoundedCmaEs::<_, DenseMatrix>::new(self.seed, self.spread)
            .with_absolute_distribution_size_tolerance(self.settled);
        let run = Executor::new(problem, solver, PopulationProgress::from_point(start));
        match run.max_iter(self.generations).run() {
            Ok(end) => stay.or_as_good(Optimum {
                point: end.best_param().clone(),
                cost: end.best_cost(),
                converged: matches!(end.report.termination, Termination::Converged(_)),
            }),
            Err(_) => stay,
        }
    }
}

/// A cost and its box, as the library wants them.
struct Boxed<'f> {
    cost: &'f Cost<'f>,
    lower: Vec<f64>,
    upper: Vec<f64>,
}

impl<'f> Boxed<'f> {
    fn new(cost: &'f Cost<'f>, within: &[(f64, f64)]) -> Self {
        Self {
            cost,
            lower: within.iter().map(|(from, _)| *from).collect(),
            upper: within.iter().map(|(_, to)| *to).collect(),
        }
    }

    /// Where a search stands before its first step: at `start`, each coordinate moved into its bounds.
    fn at_start(&self, start: &[f64]) -> Optimum {
        let bounds = self.lower.iter().zip(&self.upper);
        let pairs = start.iter().zip(bounds);
        let point: Vec<f64> = pairs.map(|(x, (from, to))| x.clamp(*from, *to)).collect();
        Optimum {
            cost: self.at(&point),
            point,
            converged: false,
        }
    }

    fn at(&self, point: &[f64]) -> f64 {
        let cost = (self.cost)(point);
        if cost.is_finite() { cost } else { f64::MAX }
    }
}

impl Constraints for Boxed<'_> {
    type Set = ConstraintSet<BoxBounds<Vec<f64>>>;

    fn constraints(&self) -> <Self::Set as basin::ConstraintDescription>::Borrowed<'_> {
        ConstraintSet::new().with_bounds(BoxBounds::new(Some(&self.lower), Some(&self.upper)))
    }
}

impl CostFunction for Boxed<'_> {
    type Param = Vec<f64>;
    type Output = f64;
    type Error = Infallible;

    fn cost(&self, point: &Vec<f64>) -> Result<f64, Infallible> {
        Ok(self.at(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rosenbrock's valley, least at (1, 1).
    fn valley(x: &[f64]) -> f64 {
        (1.0 - x[0]).powi(2) + 100.0 * (x[1] - x[0] * x[0]).powi(2)
    }

    #[test]
    fn descent_finds_the_end_of_a_bent_valley() {
        let end = Descent::default().minimise(&valley, &[(-2.0, 2.0); 2], &[-1.2, 1.0]);
        assert!(end.converged);
        assert!(end.point.iter().all(|x| (x - 1.0).abs() < 1e-4), "{end:?}");
    }

    #[test]
    fn a_minimum_outside_the_box_is_sought_on_its_side() {
        // On x = 0.5 the least is at y = x².
        let end = Descent::default().minimise(&valley, &[(-2.0, 0.5), (-2.0, 2.0)], &[-1.2, 1.0]);
        assert!((end.point[0] - 0.5).abs() < 1e-9, "{end:?}");
        assert!((end.point[1] - 0.25).abs() < 1e-5, "{end:?}");
    }

    #[test]
    fn evolution_finds_the_least_step_of_a_stair() {
        let evolution = Evolution {
            seed: 1,
            spread: 0.3,
            generations: 200,
            settled: 1e-6,
        };
        let stair = |x: &[f64]| x.iter().map(|x| ((x - 0.7) * 20.0).round().abs()).sum();
        let end = evolution.minimise(&stair, &[(0.0, 1.0); 3], &[0.1, 0.5, 0.9]);
        assert!(end.cost < 0.5, "{end:?}");
        assert_eq!(
            evolution.minimise(&stair, &[(0.0, 1.0); 3], &[0.1, 0.5, 0.9]),
            end
        );
        let wall = |x: &[f64]| x[0];
        let end = evolution.minimise(&wall, &[(0.25, 1.0)], &[0.9]);
        assert!((end.point[0] - 0.25).abs() < 1e-3, "{end:?}");
    }

    #[test]
    fn a_flat_cost_leaves_the_start_where_it_is() {
        let end = Descent::default().minimise(&|_| 3.0, &[(0.0, 1.0)], &[0.3]);
        assert!(end.converged);
        assert_eq!((end.point, end.cost), (vec![0.3], 3.0));
    }

    #[test]
    fn a_cost_that_is_nowhere_finite_ends_at_its_start() {
        let end = Descent::default().minimise(&|_| f64::NAN, &[(0.0, 1.0)], &[0.3]);
        assert_eq!(end.point, [0.3]);
    }
}
