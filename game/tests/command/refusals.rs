//! What cannot be used is refused in one line, and left as it was.

use std::fs;

use super::{assert_refused, folder, kipp, short_save, stdout};

#[test]
fn nonsense_on_the_command_line_is_one_line() {
    let folder = folder();
    for words in [
        "dance",
        "--nonsense",
        "watch --players",
        "watch --players many",
        "watch --players 0",
        "watch --players 5",
        "watch --seed -1",
        "watch --seed 1.5",
        "watch --game chess",
        "watch --bots clever",
        "watch --bots random,random,random,random,random",
        "--lang xx rules",
        "--lang",
        "rules --lang=klingon",
        "rules --game chess",
        "stats --games 0",
        "stats --games x",
        "stats --bots none --games 1",
        "verify",
        "replay",
        "verify a b",
        "drop --tube lead",
        "drop --dice",
        "drop --dice Q",
        "drop --dice S,,L",
        "drop --sweep 0",
        "drop --sweep 2000000000",
        "drop --sweep 5 --dice S",
        "drop --sweep 5 --csv t.csv",
        "drop --seed big",
        "drop --machine none.toml",
        "watch --machine none.toml",
        "watch --cards none.toml",
        "watch --machine .",
        "watch --cards .",
        "machine --check none.toml",
        "machine --schema --check x",
        "play --resume none.json",
        "play --resume a --seed 3",
        "play --people Ada,Ada",
        "play --people A,B,C,D,E",
        "play --people ,,",
        "play --people Ada --bots clever",
        "replay none.json",
        "verify none.json",
        "verify .",
        "replay .",
        "play --resume .",
        "watch --save .",
        "play --save .",
        "play --people ThisNameIsFarTooLongForASeat",
    ] {
        assert_refused(&kipp(folder.path(), words), words);
    }
    assert_eq!(
        fs::read_dir(folder.path()).expect("it is there").count(),
        0,
        "something was left"
    );
}

#[test]
fn a_negative_number_is_told_not_to_fit_its_option() {
    let folder = folder();
    for (task, option) in [
        ("watch", "--players"),
        ("watch", "--seed"),
        ("play", "--seed"),
        ("stats", "--games"),
        ("drop", "--sweep"),
        ("drop", "--seed"),
        ("", "--seed"),
    ] {
        let refused = kipp(folder.path(), &format!("{task} {option} -3"));
        assert_refused(&refused, option);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains("\"-3\" does not fit"), "{task}: {line}");
        assert!(line.contains(option), "{task}: {line}");
    }
}

#[test]
fn what_stands_twice_or_in_the_wrong_place_is_named() {
    let folder = folder();
    for (words, said) in [
        ("watch --dice loaded", "choose one of drawn, thrown"),
        ("--version=3", "--version takes no value"),
        (
            "watch --save none/game.json",
            "none/game.json: cannot be read or written (the folder is not there); make it first",
        ),
        ("watch --seed 1 --seed 2", "--seed <N> is given twice"),
        ("--json --json", "--json is given twice"),
        ("--seed 3 watch", "kipp watch --seed"),
        ("--json rules", "kipp rules --json"),
        ("help dance", "no command \"dance\""),
        ("stats --regret", "add --tournament, or leave --regret out"),
        ("stats --games x", "a whole number from 1 to 4294967295"),
        ("drop --sweep x", "a whole number from 1 to 4294967295"),
        (
            "watch --seed x",
            "a whole number from 0 to 18446744073709551615",
        ),
        ("watch --players x", "give a whole number"),
    ] {
        let refused = kipp(folder.path(), words);
        assert_refused(&refused, words);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains(said), "{words}: {line}");
    }
}

#[test]
fn a_seed_that_leaves_no_seeds_for_the_games_is_refused_with_its_limit() {
    let folder = folder();
    let stats = |seed: u64| {
        let words =
            format!("stats --game wuerfelzucker --games 3 --bots random --seed {seed} --json");
        kipp(folder.path(), &words)
    };
    let refused = stats(u64::MAX - 1);
    assert_refused(&refused, "the third game has no seed");
    let line = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(line.contains(&(u64::MAX - 2).to_string()), "{line}");
    assert_eq!(stats(u64::MAX - 2).status.code(), Some(0));
}

#[test]
fn refusals_speak_the_language_that_was_asked_for() {
    let folder = folder();
    let line = |words: &str| String::from_utf8(kipp(folder.path(), words).stderr).expect("text");
    assert!(line("verify none.json --lang de").contains("diese Datei gibt es nicht"));
    assert!(line("verify none.json --lang en").contains("there is no such file"));
    assert!(line("dance --lang=de").contains("unbekannter Befehl"));
    assert!(line("rules --lang fr").contains("en, de"));
    let written = |name: &str, text: &str| fs::write(folder.path().join(name), text);
    written("m.toml", "format = 1").expect("the folder can be written");
    written("c.toml", "note = 1").expect("the folder can be written");
    assert!(line("watch --machine m.toml --lang de").contains("die Maschinendatei ist nicht"));
    assert!(line("watch --cards c.toml --lang de").contains("ergibt kein Spiel"));
}

