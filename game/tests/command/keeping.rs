//! What is kept of a game: watched, verified, replayed, resumed, killed.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use kipp_game::session::FORMAT;
use serde_json::Value;

use super::forging::forge;
use super::{assert_refused, folder, json, kipp, kipp_typing, short_save, stdout};

#[test]
fn a_watched_game_is_kept_verified_and_replayed() {
    let folder = folder();
    let watched = kipp(
        folder.path(),
        "watch --game kipp --players 4 --bots greedy --seed 7 --json --save game.json",
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
    let spoken = stdout(&kipp(
        folder.path(),
        "watch --players 4 --bots greedy --seed 7",
    ));
    let told = |text: &str| text.lines().filter(|line| line.starts_with("  ")).count();
    assert!(
        told(&words) > 100 && told(&words) == told(&spoken),
        "the same story is told"
    );
    let german = stdout(&kipp(folder.path(), "replay game.json --lang de"));
    assert!(german.contains("KIPPT!") && german.contains("Schlusswertung"));
}

#[test]
fn the_replay_of_an_unfinished_game_names_no_winner() {
    let folder = folder();
    short_save(folder.path());
    let words = stdout(&kipp(folder.path(), "replay game.json"));
    assert!(words.contains("the game is not over") && words.contains("Points so far"));
    for wrong in ["Final scores", "share the victory", "wins."] {
        assert!(!words.contains(wrong), "{wrong}: {words}");
    }
    let german = stdout(&kipp(folder.path(), "replay game.json --lang de"));
    assert!(german.contains("Punkte bis hier") && !german.contains("Schlusswertung"));
    let document = json(&kipp(folder.path(), "replay game.json --json"));
    assert_eq!(document["finished"], false);
    assert_eq!(document["winners"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_save_of_every_earlier_format_is_replayed_verified_and_resumed() {
    let folder = folder();
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    for format in 1..FORMAT {
        let name = format!("format-{format}.json");
        fs::copy(saves.join(&name), folder.path().join(&name)).expect("there is room");
        let replayed = json(&kipp(folder.path(), &format!("replay {name} --json")));
        assert_eq!(replayed["finished"], true);
        let ending = replayed["record"]["ending"]["points"].as_array();
        let points = replayed["standings"].as_array().expect("a list");
        let points = points.iter().map(|row| row["points_sixtieths"].clone());
        assert_eq!(ending, Some(&points.collect()), "the scores still come out");
        // Other computers give the machine other bits.
        if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
            let verified = json(&kipp(folder.path(), &format!("verify {name} --json")));
            assert_eq!(verified["verified"], true, "{name}");
            let resumed = kipp(folder.path(), &format!("play --resume {name}"));
            assert_eq!(resumed.status.code(), Some(0), "{name}");
        }
    }
}

#[test]
fn a_save_holds_its_machine_and_one_without_it_says_what_can_be_done() {
    let folder = folder();
    short_save(folder.path());
    let code = |words: &str| kipp(folder.path(), words).status.code();
    let (mut digest, mut description) = (String::new(), String::new());
    forge(folder.path(), |record| {
        let text = |key: &str| record["machine"][key].as_str().expect("a text").to_owned();
        (digest, description) = (text("digest"), text("description"));
        record["machine"]["description"] = Value::Null;
    });
    fs::write(folder.path().join("m.toml"), description).expect("it can be written");
    let checked = stdout(&kipp(folder.path(), "machine --check m.toml"));
    assert!(checked.contains(&digest), "{checked}");
    assert_eq!(
        code("verify forged.json"),
        Some(0),
        "as earlier versions saved"
    );
    forge(folder.path(), |record| {
        record["machine"]["description"] = Value::Null;
        record["machine"]["digest"] = "0".repeat(64).into();
    });
    let other = kipp(folder.path(), "verify forged.json");
    assert_refused(&other, "an unknown machine");
    let told = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(told.contains("kipp replay forged.json"), "{told}");
    assert_eq!(code("replay forged.json"), Some(0), "the remedy works");
}

#[test]
fn a_game_on_another_machine_is_verified_without_its_file() {
    let folder = folder();
    let machine = stdout(&kipp(folder.path(), "machine"));
    let heavier = machine.replace("plates = 15", "plates = 16");
    assert_ne!(heavier, machine, "the ballast is where it was");
    fs::write(folder.path().join("m.toml"), heavier).expect("it can be written");
    let words = "play --people Ada --bots random --seed 5 --save game.json --machine m.toml";
    let played = stdout(&kipp_typing(folder.path(), words, "1\n1\nq\n"));
    assert!(played.contains("not the built-in one"), "{played}");
    fs::remove_file(folder.path().join("m.toml")).expect("it is there");
    let verified = kipp(folder.path(), "verify game.json");
    assert_eq!(verified.status.code(), Some(0), "{}", stdout(&verified));
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
fn a_save_is_resumed_as_the_game_that_it_is() {
    let folder = folder();
    let begin = "play --game kaese --people Ada --bots random --seed 5 --save game.json";
    kipp_typing(folder.path(), begin, "q\n");
    let resume = |game: &str| {
        let words = format!("play --resume game.json {game}");
        kipp_typing(folder.path(), &words, "q\n")
    };
    for same in ["", "--game kaese"] {
        assert_eq!(resume(same).status.code(), Some(0), "{same}");
    }
    for (other, said) in [
        (
            "--game kipp",
            "game.json: this is a saved game of \"kaese\", not of \"kipp\"",
        ),
        ("--game chess", "no game \"chess\""),
    ] {
        let refused = resume(other);
        assert_refused(&refused, other);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains(said), "{line}");
    }
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
