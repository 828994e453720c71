//! Laws of studies: what was written is what is asked.

mod support;

#[path = "support/study.rs"]
mod good;

use std::fs;
use std::path::PathBuf;

use good::{GOOD, study, text};
use kipp_calibration::study::{Check, Finding, Study, StudyFile, findings};
use kipp_physics::spec::MachineSpec;
use support::calibrate;

#[test]
fn a_study_means_what_it_says() {
    let study = study(GOOD);
    assert_eq!(study.goal.tubes, [0, 2]);
    assert_eq!((study.goal.first_die, study.goal.last_die), (4, 5));
    assert_eq!((study.seed, study.cases.number), (7, 50));
    let [friction, plates] = &study.knobs[..] else {
        panic!("two knobs");
    };
    let near = |one: f64, two: f64| (one - two).abs() < 1e-12;
    assert!(near(friction.from, 0.2) && near(friction.to, 0.4) && near(friction.nominal, 0.3));
    let tolerance = friction.tolerance.expect("a tolerance");
    assert!(near(tolerance.plus_minus, 0.015), "5 % of 0.30");
    assert_eq!(plates.step, Some(1.0));
    let mut spec = study.machine.clone();
    study.write(&[0.25, 16.0], &mut spec);
    assert!(near(spec.rod.friction, 0.25));
    assert_eq!(spec.tube[1].ballast.plates, 16);
}

#[test]
fn a_knob_without_a_range_varies_by_its_tolerance() {
    let range = "from = 0.2\nto = \"40 %\"\n";
    let study = study(&GOOD.replacen(range, "", 1));
    let friction = &study.knobs[0];
    assert!(!friction.is_free && study.knobs[1].is_free);
    assert!((friction.from - 0.285).abs() < 1e-12 && (friction.to - 0.315).abs() < 1e-12);
}

#[test]
fn every_example_may_run() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let paths = fs::read_dir(folder).expect("the examples are there");
    let paths: Vec<PathBuf> = paths.map(|entry| entry.expect("it is").path()).collect();
    let studies = paths.iter().filter(|path| StudyFile::is_at(path));
    let mut seen = 0;
    for path in studies {
        let study = Study::load(path, None).expect("an example can be read");
        let faults: Vec<Finding> = findings(&study)
            .into_iter()
            .filter(Finding::is_fault)
            .collect();
        assert_eq!(faults, [], "{}", path.display());
        seen += 1;
    }
    assert!(seen > 0, "no example is a study");
}

#[test]
fn check_tells_verdict_checks_and_cost_and_ends_by_the_verdict() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    for (content, code, mark) in [
        (GOOD.to_owned(), 0, '✓'),
        (GOOD.replacen("step = 1", "step = 3", 1), 1, '✗'),
        (GOOD.replacen("from = 14", "from = 0", 1), 0, '!'),
    ] {
        fs::write(&path, content).expect("it can be written");
        let output = calibrate(&["check", text(&path)]);
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.starts_with(mark), "{said}");
        assert!(said.contains("copper"), "{said}");
        assert!(
            Check::ALL.iter().all(|check| said.contains(check.name())),
            "{said}"
        );
    }
}

#[test]
fn the_machine_named_before_the_study_is_the_one_that_is_asked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("it can be written");
        path
    };
    let other = MachineSpec::builtin_toml().replacen("three-tube dice machine", "other", 1);
    let machine = at("other.toml", &other);
    let beside = at("beside.toml", &GOOD.replacen("default", "other.toml", 1));
    let plain = at("plain.toml", GOOD);
    for arguments in [
        vec!["check", text(&beside)],
        vec!["check", text(&machine), "--study", text(&plain)],
    ] {
        let output = calibrate(&arguments);
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(said.contains("other: valid"), "{said}");
    }
}

#[test]
fn schema_describes_every_key_of_a_study() {
    let output = calibrate(&["schema"]);
    let schema: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let good: toml::Table = toml::from_str(GOOD).expect("TOML");
    let properties = &schema["properties"];
    assert!(
        good.keys().all(|key| properties[key].is_object()),
        "{schema}"
    );
    assert_eq!(schema["additionalProperties"], false);
}
