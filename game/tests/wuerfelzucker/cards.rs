//! The card file: what ships, and what is said of one that makes no game.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{
    CARDS, CardFault, JOKERS, JokerKind, Length, Options, TaskKind, Wuerfelzucker,
};
use kipp_game::rules::{Game, SetupError};

#[test]
fn the_shipped_cards_have_every_kind_and_say_that_they_are_no_originals() {
    let options = Options::default();
    assert_eq!(options.check(), Ok(()));
    assert_eq!((options.tasks.len(), options.jokers.len()), (CARDS, JOKERS));
    assert_eq!(options.length, Length::Short);
    assert!(options.note.contains("not public"));
    assert!(Wuerfelzucker::OPTIONS_FILE.contains("NOT THE ORIGINAL CARDS"));
    for kind in [
        TaskKind::Given,
        TaskKind::Equal,
        TaskKind::Groups,
        TaskKind::FullHouse,
        TaskKind::SmallestSum,
        TaskKind::HighestSum,
    ] {
        assert!(options.tasks.iter().any(|task| task.kind == kind));
    }
    for pips in 1..=6 {
        assert!(options.tasks.iter().any(|task| task.face == Some(pips)));
    }
    for kind in [
        JokerKind::Reroll,
        JokerKind::Displace,
        JokerKind::Change,
        JokerKind::TurnOver,
    ] {
        assert!(options.jokers.iter().any(|joker| joker.kind == kind));
    }
}

#[test]
fn a_long_game_is_chosen_in_the_card_file() {
    let text = Wuerfelzucker::OPTIONS_FILE.replace("length = \"short\"", "length = \"long\"");
    let options = Options::read(&text, "mine.toml").unwrap();
    assert_eq!(options.length, Length::Long);
}

/// What is said of a file in which `old` is `new`.
fn refusal(old: &str, new: &str) -> String {
    let file = Wuerfelzucker::OPTIONS_FILE;
    assert!(file.contains(old), "{old}");
    let refusal = Options::read(&file.replacen(old, new, 1), "mine.toml").unwrap_err();
    let line = refusal.to_string();
    assert!(line.starts_with("mine.toml"), "{line}");
    assert!(!line.contains('\n'), "{line}");
    line
}

#[test]
fn a_file_with_a_card_too_few_or_too_many_is_refused() {
    let line = "  { kind = \"full_house\", points = 4 },\n";
    assert_eq!(
        refusal(line, ""),
        "mine.toml: 36 tasks; there must be exactly 37"
    );
    assert!(refusal(line, &line.repeat(2)).contains("38 tasks"));
    assert_eq!(
        refusal("  { kind = \"turn_over\" },\n", ""),
        "mine.toml: 16 jokers; there must be exactly 17"
    );
}

#[test]
fn a_card_that_cannot_be_is_named_with_what_is_wrong() {
    let first = "{ kind = \"given\", face = 1, points = 2 }";
    for (card, says) in [
        ("{ kind = \"given\", face = 7, points = 2 }", "face = 7"),
        ("{ kind = \"given\", points = 2 }", "face is missing"),
        ("{ kind = \"given\", face = 1, points = 0 }", "points = 0"),
        (
            "{ kind = \"full_house\", dice = 5, points = 2 }",
            "dice on a full_house card",
        ),
        (
            "{ kind = \"groups\", groups = 3, dice = 3, points = 2 }",
            "3 groups of 3 dice",
        ),
        (
            "{ kind = \"highest_sum\", points = 2 }",
            "the rules give it 1",
        ),
    ] {
        let line = refusal(first, card);
        assert!(line.starts_with("mine.toml: tasks no. 1: "), "{line}");
        assert!(line.contains(says), "{line}");
    }
    let line = refusal(
        "{ kind = \"change\", by = 1 }",
        "{ kind = \"change\", by = 3 }",
    );
    assert!(line.starts_with("mine.toml: jokers no. 11: by = 3"));
    assert!(line.contains("1 to 2"), "{line}");
}

#[test]
fn what_is_no_card_file_is_refused_with_its_line() {
    let line = refusal("kind = \"equal\"", "kind = \"similar\"");
    assert!(line.starts_with("mine.toml, line "), "{line}");
    assert!(line.contains("similar") && line.contains("equal"), "{line}");
    assert!(refusal("length = \"short\"", "length = \"endless\"").contains("endless"));
    assert!(refusal("face = 1,", "faces = 1,").contains("faces"));
    assert!(refusal("face = 1,", "face = 300,").contains("300"));
}

#[test]
fn every_fault_of_a_card_is_a_value() {
    let kind = "equal";
    let missing = CardFault::Missing {
        kind,
        name: "dice",
        least: 2,
        most: 6,
    };
    let mut spec = equal(2, 3);
    spec.dice = None;
    assert_eq!(spec.card(), Err(missing));
    let out = CardFault::OutOfRange {
        kind,
        name: "dice",
        value: 7,
        least: 2,
        most: 6,
    };
    assert_eq!(equal(7, 3).card(), Err(out));
    let mut spec = equal(2, 3);
    spec.face = Some(1);
    assert_eq!(spec.card(), Err(CardFault::Idle { kind, name: "face" }));
    let many = CardFault::TooManyDice { groups: 2, dice: 4 };
    assert_ne!(groups(2, 4, 3).card(), Err(many), "at most 3 in a group");
    let many = CardFault::TooManyDice { groups: 4, dice: 2 };
    assert_eq!(groups(4, 2, 3).card(), Err(many));
    let mut spec = highest();
    spec.points = 3;
    assert_eq!(spec.card(), Err(CardFault::HighestSumPoints { points: 3 }));
}

#[test]
fn a_game_begins_only_with_cards_that_make_one() {
    let mut options = options(&[], &[]);
    options.tasks.pop();
    assert!(matches!(
        Wuerfelzucker::new(&options, 2),
        Err(SetupError::Cards { .. })
    ));
}
