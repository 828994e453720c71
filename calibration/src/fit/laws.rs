//! What must hold of fits: truth found again, intervals honest, ignorance admitted.

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::statics::Balance;
use nalgebra::Vector3;
use rayon::prelude::*;
use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF, DiscreteCDF};

use super::ranks::{Place, places};
use super::space::Space;
use super::*;
use crate::stream::{Purpose, Stream};
use crate::study::StudyFile;

/// A study of the built-in machine with knobs given by field and range.
fn study(knobs: &[(&str, f64, f64)]) -> Study {
    let mut text = String::from("format = 1\nname = \"law\"\n");
    for (field, from, to) in knobs {
        text += &format!("[[knob]]\nfield = \"{field}\"\nfrom = {from:?}\nto = {to:?}\n");
    }
    let file = StudyFile::from_toml(&text).unwrap();
    Study::of(file, MachineSpec::builtin()).unwrap()
}

const PLATE: (&str, f64, f64) = ("tube.*.ballast.plate_mass_kg", 0.0007, 0.0013);
const DENSITY: (&str, f64, f64) = ("die.*.density_kg_per_m3", 900.0, 1500.0);
const BOARD: (&str, f64, f64) = ("materials.board_density_kg_per_m3", 400.0, 900.0);

/// The study's machine with one value for each knob.
fn copy(study: &Study, values: &[f64]) -> MachineSpec {
    let mut spec = study.machine.clone();
    study.write(values, &mut spec);
    spec
}

/// Tips of a machine by statics, each tube in turn, with dice drawn for `seed`.
fn tips(truth: &Forecast, seed: u64, fills: usize) -> Vec<Measurement> {
    let tip = |index: usize| {
        let mut stream = Stream::new(seed, Purpose::Dice, index as u64);
        let dice = (0..10).map(|_| DieSize::ALL[stream.below(3)]).collect();
        let mut tip = Tip {
            tube: index % TUBES,
            dice,
            at: None,
        };
        let luck = stream.unit();
        let tipped = truth.tipped_by(&tip).into_iter().position(|by| by > luck);
        if let Some(last) = tipped {
            tip.dice.truncate(last + 1);
            tip.at = Some(last + 1);
        }
        Seen::Tip(tip)
    };
    (0..fills).map(|index| seen(index, tip(index))).collect()
}

fn seen(index: usize, seen: Seen) -> Measurement {
    Measurement {
        file: "law.csv".to_owned(),
        line: index as u64 + 2,
        seen,
    }
}

/// A value of the machine with an error of `errors` standard deviations.
fn value(truth: &Forecast, kind: Kind, errors: f64) -> Measurement {
    let exact = truth.value(kind);
    let deviation = usual_deviation(kind, exact);
    seen(
        100,
        Seen::Value {
            kind,
            value: exact + errors * deviation,
            deviation,
        },
    )
}

fn forecast(spec: MachineSpec) -> Forecast {
    let usual = Discrepancy::default();
    Forecast::new(spec, usual.packing, usual.scatter)
}

/// One repetition with a truth of its own: a machine, a packing and a scatter drawn from what is
/// known beforehand; then whether each knob's interval holds its truth, and the share of its sampling
/// distribution below the truth (by the signed root of the deviance).
fn repetition(study: &Study, seed: u64) -> Vec<Place> {
    let known = Discrepancy::default();
    let mut build = Stream::new(seed, Purpose::Build, 0);
    let inner = |knob: &crate::study::Knob, share: f64| {
        knob.from + (knob.to - knob.from) * (0.3 + 0.4 * share)
    };
    let values: Vec<f64> = study
        .knobs
        .iter()
        .map(|it| inner(it, build.unit()))
        .collect();
    let truth = Forecast::new(
        copy(study, &values),
        known.packing + known.packing_deviation * build.normal(),
        known.scatter * (known.scatter_factor.ln() * build.normal()).exp(),
    );
    let mut data = tips(&truth, seed, 40);
    for kind in [
        Kind::Die(DieSize::Large),
        Kind::Die(DieSize::Medium),
        Kind::Tube(0),
        Kind::Period(1),
    ] {
        data.push(value(&truth, kind, build.normal()));
    }
    let space = Space::new(study, &[], known);
    let shares = study.knobs.iter().zip(&values);
    let shares = shares.map(|(knob, value)| (value - knob.from) / (knob.to - knob.from));
    places(&space, &data, &shares.collect::<Vec<_>>())
}

