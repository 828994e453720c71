//! Shares of copies that all met the same dice, and how well they are known.

use kipp_game::cli::words::Words;
use serde::Serialize;

use crate::analysis::variance::{mean, variance};
use crate::document::figures::CurvePoint;
use crate::share::{Share, Z95, wilson95};
use crate::shown::percent;

/// The part of the copies that is looked at as the worst.
const TENTH: f64 = 0.1;

/// A share and its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The share.
    pub value: f64,
    /// Lower end of the interval.
    pub from: f64,
    /// Upper end of the interval.
    pub to: f64,
}

impl Estimate {
    /// A share of independent trials, with its Wilson interval; none without trials.
    #[must_use]
    pub fn of(share: Share) -> Option<Self> {
        let (from, to) = share.wilson95()?;
        Some(Self {
            value: share.value()?,
            from,
            to,
        })
    }

    /// The share as a point of a curve, in percent.
    pub(super) fn percent_at(self, x: f64) -> CurvePoint {
        let [y, low, high] = [self.value, self.from, self.to].map(|share| 100.0 * share);
        CurvePoint { x, y, low, high }
    }

    /// The share in words, with its interval.
    pub(super) fn said(self, words: &Words) -> String {
        let shares = [self.value, self.from, self.to];
        let [value, from, to] = shares.map(|share| percent(share, 1, words));
        format!("{value} ({from} – {to})")
    }

    /// The worst tenth of all copies, where this is that of the copies that can be built and some
    /// cannot: these belong to it and count as nothing.
    fn with_unbuilt(self, unbuilt: Share) -> Self {
        let rest = |share: f64| (1.0 - share / TENTH).max(0.0);
        let (fewest, most) = unbuilt.wilson95().unwrap_or_default();
        Self {
            value: self.value * rest(unbuilt.value().unwrap_or_default()),
            from: self.from * rest(most),
            to: self.to * rest(fewest),
        }
    }

    /// A share over `dice` orders of dice, whose deviation because of the choice of copies is known.
    fn over(dice: usize, value: f64, copies_sd: f64) -> Self {
        let (from, to) = wilson95(value, dice as f64);
        let half = |by_dice: f64| by_dice.hypot(Z95 * copies_sd);
        Self {
            value,
            from: (value - half(value - from)).max(0.0),
            to: (value + half(to - value)).min(1.0),
        }
    }
}

/// Which fills of copies hit the band, where every copy met the same dice.
///
/// Copies then differ by their build and not by their luck: copies that are alike have the same
/// share, however few the dice. What is left of luck are the dice that were drawn and the copies that
/// were built; the intervals hold both. That of the dice is Wilson's with as many trials as there
/// were orders of dice, for copies share them.
#[derive(Clone, Debug)]
pub struct Crossed {
    copies: usize,
    /// By dice, then by copy.
    hits: Vec<bool>,
}

impl Crossed {
    /// The hits of so many copies, all copies for the first dice first.
    ///
    /// # Panics
    /// If there are no hits, or not as many for each copy.
    #[must_use]
    pub fn new(copies: usize, hits: Vec<bool>) -> Self {
        assert!(!hits.is_empty() && hits.len().is_multiple_of(copies));
        Self { copies, hits }
    }

    /// Orders of dice.
    #[must_use]
    pub const fn dice(&self) -> usize {
        self.hits.len() / self.copies
    }

    /// The share of all fills.
    #[must_use]
    pub fn share(&self) -> Estimate {
        let shares = self.shares(|_| true);
        let sd = deviation(&shares) / (self.copies as f64).sqrt();
        Estimate::over(self.dice(), mean(&shares), sd)
    }

    /// The mean share of the worst tenth of the copies, of at least one: the conditional value at risk
    /// (Rockafellar and Uryasev, 2000), with its asymptotic deviation.
    ///
    /// Copies that are picked for being the worst with some dice are worse with these than with
    /// others, so the value is rather too low. The upper end of the interval is counted from copies
    /// that were picked with half of the dice and looked at with the other half, which is rather too
    /// high. Dice take turns between the halves in rounds of so many, one for each tube.
    ///
    /// Copies that cannot be built are too rare to be met by few copies, and each that was missed
    /// counts tenfold in the worst tenth. So `unbuilt` tells of many more copies how many those are:
    /// they fill their part of the worst tenth, and copies that can be built the rest.
    #[must_use]
    pub fn worst_decile(&self, round: usize, unbuilt: Share) -> Estimate {
        let missing = unbuilt.value().unwrap_or_default().min(TENTH);
        let part = (TENTH - missing) / (1.0 - missing);
        self.worst_part(round, part).with_unbuilt(unbuilt)
    }

