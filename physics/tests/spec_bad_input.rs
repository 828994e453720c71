//! A machine file that cannot be used is refused in one line that names place, value and remedy.

use std::path::{Path, PathBuf};

use kipp_physics::spec::{MachineSpec, SpecProblem};

mod example;
use example::{EXAMPLE, refusal, shown, with};

/// Paths of all numbers, or of all texts, of the example.
fn leaves(texts: bool) -> Vec<String> {
    fn below(value: &toml::Value, path: &str, found: &mut Vec<(String, bool)>) {
        match value {
            toml::Value::Table(table) => {
                table
                    .iter()
                    .for_each(|(key, value)| below(value, &format!("{path}.{key}"), found));
            }
            toml::Value::Array(items) => {
                items
                    .iter()
                    .enumerate()
                    .for_each(|(i, v)| below(v, &format!("{path}.{i}"), found));
            }
            _ => found.push((path.trim_start_matches('.').to_owned(), value.is_str())),
        }
    }
    let table: toml::Table = toml::from_str(EXAMPLE).expect("TOML");
    let mut found = Vec::new();
    below(&table.into(), "", &mut found);
    let wanted = |(path, is_text): &(String, bool)| *is_text == texts && path != "format";
    found
        .into_iter()
        .filter(wanted)
        .map(|(path, _)| path)
        .collect()
}

fn numbers() -> Vec<String> {
    leaves(false)
}

fn is_whole(path: &str) -> bool {
    path.ends_with("sides") || path.ends_with("plates")
}

#[test]
fn no_number_may_be_nan_infinite_or_absurd() {
    for path in numbers().iter().filter(|path| !is_whole(path)) {
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e9, -1e9] {
            let message = refusal(&with(&[(path, bad.into())]));
            assert!(message.contains(&shown(path)), "{path} = {bad}: {message}");
            assert!(
                message.contains("must lie between") && message.contains("; take a value"),
                "{path} = {bad}: {message}"
            );
            assert!(
                message.contains(&format!("{bad:?}")),
                "{path} = {bad}: {message}"
            );
        }
    }
}

#[test]
fn lengths_masses_and_densities_may_not_be_negative_or_zero() {
    let positive = [
        "edge_m",
        "density_kg",
        "bore_m",
        "wall_m",
        "diameter_m",
        "plate_mass_kg",
    ];
    for path in numbers()
        .iter()
        .filter(|path| positive.iter().any(|end| path.contains(end)))
    {
        for bad in [-0.01, 0.0] {
            let message = refusal(&with(&[(path, bad.into())]));
            assert!(
                message.contains(&format!("{} = {bad:?}", shown(path))),
                "{message}"
            );
        }
    }
    let weighed = refusal(&with(&[("die.1.mass_kg", 0.0.into())]));
    assert!(
        weighed.contains("die[1].mass_kg = 0.0: must lie between"),
        "{weighed}"
    );
}

#[test]
fn whole_numbers_are_bounded_and_stay_whole() {
    for (path, bad) in [
        ("tube.1.sides", 3),
        ("tube.1.sides", 13),
        ("tube.0.ballast.plates", 1001),
    ] {
        let message = refusal(&with(&[(path, bad.into())]));
        assert!(
            message.contains(&format!("{} = {bad}", shown(path))),
            "{message}"
        );
    }
    for bad in [
        toml::Value::from(8.5),
        (-1).into(),
        1000.into(),
        "eight".into(),
    ] {
        let message = refusal(&with(&[("tube.1.sides", bad.clone())]));
        assert!(
            message.contains("line ") && message.contains("column "),
            "{bad}: {message}"
        );
    }
}

#[test]
fn unknown_missing_and_doubled_keys_are_named() {
    let unknown = refusal(&with(&[("tube.1.colour", "red".into())]));
    assert!(unknown.contains("unknown field `colour`"), "{unknown}");
    let text = EXAMPLE;
    let missing = refusal(&text.replacen("diameter_m = 0.010", "", 1));
    assert!(missing.contains("missing field `diameter_m`"), "{missing}");
    let doubled = refusal(&text.replacen("[rod]", "[rod]\nfriction = 0.2", 1));
    let line = text
        .lines()
        .position(|line| line.starts_with("friction"))
        .expect("a line")
        + 2;
    assert!(
        doubled.contains(&format!("line {line}, column 1:")),
        "{doubled}"
    );
    let two_tubes = &text[..text.rfind("[[tube]]").expect("a tube")];
    assert!(refusal(two_tubes).contains("3"), "{}", refusal(two_tubes));
}

