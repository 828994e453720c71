//! What is said at the table and in the rules, where words were once misleading.

use super::{folder, kipp, kipp_typing, stdout};

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const GAMES: [&str; 4] = ["kipp", "wuerfelzucker", "kaese", "wanzen"];

fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn typed(words: &str, lines: &str) -> String {
    joined(&stdout(&kipp_typing(folder().path(), words, lines)))
}

/// After the first roll, 1 2 2 3 3 5 5 6, a 2 and a 1 are taken; the 1 is laid down as a mouse and the
/// 2 begins the only stack on the table.
#[test]
fn running_points_of_kaese_say_what_they_hold() {
    let said = [
        "14 points (12 of them for the most stacks, as it stands) | stacks: 2 | mice: 1 (no points yet) |",
        "14 Punkte (davon 12 für die meisten Stapel, Stand jetzt) | Stapel: 2 | Mäuse: 1 (noch ohne Punkte) |",
        "14 punten (waarvan 12 voor de meeste stapels, zoals het nu staat) | stapels: 2 | muizen: 1 (nog zonder punten) |",
    ];
    for (language, said) in LANGUAGES.into_iter().zip(said) {
        let words = format!("play --game kaese --people Mia,Tom --seed 5 --lang {language}");
        let text = typed(&words, "1\n1\n2\n");
        assert!(text.contains(said), "{said}: {text}");
    }
}

/// The same table, before the 2 is put down.
#[test]
fn a_choice_says_what_of_its_points_others_can_still_take_away() {
    let said = [
        "[+14 points: 14 (Most stacks +12, as it stands)]",
        "[+14 Punkte: 14 (Meiste Stapel +12, Stand jetzt)]",
        "[+14 punten: 14 (Meeste stapels +12, zoals het nu staat)]",
    ];
    for (language, said) in LANGUAGES.into_iter().zip(said) {
        let words = format!("play --game kaese --people Mia,Tom --seed 5 --lang {language}");
        let text = typed(&words, "1\n1\nq\n");
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
fn the_help_names_a_choice_of_the_game_that_is_played() {
    let examples = ["red L copper", "secure 4 4", "keep 3 3", "set aside 6 6"];
    for (game, example) in GAMES.into_iter().zip(examples) {
        let words = format!("play --game {game} --people Mia,Tom --seed 5 --lang en");
        let text = typed(&words, "?\nq\n");
        assert!(text.contains(&format!("such as \"{example}\"")), "{text}");
    }
}

#[test]
fn faces_of_a_task_are_enumerated_like_words() {
    let card = "note = \"\"\ncards = [\n".to_owned()
        + &"{ points = 1, tasks = [\"all of 2 3 5\", \"none of 1 2\", \"all of 6\"] },\n"
            .repeat(28)
        + "]\n";
    let said = [
        "only 2s, 3s and 5s, no 1s or 2s, only 6s",
        "nur Zweien, Dreien und Fünfen, keine Einsen oder Zweien, nur Sechsen",
        "alleen tweeën, drieën en vijven, geen enen of tweeën, alleen zessen",
    ];
    for (language, said) in LANGUAGES.into_iter().zip(said) {
        let folder = folder();
        std::fs::write(folder.path().join("c.toml"), &card).expect("written");
        let words = format!("play --game wanzen --people Mia,Tom --cards c.toml --lang {language}");
        let text = joined(&stdout(&kipp_typing(folder.path(), &words, "q\n")));
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn all_rules_tell_who_begins_and_which_way_play_goes() {
    let direction = ["play goes clockwise", "im Uhrzeigersinn", "met de klok mee"];
    let start = ["the first seat", "ersten Platz", "eerste plaats"];
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        for game in GAMES {
            let words = format!("rules --game {game} --lang {language}");
            let text = joined(&stdout(&kipp(folder().path(), &words)));
            for said in [direction[at], start[at]] {
                assert!(text.contains(said), "{game}: {said}");
            }
        }
    }
}

#[test]
fn the_printed_cards_tell_in_the_readers_language_that_they_are_not_the_originals() {
    for (language, said) in [
        ("en", "not public"),
        ("de", "nicht öffentlich"),
        ("nl", "niet openbaar"),
    ] {
        for game in GAMES {
            let words = format!("cards --game {game} --lang {language}");
            let text = stdout(&kipp(folder().path(), &words));
            let note = text.lines().find(|line| line.starts_with("note = "));
            assert!(
                note.is_some_and(|note| note.contains(said)),
                "{game}: {text}"
            );
        }
    }
}
