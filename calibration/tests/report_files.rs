//! Laws of the files of a report: nothing of an older one stays, the command in them makes them again,
//! and tables are the same in every language.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use kipp_calibration::campaign::study_digest;
use kipp_calibration::source::digest;
use kipp_calibration::study::Study;
use support::calibrate;

const STUDY: &str = r#"format = 1
name = "files"
[cases]
number = 60
[screen]
paths = 4
[sensitivity]
rows = 16
[design]
fills = 6
designs = 3
[[knob]]
field = "tube.*.ballast.plate_mass_kg"
from = "0.8 g"
to = "1.2 g"
step = "0.1 g"
tolerance = { plus_minus = "10 %" }
"#;
const DATA: &str = "kind,of,dice,value,deviation\ntip,copper,s m l m,,\ntip,gold,llsm,never,\n\
                    plate,,,1.05 g,\n";

/// Reports that were made before a study or its machine was changed would tell of another one.
#[test]
fn the_reports_of_the_examples_are_of_the_studies_beside_them() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let pairs = [
        ("will_it_tip.toml", "reports/will_it_tip"),
        ("which_dimension.toml", "reports/which_dimension"),
        ("glue_and_board.toml", "reports/glue_and_board"),
        ("heavier_dice.toml", "reports/heavier_dice"),
        ("my_copy/study.toml", "my_copy/report"),
    ];
    for (study, report) in pairs {
        let study = Study::load(&examples.join(study), None).expect("an example can be read");
        let result = examples.join(report).join("result.json");
        let result = fs::read_to_string(&result).expect("its report is there");
        let result: serde_json::Value = serde_json::from_str(&result).expect("JSON");
        let origin = &result["origin"];
        assert_eq!(origin["study_digest"], study_digest(&study), "{report}");
        let machine = study.machine.digest().to_string();
        assert_eq!(origin["machine_digest"], machine, "{report}");
        let data = origin["data"].as_array().map_or(&[][..], Vec::as_slice);
        assert_eq!(!data.is_empty(), report.starts_with("my_copy"), "{report}");
        for data in data {
            let file = data["file"].as_str().expect("a file of data");
            let bytes = fs::read(study.path.with_file_name(file)).expect("it is there");
            assert_eq!(data["digest"], digest(&bytes), "{file}");
        }
    }
}

/// A folder, with spaces in its name, with the study, the data and the built-in machine in a file.
fn desk() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = folder.path().join("my desk");
    fs::create_dir(&desk).expect("it can be made");
    let write = |name: &str, text: &str| fs::write(desk.join(name), text).expect("it is written");
    write("a study.toml", STUDY);
    write("a table.csv", DATA);
    write("a machine.toml", kipp_physics::MachineSpec::builtin_toml());
    (folder, desk)
}

fn run(desk: &Path, words: &[&str]) -> Output {
    let mut command = assert_cmd::Command::cargo_bin("kipp-calibrate").expect("it is built");
    let command = command.current_dir(desk).env("LC_ALL", "C").args(words);
    command.output().expect("it runs")
}

fn done(output: &Output) {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{complaint}");
}

/// Names and bytes of the files in a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("it is there");
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.expect("it is there");
        let name = entry.file_name().into_string().expect("UTF-8");
        (name, fs::read(entry.path()).expect("it can be read"))
    };
    entries.map(file).collect()
}

/// The words that ask each verb with a report; all options that change something are there once.
const ASKED: [&[&str]; 6] = [
    &[
        "report",
        "a study.toml",
        "--fidelity",
        "statics",
        "--machine",
        "a machine.toml",
    ],
    &[
        "screen",
        "a study.toml",
        "--although",
        "step-fits",
        "--although",
        "one-nominal",
    ],
    &["sensitivity", "a study.toml", "--never-tips-as", "36"],
    &["tolerance", "a study.toml"],
    &[
        "design",
        "a study.toml",
        "--machine-out",
        "the found.toml",
        "--force",
    ],
    &[
        "fit",
        "a study.toml",
        "a table.csv",
        "--although",
        "range-builds",
        "--machine",
        "a machine.toml",
        "--machine-out",
        "the copy.toml",
        "--force",
    ],
];

#[test]
fn the_command_of_a_report_makes_the_same_files_again() {
    let (_folder, desk) = desk();
    for asked in ASKED {
        let verb = asked[0];
        let more = ["--gap", "3", "--lang", "de", "--out", "the report"];
        done(&run(&desk, &[asked, &more].concat()));
        let out = desk.join("the report");
        let first = files(&out);
        let result: serde_json::Value =
            serde_json::from_slice(&first["result.json"]).expect("JSON");
        let command = result["origin"]["command"]
            .as_str()
            .expect("a command")
            .to_owned();
        fs::remove_dir_all(&out).expect("it is there");
        let program = assert_cmd::cargo::cargo_bin("kipp-calibrate");
        let here = program.parent().expect("a folder").display().to_string();
        let path = format!("{here}:{}", std::env::var("PATH").unwrap_or_default());
        let again = Command::new("sh")
            .args(["-c", &command])
            .current_dir(&desk)
            .env("PATH", path)
            .env("LC_ALL", "C")
            .output()
            .expect("there is a shell");
        assert_eq!(again.status.code(), Some(0), "{command}: {again:?}");
        assert!(files(&out) == first, "{verb}: {command} makes other files");
        for word in asked.iter().filter(|word| word.starts_with("--")) {
            assert!(command.contains(word), "{command} lacks {word}");
        }
    }
}

