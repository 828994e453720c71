//! Seeded draws whose place in a run is their identity.

/// The draws of one case of a run: `SplitMix64` (Steele, Lea and Flood, 2014) started from the
/// run's seed and the case's index alone, so that a case draws the same whichever thread runs it,
/// and whatever ran before it.
#[derive(Clone, Debug)]
pub struct CaseDraw {
    state: u64,
}

impl CaseDraw {
    /// The draws of case number `case` of the run with seed `seed`.
    #[must_use]
    pub const fn new(seed: u64, case: u64) -> Self {
        Self {
            state: mix(mix(seed).wrapping_add(case)),
        }
    }

    /// The next 64 random bits.
    pub const fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        mix(self.state)
    }

    /// An evenly drawn number from 0 to `bound - 1`, without modulo bias.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
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
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

const fn mix(state: u64) -> u64 {
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}
