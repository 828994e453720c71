//! Checks that a study passes before anything runs.

use clap::ValueEnum;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::MachineSpec;

use super::apart::not_told_apart;
use super::finding::{Finding, UnitHint, range_of};
use super::moves::{Movement, movement};
use super::{Knob, Study};
use crate::quantity::plain;

/// A check, by the name with which it can be overridden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ValueEnum)]
pub enum Check {
    /// A knob for all dice or tubes begins from one value.
    OneNominal,
    /// The machine's own value lies in the knob's range.
    NominalInRange,
    /// The step is no larger than the range, and divides it.
    StepFits,
    /// The ends of the range and of the tolerance make machines that can be built.
    RangeBuilds,
    /// The knob changes what is asked about.
    KnobMoves,
    /// The knobs change it in different ways.
    ToldApart,
}

impl Check {
    /// All checks, in the order in which they are made.
    pub const ALL: [Self; 6] = [
        Self::OneNominal,
        Self::NominalInRange,
        Self::StepFits,
        Self::RangeBuilds,
        Self::KnobMoves,
        Self::ToldApart,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneNominal => "one-nominal",
            Self::NominalInRange => "nominal-in-range",
            Self::StepFits => "step-fits",
            Self::RangeBuilds => "range-builds",
            Self::KnobMoves => "knob-moves",
            Self::ToldApart => "told-apart",
        }
    }

    /// What the check looks at.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::OneNominal => "check-one-nominal",
            Self::NominalInRange => "check-nominal-in-range",
            Self::StepFits => "check-step-fits",
            Self::RangeBuilds => "check-range-builds",
            Self::KnobMoves => "check-knob-moves",
            Self::ToldApart => "check-told-apart",
        })
    }
}

/// Everything that the checks find, in the order of [`Check::ALL`].
#[must_use]
pub fn findings(study: &Study) -> Vec<Finding> {
    let mut findings = Vec::new();
    for knob in &study.knobs {
        findings.extend(knob_findings(knob, study));
    }
    findings.extend(not_told_apart(study));
    findings.sort_by_key(Finding::check);
    findings
}

/// What every verb asks before it runs: the findings that do not stop it.
///
/// Faults stop it unless their checks are among `although`.
///
/// # Errors
/// One line that names the study, the first fault, and the check with which it can be overridden.
pub fn gate(study: &Study, although: &[Check], words: &Words) -> Result<Vec<Finding>, Failure> {
    let findings = findings(study);
    let stops = |finding: &&Finding| finding.is_fault() && !although.contains(&finding.check());
    match findings.iter().find(stops) {
        None => Ok(findings),
        Some(fault) => Err(Failure::input(say!(
            words,
            "study-stopped",
            path = study.path.display().to_string(),
            fault = fault.said(words),
            check = fault.check().name()
        ))),
    }
}

fn knob_findings(knob: &Knob, study: &Study) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(nominals_differ(knob, &study.machine));
    findings.extend(nominal_outside(knob));
    findings.extend(step_misfit(knob));
    let ends = ends(knob).into_iter();
    findings.extend(ends.filter_map(|end| broken_end(knob, end, &study.machine)));
    match movement(knob, study) {
        Movement::Moves => {}
        Movement::NotInStatics => findings.push(Finding::MovesNothing {
            field: knob.field.path().to_owned(),
            is_simulated: false,
        }),
        Movement::Nothing => findings.push(Finding::MovesNothing {
            field: knob.field.path().to_owned(),
            is_simulated: true,
        }),
        Movement::NeverBuilt => findings.push(Finding::NeverBuilt {
            field: knob.field.path().to_owned(),
        }),
    }
    findings
}

fn nominals_differ(knob: &Knob, machine: &MachineSpec) -> Option<Finding> {
    let each = knob.field.read_each(machine);
    let differ = each
        .iter()
        .any(|value| value.to_bits() != each[0].to_bits());
    differ.then(|| Finding::NominalsDiffer {
        field: knob.field.path().to_owned(),
        values: each
            .iter()
            .map(|value| plain(*value))
            .collect::<Vec<_>>()
            .join(", "),
    })
}

fn nominal_outside(knob: &Knob) -> Option<Finding> {
    let is_inside = (knob.from..=knob.to).contains(&knob.nominal);
    (!is_inside).then(|| Finding::NominalOutside {
        field: knob.field.path().to_owned(),
        nominal: knob.nominal,
        range: range_of(knob),
        hint: UnitHint::of(knob, knob.from).or_else(|| UnitHint::of(knob, knob.to)),
    })
}

/// Share of a step by which a range may miss a whole number of steps: rounding, not a choice.
const STEP_SLACK: f64 = 1e-6;

fn step_misfit(knob: &Knob) -> Option<Finding> {
    let step = knob.step.filter(|_| knob.is_free)?;
    let steps = (knob.to - knob.from) / step;
    let field = || knob.field.path().to_owned();
    if knob.field.is_whole() && (step.fract() != 0.0 || knob.from.fract() != 0.0) {
        return Some(Finding::StepNotWhole { field: field() });
    }
    if steps < 1.0 - STEP_SLACK {
        return Some(Finding::StepTooLarge {
            field: field(),
            step,
            range: range_of(knob),
        });
    }
    ((steps - steps.round()).abs() > STEP_SLACK).then(|| Finding::StepUneven {
        field: field(),
        step,
        last: knob.from + steps.floor() * step,
    })
}

/// The ends of the range, and those of what copies differ by, each once.
fn ends(knob: &Knob) -> Vec<f64> {
    let mut ends = vec![knob.from, knob.to];
    if let Some(tolerance) = knob.tolerance {
        let copies = [-tolerance.plus_minus, tolerance.plus_minus];
        ends.extend(copies.map(|difference| knob.nominal + difference));
    }
    ends.sort_unstable_by(f64::total_cmp);
    ends.dedup();
    ends
}

fn broken_end(knob: &Knob, end: f64, machine: &MachineSpec) -> Option<Finding> {
    let mut spec = machine.clone();
    knob.field.write(&mut spec, end);
    let error = spec.validate().err()?;
    Some(Finding::EndNotBuilt {
        field: knob.field.path().to_owned(),
        value: end,
        error,
        hint: UnitHint::of(knob, end),
    })
}
