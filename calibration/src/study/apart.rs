//! Can tip counts tell the knobs apart?
//!
//! A tube tips when the moment of its dice passes the needed one, so counts see their ratio only.
//! The logarithms of those ratios, for every watched tube, size and wanted number of dice, change by
//! a column of numbers when a knob runs through its range; knobs whose columns are (almost)
//! combinations of others cannot be found from counts.

use kipp_physics::spec::MachineSpec;

use super::moves::balances;
use super::{Finding, Knob, Study};

/// Share of its length that a column must keep beside the others: less is lost in counting.
const APART: f64 = 0.01;
/// Share of a knob's range over which its slope is taken.
const NUDGE: f64 = 1e-3;

/// The free knobs that counts cannot tell from the others, if there are any. Nobody looks for the
/// value of a knob that only has a tolerance.
pub(super) fn not_told_apart(study: &Study) -> Option<Finding> {
    let knobs: Vec<&Knob> = study.knobs.iter().filter(|knob| knob.is_free).collect();
    let columns: Vec<Vec<f64>> = knobs.iter().map(|knob| slope(knob, study)).collect();
    let hidden = |at: &usize| {
        let length = norm(&columns[*at]);
        length > 0.0 && norm(&beside_others(&columns, *at)) < APART * length
    };
    let fields: Vec<&str> = (0..columns.len())
        .filter(hidden)
        .map(|at| knobs[at].field.path())
        .collect();
    (!fields.is_empty()).then(|| Finding::NotToldApart {
        fields: fields.join(", "),
    })
}

/// What the knob's whole range would change, at the slope that it has at the machine's own value.
fn slope(knob: &Knob, study: &Study) -> Vec<f64> {
    let width = knob.to - knob.from;
    let nudge = if knob.field.is_whole() {
        1.0
    } else {
        NUDGE * width
    };
    let ratios = |by: f64| {
        let mut spec = study.machine.clone();
        knob.field.write(&mut spec, knob.nominal + by);
        log_ratios(study, &spec)
    };
    let pairs = ratios(nudge).into_iter().zip(ratios(-nudge));
    pairs
        .map(|(above, below)| (above - below) / (2.0 * nudge) * width)
        .map(|change| if change.is_finite() { change } else { 0.0 })
        .collect()
}

fn log_ratios(study: &Study, spec: &MachineSpec) -> Vec<f64> {
    balances(study, spec)
        .map(|balance| (balance.dice_moment_nm / balance.needed_moment_nm()).ln())
        .collect()
}

/// What is left of a column when everything in the direction of the others is taken away (modified
/// Gram-Schmidt, twice for the digits that the first pass loses).
fn beside_others(columns: &[Vec<f64>], at: usize) -> Vec<f64> {
    let mut basis: Vec<Vec<f64>> = Vec::new();
    for (index, column) in columns.iter().enumerate().filter(|(index, _)| *index != at) {
        let rest = without(&basis, column);
        let (length, full) = (norm(&rest), norm(&columns[index]));
        if length > 1e-6 * full && length > 0.0 {
            basis.push(rest.iter().map(|value| value / length).collect());
        }
    }
    without(&basis, &columns[at])
}

fn without(basis: &[Vec<f64>], column: &[f64]) -> Vec<f64> {
    let mut rest = column.to_vec();
    for direction in basis.iter().chain(basis) {
        let along = dot(direction, &rest);
        for (value, step) in rest.iter_mut().zip(direction) {
            *value -= along * step;
        }
    }
    rest
}

fn dot(one: &[f64], two: &[f64]) -> f64 {
    one.iter().zip(two).map(|(one, two)| one * two).sum()
}

fn norm(column: &[f64]) -> f64 {
    dot(column, column).sqrt()
}
