//! Laws of verdicts: every share gets its mark by one rule, which is said with its number; a verdict
//! names what it was worked out by, and compares like with like.

mod support;

use std::fs;
use std::path::Path;

use kipp_calibration::document::Level;
use kipp_calibration::share::Share;
use support::calibrate;

const STUDY: &str = r#"format = 1
name = "verdict"
[goal]
first_die = 4
last_die = 4
[cases]
number = 400
[screen]
paths = 8
[sensitivity]
rows = 64
[design]
fills = 30
designs = 5
[[knob]]
field = "tube.*.ballast.plate_mass_kg"
from = "0.9 g"
to = "1.1 g"
step = "0.1 g"
tolerance = { plus_minus = "10 %" }
[[knob]]
field = "rod.friction"
tolerance = { plus_minus = "20 %" }
"#;

/// The study with this share as enough, in a folder of its own.
fn study(enough: f64) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("study.toml");
    let text = STUDY.replace("last_die = 4", &format!("last_die = 4\nenough = {enough}"));
    fs::write(&path, text).expect("it can be written");
    let path = path.display().to_string();
    (folder, path)
}

/// What a verb prints, and its `result.json`.
fn asked(verb: &str, enough: f64, more: &[&str]) -> (String, serde_json::Value) {
    let (folder, path) = study(enough);
    let out = folder.path().join("out").display().to_string();
    let words = [&[verb, &path, "--gap", "0", "--out", &out], more].concat();
    let output = calibrate(&words);
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(0), "{verb}: {:?}", output.stderr);
    let result = fs::read_to_string(Path::new(&out).join("result.json")).expect("a result");
    (said, serde_json::from_str(&result).expect("JSON"))
}

fn share(value: &serde_json::Value) -> Share {
    serde_json::from_value(value.clone()).expect("a share")
}

#[test]
fn a_share_is_good_or_bad_only_if_its_whole_interval_is() {
    let level = |from, to| Level::of_share((from, to), 0.9);
    assert_eq!(level(0.9, 0.95), Level::Good);
    assert_eq!(level(0.89, 0.95), Level::Caution);
    assert_eq!(level(0.85, 0.9), Level::Caution);
    assert_eq!(level(0.85, 0.899), Level::Bad);
}

#[test]
fn report_and_tolerance_mark_the_same_share_alike_and_say_the_rule() {
    let (_, result) = asked("report", 0.9, &[]);
    let (from, to) = share(&result["result"]["in_band"])
        .wilson95()
        .expect("cases");
    assert!(0.05 < from && to < 0.95, "the band is narrow: {from} {to}");
    for (enough, mark, level) in [
        (from - 0.01, '✓', "good"),
        ((from + to) / 2.0, '!', "caution"),
        (to + 0.01, '✗', "bad"),
    ] {
        let enough = (1000.0 * enough).round() / 1000.0;
        for verb in ["report", "tolerance"] {
            let (said, result) = asked(verb, enough, &[]);
            assert!(said.starts_with(mark), "{verb}, {enough}: {said}");
            let mut lines = said.lines();
            let (verdict, rule) = (lines.next().expect("one"), lines.next().expect("two"));
            let number = format!("Enough is {:.1} %", 100.0 * enough);
            assert!(rule.contains(&number), "{rule}");
            let written = &result["verdict"];
            assert_eq!(written["level"], level, "{verb}");
            assert_eq!(written["rule"], rule, "{verb}");
            let sentence = written["sentence"].as_str().expect("a sentence");
            assert_eq!(format!("{mark} {sentence}"), verdict);
            assert!(result["warnings"].is_array());
        }
    }
}

#[test]
fn a_design_is_marked_by_the_same_rule() {
    for enough in [0.02, 0.5, 0.99] {
        let (said, result) = asked("design", enough, &[]);
        let found = &result["result"]["best"]["machine"]["in_band"];
        let end = |key: &str| found[key].as_f64().expect("a number");
        let level = Level::of_share((end("from"), end("to")), enough);
        assert!(
            said.starts_with(level.mark()),
            "{found} of {enough}: {said}"
        );
        let verdict = said.lines().next().expect("a verdict");
        assert!(verdict.contains("simulated machine"), "{verdict}");
    }
}

/// Whoever says nothing wants nine tenths.
#[test]
fn enough_is_nine_tenths_unless_the_study_says_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("study.toml");
    for (goal, said) in [("", "90 %"), ("enough = \"75 %\"", "75 %")] {
        let text = format!("format = 1\nname = \"enough\"\n[goal]\n{goal}\n[cases]\nnumber = 60\n");
        fs::write(&path, text).expect("it can be written");
        let output = calibrate(&["report", &path.display().to_string(), "--gap", "0"]);
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.contains(&format!("Enough is {said} ")), "{text}");
    }
}

/// The rows of a run stay good whatever is enough.
#[test]
fn another_share_that_is_enough_asks_for_no_other_rows() {
    let (folder, path) = study(0.5);
    let rows = folder.path().join("rows").display().to_string();
    let run = calibrate(&["run", &path, "--out", &rows, "--gap", "0"]);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replace("enough = 0.5", "enough = 0.7")).expect("it can be written");
    let read = calibrate(&["report", &path, "--rows", &rows, "--gap", "0"]);
    assert_eq!(read.status.code(), Some(0), "{read:?}");
}

#[test]
fn verdicts_name_the_fidelity_and_a_band_of_one_die_as_one() {
    for verb in ["report", "tolerance", "screen", "sensitivity"] {
        for (language, named) in [("en", "statics"), ("de", "Statik"), ("nl", "statica")] {
            let (said, _) = asked(verb, 0.9, &["--lang", language]);
            let verdict = said.lines().next().expect("a verdict");
            assert!(verdict.contains(named), "{verb}: {verdict}");
            for twice in ["4 to 4", "4 bis 4", "4 tot 4", "4. bis 4."] {
                assert!(!said.contains(twice), "{verb}: {said}");
            }
        }
    }
}

/// Dice and build are compared by what they do alone (S1), single dimensions by all they do (ST), as the
/// figure is.
#[test]
fn a_sensitivity_compares_groups_alone_and_dimensions_in_all() {
    let (folder, path) = study(0.9);
    let out = folder.path().join("out");
    let out_said = out.display().to_string();
    let output = calibrate(&["sensitivity", &path, "--gap", "0", "--out", &out_said]);
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let verdict = said.lines().next().expect("a verdict").to_owned();
    let mut table =
        csv::Reader::from_path(out.join("sensitivity-dice-to-tip.csv")).expect("a table");
    let rows: Vec<(String, f64, f64)> = table
        .records()
        .map(|row| row.expect("a row"))
        .map(|row| {
            let number = |at: usize| row[at].parse().expect("a number");
            (row[0].to_owned(), number(1), number(4))
        })
        .collect();
    let knobs = rows.iter().filter(|(name, ..)| name.contains('.'));
    let (knob, first, total) = knobs.max_by(|a, b| a.2.total_cmp(&b.2)).expect("a knob");
    assert!(
        (first - total).abs() > 0.01,
        "the two indices can be told apart"
    );
    assert!(
        verdict.contains(&format!("matter most: {:.0} %", 100.0 * total))
            || verdict.contains(&format!("matters most: {:.0} %", 100.0 * total)),
        "{verdict}"
    );
    assert!(verdict.contains(knob.as_str()), "{verdict}");
    let mix = rows
        .iter()
        .find(|(name, ..)| name == "dice_mix")
        .expect("the dice");
    let share = format!("the dice mix alone brings {:.0} %", 100.0 * mix.1);
    assert!(verdict.contains(&share), "{verdict}");
}
