//! The `kipp drop` command that repeats in the terminal what happened in the lab, in all its tubes.

use kipp_game::cli::drop::{Cast, command};
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
    let casts = casts(lab);
    if casts.iter().all(|cast| cast.tube != lab.tube) {
        return Err(Missing::Dice);
    }
    let file = match (&lab.file, *spec == MachineSpec::builtin()) {
        (_, true) => None,
        (Some(file), false) => Some(file.as_path()),
        (None, false) => return Err(Missing::File),
    };
    Ok(command(spec, lab.tube, &casts, lab.seed, file))
}

/// The dice up to the first that found no room in the looked-at tube: `kipp drop` ends there.
fn casts(lab: &Lab) -> Vec<Cast> {
    let refused = |trial: &&Trial| trial.tube == lab.tube && !trial.entered;
    let last = lab.trials.iter().find(refused).map(|trial| trial.number);
    let mut casts = lab.casts();
    casts.truncate(last.map_or(casts.len(), usize::from));
    casts
}
