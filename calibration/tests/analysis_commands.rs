//! The verbs that analyse a study: verdict first, the same on any number of threads.

mod support;

use std::fs;

use assert_cmd::Command;
use support::calibrate;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// An example study, made small by its own lines.
fn example(name: &str, small: &[(&str, &str)]) -> tempfile::NamedTempFile {
    let path = format!("{}/examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let mut study = fs::read_to_string(path).expect("the example is there");
    for (long, short) in small {
        assert!(study.contains(long), "{long}");
        study = study.replace(long, short);
    }
    let file = tempfile::NamedTempFile::with_suffix(".toml").expect("a temporary file");
    fs::write(file.path(), study).expect("it can be written");
    file
}

fn examples() -> [(&'static str, tempfile::NamedTempFile); 4] {
    let which = || {
        let small = [("paths = 100", "paths = 12"), ("rows = 2048", "rows = 64")];
        example("which_dimension", &small)
    };
    let glue = || {
        let small = [
            ("number = 20000", "number = 300"),
            ("rows = 4096", "rows = 64"),
        ];
        example("glue_and_board", &small)
    };
    [
        ("screen", which()),
        ("sensitivity", which()),
        ("sensitivity", glue()),
        ("tolerance", glue()),
    ]
}

#[test]
fn examples_answer_with_the_verdict_first_in_every_language() {
    for (verb, file) in examples() {
        let path = file.path().to_str().expect("UTF-8");
        let mut answers = Vec::new();
        for language in ["en", "de", "nl"] {
            let output = calibrate(&[verb, path, "--gap", "12", "--lang", language]);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            let answer = text(&output.stdout).to_owned();
            let mark = answer.chars().next();
            assert!(mark.is_some_and(|mark| "✓!✗".contains(mark)), "{answer}");
            answers.push(answer);
        }
        answers.dedup();
        assert_eq!(answers.len(), 3, "{verb} speaks three languages");
    }
}

#[test]
fn answers_and_files_are_the_same_on_any_number_of_threads() {
    for (verb, file) in examples() {
        let path = file.path().to_str().expect("UTF-8");
        let run = |threads: &str| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut command = Command::cargo_bin("kipp-calibrate").expect("the command is built");
            let command = command.env("LC_ALL", "C").current_dir(folder.path());
            let words = [
                verb,
                path,
                "--threads",
                threads,
                "--gap",
                "12",
                "--out",
                ".",
            ];
            let output = command.args(words).output().expect("the command runs");
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            let read = |name: &str| fs::read(folder.path().join(name)).expect("it was written");
            (output.stdout, read("result.json"), read("report.html"))
        };
        assert_eq!(run("1"), run("2"), "{verb}");
    }
}

#[test]
fn what_cannot_be_analysed_is_one_line_and_exit_code_2() {
    let glue = |long: &str, short: &str| example("glue_and_board", &[(long, short)]);
    let still = example(
        "which_dimension",
        &[("over = \"range\"", "over = \"tolerance\"")],
    );
    let rows = glue("rows = 4096", "rows = 70000");
    let unknown = glue("rows = 4096", "row = 4096");
    let fine = glue("rows = 4096", "rows = 64");
    let path = |file: &tempfile::NamedTempFile| file.path().to_str().expect("UTF-8").to_owned();
    let impute = ["--never-tips-as", "0"];
    for (verb, file, more, place) in [
        ("sensitivity", path(&still), &[][..], "tolerance"),
        ("screen", path(&still), &[], "tolerance"),
        ("tolerance", path(&still), &[], "tolerance"),
        ("sensitivity", path(&rows), &[], "70000"),
        ("sensitivity", path(&unknown), &[], "row"),
        ("sensitivity", path(&fine), &impute, "never-tips-as"),
        (
            "sensitivity",
            "no such file".to_owned(),
            &[],
            "no such file",
        ),
    ] {
        let mut words = vec![verb, &file];
        words.extend(more);
        let output = calibrate(&words);
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{verb}: {complaint}");
        assert!(
            complaint.contains(place),
            "{place} is missing in {complaint}"
        );
        assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
        assert_eq!(text(&output.stdout), "");
    }
}

/// Some of these machines cannot be built, so their cases have no value.
const UNBUILT: &str = r#"format = 1
name = "unbuilt"
[sensitivity]
over = "range"
rows = 16
[[knob]]
field = "tube.*.ballast.plates"
from = 8
to = 22
"#;

#[test]
fn sensitivity_refuses_cases_without_a_value_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let study = folder.path().join("study.toml");
    fs::write(&study, UNBUILT).expect("it can be written");
    let (study, out) = (study.display().to_string(), folder.path().join("out"));
    let output = calibrate(&["sensitivity", &study, "--out", &out.display().to_string()]);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains(&study) && complaint.contains("cases have no"));
    // To count tubes that never tip does not make a machine that can be built.
    assert!(!complaint.contains("never-tips-as"), "{complaint}");
    assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
    assert_eq!(text(&output.stdout), "");
    assert!(!out.exists());
}

