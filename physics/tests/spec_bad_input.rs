//! A machine file that cannot be used is refused in one line that names place, value and remedy.

use std::path::{Path, PathBuf};

use kipp_physics::spec::{MachineSpec, SpecProblem};

/// A machine of fixed numbers, from which the limits below are worked out.
const EXAMPLE: &str = include_str!("data/example.toml");

/// The example with one value put at a path such as `tube.0.bore_m`.
fn with(changes: &[(&str, toml::Value)]) -> String {
    let table: toml::Table = toml::from_str(EXAMPLE).expect("TOML");
    let mut root = toml::Value::from(table);
    for (path, value) in changes {
        *at(&mut root, path) = value.clone();
    }
    toml::to_string(&root).expect("TOML")
}

fn at<'a>(root: &'a mut toml::Value, path: &str) -> &'a mut toml::Value {
    path.split('.')
        .fold(root, |value, step| match step.parse::<usize>() {
            Ok(index) => &mut value[index],
            Err(_) => value
                .as_table_mut()
                .expect("a table")
                .entry(step)
                .or_insert(toml::Value::Boolean(false)),
        })
}

fn refusal(text: &str) -> String {
    let message = MachineSpec::from_toml(text)
        .expect_err("must be refused")
        .to_string();
    assert!(
        !message.contains('\n') && message.len() < 400,
        "not one line: {message}"
    );
    message
}

/// `tube.0.bore_m` as messages write it: `tube[0].bore_m`.
fn shown(path: &str) -> String {
    (0..3).fold(path.to_owned(), |path, i| {
        path.replace(&format!(".{i}"), &format!("[{i}]"))
    })
}

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
                message.contains("must lie between"),
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

/// What two values must not do together: changes, the field that is named, and what else is said.
type Conflict = (&'static [(&'static str, f64)], &'static str, &'static str);

const CONFLICTS: &[Conflict] = &[
    (
        &[("die.0.corner_radius_m", 0.0064)],
        "die[0].corner_radius_m = 0.0064",
        "edge_m = 0.014",
    ),
    (
        &[("die.2.edge_m", 0.0150)],
        "die[2].edge_m = 0.015",
        "die[1].edge_m = 0.0155",
    ),
    (
        &[("die.1.mass_kg", 0.0001)],
        "die[1].mass_kg = 0.0001",
        "27 kg/m3",
    ),
    (
        &[("die.2.edge_m", 0.0245)],
        "tube[0].bore_m = 0.04",
        "die[2].edge_m = 0.0245",
    ),
    (
        &[("tube.1.bore_m", 0.0270)],
        "tube[1].bore_m = 0.027",
        "die[2].edge_m = 0.017",
    ),
    (
        &[("tube.0.end_wall_station_m", 0.001)],
        "tube[0].end_wall_station_m = 0.001",
        "wall_m",
    ),
    (
        &[("tube.2.end_wall_station_m", 0.161)],
        "tube[2].end_wall_station_m = 0.161",
        "length_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.004)],
        "tube[0].pivot_station_m = 0.004",
        "rod.diameter_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.25)],
        "tube[0].pivot_station_m = 0.25",
        "end_wall_station_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.0736)],
        "tube[0].pivot_station_m = 0.0736",
        "= 0.08",
    ),
    (
        &[("tube.0.pivot_height_m", -0.0151)],
        "tube[0].pivot_height_m = -0.0151",
        "bore_m = 0.04",
    ),
    (
        &[("rod.diameter_m", 0.018)],
        "tube[0].pivot_station_m = 0.07",
        "rod.diameter_m = 0.018",
    ),
    (
        &[("tube.0.ballast.station_m", 0.02)],
        "tube[0].ballast.station_m = 0.02",
        "0.04560 m thick",
    ),
    (
        &[("tube.0.ballast.station_m", 0.0425)],
        "tube[0].ballast.station_m = 0.0425",
        "0.06500 m",
    ),
    (
        &[("tube.0.ballast.plate_edge_m", 0.0284)],
        "tube[0].ballast.plate_edge_m = 0.0284",
        "sides",
    ),
    (
        &[("tube.0.ballast.height_m", 0.0003)],
        "tube[0].ballast.plate_edge_m = 0.028",
        "= 0.0003",
    ),
    (
        &[("hand.depth_m", 0.117)],
        "hand.depth_m = 0.117",
        "tube[0].end_wall_station_m = 0.08",
    ),
    (
        &[("hand.depth_spread_m", 0.009)],
        "hand.depth_spread_m = 0.009",
        "depth_m = 0.008",
    ),
    (
        &[("hand.speed_spread_m_per_s", 0.2)],
        "hand.speed_spread_m_per_s = 0.2",
        "= 0.1",
    ),
    (
        &[("tray.rear_distance_m", 0.09)],
        "tray.rear_distance_m = 0.09",
        "copper",
    ),
    (&[("tray.length_m", 0.07)], "tray.length_m = 0.07", "copper"),
    (
        &[("tray.width_m", 0.042)],
        "tray.width_m = 0.042",
        "0.04300 m wide",
    ),
    (
        &[("tray.floor_depth_m", 0.114)],
        "tray.floor_depth_m = 0.114",
        "largest die",
    ),
    (
        &[("tray.wall_height_m", 0.11)],
        "tray.wall_height_m = 0.11",
        "floor_depth_m = 0.16",
    ),
    (
        &[
            ("tube.0.rest_angle_rad", 1.4),
            ("tube.0.pivot_station_m", 0.12),
            ("tube.0.end_wall_station_m", 0.13),
            ("tray.floor_depth_m", 0.11),
        ],
        "tray.floor_depth_m = 0.11",
        "rear of tube \"copper\"",
    ),
    (
        &[("tube.2.ballast.plate_mass_kg", 0.0002)],
        "tube[2].rest_angle_rad = 0.698",
        "friction",
    ),
    (
        &[("tube.0.pivot_height_m", -0.012)],
        "tube[0].front_stop_angle_rad = -0.698",
        "friction",
    ),
    (
        &[("rod.friction", 1.9)],
        "tube[0].rest_angle_rad",
        "friction holds",
    ),
    (
        &[("base.table_tilt_forward_rad", -0.5)],
        "tube[0].front_stop_angle_rad",
        "slope 0.2006",
    ),
    (
        &[("materials.die_on_tube.friction", 0.85)],
        "tube[0].front_stop_angle_rad",
        "= 0.85",
    ),
];

