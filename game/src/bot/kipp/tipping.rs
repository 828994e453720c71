//! A player's rough idea of when a tube tips, in whole numbers, sharpened by what is seen.

use super::memory::Thresholds;
use crate::dice::Die;
use crate::games::kipp::Tube;

/// How heavy a small, medium and large die feels.
const FEEL: [u32; 3] = [8, 10, 13];
/// How far out the first die of a tube lies; each further one lies one step further.
const FIRST_STEP: u32 = 6;
/// Loads are sorted into bins of this width.
const BIN: u32 = 10;
const BINS: usize = 64;
/// Before anything is seen: tubes are said to tip at the fourth or fifth die.
const GUESS: std::ops::Range<usize> = 24..46;
/// Weight of one observation against one bin of the guess.
const LESSON: u32 = 120;

/// Belief about the load that tips a tube: a weight for each bin.
#[derive(Clone, Debug)]
pub(super) struct Tipping {
    weight: [u32; BINS],
}

impl Default for Tipping {
    fn default() -> Tipping {
        let guess = |bin| if GUESS.contains(&bin) { 10 } else { 1 };
        Tipping {
            weight: std::array::from_fn(guess),
        }
    }
}

impl Thresholds for Tipping {
    /// In units of feeling.
    fn load(dice: &[Die]) -> u32 {
        dice.iter()
            .zip(FIRST_STEP..)
            .map(|(die, step)| FEEL[die.size.index()] * step)
            .sum()
    }

    /// One idea serves all tubes.
    fn learn(&mut self, _tube: Tube, held: u32, tipped: u32) {
        let (first, last) = (bin(held), bin(tipped).max(bin(held)));
        let share = LESSON / u32::try_from(last - first + 1).unwrap_or(LESSON);
        self.weight[first..=last]
            .iter_mut()
            .for_each(|weight| *weight += share);
    }

    fn chance(&self, _tube: Tube, before: u32, after: u32) -> i32 {
        let (before, after) = (bin(before), bin(after));
        let open: u32 = self.weight[before..].iter().sum();
        let tips: u32 = self.weight[before..after].iter().sum();
        i32::try_from(1000 * u64::from(tips) / u64::from(open.max(1))).unwrap_or(1000)
    }
}

fn bin(load: u32) -> usize {
    usize::try_from(load / BIN).map_or(BINS - 1, |bin| bin.min(BINS - 1))
}
