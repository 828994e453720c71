//! Laws of the discrepancy: both fidelities run the same cases, and a verdict that the other would
//! turn is doubted.

mod support;

use std::fs;
use std::num::NonZeroUsize;

use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::fidelity::discrepancy::Ground;
use kipp_calibration::fidelity::gap::Gap;
use kipp_calibration::model::Model;
use kipp_calibration::plan::{MonteCarlo, Plan};
use kipp_calibration::row::{Row, Status};
use kipp_calibration::share::Share;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;
use support::calibrate;

const STUDY: &str = "format = 1\nname = \"gap\"\n[cases]\nnumber = 300\n\
                     [[knob]]\nfield = \"tube.*.ballast.plates\"\nfrom = 12\nto = 18\nstep = 1\n\
                     tolerance = { plus_minus = 0.2 }\n";

fn study() -> Study {
    let file = StudyFile::from_toml(STUDY).expect("it is sound");
    Study::of(file, MachineSpec::builtin()).expect("it is sound")
}

#[test]
fn both_fidelities_run_the_cases_of_the_plan() {
    let study = study();
    let plan = MonteCarlo::new(&study);
    let crew = Crew::new(NonZeroUsize::MIN, Pace::of(Fidelity::Machine));
    let gap = Gap::measure(&study, &plan, 20, &crew, || ());
    for fidelity in [Fidelity::Statics, Fidelity::Machine] {
        let model = Model::new(&study, fidelity);
        let in_band = |case| {
            let draw = plan.case(case);
            let row = model.evaluate(&draw.point, draw.replicate);
            row.is_in_band(4, 5)
        };
        let hits = (0..20).filter(|case| in_band(*case)).count() as u64;
        assert_eq!(gap.share(fidelity), Share { hits, of: 20 });
    }
    assert_eq!(gap.compared() + gap.unlike, 20);
}

/// Statics has tips at these dice, the machine one die later.
fn later(dice: impl Iterator<Item = u32>, by: u32) -> Gap {
    let row = |dice: u32| Row {
        dice_to_tip: Some(dice),
        torque_to_tip_mnm: Some(20.0),
        ..Row::without_dice(Status::Ok, 0)
    };
    let rows: Vec<(Row, Row)> = dice.map(|dice| (row(dice), row(dice + by))).collect();
    Gap::between(&rows, [4, 5])
}

#[test]
fn a_verdict_that_the_other_fidelity_would_turn_is_doubted() {
    let study = study();
    let english = words(Language::English);
    let sure = Ground::of(Share {
        hits: 950,
        of: 1000,
    });
    let dice = || (0..100).map(|case| 4 + case % 2);
    let doubt = |gap: &Gap| gap.doubt(&study, sure, &english);
    // Of dice 4 and 5 each half, one more die leaves 5 and 6: half of the band.
    let warning = doubt(&later(dice(), 1)).expect("95 % would be 45 %");
    assert!(
        warning.contains("45.0 %") && warning.contains("simulated machine"),
        "{warning}"
    );
    assert_eq!(doubt(&later(dice(), 0)), None);
    // Two cases are too few to be sure of anything.
    assert_eq!(doubt(&later(dice().take(2), 1)), None);
}

#[test]
fn an_order_is_doubted_where_the_fidelities_have_little_in_common() {
    let study = study();
    let english = words(Language::English);
    let row = |dice: u64| Row {
        dice_to_tip: u32::try_from(dice).ok(),
        torque_to_tip_mnm: Some(20.0),
        ..Row::without_dice(Status::Ok, 0)
    };
    let pairs = |other: fn(u64) -> u64| {
        let rows: Vec<_> = (0..60)
            .map(|case| (row(3 + case % 4), row(other(case))))
            .collect();
        Gap::between(&rows, [4, 5])
    };
    let doubt = |gap: &Gap| gap.doubt(&study, Ground::Order, &english);
    assert_eq!(doubt(&pairs(|case| 4 + case % 4)), None);
    assert_eq!(doubt(&pairs(|_| 5)), None, "nothing varies on the machine");
    let unlike = pairs(|case| 4 + case / 4 % 3);
    let warning = doubt(&unlike).expect("the dice have nothing in common");
    assert!(warning.contains("--fidelity"), "{warning}");
}

#[test]
fn every_analysis_tells_the_discrepancy_and_keeps_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("study.toml");
    let small = "[screen]\npaths = 8\n[sensitivity]\nrows = 16\n";
    fs::write(&path, format!("{STUDY}{small}")).expect("it can be written");
    let path = path.display().to_string();
    for verb in ["report", "screen", "sensitivity", "tolerance"] {
        let out = folder.path().join(verb).display().to_string();
        let output = calibrate(&[verb, &path, "--gap", "6", "--out", &out]);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{verb}: {output:?}");
        assert!(
            said.contains("6 cases were run both ways"),
            "{verb}: {said}"
        );
        assert!(said.contains("machine less statics"), "{verb}: {said}");
        let read = |name: &str| fs::read_to_string(format!("{out}/{name}")).expect(name);
        let result: serde_json::Value = serde_json::from_str(&read("result.json")).expect("JSON");
        assert_eq!(result["result"]["discrepancy"]["fills"], 6, "{verb}");
        let command = result["origin"]["command"].as_str().expect("a command");
        assert!(command.contains(" --gap 6 "), "{command}");
        assert_eq!(read("discrepancy.csv").lines().count(), 4);
        let without = calibrate(&[verb, &path, "--gap", "0"]);
        let said = String::from_utf8_lossy(&without.stdout).into_owned();
        assert!(!said.contains("run both ways"), "{verb}: {said}");
    }
}
