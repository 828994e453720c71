//! `kipp drop`: one experiment on the machine, explained in torques.

mod experiment;
pub mod explain;
pub mod sweep;
mod telemetry;

use kipp_physics::DieSize;
use serde::Serialize;

use super::args::DropArgs;
use super::failure::Failure;
use super::opening;
use super::report;
use super::screen::{Screen, harmless, notice};
use super::words::{Words, say};

/// Most dice in one experiment: the game has no more.
const MOST_DICE: usize = 36;

/// Most fills of one sweep.
const MOST_FILLS: u32 = 1_000_000;

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &DropArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let tube = tube(&args.tube, words)?;
    let workshop = opening::workshop(args.machine.as_deref(), words)?;
    if let Some(fills) = args.sweep {
        if fills == 0 || fills > MOST_FILLS {
            return Err(Failure::input(say!(
                words,
                "error-sweep",
                most = MOST_FILLS
            )));
        }
        let sweep = sweep::run(workshop.spec(), tube, fills, args.seed, words)?;
        return match args.json {
            true => report::print(&sweep, screen),
            false => sweep.print(screen, words),
        };
    }
    let sizes = sizes(&args.dice, words)?;
    let mut table = args
        .csv
        .as_deref()
        .map(|path| telemetry::Table::create(path, words))
        .transpose()?;
    let experiment = experiment::run(workshop.spec(), tube, &sizes, args.seed, table.as_mut())?;
    if let Some(table) = table {
        table.finish()?;
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

/// A tube of the machine by the metal of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Metal {
    /// Tube 0, flavor in Kipp mir Saures.
    Copper,
    /// Tube 1, shape.
    Silver,
    /// Tube 2, packing.
    Gold,
}

impl Metal {
    /// All tubes along the rod.
    pub const ALL: [Metal; 3] = [Metal::Copper, Metal::Silver, Metal::Gold];

    /// The machine's number of the tube.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Message key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["tube-copper", "tube-silver", "tube-gold"][self.index()]
    }
}

fn tube(text: &str, words: &Words) -> Result<Metal, Failure> {
    let metal = match text.trim().to_lowercase().as_str() {
        "copper" | "kupfer" | "flavor" => Metal::Copper,
        "silver" | "silber" | "shape" => Metal::Silver,
        "gold" | "packing" => Metal::Gold,
        _ => return Err(Failure::input(say!(words, "error-tube", asked = text))),
    };
    Ok(metal)
}

fn sizes(text: &str, words: &Words) -> Result<Vec<DieSize>, Failure> {
    let sizes: Vec<DieSize> = text
        .split(',')
        .map(|size| match size.trim().to_lowercase().as_str() {
            "s" | "small" | "klein" => Ok(DieSize::Small),
            "m" | "medium" | "mittel" => Ok(DieSize::Medium),
            "l" | "large" | "groß" | "gross" => Ok(DieSize::Large),
            _ => Err(Failure::input(say!(
                words,
                "error-size",
                asked = size.trim()
            ))),
        })
        .collect::<Result<_, _>>()?;
    match sizes.len() <= MOST_DICE {
        true => Ok(sizes),
        false => {
            let count = sizes.len();
            Err(Failure::input(say!(
                words,
                "error-too-many-dice",
                count = count,
                most = MOST_DICE
            )))
        }
    }
}

/// The letter of a size, the same in every language.
#[must_use]
pub fn letter(size: DieSize) -> &'static str {
    ["S", "M", "L"][size.index()]
}
