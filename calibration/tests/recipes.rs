//! The recipes for many computers give the same bytes as one run.
//!
//! GNU parallel: Debian's `parallel`. HyperQueue: `pip install hyperqueue`. Where one is missing, its
//! test says so and passes; but with `CI=true` GNU parallel must be there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

const STUDY: &str = "format = 1\nname = \"recipe\"\n[cases]\nnumber = 200\n[[knob]]\n\
                     field = \"rod.friction\"\ntolerance = { plus_minus = 0.1 }\n";

/// A name that a shell must not take apart.
const STUDY_FILE: &str = "my study.toml";

fn recipe(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("recipes")
        .join(name)
}

fn desk() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join(STUDY_FILE), STUDY).expect("it can be written");
    folder
}

fn obeyed(desk: &Path, mut command: Command) {
    let calibrate = assert_cmd::cargo::cargo_bin("kipp-calibrate");
    let command = command.current_dir(desk).env("KIPP_CALIBRATE", calibrate);
    let output = command.output().expect("the recipe runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
}

fn gives_the_bytes_of_one_run(desk: &Path) {
    let mut one = Command::new(assert_cmd::cargo::cargo_bin("kipp-calibrate"));
    one.args(["run", STUDY_FILE, "--gap", "0", "--out", "one"]);
    obeyed(desk, one);
    let cases = |folder: &str| fs::read(desk.join(folder).join("cases.jsonl")).expect("cases");
    assert!(cases("one") == cases("many"), "other bytes");
}

fn is_there(program: &str, words: &[&str]) -> bool {
    let output = Command::new(program).args(words).output();
    let is_there = output.is_ok_and(|output| output.status.success());
    if !is_there {
        println!(
            "{program} {} does not run: the recipe was not tried",
            words.join(" ")
        );
    }
    is_there
}

#[test]
fn gnu_parallel_runs_the_shards_of_a_study() {
    if !is_there("parallel", &["--version"]) {
        let is_wanted = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!is_wanted, "GNU parallel is missing: run .ci/run tools");
        return;
    }
    let desk = desk();
    let mut command = Command::new("bash");
    command
        .arg(recipe("run-parallel.sh"))
        .args([STUDY_FILE, "many", "3"]);
    obeyed(desk.path(), command);
    gives_the_bytes_of_one_run(desk.path());
}

#[test]
fn hyperqueue_runs_the_shards_of_a_study() {
    let python = std::env::var("KIPP_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    if !is_there(&python, &["-c", "import hyperqueue"]) {
        return;
    }
    let desk = desk();
    let mut command = Command::new(python);
    command
        .arg(recipe("run-hyperqueue.py"))
        .args([STUDY_FILE, "many", "3"]);
    obeyed(desk.path(), command);
    gives_the_bytes_of_one_run(desk.path());
}
