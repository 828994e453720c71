//! Card files: what ships, and what is said of one that makes no game.

use kipp_game::dice::oracle::OneWayTurn;
use kipp_game::games::wanzen::{CARDS, CardSpec, DICE, Options, Task, TaskError, Variants, Wanzen};
use kipp_game::rules::{Game, SetupError};

const BUILTIN: &str = include_str!("../../data/wanzen_cards.toml");

fn error(text: &str) -> String {
    let error = Wanzen::read_options(text, "my.toml").expect_err("a bad card file");
    let says = error.to_string();
    assert!(!says.contains('\n'), "one line: {says}");
    assert!(says.starts_with("my.toml"), "names the place: {says}");
    says
}

#[test]
fn the_shipped_file_is_read_and_is_the_default() {
    let read = Wanzen::read_options(BUILTIN, "cards").expect("the shipped file is good");
    assert_eq!(read, Options::default());
    assert_eq!(
        (read.cards.len(), read.variants),
        (CARDS, Variants::default())
    );
    assert!(BUILTIN.contains("NOT THE ORIGINAL CARDS"));
    assert!(read.note.contains("not public"));
}

/// The chance to complete a task in a turn that aims at nothing else and pays no bug.
fn chance(task: Task) -> f64 {
    let end = |dice: &_, _| f64::from(task.is_met(dice, Variants::default()));
    OneWayTurn::solve(DICE, 0, None, end).value(&Default::default(), 0)
}

fn points(card: &CardSpec) -> u8 {
    let difficulty: f64 = card.tasks.iter().map(|&task| 1.0 - chance(task)).sum();
    1 + [0.75, 1.25, 1.85]
        .iter()
        .map(|&cut| u8::from(difficulty >= cut))
        .sum::<u8>()
}

#[test]
fn the_shipped_points_follow_from_the_computed_difficulty() {
    let cards = Options::default().cards;
    for (number, card) in (1..).zip(&cards) {
        assert_eq!(card.points, points(card), "card {number}: {card:?}");
    }
    for worth in 1..=4 {
        let number = cards.iter().filter(|card| card.points == worth).count();
        assert_eq!(number, 7, "{worth} points");
    }
}

#[test]
fn the_chances_that_the_file_names_are_those_of_the_oracle() {
    for (text, named) in [
        ("1 2", "0.87"),
        ("1 6", "0.87"),
        ("1 1", "0.74"),
        ("6 6", "0.74"),
        ("two pairs", "0.85"),
        ("none of 1 2", "0.84"),
        ("three of a kind", "0.77"),
        ("small straight", "0.76"),
        ("4 5 6", "0.74"),
        ("3 3 6", "0.63"),
        ("sum 25", "0.58"),
        ("all even", "0.50"),
        ("all odd", "0.50"),
        ("1 1 1", "0.42"),
        ("full house", "0.37"),
        ("large straight", "0.31"),
        ("four of a kind", "0.30"),
        ("all of 2 5", "0.20"),
    ] {
        let exact = format!("{:.2}", chance(text.parse().unwrap()));
        assert_eq!(exact, named, "{text}");
        let is_said = |line: &str| line.contains(text) && line.contains(named);
        assert!(BUILTIN.lines().any(is_said), "{text} {named}");
    }
}

#[test]
fn tasks_are_written_as_they_are_read() {
    for text in [
        "1 1",
        "3 3 6",
        "1 2 3 4 5",
        "none of 1 2",
        "all of 2 5",
        "all even",
        "all odd",
        "small straight",
        "large straight",
        "two pairs",
        "three of a kind",
        "four of a kind",
        "full house",
        "sum 25",
    ] {
        let task: Task = text.parse().unwrap();
        assert_eq!(task.to_string(), text);
    }
    assert_eq!("6 3  3".parse::<Task>().unwrap().to_string(), "3 3 6");
}

