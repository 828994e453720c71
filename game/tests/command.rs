//! The `kipp` command as scripts and users meet it.
#![cfg(feature = "cli")]

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

/// `kipp` with these words, in English and without a terminal.
fn kipp(folder: &Path, words: &str) -> Output {
    kipp_typing(folder, words, "")
}

fn kipp_typing(folder: &Path, words: &str, typed: &str) -> Output {
    Command::new(cargo_bin("kipp"))
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env_remove("LANG")
        .args(words.split_whitespace())
        .write_stdin(typed)
        .output()
        .expect("the command starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("we print text")
}

fn json(output: &Output) -> Value {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("one JSON document and nothing else")
}

/// Fails unless the output is a refusal: exit code 2, nothing on standard output, one line on
/// standard error.
fn assert_refused(output: &Output, about: &str) {
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{about}: {line}");
    assert!(output.stdout.is_empty(), "{about}: {}", stdout(output));
    assert_eq!(line.lines().count(), 1, "{about}: {line}");
    assert!(
        line.starts_with("kipp: ") && line.len() > 20,
        "{about}: {line}"
    );
    assert!(
        !line.trim_end().contains(char::is_control),
        "{about}: {line}"
    );
    for word in ["panicked", "RUST_BACKTRACE", "src/"] {
        assert!(!line.contains(word), "{about}: {line}");
    }
}

/// A short match between a person and a bot in `game.json`.
fn short_save(folder: &Path) {
    let played = kipp_typing(
        folder,
        "play --people Ada --bots random --seed 5 --save game.json",
        "1\n1\nq\n",
    );
    assert_eq!(
        played.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&played.stderr)
    );
}

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
}

#[test]
fn the_built_in_cards_are_a_start_for_ones_own() {
    let folder = folder();
    let cards = stdout(&kipp(folder.path(), "cards"));
    let write = |text: &str| fs::write(folder.path().join("c.toml"), text).expect("written");
    write(&cards);
    assert_eq!(
        kipp(folder.path(), "cards --check c.toml").status.code(),
        Some(0)
    );
    let table = |words: &str| stdout(&kipp_typing(folder.path(), words, "q\n"));
    assert!(table("play --cards c.toml --save a.json").contains("stand-ins"));
    let own = cards.replacen("note = \"", "note = \"My \\u001B[31mcards. ", 1);
    write(&own.replacen("points = 2", "points = 3", 1));
    assert!(table("play --cards c.toml --save b.json").contains("from a file. My [31mcards."));
    write(&cards.replacen("ingredients = 6", "ingredients = 60", 1));
    assert_refused(&kipp(folder.path(), "cards --check c.toml"), "a card of 60");
}

#[test]
fn the_built_in_machine_file_is_a_start_for_ones_own() {
    let folder = folder();
    fs::write(
        folder.path().join("m.toml"),
        kipp(folder.path(), "machine").stdout,
    )
    .expect("written");
    assert_eq!(
        kipp(folder.path(), "machine --check m.toml").status.code(),
        Some(0)
    );
    json(&kipp(folder.path(), "machine --schema"));
    let built_in = json(&kipp(folder.path(), "drop --dice L,L --json"));
    let own = json(&kipp(
        folder.path(),
        "drop --dice L,L --json --machine m.toml",
    ));
    assert_eq!(built_in, own);
}

#[test]
fn the_same_seed_prints_the_same_bytes_and_another_seed_others() {
    let folder = folder();
    for words in [
        "drop --dice L,M,S,L,M --seed 3 --json",
        "drop --sweep 6 --seed 2 --json",
        "stats --games 1 --players 2 --bots random --seed 4 --json",
        "drop --dice M,L --seed 9",
    ] {
        let first = kipp(folder.path(), words);
        assert_eq!(first.status.code(), Some(0), "{words}");
        assert_eq!(first.stdout, kipp(folder.path(), words).stdout, "{words}");
    }
    let other = kipp(folder.path(), "drop --dice L,M,S,L,M --seed 4 --json");
    assert_ne!(
        other.stdout,
        kipp(folder.path(), "drop --dice L,M,S,L,M --seed 3 --json").stdout
    );
}

#[test]
fn a_watched_game_is_kept_verified_and_replayed() {
    let folder = folder();
    let watched = kipp(
        folder.path(),
        "watch --game kipp --players 4 --seed 7 --json --save game.json",
    );
    let document = json(&watched);
    assert_eq!(document["finished"], true);
    assert_eq!(document["standings"].as_array().map(Vec::len), Some(4));
    let verified = json(&kipp(folder.path(), "verify game.json --json"));
    assert_eq!(verified["verified"], true);
    assert_eq!(verified["finished"], true);
    let replayed = json(&kipp(folder.path(), "replay game.json --json"));
    assert_eq!(replayed, document, "a replay shows what was watched");
    let words = stdout(&kipp(folder.path(), "replay game.json"));
    let spoken = stdout(&kipp(folder.path(), "watch --players 4 --seed 7"));
    let told = |text: &str| text.lines().filter(|line| line.starts_with("  ")).count();
    assert!(
        told(&words) > 100 && told(&words) == told(&spoken),
        "the same story is told"
    );
    let german = stdout(&kipp(folder.path(), "replay game.json --lang de"));
    assert!(german.contains("KIPPT!") && german.contains("Schlusswertung"));
}