#[test]
fn keys_that_would_garble_the_screen_are_shown_escaped_and_clipped() {
    let garbled = refusal(&format!("\"a\\u001b[2J\\nb\" = 1\n{EXAMPLE}"));
    assert!(
        garbled.contains("a\\u{1b}[2J") && garbled.contains("line 1,"),
        "{garbled}"
    );
    let long = refusal(&format!("{} = 1\n{EXAMPLE}", "k".repeat(10_000)));
    assert!(
        long.contains("unknown field `kkk") && long.contains('…'),
        "{long}"
    );
    let format = refusal(&format!("format = \"{}\"", "f".repeat(10_000)));
    assert!(format.contains("reads format 1"), "{format}");
}

#[test]
fn other_formats_are_refused_before_their_unknown_keys() {
    let newer = refusal("format = 2\n[quantum]\nspin = 1\n");
    assert!(
        newer.contains("format = 2") && newer.contains("update the program"),
        "{newer}"
    );
    for (text, found) in [
        ("format = 0", "0"),
        ("format = \"1\"", "\"1\""),
        ("a = 1", "missing"),
    ] {
        let message = refusal(text);
        assert!(
            message.contains(found) && message.contains("reads format 1"),
            "{message}"
        );
    }
    assert!(refusal(" \n\t").contains("empty"));
    assert!(refusal("format = ").contains("line 1, column"));
}

#[test]
fn texts_must_be_showable() {
    for bad in ["", "   ", "a\u{1b}[31mred", "two\nlines", &"x".repeat(61)] {
        let message = refusal(&with(&[("tube.0.name", bad.into())]));
        assert!(
            message.contains("tube[0].name: must be a text"),
            "{message}"
        );
    }
    for path in leaves(true) {
        let message = refusal(&with(&[(&path, "".into())]));
        assert!(
            message.contains(&format!("{}: must be a text", shown(&path))),
            "{message}"
        );
    }
    let note = toml::Value::Array(vec!["bell\u{7}".into()]);
    assert!(refusal(&with(&[("notes", note)])).contains("notes[0]"));
}

#[test]
fn a_machine_made_in_code_is_checked_alike() {
    let mut spec = MachineSpec::builtin();
    spec.tube[1].bore_m = f64::NAN;
    let error = spec.validate().expect_err("NaN");
    assert!(
        matches!(error.problem.as_ref(), SpecProblem::Interval { field, .. } if field == "tube[1].bore_m")
    );
    let mut spec = MachineSpec::builtin();
    spec.format = 7;
    assert!(spec.validate().is_err());
}

fn temporary(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("a file in the target folder");
    path
}

fn load_refusal(path: &Path) -> String {
    let message = MachineSpec::load(path)
        .expect_err("must be refused")
        .to_string();
    assert!(!message.contains('\n'), "not one line: {message}");
    message
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let cases = [
        (folder.join("no_such.toml"), "no such file"),
        (folder.to_path_buf(), "folder"),
        (temporary("empty.toml", b""), "empty"),
        (
            temporary("latin1.toml", b"name = \"K\xe4se\""),
            "byte 9 is not UTF-8",
        ),
        (
            temporary("huge.toml", &vec![b'#'; (1 << 20) + 1]),
            "larger than 1 MiB",
        ),
        (folder.join("two\nlines.toml"), "two\\nlines.toml"),
    ];
    for (path, reason) in cases {
        let message = load_refusal(&path);
        assert!(message.contains(reason), "{message}");
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .expect("a name");
        assert!(message.contains(&name.replace('\n', "\\n")), "{message}");
    }
}

#[test]
fn a_sound_file_loads_and_a_truncated_one_does_not() {
    let text = EXAMPLE;
    let whole = temporary("whole.toml", text.as_bytes());
    let loaded = MachineSpec::load(&whole).expect("sound");
    assert_eq!(loaded, MachineSpec::from_toml(text).expect("sound"));
    let path = temporary("truncated.toml", &text.as_bytes()[..text.len() / 2]);
    assert!(load_refusal(&path).contains("truncated.toml: line "));
}

#[test]
fn a_fourth_tube_or_die_is_refused_and_so_is_a_missing_one() {
    let machine: toml::Table = toml::from_str(EXAMPLE).expect("TOML");
    for list in ["tube", "die"] {
        for wanted in [2, 4] {
            let mut machine = machine.clone();
            let items = machine[list].as_array_mut().expect("a list");
            items.push(items[0].clone());
            items.truncate(wanted);
            let text = toml::to_string(&machine).expect("TOML");
            let error = MachineSpec::from_toml(&text)
                .expect_err("not three")
                .to_string();
            assert_eq!(error.lines().count(), 1, "{error}");
            assert!(error.contains("exactly 3"), "{list}: {error}");
        }
    }
}
