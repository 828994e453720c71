//! The card file: what ships, and what is said of one that makes no game.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{
    CARDS, CardFault, JOKERS, JokerKind, Length, Options, TaskKind, Wuerfelzucker,
};
use kipp_game::rules::{Game, SetupError};

#[test]
fn the_shipped_cards_have_every_kind_and_say_that_they_are_no_originals() {
    let options = Options::default();
    assert_eq!(options.check("built in"), Ok(()));
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

/// Where and what is wrong with a file in which `old` is `new`.
fn fault(old: &str, new: &str) -> (String, String, String) {
    let file = Wuerfelzucker::OPTIONS_FILE;
    assert!(file.contains(old), "{old}");
    match Options::read(&file.replacen(old, new, 1), "mine.toml").unwrap_err() {
        SetupError::Option {
            place,
            problem,
            remedy,
        } => (place, problem, remedy),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_with_a_card_too_few_or_too_many_is_refused() {
    let line = "  { kind = \"full_house\", points = 4 },\n";
    let (place, problem, remedy) = fault(line, "");
    assert_eq!(
        (&*place, &*problem, &*remedy),
        ("mine.toml", "36 task cards", "there must be exactly 37")
    );
    assert_eq!(fault(line, &line.repeat(2)).1, "38 task cards");
    let line = "  { kind = \"turn_over\" },\n";
    let (_, problem, remedy) = fault(line, "");
    assert_eq!(
        (&*problem, &*remedy),
        ("16 joker cards", "there must be exactly 17")
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
        let (place, problem, _) = fault(first, card);
        assert_eq!(place, "mine.toml, task 1");
        assert!(problem.contains(says), "{problem}");
        assert!(!problem.contains('\n'), "{problem}");
    }
    let (place, problem, _) = fault(
        "{ kind = \"change\", by = 1 }",
        "{ kind = \"change\", by = 3 }",
    );
    assert_eq!(place, "mine.toml, joker 11");
    assert!(problem.contains("by = 3") && problem.contains("1 to 2"));
}

#[test]
fn what_is_no_card_file_is_refused_with_its_line() {
    let (place, problem, remedy) = fault("kind = \"equal\"", "kind = \"similar\"");
    assert!(place.starts_with("mine.toml, line "), "{place}");
    assert!(
        problem.contains("similar") && problem.contains("equal"),
        "{problem}"
    );
    assert!(!problem.contains('\n') && !remedy.is_empty());
    assert!(
        fault("length = \"short\"", "length = \"endless\"")
            .1
            .contains("endless")
    );
    assert!(fault("face = 1,", "faces = 1,").1.contains("faces"));
    assert!(fault("face = 1,", "face = 300,").1.contains("300"));
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
        Err(SetupError::Option { .. })
    ));
}
