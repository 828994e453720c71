//! What a person would see on a simulated machine, as data for a fit.

use kipp_physics::MachineError;
use kipp_physics::spec::{DieSize, MachineSpec, TUBES};

use super::measurement::{Kind, Measurement, Seen, Tip};
use super::read::usual_deviation;
use super::{Discrepancy, Forecast};
use crate::document::{Cell, Table};
use crate::fidelity::machine::fill;
use crate::fidelity::plan::{FillPlan, Neighbours};
use crate::fidelity::statics::letter;
use crate::stream::{Purpose, Stream};

/// The name of the file that the measurements pretend to come from.
const NOWHERE: &str = "simulated";

/// Fills the tubes of a machine in turn, each alone, by the hand and with the dice of `seed`, until
/// they tip, `fills` times in all.
///
/// # Errors
/// The machine's own.
pub fn tips(spec: &MachineSpec, seed: u64, fills: u64) -> Result<Vec<Measurement>, MachineError> {
    let plan = FillPlan {
        neighbours: Neighbours::Empty,
        seed,
        ..FillPlan::default()
    };
    (0..fills)
        .map(|replicate| {
            let fill = fill(spec, &plan, replicate.into())?;
            let tip = Tip {
                tube: fill.tube,
                at: fill.dice_at_tip,
                dice: fill.dice,
            };
            Ok(measured(replicate, Seen::Tip(tip)))
        })
        .collect()
}

/// Everything of the machine that can be weighed, timed and read off, once, with the usual errors
/// drawn for `seed`.
#[must_use]
pub fn values(spec: &MachineSpec, seed: u64) -> Vec<Measurement> {
    let usual = Discrepancy::default();
    let forecast = Forecast::new(spec.clone(), usual.packing, usual.scatter);
    let dice = DieSize::ALL.map(Kind::Die);
    let tubes = |kind: fn(usize) -> Kind| (0..TUBES).map(kind);
    let kinds = dice
        .into_iter()
        .chain([Kind::Plate(None), Kind::Slide])
        .chain(tubes(Kind::Tube))
        .chain(tubes(Kind::Period))
        .chain(tubes(Kind::Rest));
    (0..)
        .zip(kinds)
        .map(|(index, kind)| {
            let truth = forecast.value(kind);
            let deviation = usual_deviation(kind, truth);
            let error = Stream::new(seed, Purpose::Noise, index).normal() * deviation;
            measured(
                index,
                Seen::Value {
                    kind,
                    value: truth + error,
                    deviation,
                },
            )
        })
        .collect()
}

fn measured(index: u64, seen: Seen) -> Measurement {
    Measurement {
        file: NOWHERE.to_owned(),
        line: index + 2,
        seen,
    }
}

/// The measurements as a data file about a machine.
///
/// # Errors
/// Those of [`Table::to_csv`].
pub fn csv(measurements: &[Measurement], spec: &MachineSpec) -> Result<Vec<u8>, csv::Error> {
    let columns = ["kind", "of", "dice", "value", "deviation"];
    let mut table = Table::new(columns.map(|key| (key, key.to_owned())));
    let row = |measurement: &Measurement| match &measurement.seen {
        Seen::Tip(tip) => tip_line(tip, spec),
        Seen::Value {
            kind,
            value,
            deviation,
        } => value_line(*kind, *value, *deviation, spec),
    };
    let rows = measurements.iter().map(row);
    table.rows = rows.map(|row| row.map(Cell::Text).to_vec()).collect();
    table.to_csv()
}

fn tip_line(tip: &Tip, spec: &MachineSpec) -> [String; 5] {
    let dice: String = tip.dice.iter().map(|die| letter(*die)).collect();
    let at = match tip.at {
        Some(at) if at == tip.dice.len() => String::new(),
        Some(at) => at.to_string(),
        None => "never".to_owned(),
    };
    let name = spec.tube[tip.tube].name.clone();
    ["tip".to_owned(), name, dice, at, String::new()]
}

fn value_line(kind: Kind, value: f64, deviation: f64, spec: &MachineSpec) -> [String; 5] {
    let name = |tube: usize| spec.tube[tube].name.as_str();
    let (word, of, unit, size) = match kind {
        Kind::Die(DieSize::Small) => ("die", "small", "g", 1e-3),
        Kind::Die(DieSize::Medium) => ("die", "medium", "g", 1e-3),
        Kind::Die(DieSize::Large) => ("die", "large", "g", 1e-3),
        Kind::Plate(tube) => ("plate", tube.map_or("", name), "g", 1e-3),
        Kind::Tube(tube) => ("tube", name(tube), "g", 1e-3),
        Kind::Period(tube) => ("period", name(tube), "s", 1.0),
        Kind::Slide => ("slide", "", "deg", 1f64.to_radians()),
        Kind::Rest(tube) => ("rest", name(tube), "deg", 1f64.to_radians()),
    };
    let shown = |value: f64| format!("{:.4} {unit}", value / size);
    [word, of, "", &shown(value), &shown(deviation)].map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::parse;

    #[test]
    fn what_is_observed_is_read_again_whatever_the_tubes_are_called() {
        let mut spec = MachineSpec::builtin();
        spec.tube[0].name = "left, \"gold\"".to_owned();
        let seen = values(&spec, 1);
        let bytes = csv(&seen, &spec).expect("memory takes it");
        let text = String::from_utf8(bytes).expect("UTF-8");
        let read = parse(NOWHERE, &text, &spec).expect("it can be read");
        let kind = |measurement: &Measurement| match measurement.seen {
            Seen::Value { kind, .. } => Some(kind),
            Seen::Tip(_) => None,
        };
        let kinds = |all: &[Measurement]| all.iter().map(kind).collect::<Vec<_>>();
        assert_eq!(kinds(&read), kinds(&seen));
    }
}
