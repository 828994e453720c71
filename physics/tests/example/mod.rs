//! The machine of fixed numbers on which reading and checking are tested.
#![allow(dead_code, reason = "each test file uses its part")]

use kipp_physics::spec::MachineSpec;

/// A machine of fixed numbers, from which the limits below are worked out.
pub const EXAMPLE: &str = include_str!("../data/example.toml");

/// The example with one value put at a path such as `tube.0.bore_m`.
pub fn with(changes: &[(&str, toml::Value)]) -> String {
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

pub fn refusal(text: &str) -> String {
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
pub fn shown(path: &str) -> String {
    (0..3).fold(path.to_owned(), |path, i| {
        path.replace(&format!(".{i}"), &format!("[{i}]"))
    })
}
