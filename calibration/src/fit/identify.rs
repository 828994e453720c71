//! What the measurements can tell apart.

use nalgebra::{DMatrix, DVector};
use serde::Serialize;

use super::{Z95, space::Space};
use crate::study::Knob;
use crate::unit::Unit;

/// Smallest share of the largest change of a direction that is shown.
const SHOWN: f64 = 0.05;
/// Information below this share of the largest is rounding.
const ROUNDING: f64 = 1e-12;
/// Least value of a knob as a share of its range's width.
const NEARLY_NOTHING: f64 = 1e-3;
/// How far from each other relative changes may be and still count as in proportion.
const ALIKE: f64 = 0.05;

/// A combination of parameters about which the measurements say less than the study's own ranges.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Direction {
    /// What changes together, and by how much of its value for each 1 of the largest change; of its
    /// range, where that holds both signs.
    pub changes: Vec<RelativeChange>,
    /// How the changes go together.
    pub shape: Shape,
    /// Half the 95 % interval along it, in widths of the ranges; none where nothing limits it.
    pub half_width: Option<f64>,
}

/// One parameter of a direction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RelativeChange {
    /// The field.
    pub field: String,
    /// Its relative change.
    pub relative: f64,
}

/// How the changes of a direction go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// One parameter alone.
    Single,
    /// All in proportion: only their ratios are known.
    Ratios,
    /// One up as the other goes down in proportion: only their product is known.
    Product,
    /// Anything else.
    Mixed,
}

/// What the information at a point says about the knobs.
pub(super) struct Knowledge {
    /// Standard deviation of each knob, in widths of its range; infinite where nothing is known.
    pub deviations: Vec<f64>,
    pub directions: Vec<Direction>,
    /// Largest eigenvalue of the scaled information over the smallest; infinite where that is 0.
    pub condition: f64,
}

impl Knowledge {
    /// From the Fisher information of all coordinates.
    pub fn of(space: &Space<'_>, point: &[f64], information: &DMatrix<f64>) -> Self {
        let own = without_rest(information, space.knobs.len());
        let largest = own.clone().symmetric_eigenvalues().max();
        let axes = Axis::all(&own, largest);
        let smallest = axes.first().map_or(0.0, |axis| axis.information);
        Self {
            deviations: deviations(&axes),
            directions: directions(space, point, &own, largest),
            condition: largest / smallest,
        }
    }
}

/// A direction of the scaled parameters and the information about it.
struct Axis {
    parts: DVector<f64>,
    information: f64,
}

impl Axis {
    fn new(parts: DVector<f64>, information: f64, largest: f64) -> Self {
        let is_rounding = information <= largest * ROUNDING;
        Self {
            parts,
            information: if is_rounding { 0.0 } else { information },
        }
    }

    /// The principal axes of the information, least known first.
    fn all(own: &DMatrix<f64>, largest: f64) -> Vec<Self> {
        let eigen = own.clone().symmetric_eigen();
        let mut axes: Vec<Self> = eigen
            .eigenvectors
            .column_iter()
            .zip(&eigen.eigenvalues)
            .map(|(parts, value)| Self::new(parts.into_owned(), *value, largest))
            .collect();
        axes.sort_by(|a, b| a.information.total_cmp(&b.information));
        axes
    }

    /// Half the 95 % interval along it, in widths of the ranges.
    fn half_width(&self) -> f64 {
        Z95 / self.information.sqrt()
    }
}

fn deviations(axes: &[Axis]) -> Vec<f64> {
    let count = axes.first().map_or(0, |axis| axis.parts.len());
    let variance = |index: usize| -> f64 {
        // A part that is nothing but rounding does not make a parameter unknown.
        let parts = axes
            .iter()
            .map(|axis| (axis.parts[index], axis.information));
        parts
            .filter(|(part, _)| part.abs() > 1e-6)
            .map(|(part, information)| part * part / information)
            .sum()
    };
    (0..count).map(|index| variance(index).sqrt()).collect()
}

