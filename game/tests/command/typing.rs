//! What is typed at the table and is no choice there.

use std::fs;
use std::process::{Output, Stdio};

use assert_cmd::cargo::cargo_bin;

use super::{assert_refused, folder, kipp, kipp_typing, stdout};

/// The answers to what is typed, each on one line, in a game of Jo and a bot.
fn answers(game: &str, typed: &[&str]) -> Vec<String> {
    let folder = folder();
    let words = format!("play --game {game} --people Jo --bots greedy --seed 5");
    let text = stdout(&kipp_typing(folder.path(), &words, &typed.join("\n")));
    let answers = text.split("\nJo: ").skip(1);
    let on_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    answers.map(on_one_line).collect()
}

#[test]
fn a_forbidden_choice_is_answered_with_its_rule_and_names_no_other_choice() {
    for (game, first, typed, answer) in [
        (
            "kaese",
            "t",
            "keep 6 6",
            "Not allowed: keep 6 6, roll the others again. Reason: the dice do not show 6 6.",
        ),
        (
            "kaese",
            "t",
            "6 6",
            "Not allowed: keep 6 6, roll the others again. Reason: the dice do not show 6 6.",
        ),
        (
            "kaese",
            "t",
            "keep 1 2 2 3 3 5 5 6",
            "Reason: this leaves no die to roll; to keep all eight, stop.",
        ),
        ("kaese", "t", "gift 3 5", "Reason: you hold no gift card."),
        (
            "kaese",
            "t",
            "steal",
            "\"steal\" is not allowed. Reason: this cannot be done now; next comes keeping dice or stopping.",
        ),
        (
            "kaese",
            "stop",
            "keep 1",
            "Not allowed: keep 1, roll the others again. Reason: this cannot be done now; next comes taking or stealing a piece.",
        ),
        (
            "kaese",
            "stop",
            "steal jo",
            "\"steal jo\" is not allowed. Reason: nobody beside you has a piece to steal that you rolled exactly.",
        ),
        (
            "wuerfelzucker",
            "t",
            "pair",
            "\"pair\" is not allowed. Reason: this cannot be done now; next comes securing dice.",
        ),
        (
            "wuerfelzucker",
            "t",
            "secure 4 4",
            "Not allowed: secure 4 4, roll the others again. Reason: you do not have these dice.",
        ),
        (
            "wuerfelzucker",
            "1",
            "triples",
            "\"triples\" is not allowed. Reason: the dice do not fulfil the task.",
        ),
        (
            "wuerfelzucker",
            "1",
            "3 on pair",
            "\"3 on pair\" is not allowed. Reason: the dice do not fulfil the task.",
        ),
        (
            "wuerfelzucker",
            "1",
            "turn over: make a 3 a 4",
            "Not allowed: joker, turn over: make a 3 a 4. Reason: you have no joker for this.",
        ),
        (
            "wanzen",
            "t",
            "set 1",
            "Not allowed: set aside 1. Reason: these dice are not among those just rolled.",
        ),
        (
            "wanzen",
            "t",
            "2 2 2 2 2 2",
            "Reason: these dice are not among those just rolled.",
        ),
    ] {
        let answers = answers(game, &[first, typed, "q", ""]);
        let said = answers.get(1).map(String::as_str).unwrap_or_default();
        assert!(said.ends_with(answer), "{game}: {typed}: {answers:?}");
    }
}

#[test]
fn what_can_be_meant_in_several_ways_gets_every_rule_with_its_choices() {
    let answers = answers("wuerfelzucker", &["1", "3 3 on pair", "pair", "q", ""]);
    let said = &answers[2];
    for part in [
        "Nothing that \"pair\" can mean is allowed:",
        "your dice lie there already",
        "the dice do not fulfil the task",
    ] {
        assert!(said.contains(part), "{part}: {answers:?}");
    }
}

/// Of 1 2 3 3 5 6 a pair takes only the 3s.
#[test]
fn dice_that_a_task_cannot_take_are_told_from_dice_that_are_too_many() {
    let answers = answers("wuerfelzucker", &["1", "w", "3 3 5 on pair", "q", ""]);
    for part in [
        "not all of these dice fit the task, for example: 1 2 3 3 5 6 on \"pair\" (2 points) …",
        "the dice do not fulfil the task, for example: 5 6 on \"pair\" (2 points);",
    ] {
        assert!(answers[1].contains(part), "{part}: {answers:?}");
    }
    let typed = "not all of these dice fit the task: 3 3 5 on \"pair\"";
    assert!(answers[2].contains(typed), "{answers:?}");
}

#[test]
fn what_is_a_part_of_a_choice_only_is_never_done() {
    let answers = answers("wuerfelzucker", &["stop 1", "1", "q", ""]);
    assert!(
        answers[0].contains("\"stop 1\" is only part of this choice"),
        "{answers:?}"
    );
    assert!(answers[0].contains("type its number 1:"), "{answers:?}");
    assert!(answers[1].starts_with("Jo stops at"), "{answers:?}");
}

#[test]
fn no_game_lists_as_forbidden_what_is_not_there() {
    for (game, pointless) in [
        ("kaese", "gift card"),
        ("kaese", "do not show"),
        ("wuerfelzucker", "joker:"),
        ("wuerfelzucker", "do not have these dice"),
        ("wanzen", "just rolled"),
    ] {
        let answers = answers(game, &["w", "1", "w", "q", ""]);
        for said in [&answers[0], &answers[2]] {
            assert!(said.contains(": this cannot be done now"), "{said}");
            assert!(!said.contains(pointless), "{game}: {said}");
        }
    }
}

fn kipp_reading(words: &str, input: &str) -> Output {
    let folder = folder();
    let input = fs::File::open(input).expect("the system has it");
    std::process::Command::new(cargo_bin("kipp"))
        .current_dir(folder.path())
        .env("LC_ALL", "C")
        .args(words.split_whitespace())
        .stdin(Stdio::from(input))
        .output()
        .expect("the command starts")
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_without_an_end_is_refused() {
    let words = "play --game kaese --people Jo --bots greedy --seed 5";
    for endless in ["/dev/zero", "/dev/full"] {
        let refused = kipp_reading(words, endless);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{line}");
        assert!(
            line.contains("does not end within 4096 characters"),
            "{line}"
        );
        assert_eq!(line.lines().count(), 1, "{line}");
    }
}

#[test]
fn a_long_line_is_repeated_in_part_wherever_it_is_wrong() {
    let long = "x".repeat(2000);
    let said = &answers("kaese", &[&long, "q", ""])[0];
    assert!(said.contains("xxx …\"") && said.len() < 300, "{said}");
    let folder = folder();
    for words in [
        "watch --game",
        "watch --bots",
        "watch --seed",
        "--lang",
        "play --people",
        "drop --tube",
        "drop --dice",
        "help",
        "",
    ] {
        let refused = kipp(folder.path(), &format!("{words} {long}"));
        assert_refused(&refused, words);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            line.contains("xxx …") && line.len() < 300,
            "{words}: {line}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_without_room_is_named() {
    let folder = folder();
    for words in [
        "watch --seed 1",
        "watch --seed 1 --json",
        "rules",
        "cards",
        "--help",
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let refused = std::process::Command::new(cargo_bin("kipp"))
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .args(words.split_whitespace())
            .stdin(Stdio::null())
            .stdout(full.expect("the system has it"))
            .output()
            .expect("the command starts");
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{words}: {line}");
        assert!(
            line.contains("standard output cannot be written"),
            "{words}: {line}"
        );
        assert_eq!(line.lines().count(), 1, "{words}: {line}");
    }
}
