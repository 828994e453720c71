//! `kipp-calibrate fit` and `observe`: what they read, write and refuse.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use kipp_calibration::field::Field;
use kipp_physics::spec::MachineSpec;
use support::calibrate;
use tempfile::TempDir;

const STUDY: &str = r#"
format = 1
name = "my copy"

[[knob]]
field = "tube.*.ballast.plate_mass_kg"
from = "0.7 g"
to = "1.3 g"

[[knob]]
field = "materials.die_on_tube.friction"
from = 0.1
to = 0.6
"#;

const DATA: &str = "kind,of,dice,value,deviation,note\n\
    tip,copper,s m l m,,,\n\
    tip,gold,llsm,4,,\n\
    tip,silver,\"l, s, l\",never,,stood\n\
    plate,,,1.05 g,,\n\
    slide,,,17 deg,10 %,\n";

/// What sha256sum says of it.
const DATA_DIGEST: &str = "292e62b4c91d94c7a72cf28757c4fd65ef554eed1ce46f87b07c6b4f9e5a65a0";

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("UTF-8")
}

/// A folder with the study and one data file.
fn folder(data: &str) -> (TempDir, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str, text: &str| {
        let path: PathBuf = folder.path().join(name);
        fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let (study, data) = (path("study.toml", STUDY), path("data.csv", data));
    (folder, study, data)
}

/// Runs `fit`, without the fills of the fitted machine by both fidelities.
fn fit(words: &[&str]) -> Output {
    calibrate(&[&["fit", "--gap", "0"], words].concat())
}

fn line(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn a_fit_says_verdict_first_then_parameters_and_residuals() {
    let (_folder, study, data) = folder(DATA);
    let output = fit(&[&study, &data]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = out(&output);
    assert!(text.starts_with("! 2 of 2 parameters are known"), "{text}");
    let mut place = 0;
    for part in [
        "Fewer than 8 tips",
        "Parameters",
        "plate_mass_kg",
        "Measurements and",
        "llsm",
    ] {
        let found = text[place..].find(part);
        place += found.unwrap_or_else(|| panic!("{part} is not in its place in\n{text}"));
    }
}

#[test]
fn the_fitted_machine_is_written_once_and_replaced_only_by_force() {
    let (folder, study, data) = folder(DATA);
    let machine = folder.path().join("copy.toml").display().to_string();
    let words = [&study[..], &data, "--machine-out", &machine];
    assert_eq!(fit(&words).status.code(), Some(0));
    let first = fs::read_to_string(&machine).expect("it was written");
    assert_eq!(calibrate(&["check", &machine]).status.code(), Some(0));
    fs::write(&machine, "mine").expect("it can be written");
    assert!(line(&fit(&words)).contains("--force"));
    assert_eq!(fs::read_to_string(&machine).expect("it is there"), "mine");
    let mut forced = words.to_vec();
    forced.push("--force");
    assert_eq!(fit(&forced).status.code(), Some(0));
    assert_eq!(fs::read_to_string(&machine).expect("it is there"), first);
}

#[test]
fn the_report_has_a_page_tables_and_a_result() {
    let (folder, study, data) = folder(DATA);
    let to = folder.path().join("report");
    let output = fit(&[&study, &data, "--out", &to.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let read = |name: &str| fs::read_to_string(Path::new(&to).join(name)).expect(name);
    assert!(read("report.html").contains("<svg"));
    assert_eq!(read("residuals.csv").lines().count(), 6);
    let result: serde_json::Value = serde_json::from_str(&read("result.json")).expect("JSON");
    let file = &result["origin"]["data"][0];
    assert_eq!(file["digest"], DATA_DIGEST, "{file}");
    let fitted = &result["result"]["parameters"][0]["fitted"];
    assert!(
        (fitted.as_f64().expect("a number") - 0.00105).abs() < 1e-4,
        "{fitted}"
    );
}

#[test]
fn bad_data_is_one_line_with_file_line_and_column() {
    let head = "kind,of,dice,value,deviation,note\n";
    let with = |row: &str| format!("{head}tip,copper,sml,,,\n{row}\n");
    for (data, parts) in [
        (String::new(), vec!["data.csv", "empty"]),
        (head.to_owned(), vec!["no measurement"]),
        ("kind,of\n".to_owned(), vec!["\"value\"", "line 1"]),
        (head.replace("note", "nota"), vec!["\"nota\"", "line 1"]),
        (head.replace("note", "of"), vec!["\"of\"", "twice"]),
        (
            with("tip,bronze,s,,,"),
            vec!["line 3", "\"of\"", "copper, silver, gold"],
        ),
        (
            with("die,huge,,3 g,,"),
            vec!["line 3", "\"of\"", "small, medium, large"],
        ),
        (
            with("dye,large,,3 g,,"),
            vec!["line 3", "\"kind\"", "slide"],
        ),
        (
            with("tip,gold,s x,,,"),
            vec!["line 3", "\"dice\"", "s, m, l"],
        ),
        (with("tip,gold,,,,"), vec!["line 3", "\"dice\""]),
        (
            with("tip,gold,s m,3,,"),
            vec!["line 3", "\"value\"", "2 dice"],
        ),
        (with("tip,gold,s m,-1,,"), vec!["line 3", "\"value\""]),
        (with("die,large,,NaN,,"), vec!["line 3", "\"value\""]),
        (with("die,large,,inf g,,"), vec!["line 3", "\"value\""]),
        (
            with("die,large,,1e999 g,,"),
            vec!["line 3", "\"value\"", "finite"],
        ),
        (with("die,large,,6,,"), vec!["line 3", "\"value\"", "kg, g"]),
        (with("die,large,,6 s,,"), vec!["line 3", "\"value\"", "g"]),
        (
            with("die,large,,0 g,,"),
            vec!["line 3", "\"value\"", "more than 0"],
        ),
        (
            with("die,large,,5 kg,,"),
            vec!["line 3", "\"value\"", "5 kg", "100 g"],
        ),
        (
            with("tube,gold,,0.05 g,,"),
            vec!["line 3", "\"value\"", "0.1 g"],
        ),
        (
            with("rest,gold,,300 deg,,"),
            vec!["line 3", "\"value\"", "300 deg", "90 deg"],
        ),
        (
            with("period,gold,,0 s,,"),
            vec!["line 3", "\"value\"", "more than 0"],
        ),
        (
            with("period,gold,,5 ms,,"),
            vec!["line 3", "\"value\"", "0.01 s"],
        ),
        (
            with("die,large,,6 g,-1 g,"),
            vec!["line 3", "\"deviation\""],
        ),
        (
            with("slide,copper,,6 deg,,"),
            vec!["line 3", "\"of\"", "empty"],
        ),
        (
            with("rest,copper,s,6 deg,,"),
            vec!["line 3", "\"dice\"", "empty"],
        ),
        (
            with("rest,copper,,6 deg,,a,b,c"),
            vec!["line 3", "8 cells", "6 headings"],
        ),
    ] {
        let (_folder, study, path) = folder(&data);
        let text = line(&fit(&[&study, &path]));
        for part in ["data.csv"].into_iter().chain(parts) {
            assert!(text.contains(part), "{part:?} is not in {text}");
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_named_by_line_and_character() {
    let (_folder, study, path) = folder(DATA);
    let latin = [b"kind,of,value\nplate,,1 g\nrest,gold,35 ", &b"\xb0\n"[..]].concat();
    fs::write(&path, latin).expect("it can be written");
    let text = line(&fit(&[&study, &path]));
    assert!(text.contains("line 3, character 14"), "{text}");
}

#[test]
fn a_file_that_is_named_twice_is_refused() {
    let (folder, study, path) = folder(DATA);
    let other = folder.path().join("./data.csv").display().to_string();
    let text = line(&fit(&[&study, &path, &other]));
    assert!(text.contains("twice"), "{text}");
}

#[test]
fn help_names_the_arguments_in_the_order_in_which_they_are_typed() {
    let help = calibrate(&["fit", "--help"]);
    let [study, data] =
        ["  <STUDY>", "  [DATA]"].map(|it| out(&help).find(it).expect("it is there"));
    assert!(study < data, "{}", out(&help));
}

#[test]
fn repeated_fits_show_where_the_truth_lies_in_the_intervals() {
    let (folder, study, path) = folder(DATA);
    let to = folder.path().join("report");
    let words = [
        &study[..],
        &path,
        "--ranks",
        "12",
        "--out",
        &to.display().to_string(),
    ];
    let output = fit(&words);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = fs::read_to_string(to.join("result.json")).expect("a result");
    let result: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let ranks = &result["result"]["ranks"];
    assert_eq!(
        (&ranks["fits"], ranks["parameters"].as_array().map(Vec::len)),
        (&12.into(), Some(2))
    );
    for (number, parameter) in (1..).zip(ranks["parameters"].as_array().expect("a list")) {
        let counts = parameter["counts"].as_array().expect("counts");
        let all: u64 = counts.iter().filter_map(serde_json::Value::as_u64).sum();
        assert_eq!((counts.len(), all), (10, 12));
        assert!(
            parameter["held"].as_u64().is_some_and(|held| held >= 8),
            "{parameter}"
        );
        let table = fs::read_to_string(to.join(format!("ranks-{number}.csv"))).expect("a table");
        assert_eq!(table.lines().count(), 11);
    }
    assert!(
        out(&output).contains("of the 95 % intervals held the truth"),
        "{}",
        out(&output)
    );
    assert!(text.contains("--ranks 12"), "the command");
}

/// The same measurements under another name count twice as well.
#[test]
fn a_copy_of_a_file_is_refused_and_a_file_that_differs_is_not() {
    let (folder, study, path) = folder(DATA);
    let copy = folder.path().join("copy.csv");
    fs::copy(&path, &copy).expect("it can be copied");
    let named = copy.display().to_string();
    let text = line(&fit(&[&study, &path, &named]));
    assert!(
        text.contains("same bytes") && text.contains("copy.csv"),
        "{text}"
    );
    assert!(text.contains("data.csv"), "{text}");
    fs::write(&copy, format!("{DATA}rest,copper,,35.5 deg,,\n")).expect("it can be written");
    assert_eq!(fit(&[&study, &path, &named]).status.code(), Some(0));
}

/// What is known to one side only is drawn, and its open side said.
#[test]
fn a_parameter_that_is_known_to_one_side_is_drawn_to_the_end_of_its_range() {
    let (folder, study, path) = folder("kind,of,value\nplate,,1.25 g\nslide,,17 deg\n");
    let to = folder.path().join("report");
    let output = fit(&[&study, &path, "--out", &to.display().to_string()]);
    assert!(out(&output).contains("open above"), "{}", out(&output));
    let page = fs::read_to_string(to.join("report.html")).expect("a page");
    let figure = page
        .split("<svg")
        .nth(1)
        .and_then(|it| it.split("</svg>").next());
    let figure = figure.expect("a figure");
    assert!(figure.contains("plate_mass_kg (open above)"), "{figure}");
    assert!(
        figure.contains("materials.die_on_tube.friction"),
        "{figure}"
    );
}

#[test]
fn a_cell_without_a_number_is_told_how_cells_are_written() {
    let (_folder, study, path) = folder("kind,of,value\nplate,,nan g\n");
    let text = line(&fit(&[&study, &path]));
    assert!(
        text.contains("\"nan g\"") && text.contains("6.1 g"),
        "{text}"
    );
    assert!(
        !text.contains("0.0002"),
        "a bare number has no unit here: {text}"
    );
}

#[test]
fn a_fit_without_data_or_of_a_missing_file_is_refused() {
    let (folder, study, _) = folder(DATA);
    assert!(line(&fit(&[&study])).contains("no measurements"));
    let missing = folder.path().join("none.csv").display().to_string();
    assert!(line(&fit(&[&study, &missing])).contains("none.csv"));
}

#[test]
fn the_data_of_the_study_lie_beside_it() {
    let (_folder, study, _) = folder(DATA);
    let text = format!("{STUDY}\n[fit]\ndata = [\"data.csv\"]\n");
    fs::write(&study, text).expect("it can be written");
    assert_eq!(fit(&[&study]).status.code(), Some(0));
}

#[test]
fn semicolons_and_decimal_commas_are_read_too() {
    let data = "Kind;Of;Dice;Value\nplate;;;1,05 g\nslide;;;17,0 deg\n";
    let (_folder, study, path) = folder(data);
    let output = fit(&[&study, &path]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(out(&output).contains("0.00105"), "{}", out(&output));
}

#[test]
fn what_is_observed_can_be_fitted() {
    let observed = calibrate(&["observe", "-n", "3", "--values"]);
    let text = out(&observed);
    assert_eq!(text.lines().count(), 1 + 3 + 14, "{text}");
    let (_folder, study, data) = folder(text);
    let output = fit(&[&study, &data]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        observed.stdout,
        calibrate(&["observe", "-n", "3", "--values"]).stdout
    );
}

/// The worked example: forty tips tell no single parameter, with the values each interval holds the
/// truth, which the fit has not seen.
#[test]
fn the_example_finds_the_hidden_truth() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/my_copy");
    let path = |name: &str| folder.join(name).display().to_string();
    let (study, tips, values) = (path("study.toml"), path("tips.csv"), path("values.csv"));
    let counted = fit(&[&study, &tips]);
    assert!(
        out(&counted).starts_with("✗ 0 of 5 parameters"),
        "{}",
        out(&counted)
    );
    let to = tempfile::tempdir().expect("a folder");
    let report = to.path().join("report").display().to_string();
    let weighed = fit(&[&study, &tips, &values, "--out", &report]);
    assert!(
        out(&weighed).starts_with("✓ 5 of 5 parameters"),
        "{}",
        out(&weighed)
    );
    let result = fs::read_to_string(to.path().join("report/result.json")).expect("a result");
    let result: serde_json::Value = serde_json::from_str(&result).expect("JSON");
    let truth = MachineSpec::load(&folder.join("truth.toml")).expect("a machine");
    for parameter in result["result"]["parameters"].as_array().expect("a list") {
        let field = parameter["field"].as_str().expect("a field");
        let truth = Field::parse(field, &truth).expect("a field").read(&truth);
        let end = |key: &str| parameter[key].as_f64().expect("a number");
        assert!(
            end("low") < truth && truth < end("high"),
            "{parameter}, truly {truth}"
        );
    }
}

/// What was measured cannot be made again, so not even --force replaces it.
#[test]
fn neither_the_study_nor_the_data_are_replaced_by_the_machine() {
    let (_folder, study, data) = folder(DATA);
    for target in [&study, &data] {
        let before = fs::read(target).expect("it is there");
        let output = fit(&[&study, &data, "--machine-out", target, "--force"]);
        assert!(line(&output).contains("is an input"), "{output:?}");
        assert_eq!(fs::read(target).expect("it is there"), before);
    }
}