/// The axes along which less is known than the ranges say. Where all masses can grow in proportion
/// without a measurement noticing, that is named first, since it has a meaning; the others are at
/// right angles to it.
fn directions(
    space: &Space<'_>,
    point: &[f64],
    own: &DMatrix<f64>,
    largest: f64,
) -> Vec<Direction> {
    let mut rest = own.clone();
    let heavier = heavier(space, point)
        .map(|parts| {
            let information = parts.dot(&(own * &parts));
            Axis::new(parts, information, largest)
        })
        .filter(|axis| axis.half_width() >= 1.0);
    if let Some(Axis { parts, .. }) = &heavier {
        let outer = parts * parts.transpose();
        let across = DMatrix::identity(parts.len(), parts.len()) - &outer;
        rest = &across * own * &across + outer * largest;
    }
    let others = Axis::all(&rest, largest).into_iter();
    heavier
        .into_iter()
        .chain(others.filter(|axis| axis.half_width() >= 1.0))
        .map(|axis| Direction::new(space, point, &axis))
        .collect()
}

/// The direction in which all masses and densities among the knobs grow in proportion, of length 1;
/// none for fewer than two.
fn heavier(space: &Space<'_>, point: &[f64]) -> Option<DVector<f64>> {
    let weighs = |unit| matches!(unit, Unit::Kilogram | Unit::KilogramPerCubicMetre);
    let knobs = space.knobs.iter().enumerate();
    let parts = knobs.map(|(index, knob)| match weighs(knob.field.unit()) {
        true => space.knob_at(index, point[index]) / (knob.to - knob.from),
        false => 0.0,
    });
    let parts = DVector::from_iterator(space.knobs.len(), parts);
    let masses = parts.iter().filter(|part| **part != 0.0).count();
    (masses >= 2).then(|| parts.normalize())
}

/// Information about the first coordinates when the others are unknown (Schur complement).
fn without_rest(information: &DMatrix<f64>, first: usize) -> DMatrix<f64> {
    let rest = information.nrows() - first;
    let own = information.view((0, 0), (first, first)).into_owned();
    let shared = information.view((0, first), (first, rest)).into_owned();
    let others = information.view((first, first), (rest, rest)).into_owned();
    match others.try_inverse() {
        Some(inverse) => own - &shared * inverse * shared.transpose(),
        None => own,
    }
}

impl Direction {
    fn new(space: &Space<'_>, point: &[f64], axis: &Axis) -> Self {
        let changes = axis.parts.iter().enumerate().map(|(index, part)| {
            let (knob, value) = (space.knobs[index], space.knob_at(index, point[index]));
            RelativeChange {
                field: knob.field.path().to_owned(),
                relative: part * (knob.to - knob.from) / whole(knob, value),
            }
        });
        let mut changes: Vec<RelativeChange> = changes.collect();
        let sizes = changes.iter().map(|it| it.relative);
        let largest = sizes.fold(
            0f64,
            |most, it| if it.abs() > most.abs() { it } else { most },
        );
        for change in &mut changes {
            change.relative /= largest;
        }
        changes.retain(|it| it.relative.abs() >= SHOWN);
        Self {
            shape: Shape::of(&changes),
            changes,
            half_width: Some(axis.half_width()).filter(|it| it.is_finite()),
        }
    }
}

/// What a change of a knob is a share of: its value, or the width of its range where that holds both
/// signs, for a tilt of nearly nothing has no proportions.
fn whole(knob: &Knob, value: f64) -> f64 {
    let width = knob.to - knob.from;
    match knob.from < 0.0 && 0.0 < knob.to {
        true => width,
        false => value.abs().max(NEARLY_NOTHING * width),
    }
}

impl Shape {
    fn of(changes: &[RelativeChange]) -> Self {
        let are = |wanted: f64| {
            changes
                .iter()
                .filter(|it| (it.relative - wanted).abs() < ALIKE)
                .count()
        };
        match changes.len() {
            0 => Self::Mixed,
            1 => Self::Single,
            all if are(1.0) == all => Self::Ratios,
            2 if are(1.0) == 1 && are(-1.0) == 1 => Self::Product,
            _ => Self::Mixed,
        }
    }
}
