//! The verbs `design` and `report` as they are typed.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use support::calibrate;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

/// A folder with the example study, made small by its own lines, beside its machines.
fn small(name: &str, lines: &[(&str, &str)]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("there is room");
    let mut text = fs::read_to_string(examples().join(name)).expect("the example is there");
    for (long, short) in lines {
        assert!(text.contains(long), "{long}");
        text = text.replace(long, short);
    }
    let machines = examples().join("machines").display().to_string();
    let text = text.replace("\"machines/", &format!("\"{machines}/"));
    let path = folder.path().join(name);
    fs::write(&path, text).expect("it can be written");
    let path = path.display().to_string();
    (folder, path)
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn heavier() -> (tempfile::TempDir, String) {
    let lines = [
        ("aim = \"worst-decile\"", "aim = \"share\""),
        ("fills = 3000", "fills = 60"),
        ("designs = 400", "designs = 12"),
    ];
    small("heavier_dice.toml", &lines)
}

#[test]
fn the_machine_that_is_found_is_written_once_and_passes_its_check() {
    let (folder, study) = heavier();
    let machine = folder.path().join("heavier.toml").display().to_string();
    let out = folder.path().join("report").display().to_string();
    let output = calibrate(&[
        "design",
        &study,
        "--gap",
        "0",
        "--machine-out",
        &machine,
        "--out",
        &out,
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let checked = calibrate(&["check", &machine]);
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    for file in [
        "report.html",
        "result.json",
        "design-values.csv",
        "design-map.csv",
    ] {
        assert!(Path::new(&out).join(file).exists(), "{file}");
    }

    let before = fs::read(&machine).expect("it was written");
    fs::write(&machine, "mine").expect("it can be written");
    let words = ["design", &study, "--gap", "0", "--machine-out", &machine];
    let again = calibrate(&words);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("--force"));
    assert_eq!(fs::read(&machine).expect("it is there"), b"mine");
    let forced = calibrate(&[&words[..], &["--force"]].concat());
    assert_eq!(forced.status.code(), Some(0), "{forced:?}");
    assert_eq!(fs::read(&machine).expect("it is there"), before);
}

/// What a run reads cannot be made again, so not even --force replaces it.
#[test]
fn no_input_of_a_run_is_replaced_by_its_machine() {
    let (folder, study) = heavier();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let machine = path("mine.toml");
    let original = examples().join("machines/heavier_dice.toml");
    fs::copy(original, &machine).expect("it can be copied");
    fs::create_dir(path("deeper")).expect("there is room");
    let other_name = path("deeper/../mine.toml");
    for target in [&study, &machine, &other_name] {
        let before = fs::read(target).expect("it is there");
        let words = ["design", &study, "--machine", &machine, "--gap", "0"];
        let forced = ["--machine-out", target, "--force"];
        let output = calibrate(&[&words[..], &forced[..]].concat());
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("is an input"), "{complaint}");
        assert_eq!(fs::read(target).expect("it is there"), before);
    }
}

#[test]
fn what_cannot_be_designed_is_one_line_and_exit_code_2() {
    let (folder, study) = heavier();
    let text = fs::read_to_string(&study).expect("it is there");
    let bad = folder.path().join("bad.toml");
    for (from, to, line) in [
        ("designs = 12", "designs = 0", "design.designs = 0"),
        ("enough = 0.9", "enough = 1.5", "goal.enough = 1.5"),
        (
            "designs = 12",
            "also = [\"alone\"]",
            "add --fidelity machine",
        ),
        ("aim = \"share\"", "aim = \"best\"", "aim"),
        (
            "aim = \"share\"",
            "aim = \"worst-decile\"",
            "100 fills for each",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        fs::write(&bad, text.replace(from, to)).expect("it can be written");
        let output = calibrate(&["design", &bad.display().to_string()]);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{to}: {complaint}");
        assert!(complaint.contains(line), "{to}: {complaint}");
        assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
    }
    let free = examples().join("glue_and_board.toml").display().to_string();
    let output = calibrate(&["design", &free]);
    assert_eq!(output.status.code(), Some(2));
    let nowhere = folder
        .path()
        .join("no/such/machine.toml")
        .display()
        .to_string();
    let output = calibrate(&["design", &study, "--machine-out", &nowhere]);
    assert_eq!(output.status.code(), Some(2), "before any work");
}

#[test]
fn a_report_counts_the_rows_that_were_run_before() {
    let (folder, study) = small("will_it_tip.toml", &[("number = 3000", "number = 300")]);
    let rows = folder.path().join("rows").display().to_string();
    let quick = ["--fidelity", "statics", "--gap", "2"];
    let run = calibrate(&[&["run", &study, "--out", &rows], &quick[..]].concat());
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    let anew = calibrate(&[&["report", &study], &quick[..]].concat());
    let read = calibrate(&[&["report", &study, "--rows", &rows], &quick[..]].concat());
    assert_eq!(read.status.code(), Some(0), "{read:?}");
    assert_eq!(said(&anew), said(&read));
    assert!(said(&read).starts_with('✓'), "{}", said(&read));

    let other = calibrate(&["report", &study, "--rows", &rows, "--gap", "0"]);
    assert_eq!(
        other.status.code(),
        Some(2),
        "rows of statics are no rows of the machine"
    );
}

/// Whoever overrides a check gets an answer, but never good news.
#[test]
fn a_run_that_was_forced_does_not_begin_with_a_tick() {
    let (_folder, study) = small("will_it_tip.toml", &[("number = 3000", "number = 300")]);
    let quick = ["report", &study, "--fidelity", "statics", "--gap", "0"];
    assert!(said(&calibrate(&quick)).starts_with('✓'));
    let outside = "from = 0.5\nto = 0.6\n";
    let text = fs::read_to_string(&study).expect("it is there");
    fs::write(&study, format!("{text}\n{outside}")).expect("it can be written");
    assert_eq!(calibrate(&quick).status.code(), Some(2));
    let forced = calibrate(&[&quick[..], &["--although", "nominal-in-range"]].concat());
    assert_eq!(forced.status.code(), Some(0), "{forced:?}");
    assert!(said(&forced).starts_with('!'), "{}", said(&forced));
    assert!(said(&forced).contains("rod.friction"), "{}", said(&forced));
}

#[test]
fn answers_are_in_the_language_that_was_asked_for() {
    let (_folder, study) = heavier();
    let quick = ["--fidelity", "statics", "--gap", "0"];
    let answer = |language| {
        said(&calibrate(
            &[&["design", &study, "--lang", language], &quick[..]].concat(),
        ))
    };
    assert!(answer("de").contains("Die gefundenen Werte"));
    assert!(answer("nl").contains("De gevonden waarden"));
}
