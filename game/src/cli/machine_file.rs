//! `kipp machine`: the built-in machine file, its schema, and a check of one's own.

use kipp_physics::MachineSpec;

use super::args::MachineArgs;
use super::failure::Failure;
use super::opening;
use super::screen::Screen;
use super::words::{Words, say};

/// Runs the command.
///
/// # Errors
/// One line when the file does not describe a machine.
pub fn run(args: &MachineArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if args.schema {
        return screen.line(MachineSpec::json_schema().trim_end());
    }
    let Some(path) = &args.check else {
        return screen.line(MachineSpec::builtin_toml().trim_end());
    };
    let workshop = opening::workshop(Some(path), words)?;
    let spec = workshop.spec();
    let (path, digest) = (path.display().to_string(), spec.digest().to_string());
    let name = &spec.name;
    screen.line(&say!(
        words,
        "machine-fits",
        path = &path,
        name = name,
        digest = &digest
    ))
}
