//! What a fit found.

use kipp_physics::spec::MachineSpec;
use serde::Serialize;

use super::measurement::{Kind, Measurement, Seen};
use super::{Direction, HoldOut, Solution, Warning, interval::Ends, likelihood::Likelihood};
use crate::fidelity::statics::letter;
use crate::study::Study;

/// Everything that a fit found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FitResult {
    /// The knobs that were fitted, in the study's order.
    pub parameters: Vec<FittedParameter>,
    /// Whether intervals were found. They are not where the likelihood has so many tops that the walks
    /// of the intervals met a better point again and again.
    pub intervals_found: bool,
    /// The gap between statics and fills.
    pub gap: FittedGap,
    /// What the measurements cannot tell, least known first.
    pub directions: Vec<Direction>,
    /// Largest over smallest eigenvalue of the information about the knobs, each scaled by its range;
    /// none where it is infinite.
    pub condition: Option<f64>,
    /// Tips foretold without having been seen; none for too few tips.
    pub hold_out: Option<HoldOut>,
    /// Every measurement beside what the fit foretells.
    pub residuals: Vec<Residual>,
    /// Minus the logarithm of the likelihood of all measurements with the machine as it was, up to a
    /// constant.
    pub cost_before: f64,
    /// The same after the fit.
    pub cost_after: f64,
    /// What a reader must know.
    pub warnings: Vec<Warning>,
    /// The fitted machine.
    #[serde(skip)]
    pub machine: MachineSpec,
}

/// A fitted knob, SI.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FittedParameter {
    /// The field.
    pub field: String,
    /// Its unit; empty for a plain number.
    pub unit: &'static str,
    /// Least value of the study.
    pub from: f64,
    /// Largest value of the study.
    pub to: f64,
    /// Where the search began: the nominal value, off the bounds.
    pub initial: f64,
    /// The machine's own value.
    pub nominal: f64,
    /// The most likely value.
    pub fitted: f64,
    /// Lower end of the 95 % interval; none if the measurements do not limit it, or none was found.
    pub low: Option<f64>,
    /// Upper end of the 95 % interval; none if the measurements do not limit it, or none was found.
    pub high: Option<f64>,
    /// Whether any measurement depends on it.
    pub is_measured: bool,
    /// The bound of the study at which the most likely value lies.
    pub at: Option<Bound>,
}

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// The least value.
    From,
    /// The largest value.
    To,
}

/// How real fills differ from statics, before and after the fit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FittedGap {
    /// Distance of neighbouring dice, in edges, expected beforehand.
    pub packing_before: f64,
    /// The same as fitted.
    pub packing: f64,
    /// Scatter of the moment at which fills tip, as a share of the needed one, expected beforehand.
    pub scatter_before: f64,
    /// The same as fitted.
    pub scatter: f64,
    /// How far the packing is from what was expected, in standard deviations.
    pub packing_deviations: f64,
    /// How far the scatter is from what was expected, in standard deviations of its logarithm.
    pub scatter_deviations: f64,
}

/// A measurement beside what is foretold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Residual {
    /// The data file.
    pub file: String,
    /// The line.
    pub line: u64,
    /// What was measured; none for a tip.
    pub kind: Option<Kind>,
    /// The tube.
    pub tube: Option<usize>,
    /// The dice of a tip.
    pub dice: Option<String>,
    /// The value, SI, or the die that tipped the tube; none if it stood.
    pub seen: Option<f64>,
    /// What the fitted machine foretells, SI, or the likeliest die; none if it most likely stands.
    pub foretold: Option<f64>,
    /// The difference in standard deviations; positive where more was seen, or a later die.
    pub deviations: f64,
    /// Chance that the fitted machine gives to the die that was seen.
    pub chance: Option<f64>,
    /// The same of a fit that had not seen the tip.
    pub chance_unseen: Option<f64>,
}

/// How near to a bound, as a share of the range, a value counts as lying at it.
const AT_BOUND: f64 = 1e-3;