#[test]
fn the_folder_of_rows_is_in_the_command() {
    let (_folder, desk) = desk();
    done(&run(
        &desk,
        &["run", "a study.toml", "--out", "the rows", "--gap", "0"],
    ));
    let words = [
        "report",
        "a study.toml",
        "--rows",
        "the rows",
        "--gap",
        "0",
        "--out",
        "out",
    ];
    done(&run(&desk, &words));
    let result = fs::read_to_string(desk.join("out/result.json")).expect("a result");
    assert!(result.contains("--rows 'the rows'"), "{result}");
}

#[test]
fn a_folder_that_is_used_again_keeps_nothing_of_the_older_report() {
    let (_folder, desk) = desk();
    let quick = ["--gap", "0", "--out", "report"];
    done(&run(
        &desk,
        &[&["tolerance", "a study.toml"][..], &quick].concat(),
    ));
    let out = desk.join("report");
    fs::write(out.join("mine.csv"), "mine").expect("it can be written");
    assert!(out.join("tolerance-copies.csv").exists());
    done(&run(
        &desk,
        &[&["report", "a study.toml"][..], &quick].concat(),
    ));
    let names: Vec<String> = files(&out).into_keys().collect();
    assert!(
        names.iter().all(|name| !name.starts_with("tolerance")),
        "{names:?}"
    );
    assert!(names.contains(&"dice-to-tip.csv".to_owned()), "{names:?}");
    assert!(names.contains(&"mine.csv".to_owned()), "{names:?}");
}

/// What a report says was written by another hand cannot reach out of its folder.
#[test]
fn only_tables_in_the_folder_itself_are_removed() {
    let (_folder, desk) = desk();
    let out = desk.join("report");
    fs::create_dir(&out).expect("it can be made");
    let kept = ["../a table.csv", "../other.csv", "notes.txt", "report.html"];
    let listed = serde_json::json!({ "files": kept });
    fs::write(out.join("result.json"), listed.to_string()).expect("it can be written");
    for name in ["../other.csv", "notes.txt"] {
        fs::write(out.join(name), "mine").expect("it can be written");
    }
    let words = ["report", "a study.toml", "--gap", "0", "--out", "report"];
    done(&run(&desk, &words));
    assert!(kept.iter().all(|name| out.join(name).exists()));
}

#[test]
fn tables_are_the_same_in_every_language() {
    let (_folder, desk) = desk();
    for asked in ASKED {
        let tables = ["en", "de", "nl"].map(|language| {
            let more = ["--gap", "3", "--lang", language, "--out", language];
            done(&run(&desk, &[asked, &more].concat()));
            let mut tables = files(&desk.join(language));
            tables.retain(|name, _| name.ends_with(".csv"));
            tables
        });
        assert!(!tables[0].is_empty(), "{asked:?}");
        for table in &tables[1..] {
            for (name, bytes) in &tables[0] {
                let said = String::from_utf8_lossy(bytes);
                assert_eq!(said, String::from_utf8_lossy(&table[name]), "{name}");
            }
        }
    }
}

#[test]
fn a_machine_that_is_written_is_named_in_the_report() {
    let (_folder, desk) = desk();
    for (verb, more, file) in [
        ("design", &["--machine-out", "found.toml"][..], "found.toml"),
        (
            "fit",
            &["a table.csv", "--machine-out", "copy.toml"],
            "copy.toml",
        ),
    ] {
        let words = [
            &[verb, "a study.toml"][..],
            more,
            &["--gap", "0", "--out", verb],
        ]
        .concat();
        let output = run(&desk, &words);
        done(&output);
        let sentence = format!("The machine with these values stands in {file}.");
        let page = fs::read_to_string(desk.join(verb).join("report.html")).expect("a page");
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(
            page.contains(&sentence) && said.contains(&sentence),
            "{said}"
        );
    }
}

#[test]
fn a_design_and_a_fit_tell_the_discrepancy_too() {
    let (_folder, desk) = desk();
    for asked in [
        &["design", "a study.toml"][..],
        &["fit", "a study.toml", "a table.csv"],
    ] {
        let output = run(&desk, &[asked, &["--gap", "4", "--out", "out"]].concat());
        done(&output);
        let result = fs::read_to_string(desk.join("out/result.json")).expect("a result");
        let result: serde_json::Value = serde_json::from_str(&result).expect("JSON");
        assert_eq!(result["result"]["discrepancy"]["fills"], 4, "{asked:?}");
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(said.contains("4 cases were run both ways"), "{said}");
    }
    assert!(calibrate(&["fit", "--help"]).status.success());
}
