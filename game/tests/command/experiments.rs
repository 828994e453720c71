//! `kipp drop`, `stats`, `machine` and `cards`.

use std::fs;

use super::{assert_refused, folder, json, kipp, kipp_typing, stdout};

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
    let long = "x".repeat(5_000);
    let note = format!("note = \"My\\n\\u001B[31mcards. {long}");
    let own = cards.replacen("note = \"", &note, 1);
    write(&own.replacen("points = 2", "points = 3", 1));
    let text = table("play --cards c.toml --save b.json");
    assert!(text.contains("from a file. My [31mcards."), "{text}");
    assert!(!text.contains(&long[..400]), "a long note is cut");
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
        "stats --games 1 --players 2 --bots greedy --seed 4 --json",
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
fn a_full_tube_ends_the_experiment_with_one_sentence() {
    let folder = folder();
    let machine = stdout(&kipp(folder.path(), "machine"));
    let heavy = machine.replace("plate_mass_kg = 0.001 ", "plate_mass_kg = 0.05 ");
    assert_ne!(heavy, machine, "the ballast is where it was");
    fs::write(folder.path().join("m.toml"), heavy).expect("written");
    let dice = ["L"; 20].join(",");
    let words = format!("drop --tube copper --dice {dice} --machine m.toml");
    let document = json(&kipp(folder.path(), &format!("{words} --json")));
    let drops = document["drops"].as_array().expect("drops are a list");
    let (last, before) = drops.split_last().expect("something was dropped");
    assert_eq!(last["entered"], false);
    assert!(before.iter().all(|drop| drop["entered"] == true));
    assert!(!before.is_empty(), "the tube has room for some");
    let left = 20 - drops.len();
    assert_eq!(document["dice_left"], left);
    let told = stdout(&kipp(folder.path(), &words));
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(told.matches("the die comes back").count(), 1, "{told}");
    assert!(told.contains(&format!("the {left} dice after it are not tried")));
}

#[test]
fn telemetry_is_written_once_and_replaces_nothing() {
    let folder = folder();
    let words = "drop --dice L,L --csv t.csv";
    let explained = kipp(folder.path(), words);
    assert_eq!(explained.status.code(), Some(0));
    let plain = kipp(folder.path(), "drop --dice L,L");
    assert_eq!(explained.stdout, plain.stdout, "measuring changes nothing");
    let notice = String::from_utf8(explained.stderr).expect("we print text");
    assert!(notice.contains("t.csv"), "{notice}");
    assert!(plain.stderr.is_empty());
    let text = fs::read_to_string(folder.path().join("t.csv")).expect("it was written");
    let columns = text
        .lines()
        .next()
        .map_or(0, |head| head.split(',').count());
    assert!(text.lines().count() > 50);
    assert!(text.lines().all(|line| line.split(',').count() == columns));
    assert_refused(&kipp(folder.path(), words), "the file exists now");
}

/// As on a full disk: files may not grow, and the system says so instead of ending the program.
#[cfg(unix)]
#[test]
fn telemetry_that_finds_no_room_leaves_no_part_behind() {
    let folder = folder();
    let run = |limit: &str| {
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$@\"");
        assert_cmd::Command::new("sh")
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .args(["-c", &script, "sh"])
            .arg(assert_cmd::cargo::cargo_bin("kipp"))
            .args(["drop", "--dice", "L,L", "--csv", "t.csv"])
            .output()
            .expect("there is a shell")
    };
    let full = run("4");
    assert_refused(&full, "no room");
    let line = String::from_utf8_lossy(&full.stderr).into_owned();
    assert!(line.contains("t.csv: the disk has no room left"), "{line}");
    let left = || fs::read_dir(folder.path()).expect("it is there").count();
    assert_eq!(left(), 0, "a part of the telemetry has stayed");
    assert_eq!(run("unlimited").status.code(), Some(0));
    assert_eq!(left(), 1);
}

#[test]
fn telemetry_that_cannot_be_written_is_told_with_its_cause_and_place() {
    let folder = folder();
    fs::write(folder.path().join("file"), "").expect("there is room");
    for (place, said) in [
        ("none/t.csv", "there is no folder none"),
        ("file/t.csv", "there is no folder file"),
        (".", "this is a folder"),
        ("file", "left alone; choose another name"),
    ] {
        let refused = kipp(folder.path(), &format!("drop --dice L --csv {place}"));
        assert_refused(&refused, place);
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains(place) && line.contains(said), "{line}");
    }
    let left = fs::read_dir(folder.path()).expect("it is there");
    assert_eq!(left.count(), 1, "something was left");
}

#[test]
fn tubes_answer_to_the_names_in_their_machine_file() {
    let folder = folder();
    let machine = stdout(&kipp(folder.path(), "machine"));
    let write = |text: String| fs::write(folder.path().join("m.toml"), text).expect("written");
    write(machine.replace("name = \"silver\"", "name = \"Middle\""));
    let drop = |tube: &str| {
        let words = format!("drop --machine m.toml --dice L --json --tube {tube}");
        kipp(folder.path(), &words)
    };
    let middle = json(&drop("middle"));
    assert_eq!(middle["tube"], "Middle");
    assert_eq!(middle, json(&drop("silver")), "by its place");
    let refused = drop("lead");
    assert_refused(&refused, "no such tube");
    let line = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(line.contains("copper, Middle, gold"), "{line}");
    write(machine.replace("name = \"silver\"", "name = \"Gold\""));
    assert_refused(&drop("gold"), "two tubes of one name");
}

#[test]
fn statistics_count_every_drop_and_split_every_victory() {
    let folder = folder();
    let figures = json(&kipp(
        folder.path(),
        "stats --game kipp --games 2 --players 3 --bots greedy --seed 1 --json",
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
    assert!(figures["drops_per_game"].as_f64() > Some(10.0));
}

#[test]
fn a_tournament_gives_every_victory_to_somebody_and_prints_the_same_at_every_run() {
    let folder = folder();
    let words = "stats --tournament --game wuerfelzucker --bots greedy,random --games 3 --seed 2";
    let run = |more: &str| kipp(folder.path(), &format!("{words} {more}"));
    let figures = json(&run("--json"));
    assert_eq!(
        (&figures["rounds"], &figures["games"]),
        (&2.into(), &4.into())
    );
    let bots = figures["bots"].as_array().expect("bots are a list");
    let sum = |key: &str| bots.iter().filter_map(|bot| bot[key].as_f64()).sum::<f64>();
    assert!((sum("wins") - 4.0).abs() < 1e-9 && (sum("games") - 8.0).abs() < 1e-9);
    for bot in bots {
        let number = |key: &str| bot[key].as_f64().expect("a number");
        assert!(number("win_share_low") <= number("win_share"));
        assert!(number("win_share") <= number("win_share_high"));
        assert!(number("choices") > 20.0);
        assert!(bot.get("ms_per_choice").is_none(), "not reproducible");
    }
    assert_eq!(run("").stdout, run("").stdout);
    let timed = stdout(&run("--timing"));
    assert!(timed.contains("ms a choice"), "{timed}");
    assert_refused(
        &kipp(folder.path(), "stats --tournament --bots greedy"),
        "one bot alone",
    );
    assert_refused(&kipp(folder.path(), "stats --regret"), "no tournament");
}
