//! Laws of fields: they are exactly the numbers of a machine, and reading gives what was written.

use std::collections::BTreeSet;

use kipp_calibration::field::Field;
use kipp_physics::spec::MachineSpec;
use serde_json::Value;

/// The paths of all numbers of the machine's serialised form, in the words of a study.
fn numbers(spec: &MachineSpec) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    let tree = serde_json::to_value(spec).expect("a machine has a form in JSON");
    collect("", &tree, &mut paths);
    assert!(
        paths.remove("format"),
        "the format is a number, not a quantity"
    );
    paths
}

fn collect(path: &str, value: &Value, paths: &mut BTreeSet<String>) {
    let below = |key: &str| match path {
        "" => key.to_owned(),
        _ => format!("{path}.{key}"),
    };
    match value {
        Value::Number(_) => {
            paths.insert(path.to_owned());
        }
        Value::Object(table) => {
            for (key, value) in table {
                collect(&below(key), value, paths);
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                let name = value["name"].as_str();
                let size = ["small", "medium", "large"][index.min(2)];
                collect(&below(name.unwrap_or(size)), value, paths);
            }
        }
        _ => {}
    }
}

fn weighed() -> MachineSpec {
    let mut spec = MachineSpec::builtin();
    for die in &mut spec.die {
        die.mass_kg = Some(0.003);
    }
    spec
}

#[test]
fn the_fields_are_exactly_the_numbers_of_a_machine() {
    let spec = weighed();
    let fields: BTreeSet<String> = Field::all(&spec)
        .map(|field| field.path().to_owned())
        .collect();
    assert_eq!(fields, numbers(&spec));
}

#[test]
fn reading_gives_back_what_was_written_and_nothing_else_moves() {
    let before = weighed();
    for field in Field::all(&before) {
        let mut spec = before.clone();
        let value = field.read(&before) + if field.is_whole() { 1.0 } else { 0.000_125 };
        field.write(&mut spec, value);
        let bits = |field: &Field, spec| field.read(spec).to_bits();
        assert_eq!(bits(&field, &spec), value.to_bits(), "{}", field.path());
        for other in Field::all(&before).filter(|other| *other != field) {
            assert_eq!(
                bits(&other, &spec),
                bits(&other, &before),
                "{} moves {}",
                field.path(),
                other.path()
            );
        }
        field.write(&mut spec, field.read(&before));
        assert_eq!(spec, before, "{}", field.path());
    }
}

#[test]
fn a_star_stands_for_all_three() {
    let mut spec = MachineSpec::builtin();
    let all = Field::parse("tube.*.ballast.plates", &spec).expect("there are plates");
    all.write(&mut spec, 12.4);
    assert_eq!(
        spec.tube.each_ref().map(|tube| tube.ballast.plates),
        [12; 3]
    );
    assert_eq!(all.read_each(&spec), [12.0; 3]);
    let gold = Field::parse("tube.Gold.ballast.plates", &spec).expect("there is a golden tube");
    let copper = Field::parse("tube.copper.ballast.plates", &spec).expect("and one of copper");
    assert!(all.overlaps(&gold) && gold.overlaps(&all) && !gold.overlaps(&copper));
    gold.write(&mut spec, 3.0);
    assert_eq!(all.read_each(&spec), [12.0, 12.0, 3.0]);
}

#[test]
fn a_die_that_was_not_weighed_has_the_mass_of_its_shape() {
    let mut spec = MachineSpec::builtin();
    let mass = Field::parse("die.large.mass_kg", &spec).expect("a die has a mass");
    let shape = mass.read(&spec);
    assert!((0.004..0.007).contains(&shape), "{shape}");
    mass.write(&mut spec, 0.01);
    assert_eq!(spec.die[2].mass_kg, Some(0.01));
    assert!((mass.read(&spec) - 0.01).abs() < 1e-15);
}

#[test]
fn a_field_that_is_not_there_is_answered_with_the_nearest_if_one_is_near() {
    let spec = MachineSpec::builtin();
    for (asked, nearest) in [
        ("rod.fricton", Some("rod.friction")),
        ("friction", Some("rod.friction")),
        ("tube.gold.balast.plates", Some("tube.gold.ballast.plates")),
        ("tube.golf.bore_m", Some("tube.gold.bore_m")),
        ("die.*.edge", Some("die.*.edge_m")),
        ("banana", None),
        ("", None),
    ] {
        let error = Field::parse(asked, &spec).expect_err("there is no such field");
        assert_eq!(error.nearest.as_deref(), nearest, "{asked:?}");
    }
}
