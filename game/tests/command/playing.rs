//! A person at the menu.

use super::{folder, kipp, kipp_typing, stdout};

#[test]
fn everything_typed_at_the_menu_gets_an_answer() {
    let folder = folder();
    let typed = "99\n-3\n0\ngreen\nsilver\n?\nw\nt\nrules\nu\nredo\n\u{7f}\u{1b}[A\n99999999999999999999\nq\n";
    let played = kipp_typing(
        folder.path(),
        "play --people Ada --bots random --seed 5",
        typed,
    );
    assert_eq!(played.status.code(), Some(0));
    assert!(played.stderr.is_empty());
    let text = stdout(&played);
    for answer in [
        "There is no choice 99",
        "There is no choice -3",
        "There is no choice 0",
        "No choice fits \"green\"",
        "9 choices fit",
        "you have not chosen anything yet",
        "u or undo (take your choice back), redo (do it again), rules (the rules)",
        "nothing to redo",
        "kipp play --resume kipp.json",
    ] {
        let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(joined.contains(answer), "{answer}: {text}");
    }
    assert!(folder.path().join("kipp.json").exists());
    kipp_typing(
        folder.path(),
        "play --people Ada --bots random --seed 5",
        "q\n",
    );
    assert!(
        folder.path().join("kipp-2.json").exists(),
        "the first game keeps its name"
    );
}

#[test]
fn a_choice_after_which_dice_fell_is_told_to_stand() {
    let folder = folder();
    let words = "play --people Ada --bots random --seed 5";
    let text = stdout(&kipp_typing(folder.path(), words, "u\n1\nu\nq\n"));
    assert_eq!(text.matches("not chosen anything yet").count(), 1, "{text}");
    assert_eq!(
        text.matches("Nothing can be taken back").count(),
        1,
        "{text}"
    );
}

#[test]
fn notices_at_the_table_are_broken_between_words() {
    let folder = folder();
    let name = "a_long_name_for_a_file_that_keeps_the_game.json";
    let words = format!("play --people Ada --bots random --seed 5 --save {name}");
    let text = stdout(&kipp_typing(folder.path(), &words, "q\n"));
    assert!(text.contains("Saved after") && text.contains("The game waits"));
    for line in text.lines() {
        let line = line.trim_start_matches("Ada: "); // a person ends this line by Enter
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn a_number_may_end_in_a_full_stop_and_several_numbers_are_no_choice() {
    let folder = folder();
    let play = |name: &str, typed: &str| {
        let words = format!("play --people Ada --bots random --seed 5 --save {name}");
        let text = stdout(&kipp_typing(folder.path(), &words, typed));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let saved = |name: &str| std::fs::read(folder.path().join(name)).expect("it was saved");
    let bare = play("bare.json", "3\nq\n");
    let stopped = play("stopped.json", "3.\nq\n");
    assert_eq!(saved("bare.json"), saved("stopped.json"));
    assert_eq!(bare, stopped.replace("stopped.json", "bare.json"));
    let several = play("several.json", "1 2\nq\n");
    assert!(
        several.contains("No choice fits \"1 2\". Type a number from 1 to 27"),
        "{several}"
    );
    assert!(!several.contains("Not allowed"), "{several}");
}

#[test]
fn nothing_that_the_menu_offers_is_explained_as_forbidden() {
    let folder = folder();
    let words = "play --people Ada --bots random --seed 5 --lang en";
    // All nine dice are still in hand, so every die is allowed in every tube.
    let text = stdout(&kipp_typing(folder.path(), words, "w\nq\n"));
    assert!(!text.contains("this die is not in your hand"), "{text}");
    assert_eq!(
        text.matches("Whatever is not in the list:").count(),
        1,
        "{text}"
    );
}

/// Lines of a person who tries everything, always the same ones.
fn wild_lines(count: u32) -> String {
    let words = [
        "u",
        "redo",
        "w",
        "t",
        "?",
        "",
        "red",
        "S copper",
        "yellow l gold",
        "-1",
        "0",
        "nine",
    ];
    let mut state = 12_345_u32;
    let mut lines = String::new();
    for _ in 0..count {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let draw = (state >> 16) as usize;
        match draw % 4 {
            0 => lines.push_str(words[draw / 4 % words.len()]),
            1 => lines.push_str(if (draw / 4).is_multiple_of(2) {
                "u"
            } else {
                "u\nredo"
            }),
            _ => lines.push_str(&(draw / 4 % 9 + 1).to_string()),
        }
        lines.push('\n');
    }
    lines
}

#[test]
fn a_wild_player_with_many_takebacks_leaves_an_honest_record() {
    let folder = folder();
    let words = "play --people Ada,Ben --bots greedy --seed 8 --save game.json";
    let played = kipp_typing(folder.path(), words, &wild_lines(600));
    assert_eq!(played.status.code(), Some(0));
    assert!(
        played.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&played.stderr)
    );
    let text = stdout(&played);
    assert!(text.matches("Taken back.").count() > 3 && text.matches("Done again.").count() > 0);
    let verified = kipp(folder.path(), "verify game.json");
    assert_eq!(verified.status.code(), Some(0), "{}", stdout(&verified));
    assert_eq!(
        kipp(folder.path(), "play --resume game.json").status.code(),
        Some(0)
    );
}

#[test]
fn a_wish_against_the_rules_is_answered_with_the_rule() {
    let folder = folder();
    let typed = "yellow S copper\nyellow S copper\nq\n";
    let played = kipp_typing(
        folder.path(),
        "play --people Ada --bots random --seed 5",
        typed,
    );
    let text = stdout(&played)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(text.contains("this die is not in your hand"), "{text}");
}