impl FittedParameter {
    /// Whether the measurements limit it to both sides.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.low.is_some() && self.high.is_some()
    }
}

impl FitResult {
    pub(super) fn new(
        study: &Study,
        likelihood: &Likelihood<'_>,
        solution: &Solution,
        hold_out: Option<HoldOut>,
    ) -> Self {
        let (space, point) = (likelihood.space, &solution.best.point);
        let mut machine = space.machine(point);
        machine.notes.clone_from(&study.machine.notes);
        let condition = solution.knowledge.condition;
        let mut result = Self {
            parameters: parameters(likelihood, solution),
            intervals_found: solution.ends.is_some(),
            gap: FittedGap::of(likelihood, point),
            directions: solution.knowledge.directions.clone(),
            condition: condition.is_finite().then_some(condition),
            residuals: residuals(likelihood, point, hold_out.as_ref()),
            hold_out,
            cost_before: likelihood.cost(&space.nominal()),
            cost_after: solution.best.cost,
            warnings: Vec::new(),
            machine,
        };
        result.warnings = Warning::all(&result, solution.best.converged);
        result
    }
}

fn parameters(likelihood: &Likelihood<'_>, solution: &Solution) -> Vec<FittedParameter> {
    let (space, start) = (likelihood.space, likelihood.start());
    let knobs = space.knobs.iter().enumerate();
    knobs
        .map(|(index, knob)| {
            let at = |share: f64| space.knob_at(index, share);
            let share = solution.best.point[index];
            let ends = solution
                .ends
                .as_ref()
                .map_or(Ends::OPEN, |ends| ends[index]);
            FittedParameter {
                field: knob.field.path().to_owned(),
                unit: knob.field.unit().symbol(),
                from: knob.from,
                to: knob.to,
                initial: at(start[index]),
                nominal: knob.nominal,
                fitted: at(share),
                low: ends.low.map(at),
                high: ends.high.map(at),
                is_measured: solution.touched[index],
                at: match share {
                    low if low < AT_BOUND => Some(Bound::From),
                    high if high > 1.0 - AT_BOUND => Some(Bound::To),
                    _ => None,
                },
            }
        })
        .collect()
}

impl FittedGap {
    fn of(likelihood: &Likelihood<'_>, point: &[f64]) -> Self {
        let (space, nominal) = (likelihood.space, likelihood.space.nominal());
        let [packing_deviations, scatter_deviations] = space.prior_deviations(point);
        Self {
            packing_before: space.packing(&nominal),
            packing: space.packing(point),
            scatter_before: space.scatter(&nominal),
            scatter: space.scatter(point),
            packing_deviations,
            scatter_deviations,
        }
    }
}

fn residuals(
    likelihood: &Likelihood<'_>,
    point: &[f64],
    hold_out: Option<&HoldOut>,
) -> Vec<Residual> {
    let forecast = likelihood.space.forecast(point);
    let mut unseen = hold_out.map(|it| it.chances.iter().copied());
    let row = |measurement: &&Measurement| {
        let mut residual = Residual {
            file: measurement.file.clone(),
            line: measurement.line,
            kind: None,
            tube: measurement.seen.tube(),
            dice: None,
            seen: None,
            foretold: None,
            deviations: forecast.residual(measurement),
            chance: None,
            chance_unseen: None,
        };
        match &measurement.seen {
            Seen::Tip(tip) => {
                residual.dice = Some(tip.dice.iter().map(|die| letter(*die)).collect());
                residual.seen = tip.at.map(|at| at as f64);
                residual.foretold = forecast.likeliest(tip).map(|at| at as f64);
                residual.chance = Some(forecast.chance(tip));
                residual.chance_unseen = unseen.as_mut().and_then(Iterator::next);
            }
            Seen::Value { kind, value, .. } => {
                residual.kind = Some(*kind);
                residual.seen = Some(*value);
                residual.foretold = Some(forecast.value(*kind));
            }
        }
        residual
    };
    likelihood.data.iter().map(row).collect()
}
