//! The `kipp drop` command that repeats in the terminal what happened in the lab.

use std::path::Path;

use kipp_game::cli::drop::letter;
use kipp_physics::MachineSpec;

use super::{Lab, Trial};

/// Why there is no command yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Nothing was dropped into the tube that is looked at.
    Dice,
    /// The machine stands in no file that the command could name.
    File,
}

/// The command for the tube that is looked at.
///
/// # Errors
/// When there is nothing to repeat, or no file of the machine.
pub fn of(lab: &Lab) -> Result<String, Missing> {
    let spec = lab.machine().spec();
    let sizes = sizes(lab);
    if sizes.is_empty() {
        return Err(Missing::Dice);
    }
    let tube = option("--tube", spec.tube[lab.tube].name.trim());
    let (dice, seed) = (sizes.join(","), lab.seed);
    let machine = match (&lab.file, *spec == MachineSpec::builtin()) {
        (_, true) => String::new(),
        (Some(file), false) => format!(" {}", option("--machine", &named(file))),
        (None, false) => return Err(Missing::File),
    };
    Ok(format!(
        "kipp drop {tube} --dice {dice} --seed {seed}{machine}"
    ))
}

/// Whether a neighbour has tipped, whose shock the command does not know.
#[must_use]
pub fn is_shaken(lab: &Lab) -> bool {
    let others = |trial: &Trial| trial.tube != lab.tube && trial.tipped.contains(&true);
    lab.trials.iter().any(others)
}

/// The dice of the looked-at tube up to the first that found no room: `kipp drop` ends there.
fn sizes(lab: &Lab) -> Vec<&'static str> {
    let refused = |trial: &&Trial| trial.tube == lab.tube && !trial.entered;
    let last = lab.trials.iter().find(refused).map(|trial| trial.number);
    let drops = lab.drops.iter().filter(|drop| drop.tube == lab.tube);
    let until = drops.filter(|drop| last.is_none_or(|last| super::number(drop.die) <= last));
    until.map(|drop| letter(drop.size)).collect()
}

fn named(file: &Path) -> String {
    file.display().to_string()
}

/// An option with its value, as a shell takes it.
fn option(name: &str, value: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./".contains(c);
    let quoted = match !value.is_empty() && value.chars().all(is_plain) {
        true => value.to_owned(),
        false => format!("'{}'", value.replace('\'', r"'\''")),
    };
    match value.starts_with('-') {
        true => format!("{name}={quoted}"),
        false => format!("{name} {quoted}"),
    }
}