    /// The mean share of the worst part of the copies, of at least one.
    fn worst_part(&self, round: usize, part: f64) -> Estimate {
        let shares = self.shares(|_| true);
        let worst = worst(&shares, part);
        let value = mean_of(&shares, &worst);
        let edge = worst.iter().map(|copy| shares[*copy]).fold(0.0, f64::max);
        let below: Vec<f64> = shares.iter().map(|it| (edge - it).max(0.0)).collect();
        let picked = worst.len() as f64 / self.copies as f64;
        let sd = deviation(&below) / (picked * (self.copies as f64).sqrt());
        let low = Estimate::over(self.dice(), value, sd);
        let high = Estimate::over(self.dice(), self.unpicked(round, part).max(value), sd);
        Estimate { to: high.to, ..low }
    }

    /// The share of the copies that are the worst with half of the dice, with the other half.
    fn unpicked(&self, round: usize, part: f64) -> f64 {
        let halves = [0, 1].map(|half| self.shares(|dice| dice / round % 2 == half));
        let [one, other] = &halves;
        mean(&[
            mean_of(one, &worst(other, part)),
            mean_of(other, &worst(one, part)),
        ])
    }

    /// The share of each copy with some of the dice.
    fn shares(&self, of: impl Fn(usize) -> bool) -> Vec<f64> {
        let mut shares = vec![Share::default(); self.copies];
        let rows = self.hits.chunks(self.copies).enumerate();
        for (_, hits) in rows.filter(|(dice, _)| of(*dice)) {
            let counts = shares.iter_mut().zip(hits);
            counts.for_each(|(share, hit)| share.count(*hit));
        }
        let value = |share: &Share| share.value().unwrap_or(0.0);
        shares.iter().map(value).collect()
    }
}

/// The worst part of copies, rounded up to whole ones, of at least one.
fn worst(shares: &[f64], part: f64) -> Vec<usize> {
    let mut copies: Vec<usize> = (0..shares.len()).collect();
    copies.sort_by(|one, other| shares[*one].total_cmp(&shares[*other]));
    // A tenth of 30 is 3, however the product is rounded.
    let wanted = part * shares.len() as f64 - 1e-9;
    let is_wanted = |place: &usize| *place == 0 || (*place as f64) < wanted;
    copies.truncate((0..shares.len()).take_while(is_wanted).count());
    copies
}

fn mean_of(shares: &[f64], copies: &[usize]) -> f64 {
    let of: Vec<f64> = copies.iter().map(|copy| shares[*copy]).collect();
    mean(&of)
}

