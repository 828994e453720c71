//! The command line of a drop.

use std::path::Path;

use kipp_physics::MachineSpec;

use super::{Cast, Metal, Tube, letter};

/// The command that drops these dice while the tube `watched` is looked at; the machine is the
/// built-in one unless it has a file.
///
/// # Panics
/// If a tube is not 0 to 2.
#[must_use]
pub fn command(
    spec: &MachineSpec,
    watched: usize,
    casts: &[Cast],
    seed: u64,
    file: Option<&Path>,
) -> String {
    format!("kipp drop {}", arguments(spec, watched, casts, seed, file))
}

/// The arguments of [`command`]; the window's lab takes the same.
///
/// # Panics
/// If a tube is not 0 to 2.
#[must_use]
pub fn arguments(
    spec: &MachineSpec,
    watched: usize,
    casts: &[Cast],
    seed: u64,
    file: Option<&Path>,
) -> String {
    let tube = option("--tube", spec.tube[watched].name.trim());
    let dice = casts.iter().map(|cast| {
        let size = letter(cast.size);
        match cast.tube == watched {
            true => size.to_owned(),
            false => format!("{}:{size}", known_as(spec, cast.tube)),
        }
    });
    let dice = option("--dice", &dice.collect::<Vec<_>>().join(","));
    let machine = file.map_or(String::new(), |file| {
        format!(" {}", option("--machine", &file.display().to_string()))
    });
    format!("{tube} {dice} --seed {seed}{machine}")
}

/// The metal of a tube's place, which has no comma, unless another tube is called so.
fn known_as(spec: &MachineSpec, tube: usize) -> String {
    let metal = Metal::ALL[tube].names()[0];
    let is_meant = Tube::find(metal, spec).is_some_and(|found| found.index() == tube);
    match is_meant {
        true => metal.to_owned(),
        false => spec.tube[tube].name.trim().to_owned(),
    }
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
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use kipp_physics::DieSize::{Large, Small};
    use kipp_physics::{DieSize, MachineSpec};

    use super::command;
    use crate::cli::drop::{Cast, Tube, casts};
    use crate::cli::words::{Language, Words};

    fn cast(tube: usize, size: DieSize) -> Cast {
        Cast { tube, size }
    }

    #[test]
    fn a_shell_takes_every_name_as_one_word() {
        let mut spec = MachineSpec::builtin();
        let dice = [cast(0, Small), cast(2, Large), cast(0, Large)];
        assert_eq!(
            command(&spec, 0, &dice, 3, None),
            "kipp drop --tube copper --dice S,gold:L,L --seed 3"
        );
        let file = Path::new("my machine's.toml");
        spec.tube[1].name = "-left tube".to_owned();
        assert_eq!(
            command(&spec, 1, &[cast(1, Small)], u64::MAX, Some(file)),
            r"kipp drop --tube='-left tube' --dice S --seed 18446744073709551615 --machine 'my machine'\''s.toml'"
        );
    }

    /// Whatever the tubes are called, the dice that the command names are the dice that were meant.
    #[test]
    fn dice_for_neighbours_are_read_back() {
        let words = Words::new(Language::English);
        let mut spec = MachineSpec::builtin();
        let dice = [
            cast(1, Small),
            cast(0, Large),
            cast(2, Small),
            cast(1, Large),
        ];
        for names in [["copper", "silver", "gold"], ["gold", "left", "copper"]] {
            for (tube, name) in spec.tube.iter_mut().zip(names) {
                tube.name = name.to_owned();
            }
            let line = command(&spec, 1, &dice, 3, None);
            let typed = line.split(' ').nth(5).expect("the dice");
            let watched = Tube::named(names[1], &spec, &words).expect("the tube");
            let read = casts(typed, &watched, &spec, &words).expect("they are sound");
            assert_eq!(read, dice, "{line}");
        }
    }
}
