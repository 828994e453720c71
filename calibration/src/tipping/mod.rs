//! At which die does the machine tip, and how surely?
//!
//! The rows of a study's Monte Carlo plan are counted; beside them stands the closed form for dice
//! drawn alike: their moment, die by die, until it meets what holds the tube.

mod report;
mod settling;
mod stair;

use serde::Serialize;

use crate::campaign::Ending;
use crate::row::failed;
use crate::share::Share;
use crate::study::Study;
use crate::summary::Histogram;

pub use settling::Settling;
pub use stair::{Stair, StairStep, stairs};

/// The answer in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct Tipping {
    /// First and last wanted die.
    pub band: [u32; 2],
    /// Cases that tipped within the wanted band, of all.
    pub in_band: Share,
    /// Each watched tube.
    pub tubes: Vec<TubeCount>,
    /// Tips that poured every die; empty by statics, which does not know.
    pub emptied: Share,
    /// Tips that tipped a second tube; empty by statics.
    pub second_tube: Share,
    /// Cases that never tipped or failed.
    pub failed: u64,
    /// How the share in the band settled.
    pub settling: Settling,
    /// The closed form of the watched tubes, die by die.
    pub stairs: Vec<Stair>,
}

/// Dice to tip of one tube.
#[derive(Clone, Debug, Serialize)]
pub struct TubeCount {
    /// The tube's name.
    pub name: String,
    /// Dice to tip, and how many cases each.
    pub dice: Vec<(u32, u64)>,
    /// Cases that never tipped.
    pub never: u64,
    /// Cases that failed in another way.
    pub failed: u64,
    /// Cases within the wanted band.
    pub in_band: Share,
}

impl Tipping {
    /// The answer from a campaign's ending.
    #[must_use]
    pub fn of(study: &Study, ending: &Ending) -> Self {
        let tally = &ending.tally;
        let goal = &study.goal;
        let count = |tube: &usize| {
            let name = study.machine.tube[*tube].name.clone();
            TubeCount::of(name, &tally.tubes[*tube], tally.band())
        };
        Self {
            band: tally.band(),
            in_band: tally.in_band,
            tubes: goal.tubes.iter().map(count).collect(),
            emptied: tally.emptied,
            second_tube: tally.second_tube,
            failed: failed(&tally.statuses),
            settling: Settling::of(study, ending),
            stairs: stairs(study),
        }
    }
}

impl TubeCount {
    fn of(name: String, histogram: &Histogram, [first, last]: [u32; 2]) -> Self {
        let dice: Vec<(u32, u64)> = histogram
            .fills
            .iter()
            .map(|(dice, fills)| (u32::try_from(*dice).unwrap_or(u32::MAX), *fills))
            .collect();
        let wanted = dice
            .iter()
            .filter(|(dice, _)| (first..=last).contains(dice));
        let in_band = Share {
            hits: wanted.map(|(_, fills)| fills).sum(),
            of: histogram.total(),
        };
        Self {
            name,
            dice,
            never: histogram.never,
            failed: histogram.failed,
            in_band,
        }
    }
}
