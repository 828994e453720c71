//! `kipp drop`: one experiment on the machine, explained in torques.

mod cast;
mod command;
pub mod experiment;
pub mod explain;
pub mod sweep;
mod telemetry;
mod tube;

pub use cast::Cast;
pub use command::{arguments, command, option, quoted};
pub use tube::{Metal, Tube};

use kipp_physics::{DieSize, MachineSpec};

use super::args::DropArgs;
use super::dialogue::ECHOED;
use super::failure::Failure;
use super::opening;
use super::report;
use super::screen::{Screen, excerpt, harmless, notice};
use super::words::{Words, say};

/// Most dice in one experiment; one goes on after a tube has tipped, so that it can be more than the
/// game has.
pub const MOST_DICE: usize = 99;

/// Most fills of one sweep.
const MOST_FILLS: u32 = 1_000_000;

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &DropArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let workshop = opening::workshop(args.machine.as_deref(), words)?;
    let tube = Tube::named(&args.tube, workshop.spec(), words)?;
    if let Some(fills) = args.sweep {
        if fills == 0 || fills > MOST_FILLS {
            return Err(Failure::input(say!(
                words,
                "error-sweep",
                most = MOST_FILLS
            )));
        }
        let sweep = sweep::run(workshop.spec(), &tube, fills, args.seed, words)?;
        return match args.json {
            true => report::print(&sweep, screen),
            false => sweep.print(screen, words),
        };
    }
    let casts = casts(&args.dice, &tube, workshop.spec(), words)?;
    let mut table = args
        .csv
        .as_deref()
        .map(|path| telemetry::Table::new(path, words))
        .transpose()?;
    let experiment = experiment::run(workshop.spec(), &tube, &casts, args.seed, table.as_mut())?;
    if let Some(table) = table {
        table.finish(words)?;
    }
    match args.json {
        true => report::print(&experiment, screen)?,
        false => explain::print(&experiment, screen, words)?,
    }
    screen.flush()?;
    if let Some(path) = &args.csv {
        let path = harmless(&path.display().to_string());
        notice(&say!(words, "drop-csv", path = &path));
    }
    Ok(())
}

/// Dice as they are typed, separated by commas: S, M or L, and before it, with a colon, the name of a
/// tube that is not `watched`.
///
/// # Errors
/// One line when a size or a tube is unknown or when there are too many dice.
pub fn casts(
    text: &str,
    watched: &Tube,
    spec: &MachineSpec,
    words: &Words,
) -> Result<Vec<Cast>, Failure> {
    let casts = text.split(',').map(|cast| {
        let (tube, size) = match cast.rsplit_once(':') {
            Some((name, size)) => (Tube::named(name, spec, words)?.index(), size),
            None => (watched.index(), cast),
        };
        size_typed(size, words).map(|size| Cast { tube, size })
    });
    let casts: Vec<Cast> = casts.collect::<Result<_, _>>()?;
    match casts.len() <= MOST_DICE {
        true => Ok(casts),
        false => {
            let count = casts.len();
            Err(Failure::input(say!(
                words,
                "error-too-many-dice",
                count = count,
                most = MOST_DICE
            )))
        }
    }
}

fn size_typed(size: &str, words: &Words) -> Result<DieSize, Failure> {
    match size.trim().to_lowercase().as_str() {
        "s" | "small" | "klein" => Ok(DieSize::Small),
        "m" | "medium" | "mittel" | "middel" => Ok(DieSize::Medium),
        "l" | "large" | "groß" | "gross" | "groot" => Ok(DieSize::Large),
        _ => Err(Failure::input(say!(
            words,
            "error-size",
            asked = excerpt(size, ECHOED)
        ))),
    }
}

/// The letter of a size, the same in every language.
#[must_use]
pub fn letter(size: DieSize) -> &'static str {
    ["S", "M", "L"][size.index()]
}
