//! At which die does the tube tip? Many seeded fills with dice drawn from the whole pool.

use std::collections::BTreeMap;

use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};
use serde::Serialize;

use super::Tube;
use crate::cli::failure::Failure;
use crate::cli::progress::in_parallel;
use crate::cli::screen::Screen;
use crate::cli::words::{Words, decimal, say};
use crate::dice::{Roller, Stream};

/// Dice of each size in the box.
const EACH_SIZE: usize = 12;

/// Columns of the longest bar.
const BAR: u32 = 40;

/// How many fills tipped at which die.
#[derive(Debug, Serialize)]
pub struct Sweep {
    /// Name of the machine.
    pub machine: String,
    /// Hash of the machine's description.
    pub machine_digest: String,
    /// The tube.
    pub tube: Tube,
    /// Seed of the fills.
    pub seed: u64,
    /// Number of fills.
    pub fills: u32,
    /// Fills by the number of the die that tipped the tube.
    pub tipped_at_die: BTreeMap<u16, u32>,
    /// Fills that never tipped: the tube was full before.
    pub never_tipped: u32,
    /// Releases in all fills.
    pub releases: u32,
    /// Releases after which the tube hung half-way.
    pub hanging: u32,
}

/// One fill: the die that tipped the tube, if one did, and how many releases hung.
struct Fill {
    tipped_at: Option<u16>,
    releases: u32,
    hanging: u32,
}

/// Fills the tube `fills` times.
///
/// # Errors
/// When the machine cannot be built.
pub fn run(
    spec: &MachineSpec,
    tube: &Tube,
    fills: u32,
    seed: u64,
    words: &Words,
) -> Result<Sweep, Failure> {
    let label = say!(words, "sweep-progress");
    let all = in_parallel(u64::from(fills), &label, |number| {
        fill(spec, tube, seed, number)
    })?;
    let mut sweep = Sweep {
        machine: spec.name.clone(),
        machine_digest: spec.digest().to_string(),
        tube: tube.clone(),
        seed,
        fills,
        tipped_at_die: BTreeMap::new(),
        never_tipped: 0,
        releases: 0,
        hanging: 0,
    };
    for fill in all {
        match fill.tipped_at {
            Some(die) => *sweep.tipped_at_die.entry(die).or_default() += 1,
            None => sweep.never_tipped += 1,
        }
        sweep.releases += fill.releases;
        sweep.hanging += fill.hanging;
    }
    Ok(sweep)
}

fn fill(spec: &MachineSpec, tube: &Tube, seed: u64, number: u64) -> Result<Fill, Failure> {
    let mut machine = Machine::new(spec).map_err(Failure::machine)?;
    let mut draws = Roller::new(seed).draws(Stream::Trial, number);
    let mut pool: Vec<DieSize> = DieSize::ALL
        .into_iter()
        .flat_map(|size| [size; EACH_SIZE])
        .collect();
    draws.shuffle(&mut pool);
    let mut fill = Fill {
        tipped_at: None,
        releases: 0,
        hanging: 0,
    };
    for (die, size) in (1..).zip(pool) {
        let drop = DieDrop::by_hand(spec, tube.index(), DieId(die), size, draws.long_word());
        let outcome = machine.drop_die(&drop).map_err(Failure::machine)?;
        if !outcome.entered {
            break;
        }
        fill.releases += 1;
        fill.hanging += u32::from(outcome.hanging[tube.index()]);
        if outcome.tipped[tube.index()] {
            fill.tipped_at = Some(die);
            break;
        }
    }
    Ok(fill)
}

impl Sweep {
    /// Prints the histogram.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub fn print(&self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let (tube, machine) = (self.tube.said(words), &self.machine);
        let (fills, seed) = (self.fills, self.seed.to_string());
        let title = say!(
            words,
            "sweep-title",
            tube = &tube,
            machine = machine,
            fills = fills,
            seed = &seed
        );
        screen.paragraph(&title, 0)?;
        histogram(&self.tipped_at_die, self.fills, screen, words)?;
        let (never, hanging) = (self.never_tipped, self.hanging);
        let share = percent(hanging, self.releases, words);
        screen.paragraph(
            &say!(
                words,
                "sweep-rest",
                never = never,
                hanging = hanging,
                share = &share
            ),
            0,
        )
    }
}

/// A histogram by the number of the die.
///
/// # Errors
/// When nobody reads any more.
pub fn histogram(
    counts: &BTreeMap<u16, u32>,
    all: u32,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let most = counts.values().copied().max().unwrap_or(1).max(1);
    for (die, count) in counts {
        let length = u64::from(*count) * u64::from(BAR) / u64::from(most);
        let bar = "#".repeat(usize::try_from(length).unwrap_or(0));
        let share = percent(*count, all, words);
        let line = say!(words, "sweep-row", die = u32::from(*die));
        screen.line(&format!("{line} {bar:<40} {share:>7} {count:>7}"))?;
    }
    Ok(())
}

/// `part` of `all` in per cent.
#[must_use]
pub fn percent(part: u32, all: u32, words: &Words) -> String {
    let share = f64::from(part) * 100.0 / f64::from(all.max(1));
    format!("{} %", decimal(share, 1, words))
}
