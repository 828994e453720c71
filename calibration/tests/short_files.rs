//! A file of cases that was cut is no run that ended early.

mod support;

use std::fs;

use support::calibrate;

/// A folder with a study of so many cases and its rows.
fn swept(cases: &str) -> (tempfile::TempDir, [String; 2]) {
    let folder = tempfile::tempdir().expect("there is room");
    let study = folder.path().join("study.toml");
    let text = format!("format = 1\nname = \"short\"\n[cases]\n{cases}\n");
    fs::write(&study, text).expect("it can be written");
    let rows = folder.path().join("rows");
    let paths = [study, rows].map(|path| path.display().to_string());
    let run = calibrate(&["run", &paths[0], "--out", &paths[1], "--gap", "0"]);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    (folder, paths)
}

#[test]
fn a_cut_file_is_refused_by_every_verb_and_left_as_it_is() {
    let (_folder, [study, rows]) = swept("number = 300");
    let file = format!("{rows}/cases.jsonl");
    let whole = fs::read_to_string(&file).expect("it is there");
    let cut: String = whole.split_inclusive('\n').take(121).collect();
    fs::write(&file, &cut).expect("it can be written");
    for words in [
        vec!["run", &study, "--out", &rows, "--gap", "0"],
        vec!["merge", &study, "--out", &rows, "--gap", "0"],
        vec!["report", &study, "--rows", &rows, "--gap", "0"],
    ] {
        let output = calibrate(&words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains("120 of 300 cases"), "{said}");
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), cut);
}

#[test]
fn a_run_that_ended_early_is_whole_whatever_lies_beside_it() {
    let (_folder, [study, rows]) = swept("number = 3000\nhalf_width = \"3 %\"");
    let stray = format!("{rows}/shard-1-of-5.jsonl.part");
    let other = format!("{rows}/shard-2-of-7.jsonl.part");
    for path in [&stray, &other] {
        fs::write(path, "").expect("it can be written");
    }
    let output = calibrate(&["report", &study, "--rows", &rows, "--gap", "0"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said.contains("it saved"), "{said}");
}
