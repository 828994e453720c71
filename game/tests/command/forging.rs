//! Saves that somebody has changed.

use std::fs;
use std::path::Path;

use kipp_game::session::FORMAT;
use serde_json::Value;

use super::{assert_refused, folder, kipp, short_save, stdout};

/// The save with its record changed and its checksum made to fit again.
pub fn forge(folder: &Path, change: impl FnOnce(&mut Value)) {
    use sha2::{Digest, Sha256};
    let text = fs::read_to_string(folder.join("game.json")).expect("it was written");
    let mut document: Value = serde_json::from_str(&text).expect("saves are JSON");
    change(&mut document["record"]);
    let compose = |sum: &str| {
        format!(
            "{{\"kipp_save\":{FORMAT},\n\"checksum\":\"{sum}\",\n\"record\":{}}}\n",
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
    let document = differing(folder.path());
    assert_eq!(document["what"], "tipped");
    assert_eq!(document["about"], "silver tube");
    assert_eq!(
        (&document["expected"], &document["found"]),
        (&true.into(), &false.into())
    );
    assert!(document["step"].as_u64() > Some(1));
    forge(folder.path(), |record| record["seed"] = 6.into());
    assert_eq!(differing(folder.path())["what"], "shuffle");
    assert_refused(
        &kipp(folder.path(), "play --resume forged.json"),
        "resume on other dice",
    );
}

/// The difference in `forged.json` as a script reads it.
pub fn differing(folder: &Path) -> Value {
    let differs = kipp(folder, "verify forged.json --json");
    assert_eq!(differs.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&differs.stdout).expect("one JSON document");
    assert_eq!(document["verified"], false);
    document["difference"].clone()
}

#[test]
fn a_difference_about_a_die_names_the_die() {
    let folder = folder();
    let watched = kipp(
        folder.path(),
        "watch --bots greedy --seed 7 --save game.json",
    );
    assert_eq!(watched.status.code(), Some(0));
    let mut pips = 0;
    forge(folder.path(), |record| {
        let steps = record["steps"].as_array_mut().expect("steps are a list");
        let poured = steps
            .iter_mut()
            .find_map(|step| step.pointer_mut("/happened/drop/poured/0"))
            .expect("something came out");
        pips = poured["face"].as_u64().expect("a number");
        poured["face"] = (pips % 6 + 1).into();
    });
    let difference = differing(folder.path());
    assert_eq!(difference["what"], "face");
    assert_eq!(difference["expected"], pips % 6 + 1);
    assert_eq!(difference["found"], pips);
    let about = difference["about"].as_str().expect("a die is named");
    let (owner, look) = about.split_once("'s ").expect("it belongs to somebody");
    assert!(["Ada", "Ben", "Cleo", "Dan"].contains(&owner), "{about}");
    let (colour, size) = look.split_once('-').expect("it looks like something");
    assert!(["red", "yellow", "blue"].contains(&colour), "{about}");
    assert!(["S", "M", "L"].contains(&size), "{about}");
    let words = stdout(&kipp(folder.path(), "verify forged.json")).replace('\n', " ");
    assert!(words.contains(about), "{words}");
}

#[test]
fn what_can_be_no_match_is_bad_input_for_verify_and_not_a_difference() {
    let folder = folder();
    short_save(folder.path());
    let refused = |about: &str, change: fn(&mut Value)| {
        forge(folder.path(), change);
        for task in ["verify", "play --resume"] {
            let output = kipp(folder.path(), &format!("{task} forged.json"));
            assert_refused(&output, about);
            let line = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(line.starts_with("kipp: forged.json: "), "{about}: {line}");
            assert!(!line.contains(".)"), "{about}: {line}");
            for jargon in ["altered", "u64", "expected", "column", "variant"] {
                assert!(!line.contains(jargon), "{about}: {line}");
            }
            let is_shown = kipp(folder.path(), "replay forged.json").status.code() == Some(0);
            assert_eq!(line.contains("kipp replay"), is_shown, "{about}: {line}");
        }
    };
    refused("an unknown recipe", |record| record["rng"] = "dice".into());
    refused("nobody", |record| {
        record["seats"] = Value::Array(Vec::new());
    });
    refused("a crowd", |record| {
        let seats = record["seats"].as_array_mut().expect("a list");
        seats.extend(std::iter::repeat_n(seats[0].clone(), 10));
    });
    refused("no machine", |record| record["machine"] = Value::Null);
    refused("another machine", |record| {
        record["machine"]["digest"] = "0".repeat(64).into();
    });
    refused("an unreadable machine", |record| {
        record["machine"]["description"] = "tubes".into();
    });
    refused("no cards", |record| {
        record["options"]["cards"] = Value::Array(Vec::new());
    });
    refused("a card of no kind", |record| {
        record["options"]["cards"][0]["kind"] = "\u{1b}[31mred".into();
    });
    refused("no game", |record| record["game"] = "\u{1b}[31mred".into());
    refused("another game", |record| record["game"] = "chess".into());
    refused("a ghost decides", |record| {
        record["steps"][1]["decided"]["player"] = 9.into();
        record["machine"] = Value::Null;
    });
    refused("an unknown field", |record| record["surprise"] = 1.into());
    refused("no seed", |record| record["seed"] = "x".into());
}

#[test]
fn what_does_not_fit_in_a_save_is_named_with_its_step_in_every_language() {
    let folder = folder();
    short_save(folder.path());
    let told = |change: fn(&mut Value), said: [&str; 3]| {
        forge(folder.path(), change);
        for (language, said) in ["en", "de", "nl"].into_iter().zip(said) {
            let task = format!("play --resume forged.json --lang {language}");
            let refused = kipp(folder.path(), &task);
            assert_refused(&refused, said);
            let line = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(line.contains(said), "{line}");
        }
    };
    fn drop(record: &mut Value) -> &mut Value {
        let steps = record["steps"].as_array_mut().expect("steps are a list");
        let drop = steps
            .iter_mut()
            .find_map(|step| step.pointer_mut("/happened/drop"));
        drop.expect("something was dropped")
    }
    fn pour(record: &mut Value, die: u8, tray: u8) {
        let poured = serde_json::json!({"die": die, "tray": tray, "face": 1, "reseated": false});
        drop(record)["poured"] = [poured].into_iter().collect();
    }
    told(
        |record| record["seats"][1]["kind"]["bot"] = "clever".into(),
        [
            "forged.json: a bot \"clever\" plays in the saved game",
            "forged.json: in der gespeicherten Partie spielt ein Bot „clever“",
            "forged.json: in het bewaarde spel speelt een bot \"clever\"",
        ],
    );
    told(
        |record| pour(record, 35, 1),
        [
            "step 3: die 35 does not belong to this game",
            "Schritt 3: Würfel 35 gehört nicht zu diesem Spiel",
            "stap 3: dobbelsteen 35 hoort niet bij dit spel",
        ],
    );
    told(
        |record| pour(record, 1, 7),
        [
            "die 1 lies in tray 7, and there are trays 0 to 2",
            "Würfel 1 liegt in Schale 7",
            "dobbelsteen 1 ligt in bak 7",
        ],
    );
    told(
        |record| record["steps"][0]["happened"]["shuffle"]["order"] = Value::Array(Vec::new()),
        [
            "step 1: 28 values are due, and the record has 0",
            "Schritt 1: fällig sind 28 Werte, doch da stehen 0",
            "stap 1: hier horen 28 waarden, maar er staan er 0",
        ],
    );
    told(
        |record| record["steps"][0] = record["steps"][2].clone(),
        [
            "step 1: a shuffle of cards is due, and the record has a drop into the machine",
            "Schritt 1: fällig ist ein Mischen der Karten, doch da steht ein Einwurf",
            "stap 1: hier hoort het schudden van de kaarten, maar er staat een worp",
        ],
    );
}

#[test]
fn a_result_that_its_steps_do_not_lead_to_is_a_difference_and_no_game_to_go_on_with() {
    let folder = folder();
    short_save(folder.path());
    forge(folder.path(), |record| {
        record["ending"] = serde_json::json!({"points": [60, 0], "winners": [0]});
    });
    let difference = differing(folder.path());
    let what = difference["what"].as_str();
    assert!(matches!(what, Some("score" | "result")), "{difference}");
    assert_refused(
        &kipp(folder.path(), "play --resume forged.json"),
        "a result",
    );
    let shown = stdout(&kipp(folder.path(), "replay forged.json"));
    assert!(shown.contains("the record has a result"), "{shown}");
}
