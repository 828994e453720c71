//! Laws of studies: what was written is what is asked, and what contradicts itself is refused in one
//! line.

mod support;

#[path = "support/study.rs"]
mod good;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use good::{GOOD, study, text};
use kipp_calibration::study::{Check, Finding, Study, StudyFile, findings};
use kipp_physics::spec::MachineSpec;
use support::calibrate;

fn one_line(output: &Output) -> String {
    let complaint = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(output.stdout.is_empty(), "something was printed");
    complaint
}

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

/// A line of the good study, what stands there instead, and words that the complaint must have.
const BAD: &[(&str, &str, &[&str])] = &[
    ("seed = 7", "sed = 7", &["line 4", "sed", "seed"]),
    (
        "seed = 7",
        "seed = \"x\"",
        &["line 4", "seed", "whole number"],
    ),
    ("seed = 7", "seed = -1", &["line 4", "whole number"]),
    ("seed = 7", "seed = ", &["line 4"]),
    ("format = 1", "", &["format"]),
    ("format = 1", "format = 2", &["format 2", "update"]),
    ("format = 1", "format = 0", &["format = 0"]),
    ("format = 1", "format = \"1\"", &["format"]),
    ("format = 1", "format = [1", &["line"]),
    ("name = \"good\"", "", &["name"]),
    (
        "fidelity = \"statics\"",
        "fidelity = \"guess\"",
        &["guess", "statics, machine"],
    ),
    (
        "machine = \"default\"",
        "machine = \"no/such.toml\"",
        &["no/such.toml", "no such file"],
    ),
    ("machine = \"default\"", "machine = \"\"", &["folder"]),
    (
        "tubes = [\"copper\", \"gold\"]",
        "tubes = [\"brass\"]",
        &["brass", "copper, silver, gold"],
    ),
    (
        "tubes = [\"copper\", \"gold\"]",
        "tubes = []",
        &["line 8: goal.tubes is empty", "copper, silver, gold"],
    ),
    ("first_die = 4", "first_die = 0", &["goal.first_die", "1"]),
    ("last_die = 5", "last_die = 3", &["goal.last_die = 3", "4"]),
    ("which = \"box\"", "which = \"huge\"", &["huge", "small"]),
    ("number = 50", "number = 0", &["cases.number = 0"]),
    (
        "half_width = \"1 %\"",
        "half_width = 0",
        &["cases.half_width = 0"],
    ),
    (
        "half_width = \"1 %\"",
        "half_width = \"1 mm\"",
        &["cases.half_width", "1 mm"],
    ),
    (
        "field = \"rod.friction\"",
        "field = \"rod.fricton\"",
        &["line 21: knob[0].field", "\"rod.friction\""],
    ),
    (
        "field = \"rod.friction\"",
        "field = \"tube.gold.ballast.plates\"",
        &["line 26: knob[1]", "knob[0]"],
    ),
    ("from = 0.2", "from = 0.5", &["knob[0]", "0.5", "40 %"]),
    ("from = 0.2", "from = 0.4", &["knob[0]", "0.4"]),
    ("from = 0.2", "", &["knob[0].from", "missing"]),
    (
        "field = \"rod.friction\"",
        "field = \"banana\"",
        &["line 21", "nor one like it", "schema --fields"],
    ),
    (
        "from = 0.2",
        "from = -1e300",
        &["line 22: knob[0].from = -1e300", "between -1e12 and 1e12"],
    ),
    (
        "first_die = 4",
        "first_die = 4\nenough = 1.5",
        &["line 10: goal.enough = 1.5", "0 and 1"],
    ),
    (
        "seed = 7",
        "design = { copies = 0 }",
        &["line 4: design.copies = 0"],
    ),
    (
        "seed = 7",
        "design = { fills = 4000000000 }",
        &["design.fills = 4000000000"],
    ),
    (
        "seed = 7",
        "screen = { paths = 1 }",
        &["line 4: screen.paths = 1"],
    ),
    (
        "seed = 7",
        "screen = { levels = 5 }",
        &["line 4: screen.levels = 5", "even"],
    ),
    (
        "seed = 7",
        "design = { designs = 200000 }",
        &["line 4: design.designs = 200000", "100000"],
    ),
    (
        "seed = 7",
        "design = { fills = 2000000 }",
        &["line 4: design.fills = 2000000", "1000000"],
    ),
    (
        "seed = 7",
        "design = { copies = 20000 }",
        &["line 4: design.copies = 20000", "10000"],
    ),
    (
        "seed = 7",
        "tolerance = { orders = 0 }",
        &["line 4: tolerance.orders = 0"],
    ),
    ("from = 0.2", "from = nan", &["knob[0].from", "finite"]),
    ("from = 0.2", "from = -inf", &["knob[0].from", "finite"]),
    (
        "from = 0.2",
        "from = \"0.2 mm\"",
        &["knob[0].from", "0.2 mm"],
    ),
    ("from = 0.2", "from = \"0,2\"", &["knob[0].from", "0,2"]),
    ("from = 0.2", "from = \"\"", &["knob[0].from"]),
    ("from = 0.2", "from = true", &["knob[0].from", "true"]),
    ("from = 0.2", "from = 0.2\nfrom = 0.3", &["twice"]),
    ("from = 0.2", "form = 0.2", &["form", "from"]),
    ("step = 1", "step = 0", &["knob[1].step = 0"]),
    ("step = 1", "step = \"-1\"", &["knob[1].step = -1"]),
    (
        "plus_minus = \"5 %\"",
        "plus_minus = \"-5 %\"",
        &["knob[0].tolerance.plus_minus", "-5 %"],
    ),
    (
        "plus_minus = \"5 %\"",
        "plus_minus = \"5 mm\"",
        &["plus_minus", "5 mm"],
    ),
    ("plus_minus = \"5 %\"", "", &["plus_minus"]),
    (
        "kind = \"uniform\"",
        "kind = \"round\"",
        &["round", "normal"],
    ),
];

