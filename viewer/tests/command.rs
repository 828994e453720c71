//! What the command says when it cannot open a window, and its exit codes.

#[path = "support/driver.rs"]
mod driver;

use assert_cmd::Command;
use kipp_game::session::FORMAT;
use kipp_physics::MachineSpec;

use driver::can_draw;

/// The command on a computer without a display.
fn viewer() -> Command {
    let mut viewer = Command::cargo_bin("kipp-viewer").expect("the command is built");
    viewer.env("LC_ALL", "C").env_remove("DISPLAY");
    viewer
}

/// What it complains about, on one line.
fn complaint(viewer: &mut Command) -> String {
    let output = viewer.assert().code(2).get_output().clone();
    let line = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(output.stdout.is_empty() && !line.contains("panicked"));
    line
}

#[test]
fn bad_input_is_one_line_and_exit_code_2() {
    for (words, said) in [
        (vec!["--windows"], "--windows"),
        (vec!["--lab", "lab.json"], "lab.json"),
        (vec!["--lang", "fr"], "fr"),
        (vec!["--machine"], "--machine"),
        (vec!["--machine", "no/such/file.toml"], "no/such/file.toml"),
        (vec!["--machine", "Cargo.toml"], "Cargo.toml"),
        (vec!["--frames", "0"], "from 1 to 100000"),
        (vec!["--frames", "100001"], "from 1 to 100000"),
        (vec!["--frames", "many"], "from 1 to 100000"),
        (vec!["--frames", "-3"], "-3"),
        (vec!["--json"], "--frames"),
        (vec!["--dice", "S,M"], "--shot"),
        (vec!["--seed", "3"], "--lab"),
        (vec!["--size", "480x270", "--lab"], "--shot"),
        (vec!["--slow", "4", "--shot", "a.png"], "--gif"),
        (vec!["--lab", "--shot", "a.png"], "--shot"),
        (vec!["--shot", "a.gif", "--gif", "a.gif"], "two files"),
        (
            vec!["--shot", "a.png", "--size", "-5x10"],
            "cannot be -5x10",
        ),
        (
            vec!["--shot", "a.png", "--size", "--lab"],
            "cannot be --lab",
        ),
        (
            vec!["--gif", "a.gif", "--slow", "1e99"],
            "cannot be 1e99 times",
        ),
        (vec!["--gif", "a.gif", "--slow", "-1"], "cannot be -1 times"),
        (vec!["--shot", "a.jpg"], ".png"),
        (vec!["--gif", "a.png"], ".gif"),
        (
            vec!["--shot", "a.png", "--dice", "S", "--step", "2"],
            "--step",
        ),
        (vec!["--lab", "--tube", "tin"], "tin"),
        (vec!["--lab", "--dice", "S,X"], "X"),
        (vec!["--lab", "--dice", "brass:S"], "brass"),
        (vec!["--lab", "--seed", "-1"], "-1"),
    ] {
        let line = complaint(viewer().args(&words));
        assert!(line.contains(said), "{words:?}: {line}");
    }
}

#[test]
fn pictures_that_were_made_are_told() {
    if !can_draw() {
        return;
    }
    let folder = tempfile::tempdir().expect("there is room");
    let mut viewer = viewer();
    viewer
        .current_dir(folder.path())
        .args(["--shot", "a.png", "--gif", "a.gif"]);
    viewer.args(["--size", "64x36", "--dice", "S"]);
    let done = viewer.assert().code(0).get_output().clone();
    let told = String::from_utf8(done.stdout).expect("UTF-8");
    let [shot, film, nothing] = told.lines().collect::<Vec<_>>()[..] else {
        panic!("three lines: {told}");
    };
    assert!(
        nothing.starts_with("No tube tips with these dice"),
        "{nothing}"
    );
    assert_eq!(shot, "a.png: a picture of 64 × 36 pixels");
    assert!(film.starts_with("a.gif: a film of "), "{film}");
    for file in ["a.png", "a.gif"] {
        assert!(folder.path().join(file).exists(), "{file}");
    }
}

