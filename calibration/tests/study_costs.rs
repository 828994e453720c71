//! Laws of `check`: it tells what each verb will do with a study, and why another cannot.

mod support;

use std::fs;

use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::study::{Fills, Study, StudyFile, Work, works};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;
use support::calibrate;

/// Two knobs with tolerances, one of them free in 3 steps.
const STUDY: &str = r#"format = 1
name = "costs"
[cases]
number = 500
[design]
fills = 7
copies = 2
[screen]
over = "tolerance"
paths = 5
[sensitivity]
rows = 16
[[knob]]
field = "tube.*.ballast.station_m"
from = "16 mm"
to = "18 mm"
step = "1 mm"
tolerance = { plus_minus = "0.5 mm" }
[[knob]]
field = "rod.friction"
tolerance = { plus_minus = "10 %" }
"#;

fn told(text: &str, fidelity: Fidelity) -> Vec<Work> {
    let file = StudyFile::from_toml(text).expect("a study file");
    let mut study = Study::of(file, MachineSpec::builtin()).expect("a study");
    study.fidelity = fidelity;
    works(&study, &words(Language::English))
}

fn fills(works: &[Work], verb: &str) -> Result<Fills, String> {
    let mut works = works.iter();
    let work = works.find(|work| work.verb == verb).expect("it is told");
    work.fills.clone()
}

#[test]
fn every_verb_is_told_with_the_fills_that_its_plan_has() {
    let works = told(STUDY, Fidelity::Statics);
    // Reports look at 200 cases by both fidelities, or at as many as depend on no other.
    for (verb, by_statics, simulated) in [
        ("run", 500, 30),
        ("report", 500, 200),
        // r (k + 1): two knobs and the dice mix.
        ("screen", 5 * 4, 5),
        // N (k + 3): the same inputs, and all knobs as one.
        ("sensitivity", 16 * 6, 2 * 16),
        // As built, with perfect parts, with all halved, and with each halved.
        ("tolerance", 500 * 5, 200),
        // 3 designs and 2 confirmed, 9 fills each, as many for each of 3 tubes.
        ("design", 5 * 9, 2 * 9 + 200),
    ] {
        let wanted = Fills {
            by_statics,
            simulated,
        };
        assert_eq!(fills(&works, verb), Ok(wanted), "{verb}");
    }
    // The machine's hand is one more input, and its fills are all simulated.
    let works = told(STUDY, Fidelity::Machine);
    let simulated = |fills| Ok(Fills::of(Fidelity::Machine, fills));
    assert_eq!(fills(&works, "screen"), simulated(5 * 5 + 5));
    assert_eq!(fills(&works, "sensitivity"), simulated(16 * 7 + 32));
    assert_eq!(fills(&works, "design"), simulated(5 * 9 + 200));
}

#[test]
fn a_verb_that_cannot_answer_says_why_and_warns_if_its_table_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("study.toml");
    let check = |text: &str| {
        fs::write(&path, text).expect("it can be written");
        let output = calibrate(&["check", path.to_str().expect("UTF-8")]);
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        let is_refused = said.starts_with('✗');
        assert_eq!(output.status.code(), Some(is_refused.into()), "{said}");
        said
    };
    let also = STUDY.replace("copies = 2", "copies = 2\nalso = [\"alone\"]");
    let said = check(&also);
    assert!(
        said.starts_with("✗ ") && said.contains("may run, but not design"),
        "{said}"
    );
    assert!(said.contains("✗ design: "), "{said}");
    assert!(said.contains("--fidelity machine"), "{said}");
    for (table, complaint) in [
        ("frozen = [\"rod.fricton\"]", "✗ fit: "),
        ("data = [\"no.csv\"]", "✗ fit: "),
        ("scatter = 9.0", "✗ fit: "),
    ] {
        let said = check(&format!("{STUDY}[fit]\n{table}\n"));
        assert!(
            said.starts_with('✗') && said.contains(complaint),
            "{table}: {said}"
        );
    }
    let said = check(&format!("{STUDY}[fit]\nfrozen = [\"rod.friction\"]\n"));
    assert!(
        said.contains("\n| fit ") && !said.contains("✗ fit"),
        "{said}"
    );
    // Only the corner of both ranges makes no machine: no check of one knob sees it.
    let corner = STUDY
        .replace("to = \"18 mm\"", "to = \"22 mm\"")
        .replace("rows = 16", "rows = 64\nover = \"range\"")
        + "[[knob]]\nfield = \"tube.*.ballast.plates\"\nfrom = 12\nto = 18\n";
    let said = check(&corner);
    assert!(
        said.contains("✗ sensitivity: ") && said.contains("cannot be built"),
        "{said}"
    );
    // A study without knobs, by its own keys alone.
    let bare = check("format = 1\nname = \"bare\"\n");
    assert!(bare.starts_with("✓ The study “bare” may run"), "{bare}");
    assert!(bare.contains("- design: "), "{bare}");
    let run = bare.lines().find(|line| line.starts_with("| run "));
    assert!(run.is_some_and(|line| line.contains(" 1000 ")), "{bare}");
}

#[test]
fn the_fields_that_a_knob_may_name_are_listed_with_their_values() {
    let output = calibrate(&["schema", "--fields"]);
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    for (field, value) in [
        ("tube.*.ballast.plates", " 15 "),
        ("tube.gold.bore_m", " m "),
        ("die.*.edge_m", " - "),
        ("rod.friction", " 0.3 "),
    ] {
        let line = said.lines().find(|line| line.contains(field));
        assert!(line.is_some_and(|line| line.contains(value)), "{said}");
    }
    let alone = calibrate(&["schema", "--machine", "x.toml"]);
    assert_eq!(alone.status.code(), Some(2), "{alone:?}");
}
