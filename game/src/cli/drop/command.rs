//! The command line of a drop.

use std::path::Path;

use kipp_physics::DieSize;

use super::letter;

/// The command that drops these dice into a tube; the machine is the built-in one unless it has a
/// file.
#[must_use]
pub fn command(tube: &str, sizes: &[DieSize], seed: u64, machine: Option<&Path>) -> String {
    let tube = option("--tube", tube.trim());
    let dice: Vec<&str> = sizes.iter().map(|size| letter(*size)).collect();
    let dice = dice.join(",");
    let machine = machine.map_or(String::new(), |file| {
        format!(" {}", option("--machine", &file.display().to_string()))
    });
    format!("kipp drop {tube} --dice {dice} --seed {seed}{machine}")
}

/// An option with its value, as a shell takes it.
#[must_use]
pub fn option(name: &str, value: &str) -> String {
    let quoted = quoted(value);
    match value.starts_with('-') {
        true => format!("{name}={quoted}"),
        false => format!("{name} {quoted}"),
    }
}

/// A word as a shell takes it.
#[must_use]
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use kipp_physics::DieSize::{Large, Small};

    use super::command;

    #[test]
    fn a_shell_takes_every_name_as_one_word() {
        assert_eq!(
            command("copper", &[Small, Large], 3, None),
            "kipp drop --tube copper --dice S,L --seed 3"
        );
        let file = Path::new("my machine's.toml");
        assert_eq!(
            command("-left tube", &[Small], u64::MAX, Some(file)),
            r"kipp drop --tube='-left tube' --dice S --seed 18446744073709551615 --machine 'my machine'\''s.toml'"
        );
    }
}
