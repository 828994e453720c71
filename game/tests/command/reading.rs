//! What leaves the command, and who reads it.

use std::process::Stdio;

use assert_cmd::cargo::cargo_bin;

use super::{folder, json, kipp, stdout};

#[test]
fn a_reader_who_stops_listening_is_no_error() {
    let folder = folder();
    let mut rules = std::process::Command::new(cargo_bin("kipp"))
        .current_dir(folder.path())
        .args(["watch", "--seed", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(rules.stdout.take());
    let ended = rules.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(0));
    assert!(
        ended.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
}

#[test]
fn nothing_but_plain_text_leaves_when_nobody_watches() {
    let folder = folder();
    for words in [
        "rules --lang de",
        "rules --lang en",
        "--help",
        "drop --dice L",
        "watch --players 2 --bots greedy",
    ] {
        let text = stdout(&kipp(folder.path(), words));
        assert!(!text.contains('\u{1b}'), "{words}");
        assert!(text.lines().count() > 5, "{words}");
    }
}

#[test]
fn the_rules_name_what_is_not_known_and_what_the_machine_decides() {
    let folder = folder();
    let rules = |language: &str| {
        let text = stdout(&kipp(folder.path(), &format!("rules --lang {language}")));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for said in [
        "half-way",
        "full to the mouth",
        "re-seated",
        "stand-ins",
        "Super Selection",
    ] {
        assert!(rules("en").contains(said), "{said}");
    }
    for said in ["halbem Weg", "zurechtgelegt", "Platzhalter", "Superauswahl"] {
        assert!(rules("de").contains(said), "{said}");
    }
    for said in [
        "halverwege",
        "rechtgelegd",
        "vervangende kaarten",
        "Supermix",
    ] {
        assert!(rules("nl").contains(said), "{said}");
    }
}

#[test]
fn the_word_help_does_what_the_option_does() {
    let folder = folder();
    for (word, option) in [
        ("help", "--help"),
        ("help play", "play --help"),
        ("help stats --lang de", "stats --help --lang de"),
        ("--lang de help", "--help --lang de"),
    ] {
        let text = stdout(&kipp(folder.path(), word));
        assert_eq!(text, stdout(&kipp(folder.path(), option)), "{word}");
        assert!(text.lines().count() > 5, "{word}: {text}");
    }
}

#[test]
fn the_bare_command_plays_a_whole_game_of_four_strong_bots_on_the_machine() {
    let folder = folder();
    let document = json(&kipp(folder.path(), "--seed 7 --json"));
    assert_eq!(document["finished"], true);
    let record = &document["record"];
    assert_eq!(
        (&record["game"], &record["seed"]),
        (&"kipp".into(), &7.into())
    );
    assert!(record["machine"]["description"].is_string());
    let seats = record["seats"].as_array().expect("seats are a list");
    let strong = seats.iter().filter(|seat| seat["kind"]["bot"] == "strong");
    assert_eq!(strong.count(), 4);
}

#[test]
fn a_dumb_terminal_gets_every_thing_on_one_line() {
    let folder = folder();
    let watched = |term: &str| {
        let output = assert_cmd::Command::new(cargo_bin("kipp"))
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .env("TERM", term)
            .args(["watch", "--players", "2", "--bots", "greedy", "--seed", "3"])
            .output()
            .expect("the command starts");
        stdout(&output)
    };
    let (wrapped, plain) = (watched("xterm"), watched("dumb"));
    let words = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    fn told(text: &str) -> &str {
        text.split("Final scores").next().unwrap_or_default()
    }
    let is_long = |line: &str| line.chars().count() > 80;
    assert_eq!(
        words(told(&wrapped)),
        words(told(&plain)),
        "the same is told"
    );
    assert!(!wrapped.lines().any(is_long) && told(&plain).lines().any(is_long));
    let row = plain.lines().find(|line| line.starts_with("Ada: Packages"));
    let row = row.unwrap_or_else(|| panic!("no sentence tells Ada's score: {plain}"));
    assert!(row.contains("Total") && row.contains("Place"), "{row}");
}