/// Standard deviation of a sample; 0 of a single value.
fn deviation(values: &[f64]) -> f64 {
    variance(values).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::{Purpose, Stream};

    /// Copies with shares evenly spread from `from` to `to`, each a step of its own: a hit is a die
    /// below the share, but for `own` of the luck that each copy has for itself.
    fn crossed(copies: usize, dice: usize, [from, to]: [f64; 2], own: f64, run: u64) -> Crossed {
        let mut build = Stream::new(1, Purpose::Build, run);
        let shares: Vec<f64> = (0..copies)
            .map(|_| from + (to - from) * build.unit())
            .collect();
        let mut luck = Stream::new(2, Purpose::Dice, run * 1000);
        let mut hits = Vec::new();
        for _ in 0..dice {
            let common = luck.unit();
            hits.extend(shares.iter().map(|share| {
                let is_own = luck.unit() < own;
                (if is_own { luck.unit() } else { common }) < *share
            }));
        }
        Crossed::new(copies, hits)
    }

    /// How often the interval holds the truth, and its mean width, in many runs.
    fn coverage(
        (copies, dice): (usize, usize),
        (range, own): ([f64; 2], f64),
        of: impl Fn(&Crossed) -> Estimate,
        truth: f64,
    ) -> [f64; 2] {
        let runs = 300;
        let (mut holds, mut width) = (0, 0.0);
        for run in 0..runs {
            let found = of(&crossed(copies, dice, range, own, run));
            assert!(
                found.from <= found.value && found.value <= found.to,
                "{found:?}"
            );
            holds += u32::from((found.from..=found.to).contains(&truth));
            width += found.to - found.from;
        }
        [f64::from(holds), width].map(|sum| sum / runs as f64)
    }

    #[test]
    fn intervals_hold_the_share_and_the_worst_tenth_at_least_at_their_rate() {
        for differing in [([0.8, 0.96], 0.1), ([0.6, 1.0], 0.0), ([0.9, 0.9], 0.2)] {
            let [low, high] = differing.0;
            let of_share = |size| coverage(size, differing, Crossed::share, (low + high) / 2.0);
            // With few copies and many dice their build is most of the luck.
            for (size, most) in [((60, 210), 0.14), ((20, 900), 0.16)] {
                let [holds, width] = of_share(size);
                assert!(
                    holds >= 0.92 && width < most,
                    "{size:?} {differing:?}: {holds} {width}"
                );
            }
            let worst = low + (high - low) / 20.0;
            let of_worst = |it: &Crossed| it.worst_decile(3, Share::default());
            let [holds, width] = coverage((60, 210), differing, of_worst, worst);
            assert!(
                holds >= 0.93 && width < 0.2,
                "{differing:?}: {holds} {width}"
            );
        }
    }

    #[test]
    fn copies_that_are_alike_have_no_worst_tenth() {
        let alike = crossed(20, 30, [0.7, 0.7], 0.0, 5);
        let (share, worst) = (alike.share(), alike.worst_decile(3, Share::default()));
        assert!((share.value - worst.value).abs() < 1e-12);
        assert!(share.value < 1.0 && (worst.from - share.from).abs() < 1e-12);
    }

    #[test]
    fn the_worst_tenth_is_that_of_the_copies_and_not_less_than_one() {
        // Copy number n misses n of a hundred dice.
        let hits = |copies: usize| {
            let dice = 0..100;
            let hit = |dice: usize| (1..=copies).map(move |copy| dice >= copy);
            Crossed::new(copies, dice.flat_map(hit).collect())
        };
        let of_20 = hits(20).worst_decile(1, Share::default());
        // The worst two miss 20 and 19.
        assert!((of_20.value - 0.805).abs() < 1e-12);
        let (by_dice, _) = wilson95(of_20.value, 100.0);
        assert!(of_20.from < by_dice - 1e-4, "copies are luck too");
        assert!((hits(3).worst_decile(1, Share::default()).value - 0.97).abs() < 1e-12);
        assert!((hits(1).worst_decile(1, Share::default()).value - 0.99).abs() < 1e-12);
    }

    #[test]
    fn what_always_happened_may_yet_fail() {
        let all = Crossed::new(10, vec![true; 1000]).worst_decile(1, Share::default());
        assert!(
            (all.value - 1.0).abs() < 1e-12 && all.from < 0.97,
            "{all:?}"
        );
    }

    /// Copies that cannot be built count as nothing, though none of them was among those filled.
    #[test]
    fn a_rare_copy_that_cannot_be_built_counts_tenfold_in_the_worst_tenth() {
        let all = Crossed::new(20, vec![true; 20 * 500]);
        let of = |hits, of| all.worst_decile(1, Share { hits, of });
        let rare = of(36, 4000);
        assert!((rare.value - 0.91).abs() < 1e-12, "{rare:?}");
        // 0.65 % to 1.24 % of all copies.
        assert!(
            rare.from < 0.876 && (0.93..0.94).contains(&rare.to),
            "{rare:?}"
        );
        let none = of(0, 4000);
        assert!(none.from < all.worst_decile(1, Share::default()).from - 0.008);
        assert!((none.value - 1.0).abs() < 1e-12 && none.to >= 1.0);
        let many = of(1000, 4000);
        assert!(many.value <= 0.0 && many.to <= 0.0, "{many:?}");
    }

    /// However rare they are, the interval holds the worst tenth of all copies.
    #[test]
    fn the_interval_of_the_worst_tenth_holds_copies_that_cannot_be_built() {
        let all = Crossed::new(20, vec![true; 20 * 500]);
        for share in [0.0005, 0.002, 0.009, 0.05] {
            let holds = (0..200_u64).filter(|run| {
                let mut luck = Stream::new(3, Purpose::Build, *run);
                let mut unbuilt = Share::default();
                (0..4000).for_each(|_| unbuilt.count(luck.unit() < share));
                let found = all.worst_decile(1, unbuilt);
                (found.from..=found.to).contains(&(1.0 - share / TENTH))
            });
            let holds = holds.count();
            assert!(holds >= 184, "{share}: {holds} of 200");
        }
    }
}
