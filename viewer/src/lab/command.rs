//! The `kipp drop` command that repeats in the terminal what happened in the lab.

use kipp_game::cli::drop::{Cast, command};
use kipp_physics::{DieDrop, MachineSpec};

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
    let casts = casts(lab);
    if casts.is_empty() {
        return Err(Missing::Dice);
    }
    let file = match (&lab.file, *spec == MachineSpec::builtin()) {
        (_, true) => None,
        (Some(file), false) => Some(file.as_path()),
        (None, false) => return Err(Missing::File),
    };
    Ok(command(spec, lab.tube, &casts, lab.seed, file))
}

/// Whether a neighbour has tipped, whose shock the command does not know.
#[must_use]
pub fn is_shaken(lab: &Lab) -> bool {
    let others = |trial: &Trial| trial.tube != lab.tube && trial.tipped.contains(&true);
    lab.trials.iter().any(others)
}

/// The dice of the looked-at tube up to the first that found no room: `kipp drop` ends there.
fn casts(lab: &Lab) -> Vec<Cast> {
    let refused = |trial: &&Trial| trial.tube == lab.tube && !trial.entered;
    let last = lab.trials.iter().find(refused).map(|trial| trial.number);
    let drops = lab.drops.iter().filter(|drop| drop.tube == lab.tube);
    let until = drops.filter(|drop| last.is_none_or(|last| super::number(drop.die) <= last));
    let cast = |drop: &DieDrop| Cast {
        tube: drop.tube,
        size: drop.size,
    };
    until.map(cast).collect()
}