/// The save with its record changed and its checksum made to fit again.
fn forge(folder: &Path, change: impl FnOnce(&mut Value)) {
    use sha2::{Digest, Sha256};
    let text = fs::read_to_string(folder.join("game.json")).expect("it was written");
    let mut document: Value = serde_json::from_str(&text).expect("saves are JSON");
    change(&mut document["record"]);
    let compose = |sum: &str| {
        format!(
            "{{\"kipp_save\":1,\n\"checksum\":\"{sum}\",\n\"record\":{}}}\n",
            document["record"]
        )
    };
    let digest = Sha256::digest(compose(&"0".repeat(64)).as_bytes());
    let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    fs::write(folder.join("forged.json"), compose(&sum)).expect("it can be written");
}

#[test]
fn verify_says_no_to_a_forged_save_and_names_the_difference() {
    let folder = folder();
    short_save(folder.path());
    forge(folder.path(), |_| {});
    assert_eq!(
        kipp(folder.path(), "verify forged.json").status.code(),
        Some(0)
    );
    forge(folder.path(), |record| {
        let steps = record["steps"].as_array_mut().expect("steps are a list");
        let drop = steps
            .iter_mut()
            .find_map(|step| step.pointer_mut("/happened/drop"));
        drop.expect("something was dropped")["tipped"][1] = Value::Bool(true);
    });
    let differs = kipp(folder.path(), "verify forged.json");
    assert_eq!(differs.status.code(), Some(1));
    assert!(
        stdout(&differs).contains("silver tube"),
        "{}",
        stdout(&differs)
    );
    let document: Value =
        serde_json::from_slice(&kipp(folder.path(), "verify forged.json --json").stdout)
            .expect("one JSON document");
    assert_eq!(document["verified"], false);
    forge(folder.path(), |record| record["seed"] = 6.into());
    assert_eq!(
        kipp(folder.path(), "verify forged.json").status.code(),
        Some(1)
    );
    assert_refused(
        &kipp(folder.path(), "play --resume forged.json"),
        "resume on other dice",
    );
    forge(folder.path(), |record| record["surprise"] = 1.into());
    assert_refused(&kipp(folder.path(), "verify forged.json"), "unknown field");
    for place in ["/options/cards/0/kind", "/game"] {
        forge(folder.path(), |record| {
            *record.pointer_mut(place).expect("it is there") = "\u{1b}[31mred".into();
        });
        assert_refused(&kipp(folder.path(), "verify forged.json"), place);
    }
    forge(folder.path(), |record| {
        record["machine"]["digest"] = "\u{1b}[31m".into();
    });
    let steering = stdout(&kipp(folder.path(), "verify forged.json"));
    assert!(!steering.contains('\u{1b}'), "{steering}");
    forge(folder.path(), |record| record["game"] = "chess".into());
    assert_refused(&kipp(folder.path(), "verify forged.json"), "another game");
    forge(folder.path(), |record| {
        record["seats"] = Value::Array(Vec::new());
    });
    let alone = kipp(folder.path(), "verify forged.json").status.code();
    assert_eq!(alone, Some(1), "a record without players breaks the rules");
}

