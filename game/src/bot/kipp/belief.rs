//! Statics with uncertainty: which turning moment tips each tube, as far as was seen.

use super::memory::Thresholds;
use crate::dice::{Die, Draws};
use crate::games::kipp::Tube;
use crate::rules::TUBES;

/// Edges of the three sizes as the eye measures them, in tenths of a millimetre.
const EDGE: [u32; 3] = [140, 155, 170];
/// Clear length between rod and first die, in the same unit.
const CLEARANCE: u32 = 100;
/// Moments are sorted into bins of this width, in weights of a small die times a tenth of a
/// millimetre.
const BIN: u32 = 64;
const BINS: usize = 96;
/// Before anything is seen: a tube is said to tip at the fourth or fifth die.
const LIKELY: std::ops::RangeInclusive<usize> = 20..=64;
/// Chance of what is thought impossible: dice do not always lie as one thinks.
const DOUBT: f32 = 0.02;
/// How much one tube teaches of the others, which look alike.
const ALIKE: f32 = 0.7;
/// A tube tips within so many bins of its threshold: no two drops come to rest alike.
const BLUR: f32 = 2.0;

/// A weight for every bin of each tube's threshold.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    weights: [[f32; BINS]; TUBES],
}

impl Default for Belief {
    fn default() -> Belief {
        let prior = |bin| if LIKELY.contains(&bin) { 1.0 } else { DOUBT };
        Belief {
            weights: [std::array::from_fn(prior); TUBES],
        }
    }
}

impl Thresholds for Belief {
    /// The moment about the rod: weights times lever arms.
    fn load(dice: &[Die]) -> u32 {
        let mut begin = CLEARANCE;
        let mut sum = 0;
        for die in dice {
            let edge = EDGE[die.size.index()];
            // A die weighs as its edge cubed; the small one weighs 256.
            let weight = 256 * edge.pow(3) / EDGE[0].pow(3);
            sum += weight * (begin + edge / 2) / 256;
            begin += edge;
        }
        sum
    }

    fn learn(&mut self, tube: Tube, held: u32, tipped: u32) {
        for other in Tube::ALL {
            let share = if other == tube { 1.0 } else { ALIKE };
            let weights = &mut self.weights[other.index()];
            for (bin, weight) in weights.iter_mut().enumerate() {
                let fits = (tips(tipped, bin) - tips(held, bin)).max(0.0);
                *weight *= 1.0 - share + share * (DOUBT + (1.0 - DOUBT) * fits);
            }
            let most = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
            weights.iter_mut().for_each(|weight| *weight /= most);
        }
    }

    fn chance(&self, tube: Tube, held: u32, then: u32) -> i32 {
        let (mut open, mut tipping) = (f32::MIN_POSITIVE, 0.0);
        for (bin, weight) in self.weights[tube.index()].iter().enumerate() {
            let (before, after) = (tips(held, bin), tips(then, bin));
            open += weight * (1.0 - before);
            tipping += weight * (after - before);
        }
        thousandths(tipping / open)
    }
}

impl Belief {
    /// A threshold that a tube may have which holds at this moment.
    pub(super) fn guess(&self, tube: Tube, held: u32, luck: &mut Draws) -> u32 {
        let weights = self.weights[tube.index()].iter().enumerate();
        let open = weights.map(|(bin, weight)| (bin, weight * (1.0 - tips(held, bin))));
        let sum: f32 = open.clone().map(|(_, weight)| weight).sum();
        let mut left = sum * share(luck);
        let found = open.clone().find(|(_, weight)| {
            left -= weight;
            left < 0.0
        });
        let bin = found.map_or(BINS - 1, |(bin, _)| bin);
        let within = luck.below(BIN);
        (u32::try_from(bin).unwrap_or(0) * BIN + within).max(held)
    }
}

/// Chance to tip at `moment` with the threshold in `bin`.
fn tips(moment: u32, bin: usize) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "moments and bins are small")]
    let beyond = moment as f32 / BIN as f32 - (bin as f32 + 0.5);
    (0.5 + beyond / (2.0 * BLUR)).clamp(0.0, 1.0)
}

fn thousandths(chance: f32) -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "clamped to 0..=1000")]
    let thousandths = (1000.0 * chance).clamp(0.0, 1000.0) as i32;
    thousandths
}

/// Somewhere between 0 and 1.
fn share(luck: &mut Draws) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "16 bits fit exactly")]
    let share = luck.below(1 << 16) as f32 / 65536.0;
    share
}