/// Intervals hold the truth at their rate, and the truth is anywhere in its sampling distribution
/// alike.
fn intervals_are_honest(repetitions: u64) {
    let study = study(&[PLATE, DENSITY, BOARD]);
    let all: Vec<Vec<Place>> = (0..repetitions)
        .into_par_iter()
        .map(|seed| repetition(&study, seed))
        .collect();
    let rate = Binomial::new(0.95, repetitions).unwrap();
    for (index, knob) in study.knobs.iter().enumerate() {
        let field = knob.field.path();
        let hits = all.iter().filter(|it| it[index].is_held).count() as u64;
        let mut bins = [0.0; 10];
        for it in &all {
            let bin = (1..10).filter(|edge| it[index].below * 10.0 >= f64::from(*edge));
            bins[bin.count()] += 1.0;
        }
        let wanted = repetitions as f64 / 10.0;
        let chi2: f64 = bins.iter().map(|it| (it - wanted).powi(2) / wanted).sum();
        println!("{field}: {hits} of {repetitions} hold the truth; chi2 {chi2:.1}, bins {bins:?}");
        assert!(rate.cdf(hits) > 5e-4, "{field}: only {hits} hold the truth");
        assert!(
            rate.sf(hits - 1) > 5e-4,
            "{field}: as many as {hits} hold the truth"
        );
        let limit = ChiSquared::new(9.0).unwrap().inverse_cdf(0.999);
        assert!(chi2 < limit, "{field}: {bins:?} is not even, chi2 {chi2}");
    }
}

#[test]
fn the_truth_lies_in_its_interval_at_the_nominal_rate_and_anywhere_in_it() {
    intervals_are_honest(100);
}

#[test]
#[ignore = "minutes; the short version always runs"]
fn the_truth_lies_in_its_interval_at_the_nominal_rate_in_2000_repetitions() {
    intervals_are_honest(2000);
}

#[test]
fn three_times_the_masses_change_no_count() {
    let light = study(&[PLATE, DENSITY, BOARD]);
    let values = light.nominal();
    let heavy: Vec<f64> = values.iter().map(|it| 3.0 * it).collect();
    let (light, heavy) = (
        forecast(copy(&light, &values)),
        forecast(copy(&light, &heavy)),
    );
    for it in tips(&light, 5, 60) {
        let Seen::Tip(tip) = it.seen else { continue };
        for (a, b) in light.chances(&tip).iter().zip(heavy.chances(&tip)) {
            assert!((a - b).abs() < 1e-12, "{a} and {b} for {tip:?}");
        }
    }
    assert!(heavy.value(Kind::Tube(0)) > 2.9 * light.value(Kind::Tube(0)));
}

#[test]
fn counts_alone_tell_only_ratios_and_a_weighed_die_tells_the_rest() {
    let study = study(&[PLATE, DENSITY, BOARD]);
    let truth = forecast(copy(&study, &[0.00105, 1250.0, 640.0]));
    let mut data = tips(&truth, 3, 60);
    let counted = fit(&study, &data, &Settings::default()).unwrap();
    let least_known = &counted.directions[0];
    assert_eq!(least_known.shape, Shape::Ratios, "{least_known:?}");
    assert_eq!(least_known.changes.len(), 3, "{least_known:?}");
    assert_eq!(least_known.half_width, None, "{least_known:?}");
    for it in &counted.parameters {
        assert_eq!((it.low, it.high), (None, None), "{it:?}");
    }
    data.push(value(&truth, Kind::Die(DieSize::Large), 0.5));
    data.push(value(&truth, Kind::Tube(1), -0.5));
    let weighed = fit(&study, &data, &Settings::default()).unwrap();
    assert_eq!(weighed.directions, []);
    for (it, exact) in weighed.parameters.iter().zip([0.00105, 1250.0, 640.0]) {
        let (low, high) = (it.low.unwrap(), it.high.unwrap());
        assert!(low < exact && exact < high, "{it:?}, truly {exact}");
    }
}

/// A knob about nothing has no proportions, and must not hide what changes with it.
#[test]
fn a_tilt_of_nothing_does_not_hide_the_ballast_that_makes_up_for_it() {
    let study = study(&[PLATE, ("base.table_tilt_forward_rad", -0.5, 0.5)]);
    let truth = forecast(copy(&study, &study.nominal()));
    let found = fit(&study, &tips(&truth, 3, 12), &Settings::default()).unwrap();
    let least_known = &found.directions[0];
    assert_eq!(least_known.changes.len(), 2, "{least_known:?}");
    assert_ne!(least_known.shape, Shape::Single, "{least_known:?}");
}

#[test]
fn a_truth_outside_the_range_is_flagged_at_its_bound() {
    let study = study(&[("tube.*.ballast.plate_mass_kg", 0.0007, 0.00105)]);
    let truth = forecast(copy(&study, &[0.0013]));
    let found = fit(&study, &tips(&truth, 2, 40), &Settings::default()).unwrap();
    let plate = &found.parameters[0];
    assert_eq!(plate.at, Some(Bound::To), "{plate:?}");
    assert_eq!(plate.high, None, "{plate:?}");
    let field = plate.field.clone();
    assert!(found.warnings.contains(&Warning::AtBound { field }));
}