#[test]
fn a_game_left_and_resumed_is_the_game_played_on() {
    let folder = folder();
    let start = "play --people Ada --bots random --seed 5 --save";
    kipp_typing(folder.path(), &format!("{start} one.json"), "1\n5\n2\nq\n");
    kipp_typing(folder.path(), &format!("{start} two.json"), "1\n5\n");
    kipp_typing(folder.path(), "play --resume two.json", "2\nq\n");
    let read = |name: &str| fs::read(folder.path().join(name)).expect("it was written");
    assert_eq!(read("one.json"), read("two.json"));
    assert_eq!(
        kipp(folder.path(), "verify two.json").status.code(),
        Some(0)
    );
}

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
        "Nothing can be taken back",
        "nothing to do again",
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
fn nothing_that_the_menu_offers_is_explained_as_forbidden() {
    let folder = folder();
    let words = "play --people Ada --bots random --seed 5 --lang en";
    // All nine dice are still in hand, so every die is allowed in every tube.
    let text = stdout(&kipp_typing(folder.path(), words, "w\nq\n"));
    assert!(!text.contains("this die is not in your hand"), "{text}");
    assert!(text.contains("this is not due now"), "{text}");
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

#[test]
fn a_killed_game_leaves_its_last_complete_save() {
    let folder = folder();
    let mut seen = 0;
    for (number, pause) in [20, 60, 150, 300, 500, 900].into_iter().enumerate() {
        let name = format!("killed-{number}.json");
        let mut game = std::process::Command::new(cargo_bin("kipp"))
            .current_dir(folder.path())
            .args(["watch", "--seed", "3", "--save", &name])
            .stdout(Stdio::null())
            .spawn()
            .expect("the command starts");
        std::thread::sleep(Duration::from_millis(pause));
        game.kill().expect("it can be killed");
        game.wait().expect("it has ended");
        if !folder.path().join(&name).exists() {
            continue; // killed before the first save
        }
        seen += 1;
        let replayed = kipp(folder.path(), &format!("replay {name} --json"));
        assert_eq!(
            replayed.status.code(),
            Some(0),
            "{}",
            String::from_utf8_lossy(&replayed.stderr)
        );
    }
    assert!(
        seen >= 3,
        "the game was hardly ever killed while it was saved: {seen}"
    );
}

#[test]
fn a_reader_who_stops_listening_is_no_error() {
    let folder = folder();
    let mut rules = std::process::Command::new(cargo_bin("kipp"))
        .current_dir(folder.path())
        .args(["watch", "--seed", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(rules.stdout.take());
    let ended = rules.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(0));
    assert!(
        ended.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
}

#[test]
fn a_drop_is_explained_in_torques_that_add_up() {
    let folder = folder();
    let document = json(&kipp(
        folder.path(),
        "drop --tube silver --dice L,L,L,L,L,L,L --seed 1 --json",
    ));
    let drops = document["drops"].as_array().expect("drops are a list");
    assert_eq!(drops.len(), 7);
    assert!(
        drops.iter().any(|drop| drop["has_tipped"] == true),
        "seven large dice tip any tube"
    );
    for drop in drops {
        let balance = &drop["balance"];
        let number = |key: &str| balance[key].as_f64().expect("a number");
        let dice = balance["dice"].as_array().expect("rows");
        let sum: f64 = dice
            .iter()
            .filter_map(|row| row["moment_nm"].as_f64())
            .sum();
        assert_eq!(dice.len(), drop["inside"].as_array().map_or(0, Vec::len));
        assert!((sum - number("dice_moment_nm")).abs() < 1e-12);
        let margin = number("net_moment_nm") - number("dead_band_nm");
        assert!((margin - number("margin_nm")).abs() < 1e-12);
    }
}

#[test]
fn telemetry_is_written_once_and_replaces_nothing() {
    let folder = folder();
    let words = "drop --dice L,L --csv t.csv";
    let explained = kipp(folder.path(), words);
    assert_eq!(explained.status.code(), Some(0));
    let plain = kipp(folder.path(), "drop --dice L,L");
    assert_eq!(explained.stdout, plain.stdout, "measuring changes nothing");
    let text = fs::read_to_string(folder.path().join("t.csv")).expect("it was written");
    let columns = text
        .lines()
        .next()
        .map_or(0, |head| head.split(',').count());
    assert!(text.lines().count() > 50);
    assert!(text.lines().all(|line| line.split(',').count() == columns));
    assert_refused(&kipp(folder.path(), words), "the file exists now");
}

#[test]
fn statistics_count_every_drop_and_split_every_victory() {
    let folder = folder();
    let figures = json(&kipp(
        folder.path(),
        "stats --game kipp --games 2 --players 3 --seed 1 --json",
    ));
    let wins: f64 = figures["seats"]
        .as_array()
        .expect("seats are a list")
        .iter()
        .filter_map(|seat| seat["win_share"].as_f64())
        .sum();
    assert!((wins - 1.0).abs() < 1e-9);
    assert!(
        figures.get("timing").is_none(),
        "timing is only reported when asked for"
    );
    let machine = &figures["machine"];
    assert!(machine["drops"].as_u64() > machine["tips"].as_u64());
}

#[test]
fn nothing_but_plain_text_leaves_when_nobody_watches() {
    let folder = folder();
    for words in [
        "rules --lang de",
        "rules --lang en",
        "--help",
        "drop --dice L",
        "watch --players 2 --bots random",
    ] {
        let text = stdout(&kipp(folder.path(), words));
        assert!(!text.contains('\u{1b}'), "{words}");
        assert!(text.lines().count() > 5, "{words}");
    }
}

#[test]
fn the_rules_name_what_is_not_known_and_what_the_machine_decides() {
    let folder = folder();
    let rules = |language: &str| {
        let text = stdout(&kipp(folder.path(), &format!("rules --lang {language}")));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for said in [
        "half-way",
        "full to the mouth",
        "re-seated",
        "stand-ins",
        "Super Selection",
    ] {
        assert!(rules("en").contains(said), "{said}");
    }
    for said in ["halbem Weg", "zurechtgelegt", "Platzhalter", "Superauswahl"] {
        assert!(rules("de").contains(said), "{said}");
    }
}
