//! Card files that users write.

use kipp_game::dice::Colour;
use kipp_game::games::kipp::{Action, Bundle, CardId, CardSpec, Kind, Kipp, Options};
use kipp_game::rules::{Game, SetupError};

const BUILTIN: &str = include_str!("../../data/kipp_cards.toml");

fn error(text: &str) -> String {
    let error = Kipp::read_options(text, "my.toml").expect_err("a bad card file");
    let says = error.to_string();
    assert!(!says.contains('\n'), "one line: {says}");
    assert!(says.starts_with("my.toml"), "names the place: {says}");
    says
}

#[test]
fn the_shipped_file_is_read_and_is_the_default() {
    let read = Kipp::read_options(BUILTIN, "cards").expect("the shipped file is good");
    assert_eq!(read, Options::default());
    assert!(BUILTIN.contains("NOT THE ORIGINAL CARDS"));
}

#[test]
fn an_edited_file_changes_the_cards() {
    let edited = BUILTIN.replacen(
        "ingredients = 2, points = 2",
        "ingredients = 1, points = 20",
        1,
    );
    let options = Kipp::read_options(&edited, "cards").unwrap();
    assert_eq!(
        options.cards[0],
        CardSpec {
            kind: Kind::Yellow,
            ingredients: 1,
            points: 20
        }
    );
    Kipp::new(&options, 3).expect("a game with other cards");
}

#[test]
fn a_bad_value_is_named_with_its_place_and_the_allowed_values() {
    let cases = [
        (
            "ingredients = 2, points = 2",
            "ingredients = 0, points = 2",
            ["cards no. 1", "ingredients = 0", "1 to 10"],
        ),
        (
            "ingredients = 2, points = 2",
            "ingredients = 11, points = 2",
            ["cards no. 1", "ingredients = 11", "1 to 10"],
        ),
        (
            "ingredients = 2, points = 2",
            "ingredients = 2, points = 0",
            ["cards no. 1", "points = 0", "1 to 20"],
        ),
        (
            "ingredients = 2, points = 2",
            "ingredients = 2, points = 21",
            ["cards no. 1", "points = 21", "1 to 20"],
        ),
        (
            "\"colorful\", ingredients = 3",
            "\"colorful\", ingredients = 2",
            ["cards no. 22", "ingredients = 2", "3 to 6"],
        ),
        (
            "\"colorful\", ingredients = 6",
            "\"colorful\", ingredients = 7",
            ["cards no. 28", "ingredients = 7", "3 to 6"],
        ),
        ("\"red\"", "\"blue\"", ["6 cards", "red", "exactly 7"]),
        ("\"red\"", "\"green\"", ["line 23", "green", "colorful"]),
        (
            "points = 2 }",
            "points = 2, sugar = 1 }",
            ["line 16", "sugar", "points"],
        ),
        (
            "points = 2 }",
            "points = -2 }",
            ["line 16", "-2", "card file"],
        ),
        (
            "points = 2 }",
            "points = 2.5 }",
            ["line 16", "2.5", "card file"],
        ),
        (
            "points = 2 }",
            "points = 300 }",
            ["line 16", "300", "card file"],
        ),
        ("note =", "remark =", ["line 13", "remark", "note"]),
    ];
    for (old, new, named) in cases {
        let says = error(&BUILTIN.replacen(old, new, 1));
        for part in named {
            assert!(says.contains(part), "'{new}' should name '{part}': {says}");
        }
    }
}

#[test]
fn a_missing_card_and_an_empty_or_broken_file_are_refused() {
    let shorter = BUILTIN.replacen(
        "  { kind = \"red\", ingredients = 2, points = 2 },\n",
        "",
        1,
    );
    assert!(error(&shorter).contains("27 cards"));
    for text in [
        "",
        "cards = []",
        "note = \"x\"\ncards = []",
        "{\"json\": 1}",
        &BUILTIN[..BUILTIN.len() / 2],
        "\0\u{feff}",
        "[[[[",
    ] {
        error(text);
    }
}

#[test]
fn options_of_a_record_are_checked_too() {
    let mut options = Options::default();
    options.cards[27].ingredients = 9;
    let refused = Kipp::new(&options, 2).expect_err("no Colorful Selection of nine");
    assert!(
        matches!(refused, SetupError::Cards { .. }) && refused.to_string().contains("cards no. 28"),
        "{refused}"
    );
    options.cards.truncate(3);
    assert!(Kipp::new(&options, 2).is_err());
}

#[test]
fn payments_of_the_dearest_cards_are_thought_of() {
    let dear = BUILTIN.replacen(
        "ingredients = 2, points = 2",
        "ingredients = 10, points = 9",
        1,
    );
    let game = Kipp::new(&Kipp::read_options(&dear, "cards").unwrap(), 2).unwrap();
    let payment = Bundle::of(Colour::Yellow, 10);
    let pack = Action::Pack {
        card: CardId(0),
        payment,
    };
    assert!(
        game.candidates().contains(&pack),
        "help could not explain it otherwise"
    );
}