#[test]
fn what_nothing_measures_stays_nominal_and_is_named() {
    let study = study(&[PLATE, ("materials.die_on_tray.friction", 0.1, 0.9)]);
    let truth = forecast(copy(&study, &study.nominal()));
    let found = fit(&study, &tips(&truth, 4, 20), &Settings::default()).unwrap();
    let friction = &found.parameters[1];
    assert!(!friction.is_measured);
    assert!(
        (friction.fitted - friction.nominal).abs() < 1e-12,
        "{friction:?}"
    );
    let field = friction.field.clone();
    assert!(found.warnings.contains(&Warning::Unmeasured { field }));
    assert_eq!(found.directions[0].shape, Shape::Single);
}

#[test]
fn unseen_tips_are_foretold_better_only_if_the_machine_was_wrong() {
    let study = study(&[PLATE]);
    let gain = |plate: f64| {
        let truth = forecast(copy(&study, &[plate]));
        let found = fit(&study, &tips(&truth, 6, 60), &Settings::default()).unwrap();
        let warned = found
            .warnings
            .iter()
            .any(|it| matches!(it, Warning::NoImprovement { .. }));
        (found.hold_out.unwrap(), warned)
    };
    let (wrong, warned) = gain(0.00085);
    assert!(wrong.is_improved() && !warned, "{wrong:?}");
    assert!(wrong.gain > 2.0 * wrong.gain_error, "{wrong:?}");
    let (right, warned) = gain(0.001);
    assert!(!right.is_improved() && warned, "{right:?}");
}

#[test]
fn a_frozen_knob_keeps_its_value() {
    let study = study(&[PLATE, DENSITY]);
    let truth = forecast(copy(&study, &[0.0011, 1180.0]));
    let settings = Settings {
        frozen: vec!["die.*.density_kg_per_m3".to_owned()],
        ..Settings::default()
    };
    let found = fit(&study, &tips(&truth, 8, 40), &settings).unwrap();
    assert_eq!(found.parameters.len(), 1);
    let plate = &found.parameters[0];
    assert!(
        plate.low.unwrap() < 0.0011 && 0.0011 < plate.high.unwrap(),
        "{plate:?}"
    );
    assert_eq!(found.machine.die, study.machine.die);
}

#[test]
fn a_whole_number_or_an_unknown_frozen_field_is_refused() {
    let plates = study(&[("tube.*.ballast.plates", 10.0, 20.0)]);
    let data = [seen(
        0,
        Seen::Value {
            kind: Kind::Slide,
            value: 0.2,
            deviation: 0.1,
        },
    )];
    let refused = fit(&plates, &data, &Settings::default()).unwrap_err();
    let field = "tube.*.ballast.plates".to_owned();
    assert_eq!(refused, FitError::Whole { field });
    let settings = Settings {
        frozen: vec!["rod.frction".to_owned()],
        ..Settings::default()
    };
    let refused = fit(&plates, &data, &settings).unwrap_err();
    assert!(
        matches!(refused, FitError::FrozenUnknown { .. }),
        "{refused:?}"
    );
}

/// Swings through its own equation of motion, `I θ'' = moment(θ)`, without a bearing.
#[test]
fn the_period_is_that_of_the_swinging_tube() {
    let mut spec = MachineSpec::builtin();
    spec.rod.friction = 0.0;
    spec.base.table_tilt_forward_rad = 0.1;
    for tube in 0..TUBES {
        let body = kipp_physics::statics::tube(&spec, tube);
        let inertia = body.inertia_about(Vector3::zeros())[(2, 2)];
        // Tipping lessens the mouth's elevation.
        let turn = |angle: f64| -Balance::of(&spec, tube, angle, &[]).net_moment_nm / inertia;
        let rest = stable_angle(&turn);
        let measured = quarter_swing(&turn, rest) * 4.0;
        let foretold = Swing::of(&spec, tube).period_s();
        assert!(
            (measured / foretold - 1.0).abs() < 1e-4,
            "{measured} and {foretold}"
        );
    }
}

/// Where the acceleration goes from up to down.
fn stable_angle(turn: &dyn Fn(f64) -> f64) -> f64 {
    let steps = (-314..314).map(|step| f64::from(step) / 100.0);
    let mut below = steps
        .into_iter()
        .find(|angle| turn(*angle) > 0.0 && turn(angle + 0.01) <= 0.0)
        .unwrap();
    let mut above = below + 0.01;
    for _ in 0..60 {
        let middle = f64::midpoint(below, above);
        if turn(middle) > 0.0 {
            below = middle;
        } else {
            above = middle;
        }
    }
    below
}

/// Time from 0.01 rad beside the rest to the rest, by small steps of a symplectic scheme.
fn quarter_swing(turn: &dyn Fn(f64) -> f64, rest: f64) -> f64 {
    let (mut angle, mut speed, step) = (rest + 0.01, 0.0, 2e-6);
    let mut time = 0.0;
    while angle > rest {
        speed += 0.5 * step * turn(angle);
        angle += step * speed;
        speed += 0.5 * step * turn(angle);
        time += step;
    }
    time
}