#[test]
fn files_that_are_no_saves_are_refused_and_left_alone() {
    let folder = folder();
    short_save(folder.path());
    let whole = fs::read(folder.path().join("game.json")).expect("it was just written");
    let mut flipped = whole.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 4;
    let files: [(&str, &[u8]); 6] = [
        ("empty.json", b""),
        ("cut.json", &whole[..whole.len() / 3]),
        ("flipped.json", &flipped),
        (
            "newer.json",
            b"{\"kipp_save\":7,\"checksum\":\"\",\"record\":{}}",
        ),
        ("notes.txt", b"milk, eggs"),
        ("binary.bin", &[0, 159, 146, 150]),
    ];
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).expect("the folder can be written");
        for task in ["verify", "replay", "play --resume"] {
            let words = format!("{task} {name}");
            assert_refused(&kipp(folder.path(), &words), &words);
        }
        for task in ["watch --save", "play --people Ada --save"] {
            let words = format!("{task} {name}");
            assert_refused(&kipp(folder.path(), &words), &words);
        }
        let now = fs::read(folder.path().join(name)).expect("it is still there");
        assert_eq!(now, bytes, "{name} was changed");
    }
}

/// Machine files with one value spoilt.
#[test]
fn unsound_machine_files_are_one_line_that_names_the_place() {
    let folder = folder();
    let sound = stdout(&kipp(folder.path(), "machine"));
    let spoil = |key: &str, value: &str| {
        let mut done = false;
        let lines = sound.lines().map(|line| match line.split_once(" = ") {
            Some((name, _)) if name.trim() == key && !done => {
                done = true;
                format!("{key} = {value}")
            }
            _ => line.to_owned(),
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        assert!(done, "{key} is not in the machine file");
        text
    };
    let cases = [
        ("plate_mass_kg", "0.0"),
        ("length_m", "-0.1"),
        ("friction", "nan"),
        ("bore_m", "inf"),
        ("pivot_station_m", "0.9"),
        ("bore_m", "0.001"),
        ("format", "99"),
        ("name", "7"),
        ("edge_m", "0.08"),
    ];
    for (key, value) in cases {
        fs::write(folder.path().join("m.toml"), spoil(key, value)).expect("it can be written");
        for task in [
            "machine --check m.toml",
            "drop --machine m.toml",
            "watch --machine m.toml",
        ] {
            let refused = kipp(folder.path(), task);
            assert_refused(&refused, &format!("{key} = {value}: {task}"));
            let line = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(line.contains("m.toml"), "{line}");
        }
    }
    fs::write(
        folder.path().join("m.toml"),
        format!("surprise = 1\n{sound}"),
    )
    .expect("written");
    let unknown = kipp(folder.path(), "machine --check m.toml");
    assert_refused(&unknown, "unknown key");
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("surprise"));
}

#[test]
fn unsound_card_files_are_one_line() {
    let folder = folder();
    for text in [
        "",
        "note = 1",
        "cards = []",
        "note = \"x\"\ncards = []",
        "\u{0}",
        "[[[",
    ] {
        fs::write(folder.path().join("c.toml"), text).expect("it can be written");
        assert_refused(&kipp(folder.path(), "watch --cards c.toml"), text);
    }
    for nothing in ["", " \n\t\n"] {
        fs::write(folder.path().join("c.toml"), nothing).expect("it can be written");
        let refused = kipp(folder.path(), "cards --check c.toml");
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains("c.toml: the card file is empty"), "{line}");
    }
}

#[test]
fn the_cards_of_another_game_are_told_which_game_they_are_of() {
    let folder = folder();
    for (game, title) in [
        ("wuerfelzucker", "Würfelzucker"),
        ("kaese", "Käse Würfeln"),
        ("wanzen", "Wanzen tanzen"),
    ] {
        let cards = stdout(&kipp(folder.path(), &format!("cards --game {game}")));
        fs::write(folder.path().join("c.toml"), cards).expect("it can be written");
        for words in ["cards --check c.toml", "watch --cards c.toml"] {
            let refused = kipp(folder.path(), words);
            assert_refused(&refused, words);
            let line = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(line.contains(title), "{line}");
            assert!(line.contains(&format!("add --game {game}")), "{line}");
        }
        let checked = kipp(
            folder.path(),
            &format!("cards --game {game} --check c.toml"),
        );
        assert_eq!(checked.status.code(), Some(0));
    }
    let help = stdout(&kipp(folder.path(), "cards --help"));
    assert!(
        help.contains("Check a card file of the game that --game names"),
        "{help}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_endless_card_file_is_refused_for_its_size() {
    let folder = folder();
    let refused = kipp(folder.path(), "cards --check /dev/zero");
    assert_refused(&refused, "no end");
    let line = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(line.contains("larger than 1 MiB"), "{line}");
}