#[test]
fn values_that_do_not_fit_together_are_both_named() {
    for (changes, field, other) in CONFLICTS {
        let changes: Vec<_> = changes
            .iter()
            .map(|&(path, value)| (path, value.into()))
            .collect();
        let message = refusal(&with(&changes));
        assert!(
            message.contains(field),
            "{changes:?} should name {field}: {message}"
        );
        assert!(
            message.contains(other),
            "{changes:?} should name {other}: {message}"
        );
        assert!(
            message.contains("; "),
            "{changes:?} has no remedy: {message}"
        );
    }
}

const TAKEN: &[&[(&str, f64)]] = &[
    &[("die.0.corner_radius_m", 0.0063)],
    &[("die.2.edge_m", 0.0155)],
    &[("die.1.mass_kg", 0.0003)],
    &[("tube.0.pivot_station_m", 0.0734)],
    &[
        ("tube.0.ballast.station_m", 0.0421),
        ("tube.0.ballast.plate_mass_kg", 0.0014),
    ],
    &[("tube.0.ballast.plate_edge_m", 0.02828)],
    &[("hand.depth_m", 0.1159)],
    &[("hand.depth_spread_m", 0.008)],
    &[("hand.speed_spread_m_per_s", 0.1)],
    &[("tray.rear_distance_m", 0.087)],
    &[("tray.length_m", 0.076)],
    &[("tray.width_m", 0.043_001)],
    &[("tray.floor_depth_m", 0.1161), ("tray.wall_height_m", 0.05)],
    &[("tray.wall_height_m", 0.102)],
    &[("materials.die_on_tube.friction", 0.83)],
    &[("tube.2.front_stop_angle_rad", -0.5)],
];

#[test]
fn values_just_inside_a_rule_are_taken() {
    for changes in TAKEN {
        let changes: Vec<_> = changes
            .iter()
            .map(|&(path, value)| (path, value.into()))
            .collect();
        let taken = MachineSpec::from_toml(&with(&changes));
        assert!(
            taken.is_ok(),
            "{changes:?}: {}",
            taken.expect_err("refused")
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
    assert_eq!(
        MachineSpec::load(&whole).expect("sound"),
        MachineSpec::builtin()
    );
    let path = temporary("truncated.toml", &text.as_bytes()[..text.len() / 2]);
    assert!(load_refusal(&path).contains("truncated.toml: line "));
}