#[test]
fn a_record_that_cannot_be_read_is_told_before_a_window_opens() {
    let folder = tempfile::tempdir().expect("there is room");
    let newer = "{\"kipp_save\":9000,\n\"checksum\":\"0\",\n\"record\":{}}\n";
    for (name, content, said) in [
        ("empty.json", "", "empty"),
        ("text.json", "no record at all\n", "text.json"),
        ("newer.json", newer, "9000"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("there is room");
        let line = complaint(viewer().arg("--replay").arg(&path));
        assert!(line.contains(said), "{line}");
        assert!(!line.contains("DISPLAY"), "{line}");
    }
    for (words, said) in [
        (vec!["--replay", "none.json"], "none.json"),
        (vec!["--replay", "none.json", "--lab"], "--lab"),
        (vec!["--replay"], "--replay"),
    ] {
        let line = complaint(viewer().args(&words));
        assert!(line.contains(said), "{words:?}: {line}");
    }
}

/// Files of a later version, which differ in nothing but the number of their format.
#[test]
fn what_a_later_version_has_written_is_called_newer_in_three_languages() {
    let folder = tempfile::tempdir().expect("there is room");
    let save = include_str!("../../game/tests/saves/format-1.json");
    let mark = |format: u32| format!("{{\"kipp_save\":{format},");
    let newer = save.replacen(&mark(1), &mark(FORMAT + 1), 1);
    assert_ne!(newer, save);
    let machine = MachineSpec::builtin().to_toml();
    let later = machine.replacen("format = 1", "format = 2", 1);
    assert_ne!(later, machine);
    for (option, name, content) in [
        ("--replay", "newer.json", &newer),
        ("--machine", "newer.toml", &later),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("there is room");
        for (language, way_out) in [("en", "update"), ("de", "aktualisier"), ("nl", "werk")] {
            let mut viewer = viewer();
            let line = complaint(viewer.args(["--lang", language, option]).arg(&path));
            assert!(line.contains(name) && line.contains(way_out), "{line}");
        }
    }
}

#[test]
fn what_frames_cost_is_told_in_words_or_as_one_json_object() {
    if !can_draw() {
        return;
    }
    let told = |options: &[&str]| {
        let mut viewer = viewer();
        let done = viewer.args(["--frames", "3"]).args(options).assert();
        String::from_utf8(done.code(0).get_output().stdout.clone()).expect("UTF-8")
    };
    let table = told(&["--lang", "de"]);
    assert!(
        table.starts_with("3 Bilder") && table.contains("36 Würfel"),
        "{table}"
    );
    let json = told(&["--json", "--lang", "de"]);
    let report: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(
        (&report["frames"], &report["dice"]),
        (&3.into(), &36.into())
    );
    let number = |value: &serde_json::Value| value.as_f64().expect("it is a number");
    for part in ["tick_ms", "pose_ms", "panels_ms", "render_ms"] {
        let [half, most, max] = ["p50", "p95", "max"].map(|it| number(&report[part][it]));
        assert!(0.0 < half && half <= most && most <= max, "{part}: {json}");
        assert!(max < number(&report["whole_ms"]["max"]), "{part}: {json}");
    }
    assert!(number(&report["first_picture_s"]) > 0.0);
}

#[test]
fn without_a_display_the_way_out_is_told_in_three_languages() {
    for (language, said) in [
        ("en", "there is no display"),
        ("de", "gibt keinen Bildschirm"),
        ("nl", "geen scherm"),
    ] {
        let line = complaint(viewer().args(["--lab", "--lang", language]));
        assert!(line.contains(said) && line.contains("kipp"), "{line}");
        assert!(line.contains("--shot"), "{line}");
    }
}

#[test]
fn a_display_that_does_not_answer_is_named() {
    for (language, said) in [
        ("en", "does not answer"),
        ("de", "antwortet nicht"),
        ("nl", "antwoordt niet"),
    ] {
        let mut viewer = viewer();
        let line = complaint(viewer.env("DISPLAY", ":987").args(["--lang", language]));
        assert!(line.contains(said) && line.contains(":987"), "{line}");
    }
}

#[test]
fn help_speaks_the_language_that_was_asked_for() {
    for (language, said) in [
        ("en", "Usage: kipp-viewer"),
        ("de", "Aufruf: kipp-viewer"),
        ("nl", "Gebruik: kipp-viewer"),
    ] {
        let mut viewer = viewer();
        let help = viewer.args(["--help", "--lang", language]).assert().code(0);
        let text = String::from_utf8(help.get_output().stdout.clone()).expect("UTF-8");
        assert!(text.contains(said) && !text.contains("help-"), "{text}");
    }
}
