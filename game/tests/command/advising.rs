//! Advice at the table, and luck and skill after the game.

use super::{folder, kipp, kipp_typing, stdout};

fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first roll of this seed is 1 2 2 2 3 5. A person aims at 4s alone: at least one with up to
/// twelve dice, 1 - (5/6)^12.
#[test]
fn hints_are_given_in_the_readers_language() {
    let chance = 100.0 * (1.0 - (5.0_f64 / 6.0).powi(12));
    let chance = format!("{chance:.1}");
    let comma = chance.replace('.', ",");
    let wanted = [
        (
            "en",
            format!("{chance} %: \"collect 4s\" (3 points)"),
            "Best: secure 1 2 2, roll",
            "points worse: 1 2 2 2 3 on \"smallest sum of 5 dice\"",
        ),
        (
            "de",
            format!("{comma} %: „4er sammeln“ (3 Punkte)"),
            "Am besten: 1 2 2 sichern",
            "Punkte schlechter: 1 2 2 2 3 auf „kleinste Summe aus 5 Würfeln“",
        ),
        (
            "nl",
            format!("{comma} %: \"vieren verzamelen\" (3 punten)"),
            "Het beste: 1 2 2 vasthouden",
            "punten slechter: 1 2 2 2 3 op \"laagste som van 5 dobbelstenen\"",
        ),
    ];
    for (language, prospect, keep, placing) in wanted {
        let folder = folder();
        let words = format!(
            "play --game wuerfelzucker --people Ada --bots strong --seed 7 --lang {language}"
        );
        let text = joined(&stdout(&kipp_typing(
            folder.path(),
            &words,
            "hint\n1\nhint\nq\n",
        )));
        for said in [prospect.as_str(), keep, placing] {
            assert!(text.contains(said), "{said}: {text}");
        }
    }
}

#[test]
fn what_must_be_outbid_is_named_with_its_chance() {
    let folder = folder();
    let words = "play --game wuerfelzucker --people Ada,Ben --seed 7";
    let typed = "1\n2 2 2 on\nend\nhint\nq\n";
    let text = joined(&stdout(&kipp_typing(folder.path(), words, typed)));
    assert!(
        text.contains("%: \"collect 2s\" (2 points), against Ada's 2 2 2"),
        "{text}"
    );
}

#[test]
fn luck_and_skill_are_told_after_a_game() {
    let folder = folder();
    let watch = |language: &str| {
        let words = format!(
            "watch --game wuerfelzucker --bots strong,random --players 2 --seed 7 --luck --lang {language}"
        );
        stdout(&kipp(folder.path(), &words))
    };
    for (language, title) in [
        ("en", "Luck and skill, in points"),
        ("de", "Glück und Können, in Punkten"),
        ("nl", "Geluk en vaardigheid, in punten"),
    ] {
        let text = watch(language);
        let (_, after) = text
            .split_once(title)
            .unwrap_or_else(|| panic!("{title}: {text}"));
        let given_away = |line: usize| {
            let line = after.lines().nth(line).expect("a line for each player");
            let number = line.split_whitespace().nth(2).expect("the third column");
            number.replace(',', ".").parse::<f64>().expect("a number")
        };
        let (strong, random) = (given_away(3), given_away(4));
        assert!(strong < 1.0 && random > 5.0, "{after}");
    }
}
