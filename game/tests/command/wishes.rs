//! Choices that are named in a player's own words.

use super::{folder, kipp_typing, stdout};

/// The answer to the last line that is typed, on one line, in a game of Jo and a bot.
fn answer(language: &str, game: &str, typed: &[&str]) -> String {
    let folder = folder();
    let words =
        format!("play --game {game} --people Jo,Mia --bots greedy --seed 5 --lang {language}");
    let input = format!("{}\nq\n", typed.join("\n"));
    let text = stdout(&kipp_typing(folder.path(), &words, &input));
    let said = text.split("\nJo: ").nth(typed.len()).unwrap_or_default();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Jo rolls 1 2 3 3 5 6 in Würfelzucker and 1 2 2 3 3 5 5 6 in Käse Würfeln.
#[test]
fn a_wish_to_roll_dice_again_rolls_exactly_these_and_keeps_the_others() {
    for (language, game, typed, kept) in [
        ("en", "wuerfelzucker", "roll 1 2", "Jo secures 3 3 5 6."),
        (
            "en",
            "wuerfelzucker",
            "roll 1 2 again",
            "Jo secures 3 3 5 6.",
        ),
        ("en", "wuerfelzucker", "1 2 again", "Jo secures 3 3 5 6."),
        ("en", "wuerfelzucker", "reroll 6", "Jo secures 1 2 3 3 5."),
        ("en", "kaese", "roll 1", "Jo keeps 2 2 3 3 5 5 6"),
        ("en", "kaese", "roll 3 3 again", "Jo keeps 1 2 2 5 5 6"),
        ("de", "kaese", "3 3 neu würfeln", "Jo behält 1 2 2 5 5 6"),
        ("de", "kaese", "neu 5 5", "Jo behält 1 2 2 3 3 6"),
        ("de", "kaese", "wuerfeln 6", "Jo behält 1 2 2 3 3 5 5"),
        (
            "de",
            "wuerfelzucker",
            "würfle 3 3 neu",
            "Jo sichert 1 2 5 6.",
        ),
        ("nl", "kaese", "3 3 opnieuw", "Jo houdt 1 2 2 5 5 6"),
        ("nl", "kaese", "gooien 5 5", "Jo houdt 1 2 2 3 3 6"),
        (
            "nl",
            "wuerfelzucker",
            "1 2 opnieuw gooien",
            "Jo houdt 3 3 5 6 vast.",
        ),
    ] {
        let said = answer(language, game, &[typed]);
        assert!(said.starts_with(kept), "{game}: {typed}: {said}");
    }
}

#[test]
fn a_wish_to_roll_dice_that_are_not_there_is_refused() {
    for (game, typed) in [("wuerfelzucker", "roll 5 5"), ("kaese", "6 6 again")] {
        let said = answer("en", game, &[typed]);
        assert!(!said.contains("Roll 2"), "{typed}: {said}");
    }
    let said = answer("en", "wuerfelzucker", &["roll 5 5"]);
    assert!(said.contains("you do not have these dice"), "{said}");
}

#[test]
fn what_stands_in_the_middle_of_a_choice_asks_back() {
    for (game, before, typed, asked) in [
        ("kaese", None, "others", "choices fit"),
        ("kaese", None, "roll", "choices fit"),
        ("wuerfelzucker", None, "again", "choices fit"),
        ("wanzen", None, "bug", "choices fit"),
        (
            "wanzen",
            None,
            "roll",
            "\"roll\" is only part of this choice.",
        ),
        ("kaese", Some("stop"), "middle", "choices fit"),
    ] {
        let lines: Vec<&str> = before.into_iter().chain([typed]).collect();
        let said = answer("en", game, &lines);
        assert!(said.contains(asked), "{game}: {typed}: {said}");
    }
}

#[test]
fn dice_are_kept_by_whatever_a_language_calls_it() {
    for (language, game, typed, kept) in [
        ("en", "wuerfelzucker", "keep 1", "Jo secures 1."),
        ("en", "wuerfelzucker", "keep 3 3", "Jo secures 3 3."),
        ("en", "wuerfelzucker", "hold 3 3", "Jo secures 3 3."),
        ("en", "wuerfelzucker", "secure none", "Jo secures nothing."),
        (
            "en",
            "wuerfelzucker",
            "secure all",
            "Jo stops at 1 2 3 3 5 6.",
        ),
        ("de", "wuerfelzucker", "behalte 3 3", "Jo sichert 3 3."),
        ("de", "wuerfelzucker", "sichere 3 3", "Jo sichert 3 3."),
        ("nl", "wuerfelzucker", "houd 3 3", "Jo houdt 3 3 vast."),
        ("nl", "wuerfelzucker", "stop", "Jo blijft bij 1 2 3 3 5 6."),
        ("en", "kaese", "hold 3 3", "Jo keeps 3 3"),
        ("de", "kaese", "halte 3 3", "Jo behält 3 3"),
        ("de", "kaese", "aufhoeren", "Jo hört auf"),
        ("en", "wanzen", "keep 3 3", "Jo sets aside 3 3."),
        ("en", "wanzen", "set aside all", "Jo sets aside 2 3 3 5 6."),
        ("nl", "wanzen", "herhaal", "Jo herhaalt"),
    ] {
        let said = answer(language, game, &[typed]);
        assert!(said.starts_with(kept), "{game}: {typed}: {said}");
    }
}

/// Jo, who stops at once, has rolled a 2 and a 1 exactly.
#[test]
fn a_theft_is_refused_for_what_there_is_to_steal() {
    for (language, typed, reason) in [
        ("en", "steal", "nobody beside you has a piece to steal"),
        (
            "en",
            "steal 2 from Mia",
            "nobody beside you has a piece to steal",
        ),
        ("en", "steal 5", "nobody beside you has a piece to steal"),
        ("de", "stehlen 3", "niemand neben dir hat ein Stück"),
        ("de", "stiehl", "niemand neben dir hat ein Stück"),
        ("nl", "steel", "niemand naast je heeft een stuk"),
        ("en", "close", "next comes taking or stealing a piece"),
    ] {
        let stop = ["stop", "aufhören", "stoppen"];
        let stop = stop[["en", "de", "nl"]
            .iter()
            .position(|it| *it == language)
            .unwrap_or(0)];
        let said = answer(language, "kaese", &[stop, typed]);
        assert!(said.contains(reason), "{typed}: {said}");
        assert!(
            !said.contains('?') && !said.contains("geschlossen"),
            "{typed}: {said}"
        );
    }
}

#[test]
fn a_player_without_jokers_hears_of_no_other_card() {
    for (language, typed, reason) in [
        (
            "en",
            "displace",
            "\"displace\" is not allowed. Reason: you have no joker for this.",
        ),
        ("de", "verdrängen", "Grund: dafür hast du keinen Joker."),
        ("nl", "verdringen", "Reden: daar heb je geen joker voor."),
    ] {
        let said = answer(language, "wuerfelzucker", &["1", typed]);
        assert!(
            said.starts_with(
                &reason
                    .replace("Grund", "„verdrängen“ ist nicht erlaubt. Grund")
                    .replace("Reden", "\"verdringen\" mag niet. Reden")
            ),
            "{said}"
        );
    }
    let said = answer(
        "en",
        "wuerfelzucker",
        &["1", "2 dice on the joker deck", "w"],
    );
    for strange in ["joker, displace", "no. 2", "make a"] {
        assert!(!said.contains(strange), "{strange}: {said}");
    }
    assert!(said.contains("Everything else:"), "{said}");
}

#[test]
fn the_word_for_the_end_of_a_turn_ends_the_turn_in_every_language() {
    for (language, words) in [
        ("en", ["end", "pass"]),
        ("de", ["ende", "passen"]),
        ("nl", ["einde", "beeindigen"]),
    ] {
        for word in words {
            let said = answer(language, "wuerfelzucker", &["1", word]);
            assert!(said.contains("Mia"), "{word}: {said}");
        }
    }
}

#[test]
fn a_list_of_one_reason_speaks_of_no_other_ones() {
    let said = answer("en", "wuerfelzucker", &["w"]);
    assert!(
        said.starts_with("Whatever is not in the list: this cannot be done now"),
        "{said}"
    );
    let help = answer("en", "wanzen", &["?"]);
    assert!(
        help.contains("For one die write \"set aside 6\"."),
        "{help}"
    );
}
