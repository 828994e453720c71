//! `--dice thrown`: dice from a cup on the simulated table.

use kipp_game::games::GAMES;
use kipp_game::rules::GameInfo;
use serde_json::Value;

use super::forging::{differing, forge};
use super::{assert_refused, folder, json, kipp, stdout};

fn rolling() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.iter().filter(|game| !game.needs_apparatus)
}

#[test]
fn a_game_with_thrown_dice_is_watched_kept_replayed_and_verified() {
    for game in rolling().map(|game| game.key) {
        let folder = folder();
        let watch = format!("watch --game {game} --players 2 --bots greedy --seed 3 --dice thrown");
        let words = stdout(&kipp(folder.path(), &format!("{watch} --save game.json")));
        assert!(words.contains("thrown from a cup"), "{words}");
        let document = json(&kipp(folder.path(), &format!("{watch} --json")));
        assert!(document["record"]["dice"]["thrown"]["cup"].is_string());
        let replayed = json(&kipp(folder.path(), "replay game.json --json"));
        assert_eq!(replayed, document, "the same seed throws the same dice");
        let drawn = json(&kipp(
            folder.path(),
            &watch.replace("thrown", "drawn --json"),
        ));
        assert_eq!(drawn["record"]["dice"], "drawn");
        assert_ne!(drawn["record"]["steps"], document["record"]["steps"]);
        assert_eq!(
            kipp(folder.path(), "verify game.json").status.code(),
            Some(0)
        );

        forge(folder.path(), |record| {
            let steps = record["steps"].as_array_mut().expect("a list");
            let faces = |step: &mut Value| {
                let face = step.pointer_mut("/happened/roll/faces/0")?;
                *face = (7 - face.as_u64()?).into();
                Some(())
            };
            steps.iter_mut().find_map(faces).expect("dice were rolled");
        });
        assert_eq!(differing(folder.path())["what"], "roll");
        forge(folder.path(), |record| {
            record["dice"]["thrown"]["cup"] = "a mug".into();
        });
        assert_refused(&kipp(folder.path(), "verify forged.json"), "no cup");
    }
}

#[test]
fn statistics_with_thrown_dice_are_the_same_at_every_run() {
    for game in rolling().map(|game| game.key) {
        let folder = folder();
        let stats = |dice: &str| {
            let stats = format!("stats --game {game} --games 2 --players 2 --bots greedy --json");
            json(&kipp(folder.path(), &format!("{stats} --dice {dice}")))
        };
        assert_eq!(stats("thrown"), stats("thrown"), "{game}");
        assert_ne!(stats("thrown"), stats("drawn"), "{game}");
    }
}

#[test]
fn dice_that_are_not_rolled_cannot_be_thrown() {
    let folder = folder();
    for task in ["play", "watch", "stats"] {
        let thrown = kipp(folder.path(), &format!("{task} --game kipp --dice thrown"));
        assert_refused(&thrown, task);
        let line = String::from_utf8_lossy(&thrown.stderr).into_owned();
        assert!(line.contains("leave out --dice"), "{line}");
        let loaded = kipp(folder.path(), &format!("{task} --game kipp --dice loaded"));
        assert_refused(&loaded, task);
        let help = stdout(&kipp(folder.path(), &format!("{task} --help")));
        assert!(help.contains("--dice") && help.contains("thrown"), "{help}");
    }
}