#[test]
fn a_bad_study_is_one_line_with_file_and_place_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("bad study.toml");
    for (line, instead, said) in BAD {
        assert!(GOOD.contains(line), "{line} is not in the good study");
        fs::write(&path, GOOD.replacen(line, instead, 1)).expect("it can be written");
        let complaint = one_line(&calibrate(&["check", "--study", text(&path)]));
        assert!(
            complaint.contains(text(&path)),
            "{complaint} lacks the file"
        );
        assert!(complaint.len() < 400, "too long to read: {complaint}");
        for word in *said {
            assert!(
                complaint.contains(word),
                "{instead}: {complaint} lacks {word}"
            );
        }
    }
}

#[test]
fn a_file_that_holds_no_study_is_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str, content: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("it can be written");
        path
    };
    let missing = folder.path().join("missing.toml");
    for (path, said) in [
        (at("empty", b" \n"), "empty"),
        (at("bytes", &[0x66, 0xff, 0xfe]), "byte 1"),
        (at("large", &vec![b'#'; (1 << 20) + 1]), "1 MiB"),
        (at("words", b"dear machine"), "line 1"),
        (
            at("machine", MachineSpec::builtin_toml().as_bytes()),
            "this is a machine file",
        ),
        (missing, "no such file"),
        (folder.path().to_owned(), "folder"),
    ] {
        let complaint = one_line(&calibrate(&["check", "--study", text(&path)]));
        assert!(
            complaint.contains(said) && complaint.contains(text(&path)),
            "{said}: {complaint}"
        );
    }
}

/// Each file is told from the other, even where it has a fault.
#[test]
fn a_machine_and_a_study_are_told_apart_where_the_other_is_needed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("it can be written");
        path
    };
    let machine = at("machine.toml", MachineSpec::builtin_toml());
    let study = at("study.toml", GOOD);
    let broken = at("broken.toml", &GOOD.replacen("seed = 7", "seed = = 7", 1));
    let half = at(
        "half.toml",
        &MachineSpec::builtin_toml().replacen("[rod]", "[rod", 1),
    );
    for (words, said) in [
        (vec!["report", text(&machine)], "this is a machine file"),
        (vec!["fit", text(&machine)], "this is a machine file"),
        (vec!["fills", text(&study)], "is a study file"),
        (
            vec!["report", text(&study), "--machine", text(&study)],
            "is a study file",
        ),
        (
            vec!["check", text(&study), "--study", text(&study)],
            "is a study file",
        ),
        (
            vec!["schema", "--fields", "--machine", text(&study)],
            "is a study file",
        ),
        (vec!["check", text(&broken)], "kipp-calibrate schema prints"),
        (vec!["check", text(&half)], "kipp machine prints"),
    ] {
        let complaint = one_line(&calibrate(&words));
        assert!(complaint.contains(said), "{words:?}: {complaint}");
    }
}

#[test]
fn a_number_whose_unit_was_forgotten_is_told_of_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    let knob = |field: &str, range: &str| {
        let knob = format!("[[knob]]\nfield = \"{field}\"\n{range}\n");
        fs::write(&path, format!("format = 1\nname = \"unit\"\n{knob}")).expect("it is written");
        one_line(&calibrate(&["report", text(&path), "--gap", "0"]))
    };
    let length = knob("tube.*.pivot_station_m", "from = 80\nto = 90");
    assert!(
        length.contains("\"80 mm\"") && length.contains("in m,"),
        "{length}"
    );
    let mass = knob("tube.*.ballast.plate_mass_kg", "from = 0.9\nto = 1.1");
    assert!(mass.contains("\"0.9 g\""), "{mass}");
    let angle = knob("tube.*.rest_angle_rad", "from = 33\nto = 38");
    assert!(angle.contains("\"33 deg\""), "{angle}");
    let plain = knob("rod.friction", "from = 30\nto = 40");
    assert!(!plain.contains("without a unit"), "{plain}");
}

#[test]
fn complaints_speak_the_language() {
    let bad = GOOD.replacen("rod.friction", "rod.fricton", 1);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    fs::write(&path, bad).expect("it can be written");
    for (language, said) in [("de", "am nächsten"), ("nl", "dichtst in de buurt")] {
        let complaint = one_line(&calibrate(&["check", text(&path), "--lang", language]));
        assert!(complaint.contains(said), "{complaint}");
    }
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
