//! The command's words and exit codes.

use assert_cmd::Command;

fn viewer() -> Command {
    let mut viewer = Command::cargo_bin("kipp-viewer").expect("the command is built");
    viewer.env("LC_ALL", "C");
    viewer
}

#[test]
fn it_prints_every_part_and_the_same_digest_for_the_same_seed() {
    let print = || {
        viewer()
            .args(["--dice", "2", "--seed", "9"])
            .assert()
            .success()
            .get_output()
            .stdout
            .clone()
    };
    let first = String::from_utf8(print()).expect("UTF-8");
    for part in [
        "tube 0",
        "tube 1",
        "tube 2",
        "die 0 (small)",
        "die 1 (medium)",
        "digest ",
    ] {
        assert!(first.contains(part), "{part} is missing in\n{first}");
    }
    assert_eq!(first.into_bytes(), print());
}

#[test]
fn bad_input_is_one_line_and_exit_code_2() {
    for words in [
        vec!["--tube", "3"],
        vec!["--dice", "many"],
        vec!["--window"],
        vec!["--machine", "no/such/file.toml"],
    ] {
        let output = viewer().args(&words).assert().code(2).get_output().clone();
        let complaint = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn what_cannot_be_used_is_told_in_the_language_that_was_asked_for() {
    for (words, english, german, dutch) in [
        (
            ["--tube", "3"],
            "\"3\" does not fit --tube <N>",
            "passt nicht",
            "past niet",
        ),
        (
            ["--machine", "none.toml"],
            "no such file",
            "gibt es nicht",
            "bestaat niet",
        ),
        (
            ["--dice", "37"],
            "\"37\" does not fit",
            "„37“ passt nicht",
            "\"37\" past niet",
        ),
    ] {
        for (language, said) in [("en", english), ("de", german), ("nl", dutch)] {
            let mut viewer = viewer();
            let refused = viewer
                .args(words)
                .args(["--lang", language])
                .assert()
                .code(2);
            let line = String::from_utf8(refused.get_output().stderr.clone()).expect("UTF-8");
            assert!(line.contains(said), "{language}: {line}");
            assert_eq!(line.lines().count(), 1, "{line}");
        }
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
