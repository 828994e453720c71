//! `run`, `merge` and `replay` from the command line.

use std::fs;
use std::path::Path;
use std::process::{Command as Process, Output, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::Command;
use kipp_calibration::campaign::{CASES, Rows};
use kipp_game::cli::drop::{self, Tube, experiment};
use kipp_game::cli::words::{Language, Words};
use kipp_physics::MachineSpec;
use tempfile::TempDir;

const STUDY: &str = "format = 1\nname = \"laws\"\nseed = 4\n[dice]\nneighbours = \"empty\"\n\
                     [cases]\nnumber = 60\n[[knob]]\nfield = \"rod.friction\"\n\
                     tolerance = { plus_minus = 0.1 }\n";

fn desk(study: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("study.toml"), study).expect("it can be written");
    folder
}

fn calibrate(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::cargo_bin("kipp-calibrate").expect("the command is built");
    let command = command.current_dir(folder).env("LC_ALL", "C").args(words);
    command.output().expect("the command runs")
}

fn out(output: &Output) -> String {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{complaint}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn refusal(output: &Output) -> String {
    let complaint = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}

#[test]
fn shards_are_run_and_merged_and_say_the_same_as_one_run() {
    let desk = desk(STUDY);
    let run = |words: &[&str]| out(&calibrate(desk.path(), words));
    let whole = run(&["run", "study.toml", "--out", "whole", "--gap", "3"]);
    assert!(
        whole.starts_with(char::is_numeric),
        "the verdict comes first: {whole}"
    );
    for word in ["95 % interval", "tipped", "Model discrepancy", "60"] {
        assert!(whole.contains(word), "{word} is missing in\n{whole}");
    }
    for shard in ["1/3", "2/3", "3/3"] {
        let told = run(&["run", "study.toml", "--out", "shards", "--shard", shard]);
        assert!(
            told.contains("kipp-calibrate merge study.toml --out shards"),
            "{told}"
        );
    }
    let merged = run(&["merge", "study.toml", "--out", "shards", "--gap", "3"]);
    assert_eq!(merged, whole);
    let read = |name| fs::read(desk.path().join(name).join(CASES)).expect("it is there");
    assert_eq!(read("whole"), read("shards"));
    let counted = run(&["run", "study.toml", "--gap", "3", "--threads", "2"]);
    assert_eq!(counted, whole);
}

/// A run is killed without warning, gone on with, and gives the same bytes.
#[test]
fn a_killed_run_goes_on() {
    let desk = desk(&STUDY.replace("number = 60", "number = 60000"));
    let words = ["run", "study.toml", "--gap", "0", "--threads", "1", "--out"];
    out(&calibrate(desk.path(), &[&words[..], &["whole"]].concat()));
    let part = desk.path().join("killed").join(format!("{CASES}.part"));
    let mut child = Process::new(assert_cmd::cargo::cargo_bin("kipp-calibrate"))
        .current_dir(desk.path())
        .args([&words[..], &["killed"]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command runs");
    let began = Instant::now();
    while fs::metadata(&part).map_or(0, |file| file.len()) < 100_000 {
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "it writes nothing"
        );
        assert!(
            child.try_wait().expect("a child").is_none(),
            "it was over too soon"
        );
        std::thread::yield_now();
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let length = fs::metadata(&part).expect("rows stay").len();
    let told = out(&calibrate(desk.path(), &[&words[..], &["killed"]].concat()));
    assert!(told.contains("cases were there before"), "{told}");
    let read = |name| fs::read(desk.path().join(name).join(CASES)).expect("it is there");
    let (whole, killed) = (read("whole"), read("killed"));
    assert!(
        length < whole.len() as u64,
        "it was killed too late to tell"
    );
    assert!(whole == killed, "other bytes");
}

#[test]
fn what_cannot_be_used_is_one_sentence_and_exit_code_2() {
    let desk = desk(STUDY);
    let complaint = |words: &[&str]| refusal(&calibrate(desk.path(), words));
    for (words, said) in [
        (
            &["run", "study.toml", "--out", "o", "--shard", "8/7"][..],
            "no shard 8 of 7; they are 1 to 7",
        ),
        (
            &["run", "study.toml", "--out", "o", "--shard", "-1/3"],
            "\"-1/3\" is no shard; write it like 3/7",
        ),
        (
            &["run", "study.toml", "--out", "o", "--shard", "x"],
            "write it like 3/7",
        ),
        (
            &["run", "study.toml", "--out", "o", "--shard", "1/9999"],
            "1 to 900",
        ),
        (&["run", "study.toml", "--shard", "1/7"], "add --out"),
        (
            &["run", "study.toml", "--plan", "carlo"],
            "choose one of monte-carlo",
        ),
        (&["run", "none.toml"], "none.toml"),
        (&["merge", "study.toml", "--out", "nowhere"], "nowhere"),
        (&["merge", "study.toml", "--out", "."], "holds no shards"),
        (&["replay", "study.toml", "--case", "60"], "cases 0 to 59"),
        (&["run", "study.toml", "--out", "study.toml"], "study.toml"),
    ] {
        let line = complaint(words);
        assert!(line.contains(said), "{words:?}: {line}");
    }
    assert!(!desk.path().join("o").exists(), "nothing was made");
}

/// The command that is printed, obeyed by the code that `kipp drop` runs.
fn die_that_tips(folder: &Path, command: &str) -> Option<usize> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let value = |name: &str| {
        let at = words
            .iter()
            .position(|word| *word == name)
            .expect("the option is there");
        words[at + 1]
    };
    let said = Words::new(Language::English);
    let spec = MachineSpec::load(&folder.join(value("--machine"))).expect("the file is sound");
    let tube = Tube::named(value("--tube"), &spec, &said).expect("the tube is there");
    let casts = drop::casts(value("--dice"), &tube, &spec, &said).expect("dice");
    let seed = value("--seed").parse().expect("a number");
    let run = experiment::run(&spec, &tube, &casts, seed, None).expect("it runs");
    assert_eq!(run.drops.len(), casts.len());
    let last = run.drops.last().expect("a die was dropped");
    let tipped = last.has_tipped || last.others_tipped.contains(&tube);
    let own = run.drops.iter().filter(|drop| drop.tube == tube);
    tipped.then(|| own.count())
}

#[test]
fn a_replayed_case_is_the_row_of_the_run_and_kipp_drop_tips_at_the_same_die() {
    for neighbours in ["empty", "fed"] {
        let desk = desk(&STUDY.replace("empty", neighbours).replace("60", "8"));
        let all = ["--fidelity", "machine", "--out", "kept"];
        out(&calibrate(
            desk.path(),
            &[&["run", "study.toml", "--gap", "0"], &all[..]].concat(),
        ));
        let mut rows = Rows::open(&desk.path().join("kept").join(CASES)).expect("rows");
        let mut compared = 0;
        while let Some(row) = rows.next_row().expect("they are sound") {
            let case = row.case.to_string();
            let replay = [&["replay", "study.toml", "--case", &case], &all[..]].concat();
            let told = out(&calibrate(desk.path(), &replay));
            let line = serde_json::to_string(&row).expect("a form in JSON");
            assert!(told.contains(&line), "{line} is missing in\n{told}");
            assert_eq!(
                out(&calibrate(desk.path(), &replay)),
                told,
                "twice the same"
            );
            let command = told.lines().find(|line| line.contains("kipp drop"));
            let command = command.expect("the command is there");
            let die = die_that_tips(desk.path(), command);
            assert_eq!(die, row.dice_to_tip.map(|dice| dice as usize), "{command}");
            compared += 1;
        }
        assert_eq!(compared, 8);
    }
}

#[test]
fn a_replay_overwrites_no_other_file() {
    let desk = desk(STUDY);
    let file = desk.path().join("case-3.toml");
    fs::write(&file, "mine").expect("it can be written");
    let line = refusal(&calibrate(
        desk.path(),
        &["replay", "study.toml", "--case", "3"],
    ));
    assert!(line.contains("case-3.toml"), "{line}");
    assert_eq!(fs::read_to_string(file).expect("it is there"), "mine");
}

#[test]
fn every_verb_speaks_the_language() {
    let desk = desk(STUDY);
    for (language, verdict, case) in [
        ("en", "cases tip at die", "These commands show it"),
        ("de", "Fällen kippen bei", "Diese Befehle zeigen ihn"),
        ("nl", "gevallen kantelt bij", "Deze opdrachten tonen het"),
    ] {
        let run = |words: &[&str]| {
            out(&calibrate(
                desk.path(),
                &[words, &["--lang", language]].concat(),
            ))
        };
        let told = run(&["run", "study.toml", "--gap", "2"]);
        assert!(told.contains(verdict) && !told.contains("sweep-"), "{told}");
        let told = run(&["replay", "study.toml", "--case", "1"]);
        assert!(told.contains(case) && !told.contains("sweep-"), "{told}");
        for verb in ["run", "merge", "replay"] {
            let help = run(&[verb, "--help"]);
            assert!(!help.contains("help-"), "{verb}");
            for plan in ["monte-carlo", "morris", "sobol"] {
                assert!(help.contains(plan), "{verb}: {help}");
            }
        }
    }
}
