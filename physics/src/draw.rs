//! Seeded numbers.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::f64::consts::TAU;

/// Numbers drawn evenly from a seed.
pub(crate) struct Draw(Pcg32);

impl Draw {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    pub(crate) fn unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }

    pub(crate) fn spread(&mut self, half_width: f64) -> f64 {
        half_width * (2.0 * self.unit() - 1.0)
    }

    /// A whole number below `bound`, without bias: what would give the first numbers one chance
    /// more is drawn again.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < fair {
                return number % bound;
            }
        }
    }

    /// Uniform over rotations: K. Shoemake, "Uniform random rotations", Graphics Gems III (1992).
    pub(crate) fn orientation(&mut self) -> [f64; 4] {
        let (u, a, b) = (self.unit(), TAU * self.unit(), TAU * self.unit());
        let (s, c) = ((1.0 - u).sqrt(), u.sqrt());
        [s * a.sin(), s * a.cos(), c * b.sin(), c * b.cos()]
    }
}
