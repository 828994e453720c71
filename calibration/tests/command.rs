//! The command's words and exit codes.

mod support;

use std::io::Write;
use std::process::Output;
use support::calibrate;

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
        vec!["fills", "--threads", "99999999"],
        vec!["fills", "-n", "99999999999999999999"],
        vec!["fills", "-n", "10000001"],
        vec!["fills", "--dice", "huge"],
        vec!["check", "no/such/file.toml"],
    ] {
        let output = calibrate(&words);
        let complaint = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
        assert!(!complaint.contains("zero"), "jargon: {complaint}");
    }
}

#[test]
fn what_cannot_be_used_is_told_in_plain_words_of_the_language() {
    let complaint = |words: &[&str]| {
        let output = calibrate(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    for (words, english, german, dutch) in [
        (
            &["fills", "--fills", "0"][..],
            "from 1 to 10000000",
            "von 1 bis 10000000",
            "van 1 tot en met 10000000",
        ),
        (
            &["fills", "--threads", "many"],
            "from 1 to 1024",
            "von 1 bis 1024",
            "van 1 tot en met 1024",
        ),
        (
            &["check", "/dev/null/x.toml"],
            "no such file",
            "gibt es nicht",
            "bestaat niet",
        ),
        (
            &["fills", "--dice", "huge"],
            "choose one of box, small, medium, large",
            "wähle eines aus box",
            "kies een van box",
        ),
        (
            &["fill"],
            "no command \"fill\": choose one of check, schema",
            "Befehl",
            "commando",
        ),
        (
            &[],
            "a command is missing",
            "der Befehl fehlt",
            "ontbreekt een commando",
        ),
        (
            &["check", "none.toml"],
            "no such file",
            "gibt es nicht",
            "bestaat niet",
        ),
        (
            &["check", "--far"],
            "kipp-calibrate --help",
            "unbekannte Option",
            "onbekende optie",
        ),
    ] {
        for (language, said) in [("en", english), ("de", german), ("nl", dutch)] {
            let line = complaint(&[words, &["--lang", language]].concat());
            assert!(line.contains(said), "{language}: {line}");
            assert_eq!(line.lines().count(), 1, "{line}");
        }
    }
    assert!(complaint(&["check", "--lang", "tlh"]).contains("en, de, nl"));
}

#[test]
fn help_and_answers_speak_the_language() {
    for (language, usage, valid, mean) in [
        ("en", "Usage: kipp-calibrate", "valid", "mean"),
        ("de", "Aufruf: kipp-calibrate", "gültig", "Mittel"),
        ("nl", "Gebruik: kipp-calibrate", "geldig", "gemiddeld"),
    ] {
        let print = |words: &[&str]| {
            let output = calibrate(&[words, &["--lang", language]].concat());
            assert_eq!(output.status.code(), Some(0), "{words:?}");
            let text = out(&output).to_owned();
            assert!(
                !text.contains("calibrate-") && !text.contains("help-"),
                "{text}"
            );
            text
        };
        let help = print(&["--help"]).replace("kipp-calibrate", "");
        assert!(
            !help.contains("possible values") && !help.contains("Print this message"),
            "{help}"
        );
        let fills = print(&["fills", "--help"]);
        assert!(
            fills.contains(&usage.replace("-calibrate", "")[..5]),
            "{fills}"
        );
        assert!(print(&["check"]).contains(valid));
        assert!(print(&["fills", "-n", "3", "--alone"]).contains(mean));
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
