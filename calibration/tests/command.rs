//! The command's words and exit codes.

use std::io::Write;
use std::process::Output;

use assert_cmd::Command;

fn calibrate(words: &[&str]) -> Output {
    let mut command = Command::cargo_bin("kipp-calibrate").expect("the command is built");
    command.args(words).output().expect("the command runs")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("UTF-8")
}

fn default_file() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../physics/data/default.toml");
    std::fs::read_to_string(path).expect("the default machine file is there")
}

/// The text with the first value of `key` changed.
fn with(text: &str, key: &str, value: &str) -> String {
    let line = text
        .lines()
        .find(|line| line.starts_with(key))
        .expect("the key is there");
    text.replacen(line, &format!("{key} = {value}"), 1)
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.write_all(text.as_bytes()).expect("it can be written");
    file
}

fn path(file: &tempfile::NamedTempFile) -> &str {
    file.path().to_str().expect("a UTF-8 path")
}

#[test]
fn check_shows_every_tube_of_a_valid_file() {
    let file = file(&default_file());
    let output = calibrate(&["check", path(&file)]);
    assert_eq!(output.status.code(), Some(0));
    for word in [
        "valid",
        "copper",
        "silver",
        "gold",
        "at front stop",
        "dead band",
    ] {
        assert!(
            out(&output).contains(word),
            "{word} is missing in\n{}",
            out(&output)
        );
    }
    assert_eq!(
        output.stdout,
        calibrate(&["check"]).stdout,
        "the file is the built-in machine"
    );
}

#[test]
fn a_bad_file_is_one_line_with_the_place_and_exit_code_2() {
    let good = default_file();
    for (bad, place) in [
        (String::new(), ""),
        (
            with(&good, "pivot_station_m", "-0.2"),
            "tube[0].pivot_station_m",
        ),
        (good.replacen("plates = ", "plats = ", 1), "plats"),
        (good[..good.len() / 2].to_owned(), ""),
    ] {
        let file = file(&bad);
        for command in ["check", "fills"] {
            let output = calibrate(&[command, path(&file)]);
            let complaint = String::from_utf8(output.stderr).expect("UTF-8");
            assert_eq!(output.status.code(), Some(2), "{command}: {complaint}");
            assert_eq!(complaint.lines().count(), 1, "{complaint}");
            assert!(
                complaint.contains(place),
                "{complaint} does not name {place}"
            );
            assert!(
                complaint.contains(path(&file)),
                "{complaint} does not name the file"
            );
        }
    }
}

#[test]
fn bad_words_are_one_line_and_exit_code_2() {
    for words in [
        vec![],
        vec!["fill"],
        vec!["fills", "-n", "0"],
        vec!["fills", "--threads", "0"],
        vec!["fills", "--dice", "huge"],
        vec!["check", "no/such/file.toml"],
    ] {
        let output = calibrate(&words);
        let complaint = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    }
}

#[test]
fn fills_print_the_same_on_any_number_of_threads() {
    let print = |threads| {
        calibrate(&[
            "fills",
            "-n",
            "4",
            "--seed",
            "3",
            "--alone",
            "--threads",
            threads,
        ])
    };
    let one = print("1");
    assert_eq!(one.status.code(), Some(0));
    assert_eq!(one.stdout, print("3").stdout);
    for word in ["4 fills", "seed 3", "die 4 or 5", "second tube", "mean"] {
        assert!(
            out(&one).contains(word),
            "{word} is missing in\n{}",
            out(&one)
        );
    }
}