#[test]
fn indices_below_0_are_explained() {
    let [_, _, (verb, glue), _] = examples();
    let output = calibrate(&[verb, glue.path().to_str().expect("UTF-8")]);
    let said = text(&output.stdout);
    assert!(said.contains("| -") || said.contains(" -"), "{said}");
    assert!(
        said.contains("Numbers below 0 or above 100 % are shares"),
        "{said}"
    );
}

#[test]
fn cases_run_in_shards_are_analysed_like_those_run_at_once() {
    let [screen, sensitivity, ..] = examples();
    for ((verb, file), plan) in [(screen, "morris"), (sensitivity, "sobol")] {
        let path = file.path().to_str().expect("UTF-8");
        let folder = tempfile::tempdir().expect("a folder");
        let rows = folder.path().to_str().expect("UTF-8");
        let run = |shard| {
            let output = calibrate(&["run", path, "--plan", plan, "--shard", shard, "--out", rows]);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        };
        run("1/2");
        let partly = calibrate(&[verb, path, "--gap", "0", "--rows", rows]);
        assert_eq!(
            partly.status.code(),
            Some(2),
            "half of the cases are missing"
        );
        assert!(
            text(&partly.stderr).contains("2/2"),
            "{}",
            text(&partly.stderr)
        );
        run("2/2");
        let whole = calibrate(&[verb, path, "--gap", "0", "--rows", rows]);
        assert_eq!(
            text(&whole.stdout),
            text(&calibrate(&[verb, path, "--gap", "0"]).stdout)
        );
    }
}

/// Rows of a design depend on each other: a share of them is no share of copies.
#[test]
fn rows_of_a_design_are_counted_and_not_judged() {
    let [screen, sensitivity, ..] = examples();
    for ((verb, file), plan) in [(screen, "morris"), (sensitivity, "sobol")] {
        let path = file.path().to_str().expect("UTF-8");
        let folder = tempfile::tempdir().expect("a folder");
        let rows = folder.path().join("rows").display().to_string();
        let told = |words: &[&str]| {
            let output = calibrate(words);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            text(&output.stdout).to_owned()
        };
        let mut first = Vec::new();
        for words in [
            &["run", path, "--plan", plan][..],
            &["run", path, "--plan", plan, "--out", &rows],
            &["merge", path, "--plan", plan, "--out", &rows],
        ] {
            let told = told(words);
            assert!(told.starts_with(char::is_numeric), "{told}");
            assert!(!told.contains('%') && told.contains(plan), "{told}");
            assert!(told.contains(&format!("kipp-calibrate {verb} ")), "{told}");
            assert_eq!(told.contains(&format!("--rows {rows}")), words.len() > 4);
            first.extend(told.lines().next().map(str::to_owned));
        }
        assert!(first.iter().all(|line| *line == first[0]), "{first:?}");
        let copies = told(&["run", path, "--gap", "0"]);
        assert!(copies.contains("95 % interval"), "{copies}");
    }
}

#[test]
fn a_study_without_such_a_plan_is_told_so_by_run() {
    let still = example(
        "which_dimension",
        &[("over = \"range\"", "over = \"tolerance\"")],
    );
    let path = still.path().to_str().expect("UTF-8");
    let output = calibrate(&["run", path, "--plan", "sobol"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = text(&output.stderr);
    assert!(complaint.contains("tolerance"), "{complaint}");
}