#[test]
fn a_text_that_is_no_task_is_a_typed_error() {
    let wrong = |text: &str| text.parse::<Task>().unwrap_err();
    let text = |text: &str| text.to_owned();
    for unknown in [
        "",
        "pairs",
        "3 x",
        "sum",
        "sum of 25",
        "all of",
        "none of",
        "all of it",
    ] {
        assert!(
            matches!(wrong(unknown), TaskError::Unknown { .. }),
            "{unknown}"
        );
    }
    assert_eq!(wrong("0 1"), TaskError::NotAFace { text: text("0 1") });
    assert_eq!(wrong("7"), TaskError::NotAFace { text: text("7") });
    assert_eq!(
        wrong("1 1 1 1 1 1"),
        TaskError::TooManyDice {
            text: text("1 1 1 1 1 1")
        }
    );
    assert_eq!(
        wrong("all of 2 2"),
        TaskError::FaceTwice {
            text: text("all of 2 2")
        }
    );
    for sum in ["sum 5", "sum 31", "sum 999"] {
        assert_eq!(wrong(sum), TaskError::Sum { text: text(sum) });
    }
}

#[test]
fn a_bad_value_is_named_with_its_card_and_the_allowed_values() {
    let first = "{ points = 1, tasks = [\"1 2\", \"two pairs\"] }";
    for (card, named) in [
        (
            "{ points = 0, tasks = [\"1 2\", \"two pairs\"] }",
            ["no. 1", "points = 0", "1 to 4"],
        ),
        (
            "{ points = 5, tasks = [\"1 2\", \"two pairs\"] }",
            ["no. 1", "points = 5", "1 to 4"],
        ),
        (
            "{ points = 1, tasks = [\"1 2\"] }",
            ["no. 1", "tasks = 1", "2 to 4"],
        ),
        (
            "{ points = 1, tasks = [\"1 1\", \"2 2\", \"3 3\", \"4 4\", \"5 5\"] }",
            ["no. 1", "tasks = 5", "2 to 4"],
        ),
        (
            "{ points = 1, tasks = [\"1 7\", \"two pairs\"] }",
            ["no. 1", "\"1 7\"", "1 to 6"],
        ),
        (
            "{ points = 1, tasks = [\"yahtzee\", \"1 1\"] }",
            ["no. 1", "\"yahtzee\"", "full house"],
        ),
        (
            "{ points = 1, tasks = [\"sum 31\", \"1 1\"] }",
            ["no. 1", "\"sum 31\"", "6 to 30"],
        ),
        (
            "{ points = -1, tasks = [\"1 1\", \"2 2\"] }",
            ["line 30", "-1", "built-in"],
        ),
        (
            "{ points = 1, tasks = 3 }",
            ["line 30", "sequence", "built-in"],
        ),
        (
            "{ points = 1, sugar = 3 }",
            ["line 30", "sugar", "built-in"],
        ),
    ] {
        assert!(BUILTIN.contains(first));
        let says = error(&BUILTIN.replacen(first, card, 1));
        for part in named {
            assert!(says.contains(part), "'{card}' should name '{part}': {says}");
        }
    }
}

#[test]
fn a_missing_card_and_an_empty_or_broken_file_are_refused() {
    let line = "  { points = 2, tasks = [\"all even\", \"all odd\"] },\n";
    assert_eq!(
        error(&BUILTIN.replacen(line, "", 1)),
        "my.toml: 27 cards; there must be exactly 28"
    );
    assert!(error(&BUILTIN.replacen(line, &line.repeat(2), 1)).contains("29 cards"));
    for text in [
        "",
        "cards = []",
        "note = 1",
        &BUILTIN[..BUILTIN.len() / 2],
        "\0",
        "[[[[",
    ] {
        error(text);
    }
}

#[test]
fn variants_are_switched_in_the_file_and_may_be_left_out() {
    let switched = BUILTIN.replace("go_on_after_a_card = false", "go_on_after_a_card = true");
    let options = Options::read(&switched, "cards").unwrap();
    assert!(options.variants.go_on_after_a_card);
    let (cards, _) = BUILTIN.split_once("[variants]").unwrap();
    assert_eq!(Options::read(cards, "cards").unwrap(), Options::default());
    assert!(error(&BUILTIN.replace("go_on_after_a_card", "go_on_for_ever")).contains("go_on_for"));
}

#[test]
fn options_of_a_record_are_checked_too() {
    let mut options = Options::default();
    options.cards[27].points = 9;
    let refused = Wanzen::new(&options, 2).expect_err("no card is worth 9");
    assert!(matches!(refused, SetupError::Cards { .. }), "{refused}");
    assert!(refused.to_string().contains("no. 28"), "{refused}");
    options.cards.truncate(3);
    assert!(Wanzen::new(&options, 2).is_err());
}
