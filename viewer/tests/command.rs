//! What the command says when it cannot open a window, and its exit codes.

use assert_cmd::Command;

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
    ] {
        let line = complaint(viewer().args(&words));
        assert!(line.contains(said), "{words:?}: {line}");
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
