//! The built-in machine is sound, is fully described, and keeps its name in every form.

use kipp_physics::spec::MachineSpec;
use sha2::{Digest as _, Sha256};

fn value(text: &str) -> toml::Table {
    toml::from_str(text).expect("TOML")
}

#[test]
fn builtin_machine_is_sound() {
    MachineSpec::builtin().validate().expect("sound");
    let read = MachineSpec::from_toml(MachineSpec::builtin_toml()).expect("readable");
    assert_eq!(read, MachineSpec::builtin());
}

#[test]
fn a_written_machine_reads_back_unchanged() {
    let mut spec = MachineSpec::builtin();
    spec.die[1].mass_kg = Some(0.1 + 0.2 - 0.2957);
    spec.tube[1].name = "zilver \"tweede\" \\ é".into();
    spec.base.table_tilt_forward_rad = 0.1 / 3.0;
    let read = MachineSpec::from_toml(&spec.to_toml()).expect("readable");
    assert_eq!(read, spec);
    assert_eq!(read.digest(), spec.digest());
}

#[test]
fn a_byte_order_mark_and_windows_lines_do_not_matter() {
    let text = format!(
        "\u{feff}{}",
        MachineSpec::builtin_toml().replace('\n', "\r\n")
    );
    assert_eq!(
        MachineSpec::from_toml(&text).expect("readable"),
        MachineSpec::builtin()
    );
}

#[test]
fn the_digest_is_sha256_of_the_file_with_every_text_emptied() {
    let machine = MachineSpec::builtin();
    let bare: String = machine.to_toml().lines().map(emptied).collect();
    let hash = Sha256::digest(bare);
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(machine.digest().to_string(), digits);
}

/// A line of a machine file without what a text or a list of texts says.
fn emptied(line: &str) -> String {
    match line.split_once(" = ") {
        Some((key, value)) if value.starts_with('"') => format!("{key} = \"\"\n"),
        Some((key, value)) if value.starts_with('[') => format!("{key} = []\n"),
        _ => format!("{line}\n"),
    }
}

#[test]
fn every_number_counts_in_the_digest_and_no_text_does() {
    let original = MachineSpec::builtin();
    let mut numbers = 0;
    visit(
        &mut value(&original.to_toml()).into(),
        &mut |leaf, rebuilt| {
            let counts = !matches!(leaf, toml::Value::String(_));
            numbers += usize::from(counts);
            let changed = MachineSpec::deserialize_unchecked(rebuilt);
            assert_eq!(changed.digest() != original.digest(), counts, "{leaf}");
        },
    );
    assert!(numbers > 60, "only {numbers} numbers were changed");
}

/// Serde's own reader, past every check: digests must differ for unsound machines, too.
trait Unchecked {
    fn deserialize_unchecked(value: &toml::Value) -> Self;
}

impl Unchecked for MachineSpec {
    fn deserialize_unchecked(value: &toml::Value) -> Self {
        value.clone().try_into().expect("a machine")
    }
}

/// Changes one leaf after the other, calls `seen` with the old leaf and the whole, and puts it back.
fn visit(root: &mut toml::Value, seen: &mut impl FnMut(&toml::Value, &toml::Value)) {
    for path in paths(root) {
        let old = at(root, &path).clone();
        *at(root, &path) = match &old {
            toml::Value::Integer(n) => (n + 1).into(),
            toml::Value::Float(x) => (x + 0.001).into(),
            other => format!("{other} changed").into(),
        };
        seen(&old, root);
        *at(root, &path) = old;
    }
}

type Step = Result<String, usize>;

fn paths(value: &toml::Value) -> Vec<Vec<Step>> {
    let below = |step: Step, value: &toml::Value| {
        let extend = move |rest: Vec<Step>| [vec![step.clone()], rest].concat();
        paths(value).into_iter().map(extend).collect::<Vec<_>>()
    };
    match value {
        toml::Value::Table(table) => table
            .iter()
            .flat_map(|(key, value)| below(Ok(key.clone()), value))
            .collect(),
        toml::Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(i, value)| below(Err(i), value))
            .collect(),
        _ => vec![Vec::new()],
    }
}

fn at<'a>(root: &'a mut toml::Value, path: &[Step]) -> &'a mut toml::Value {
    path.iter().fold(root, |value, step| match step {
        Ok(key) => &mut value[key.as_str()],
        Err(index) => &mut value[*index],
    })
}

#[test]
fn the_schema_lists_every_field_of_the_default_file() {
    let schema: serde_json::Value =
        serde_json::from_str(&MachineSpec::json_schema()).expect("the schema is JSON");
    let file = toml::Value::from(value(MachineSpec::builtin_toml()));
    let fields = listed(&schema, &schema, &file, "");
    assert!(fields > 60, "only {fields} fields were compared");
    assert!(
        schema["title"]
            .as_str()
            .is_some_and(|title| title.contains("format 1"))
    );
}

/// Compares a table of the file with its schema and returns how many fields were found.
fn listed(
    root: &serde_json::Value,
    schema: &serde_json::Value,
    value: &toml::Value,
    place: &str,
) -> usize {
    let schema = resolved(root, schema);
    match value {
        toml::Value::Array(items) => items
            .iter()
            .map(|item| listed(root, &schema["items"], item, place))
            .sum(),
        toml::Value::Table(table) => {
            assert_eq!(
                schema["additionalProperties"], false,
                "{place} must refuse unknown keys"
            );
            table
                .iter()
                .map(|(key, value)| field(root, schema, key, value, place))
                .sum()
        }
        _ => 1,
    }
}

fn field(
    root: &serde_json::Value,
    schema: &serde_json::Value,
    key: &str,
    value: &toml::Value,
    place: &str,
) -> usize {
    let property = &schema["properties"][key];
    let place = format!("{place}.{key}");
    assert!(property.is_object(), "the schema lacks {place}");
    assert!(
        property["description"].is_string(),
        "{place} has no description"
    );
    listed(root, property, value, &place)
}

fn resolved<'a>(
    root: &'a serde_json::Value,
    schema: &'a serde_json::Value,
) -> &'a serde_json::Value {
    match schema["$ref"].as_str() {
        Some(reference) => root
            .pointer(reference.trim_start_matches('#'))
            .expect("a definition"),
        None => schema,
    }
}

#[test]
fn every_line_of_the_default_file_says_where_its_number_comes_from() {
    let lines: Vec<&str> = MachineSpec::builtin_toml().lines().collect();
    let mut sourced = false;
    for (index, line) in lines.iter().enumerate() {
        if line.starts_with('[') {
            sourced = section(&lines, index).contains("assumed")
                || section(&lines, index).contains("source =");
        }
        let value = line.split_once(" = ").map_or("", |(_, value)| value);
        let is_number = value.starts_with(|first: char| first == '-' || first.is_ascii_digit());
        let is_described = sourced || line.starts_with("format");
        assert!(!is_number || is_described, "line {}: {line}", index + 1);
        let has_unit = line.contains('#') || line.contains("density");
        let is_real = is_number && value.contains('.');
        assert!(!is_real || has_unit, "no unit: {line}");
    }
}

/// The table that begins at a line, with the comment above it.
fn section(lines: &[&str], start: usize) -> String {
    let above = lines[..start]
        .iter()
        .rev()
        .take_while(|line| line.starts_with('#'));
    let below = lines[start + 1..]
        .iter()
        .take_while(|line| !line.is_empty());
    above.chain(below).copied().collect::<Vec<_>>().join("\n")
}
