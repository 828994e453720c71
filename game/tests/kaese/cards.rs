//! The card file: what ships, one of a user's own, and what is said of one that makes no game.

use kipp_game::games::kaese::{End, Kaese, Options, Pieces};
use kipp_game::rules::{Game, Player, SetupError};

#[test]
fn the_shipped_pieces_are_38_and_say_that_they_are_no_originals() {
    let options = Options::default();
    assert_eq!(options.check(), Ok(()));
    assert_eq!(options.middle(), [16, 10, 9, 8, 6, 5]);
    assert_eq!(options.middle().iter().sum::<u8>(), 54);
    assert_eq!(options.end, End::AfterPlacing);
    assert!(options.note.contains("not public"));
    assert!(Kaese::OPTIONS_FILE.contains("NOT THE ORIGINAL SPLIT"));
}

fn changed(changes: &[(&str, &str)]) -> String {
    let file = Kaese::OPTIONS_FILE.to_owned();
    changes.iter().fold(file, |file, (old, new)| {
        assert!(file.contains(old), "{old}");
        file.replacen(old, new, 1)
    })
}

#[test]
fn a_file_of_a_users_own_is_played_with() {
    let own = changed(&[
        ("\n2 = 10", "\n2 = 12"),
        ("\n6 = 5", "\n6 = 3"),
        ("end = \"after_placing\"", "end = \"at_once\""),
    ]);
    let options = Options::read(&own, "mine.toml").unwrap();
    assert_eq!((options.pieces.twos, options.end), (12, End::AtOnce));
    let game = Kaese::new(&options, 4).unwrap();
    let table = game.view(Player(0)).table;
    let left = kipp_game::games::kaese::Cheese::ALL.map(|piece| table.left(piece));
    assert_eq!(left, [16, 12, 9, 8, 6, 3]);
}

/// What is said of a file with these changes: one line that names the file.
fn refusal(changes: &[(&str, &str)]) -> String {
    let refusal = Options::read(&changed(changes), "mine.toml").unwrap_err();
    let line = refusal.to_string();
    assert!(line.starts_with("mine.toml"), "{line}");
    assert!(!line.contains('\n'), "{line}");
    line
}

#[test]
fn a_piece_too_many_or_too_few_is_refused_with_both_numbers() {
    let says = "there must be exactly 38";
    let line = refusal(&[("\n6 = 5", "\n6 = 6")]);
    assert_eq!(line, format!("mine.toml: pieces: 39 in all; {says}"));
    let line = refusal(&[("\n2 = 10", "\n2 = 9")]);
    assert_eq!(line, format!("mine.toml: pieces: 37 in all; {says}"));
}

#[test]
fn every_number_has_at_least_one_piece_and_leaves_one_to_the_others() {
    for number in 2..=6 {
        let line = Kaese::OPTIONS_FILE.lines().rev();
        let mut line = line.filter(|line| line.starts_with(&format!("{number} = ")));
        let old = line.next().unwrap();
        for value in [0, 35] {
            let says = refusal(&[(old, &format!("{number} = {value}"))]);
            let want = format!("mine.toml: pieces.{number} = {value}; allowed are 1 to 34");
            assert_eq!(says, want);
        }
    }
}

#[test]
fn what_is_no_card_file_is_refused_with_its_line() {
    let line = refusal(&[("end = \"after_placing\"", "end = \"never\"")]);
    assert!(line.starts_with("mine.toml, line "), "{line}");
    assert!(line.contains("never") && line.contains("at_once"), "{line}");
    assert!(refusal(&[("\n6 = 5", "\n7 = 5")]).contains('7'));
    assert!(refusal(&[("\n6 = 5", "\n6 = 500")]).contains("500"));
    assert!(refusal(&[("\n6 = 5", "\n6 = \"five\"")]).contains("line"));
    assert!(refusal(&[("\n6 = 5", "")]).contains("`6`"));
}

#[test]
fn a_game_begins_only_with_pieces_that_make_one() {
    let options = Options::default();
    let pieces = Pieces {
        sixes: 4,
        ..options.pieces
    };
    let wrong = Kaese::new(&Options { pieces, ..options }, 2);
    assert!(matches!(wrong, Err(SetupError::Cards { .. })));
}
