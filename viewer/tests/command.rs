//! The command's words and exit codes.

use assert_cmd::Command;

fn viewer() -> Command {
    Command::cargo_bin("kipp-viewer").expect("the command is built")
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
