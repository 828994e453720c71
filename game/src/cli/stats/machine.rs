//! What the machine did in many games.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::cli::bout::count;
use crate::cli::drop::sweep::{histogram, percent};
use crate::cli::failure::Failure;
use crate::cli::screen::Screen;
use crate::cli::words::{Words, decimal, say};
use crate::rules::{Chance, DropReport, Game, Node, Outcome, TUBES};
use crate::session::{Fold, FoldError, Record, Step};

/// What the machine did.
#[derive(Debug, Default, Serialize)]
pub struct MachineCounts {
    /// Dice dropped.
    drops: u32,
    /// Drops after which the chosen tube hung half-way.
    hanging: u32,
    /// Drops into a tube that was full.
    refused: u32,
    /// Drops after which a tube tipped.
    tips: u32,
    /// Of these, drops after which more than one tipped.
    double_tips: u32,
    /// Drops that reached the time limit and were stilled.
    stilled: u32,
    /// Dice set flat by the re-seating rule.
    reseated_dice: u32,
    /// How many dice were in a tube when its last die tipped it, and how often.
    dice_to_tip: BTreeMap<u16, u32>,
}

impl MachineCounts {
    /// Counts the drops of a record.
    ///
    /// # Errors
    /// When the record does not fold.
    pub fn of<G: Game>(record: &Record<G>) -> Result<MachineCounts, FoldError> {
        let mut counts = MachineCounts::default();
        let mut inside = [0_u16; TUBES];
        let mut fold = Fold::start(record)?;
        for step in &record.steps {
            if let Node::Chance(Chance::Drop { tube, .. }) = fold.game().node()
                && let Step::Happened(Outcome::Drop(report)) = step
            {
                counts.add(usize::from(tube), report, &mut inside);
            }
            fold.step(step)?;
        }
        Ok(counts)
    }

    fn add(&mut self, tube: usize, report: &DropReport, inside: &mut [u16; TUBES]) {
        self.drops += 1;
        self.hanging += u32::from(report.hanging[tube]);
        self.refused += u32::from(!report.entered);
        self.stilled += u32::from(report.stilled);
        inside[tube] += u16::from(report.entered);
        let tipped = report.tipped.iter().filter(|tipped| **tipped).count();
        self.tips += u32::from(tipped > 0);
        self.double_tips += u32::from(tipped > 1);
        if report.tipped[tube] {
            *self.dice_to_tip.entry(inside[tube]).or_default() += 1;
        }
        for poured in &report.poured {
            let tray = usize::from(poured.tray).min(TUBES - 1);
            inside[tray] = inside[tray].saturating_sub(1);
            self.reseated_dice += u32::from(poured.reseated);
        }
    }

    /// Adds what another count has.
    pub fn merge(&mut self, other: &MachineCounts) {
        self.drops += other.drops;
        self.hanging += other.hanging;
        self.refused += other.refused;
        self.stilled += other.stilled;
        self.tips += other.tips;
        self.double_tips += other.double_tips;
        self.reseated_dice += other.reseated_dice;
        for (dice, number) in &other.dice_to_tip {
            *self.dice_to_tip.entry(*dice).or_default() += number;
        }
    }
}

/// The machine's part in the figures of all games.
#[derive(Debug, Serialize)]
pub struct MachineFigures {
    machine: MachineCounts,
    drops_per_game: f64,
    hanging_share: f64,
    double_tip_share: f64,
}

impl MachineFigures {
    /// The figures of these counts out of so many games.
    #[must_use]
    pub fn of(machine: MachineCounts, games: usize) -> MachineFigures {
        let share = |part: u32, all: u32| f64::from(part) / f64::from(all.max(1));
        MachineFigures {
            drops_per_game: f64::from(machine.drops) / count(games),
            hanging_share: share(machine.hanging, machine.drops),
            double_tip_share: share(machine.double_tips, machine.tips),
            machine,
        }
    }

    /// Prints the figures and at which die tubes tip.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub fn print(&self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let machine = &self.machine;
        let drops = decimal(self.drops_per_game, 1, words);
        let hanging = percent(machine.hanging, machine.drops, words);
        let double = percent(machine.double_tips, machine.tips, words);
        screen.line("")?;
        screen.paragraph(
            &say!(
                words,
                "stats-machine",
                drops = &drops,
                hanging = &hanging,
                double = &double
            ),
            0,
        )?;
        if machine.stilled > 0 {
            screen.paragraph(&say!(words, "stats-stilled", drops = machine.stilled), 0)?;
        }
        screen.line(&say!(words, "stats-histogram"))?;
        let tips = machine.dice_to_tip.values().sum();
        histogram(&machine.dice_to_tip, tips, screen, words)
    }
}
