//! What a person would see on a simulated machine, as data for a fit.

use kipp_physics::MachineError;
use kipp_physics::spec::{DieSize, MachineSpec, TUBES};

use super::measurement::{Kind, Measurement, Seen, Tip};
use super::read::usual_deviation;
use super::{Discrepancy, Forecast};
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

/// The measurements as the text of a data file about a machine.
///
/// # Errors
/// None is known: memory takes what is written.
pub fn csv(measurements: &[Measurement], spec: &MachineSpec) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["kind", "of", "dice", "value", "deviation"])?;
    for measurement in measurements {
        writer.write_record(match &measurement.seen {
            Seen::Tip(tip) => tip_line(tip, spec),
            Seen::Value {
                kind,
                value,
                deviation,
            } => value_line(*kind, *value, *deviation, spec),
        })?;
    }
    writer.flush()?;
    let bytes = writer
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
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
