//! Every random number of calibration, addressed by what it is for.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use statrs::distribution::{ContinuousCDF, Normal};

/// What numbers are drawn for. Streams of two purposes never meet, so a draw that is added to one
/// shifts no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u64)]
pub enum Purpose {
    /// Which dice come in which order, and into which tubes.
    Dice = 1,
    /// How a hand lets each die go.
    Hand = 2,
    /// How a copy of the machine is built: dimensions within their tolerances.
    Build = 3,
    /// Where a search for a design begins and looks.
    Design = 4,
    /// Which rows a bootstrap draws again.
    Bootstrap = 5,
    /// The paths of a Morris screening.
    Morris = 6,
    /// The scrambling of Sobol points.
    Sobol = 7,
    /// Errors of simulated measurements.
    Noise = 8,
}

/// The rest of the key, so that a seed of another program begins no stream of this one.
const KEY: &[u8; 24] = b"kipp-calibrate, format 1";

/// Words that one index may draw before it reaches those of the next.
const STRIDE: u128 = 4096;

/// The numbers of one purpose and one index.
///
/// They come from `ChaCha8` (Bernstein, 2008), a counter turned into words: the master seed is its
/// key, the purpose its stream, and the index its place. So nothing depends on which thread draws,
/// what was drawn before, or how the indices are spread over computers.
///
/// ```
/// use kipp_calibration::stream::{Purpose, Stream};
///
/// let mut first = Stream::new(1, Purpose::Dice, 7);
/// let mut again = Stream::new(1, Purpose::Dice, 7);
/// assert_eq!(first.word(), again.word());
/// ```
#[derive(Clone, Debug)]
pub struct Stream {
    words: ChaCha8Rng,
}

impl Stream {
    /// The numbers for `purpose` at `index` (below 2^56) of the run with the seed `master`.
    #[must_use]
    pub fn new(master: u64, purpose: Purpose, index: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&master.to_le_bytes());
        key[8..].copy_from_slice(KEY);
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(purpose as u64);
        words.set_word_pos(u128::from(index) * STRIDE);
        Self { words }
    }

    /// The next 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.words.next_u64()
    }

    /// An evenly drawn number from 0 to `bound - 1`, without modulo bias.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to draw from");
        let wide = bound as u64;
        let unfair = (u64::MAX % wide + 1) % wide;
        loop {
            let word = self.word();
            if word <= u64::MAX - unfair {
                #[allow(clippy::cast_possible_truncation, reason = "below a usize bound")]
                return (word % wide) as usize;
            }
        }
    }

    /// An evenly drawn number from 0 (with it) to 1 (without it).
    pub fn unit(&mut self) -> f64 {
        (self.word() >> 11) as f64 * UNIT
    }

    /// An evenly drawn number between 0 and 1, both left out: a place for a quantile.
    pub fn inner_unit(&mut self) -> f64 {
        inner(self.word())
    }

    /// A standard normal number: the quantile of one evenly drawn number, so that each costs one
    /// word and a greater word gives a greater number.
    pub fn normal(&mut self) -> f64 {
        Normal::standard().inverse_cdf(self.inner_unit())
    }
}

/// The middle of one of 2^52 equal parts of the interval from 0 to 1.
fn inner(word: u64) -> f64 {
    ((word >> 12) as f64 + 0.5) * (2.0 * UNIT)
}

/// 2^-53, the spacing of the numbers of [`Stream::unit`].
const UNIT: f64 = 1.0 / (1_u64 << 53) as f64;

#[cfg(test)]
mod tests {
    use super::inner;

    #[test]
    fn no_word_reaches_0_or_1() {
        assert!(inner(0) > 0.0);
        assert!(inner(u64::MAX) < 1.0);
        assert!((inner(1 << 63) - 0.5).abs() < 1e-15);
    }
}
