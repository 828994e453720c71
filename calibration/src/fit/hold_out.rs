//! Does the fit foretell tips that it has not seen?

use serde::Serialize;

use super::likelihood::Likelihood;
use super::measurement::{Measurement, Seen, Tip};

/// Parts into which the tips are dealt, each foretold by a fit to the others.
pub const PARTS: usize = 4;
/// Fewest tips of which some can be held out.
pub const FEWEST: usize = 8;
/// Least gain that counts as an improvement.
pub const LEAST_GAIN: f64 = 0.05;
/// Standard errors that a gain must exceed.
const SURE: f64 = 2.0;

/// Tips foretold by the machine as it was and by fits that had not seen them, tip by tip.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HoldOut {
    /// Number of tips.
    pub tips: usize,
    /// Mean surprise, minus the logarithm of the chance of what was seen, with the machine as it was.
    pub surprise_before: f64,
    /// The same with the fitted machines.
    pub surprise_after: f64,
    /// Tips at the die that was most likely, with the machine as it was.
    pub hits_before: usize,
    /// The same with the fitted machines.
    pub hits_after: usize,
    /// Mean of the surprise that the fit takes away, tip by tip.
    pub gain: f64,
    /// Standard error of that mean.
    pub gain_error: f64,
    /// Chance that the fits gave to each tip, in the order of the data.
    #[serde(skip)]
    pub chances: Vec<f64>,
}

impl HoldOut {
    /// Deals the tips out in turn and foretells each part from the rest; none for fewer than
    /// [`FEWEST`] tips. All other measurements are always seen: there is mostly one of each.
    pub(super) fn of(whole: &Likelihood<'_>) -> Option<Self> {
        let tips: Vec<(usize, &Tip)> = whole
            .data
            .iter()
            .enumerate()
            .filter_map(|(index, measurement)| Some((index, tip(measurement)?)))
            .collect();
        if tips.len() < FEWEST {
            return None;
        }
        let nominal = whole.space.forecast(&whole.space.nominal());
        let mut pairs = vec![Pair::default(); tips.len()];
        for part in 0..PARTS {
            let is_held = |index: usize| {
                let place = tips.iter().position(|(at, _)| *at == index);
                place.is_some_and(|place| place % PARTS == part)
            };
            let seen = whole.data.iter().enumerate();
            let seen = seen.filter(|(index, _)| !is_held(*index));
            let rest = Likelihood {
                space: whole.space,
                data: seen.map(|(_, measurement)| *measurement).collect(),
            };
            let fitted = whole.space.forecast(&rest.most_likely().point);
            for (place, (_, tip)) in tips.iter().enumerate().skip(part).step_by(PARTS) {
                pairs[place] = Pair {
                    before: nominal.chance(tip),
                    after: fitted.chance(tip),
                    hit_before: nominal.likeliest(tip) == tip.at,
                    hit_after: fitted.likeliest(tip) == tip.at,
                };
            }
        }
        Some(Self::sum(&pairs))
    }

    fn sum(pairs: &[Pair]) -> Self {
        let tips = pairs.len();
        let mean = |of: &dyn Fn(&Pair) -> f64| pairs.iter().map(of).sum::<f64>() / tips as f64;
        let gain = mean(&|pair| pair.gain());
        // One more pair without a gain: tips that are all alike are no proof that others are, too.
        let squares = mean(&|pair| (pair.gain() - gain).powi(2)) + gain * gain / tips as f64;
        let variance = squares / (tips as f64 - 1.0);
        Self {
            tips,
            surprise_before: mean(&|pair| -pair.before.ln()),
            surprise_after: mean(&|pair| -pair.after.ln()),
            hits_before: pairs.iter().filter(|pair| pair.hit_before).count(),
            hits_after: pairs.iter().filter(|pair| pair.hit_after).count(),
            gain,
            gain_error: variance.sqrt(),
            chances: pairs.iter().map(|pair| pair.after).collect(),
        }
    }

    /// The gain as a share of the surprise before.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.gain / self.surprise_before
    }

    /// The gain that chance hardly brings, as a share of the surprise before.
    #[must_use]
    pub fn sure_share(&self) -> f64 {
        SURE * self.gain_error / self.surprise_before
    }

    /// Whether the fit foretells unseen tips better by at least `LEAST_GAIN`, and by more than chance
    /// would: a machine that foretells nearly every tip is easily improved by a share of nothing.
    #[must_use]
    pub fn is_improved(&self) -> bool {
        self.share() >= LEAST_GAIN && self.gain > SURE * self.gain_error
    }

    /// Whether there is nothing to improve: the machine as it was foretold every tip, and the fit
    /// foretells them no worse than chance would.
    #[must_use]
    pub fn was_right(&self) -> bool {
        self.hits_before == self.tips && self.gain > -SURE * self.gain_error
    }
}

#[derive(Clone, Default)]
struct Pair {
    before: f64,
    after: f64,
    hit_before: bool,
    hit_after: bool,
}

impl Pair {
    fn gain(&self) -> f64 {
        (self.after / self.before).ln()
    }
}

fn tip(measurement: &Measurement) -> Option<&Tip> {
    match &measurement.seen {
        Seen::Tip(tip) => Some(tip),
        Seen::Value { .. } => None,
    }
}
