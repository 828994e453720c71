//! The only code that draws random numbers.
//!
//! Every number is addressed by (seed, stream, event), so undo and replay need no
//! saved generator, and no stream can shift another. Words come from PCG32
//! (XSH-RR 64/32); ranges and shuffles are made here, because a library may change
//! its own between versions. The recipe is named [`GENERATOR`] and frozen by tests.

use rand_core::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use super::{Face, Faces};

/// The recipe's name, kept in every record. Any change of value needs a new name.
pub const GENERATOR: &str = "pcg32-1";

/// What a number is for. Streams never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stream {
    /// Faces of rolled dice.
    Dice,
    /// Orders of shuffled cards.
    Cards,
    /// The human unsteadiness of a drop.
    Jitter,
    /// The private choices of the bot at a seat.
    Bot(u8),
    /// The hand that shakes a cup of dice.
    Throw,
    /// Experiments outside a game (sweeps, statistics).
    Trial,
}

impl Stream {
    fn number(self) -> u64 {
        match self {
            Stream::Dice => 1,
            Stream::Cards => 2,
            Stream::Jitter => 3,
            Stream::Trial => 4,
            Stream::Throw => 5,
            Stream::Bot(seat) => 256 + u64::from(seat),
        }
    }
}

/// All the randomness of one game, from one seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roller {
    /// The seed, scattered.
    seed: u64,
    /// The same for [`Stream::Dice`], which is asked most.
    dice: u64,
}

impl Roller {
    /// The randomness that belongs to `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Roller {
        let seed = mix(seed);
        let dice = purpose(seed, Stream::Dice);
        Roller { seed, dice }
    }

    /// The draws of the `event`-th happening of a stream.
    #[must_use]
    pub fn draws(&self, stream: Stream, event: u64) -> Draws {
        Draws::from_seed(purpose(self.seed, stream) ^ event)
    }

    /// The `index`-th word of a stream.
    #[must_use]
    pub fn word(&self, stream: Stream, index: u64) -> u32 {
        self.draws(stream, index).word()
    }

    /// `dice` faces for the `event`-th roll.
    ///
    /// # Panics
    /// When more than [`Faces::MOST`] dice are asked for.
    #[must_use]
    pub fn faces(&self, event: u64, dice: usize) -> Faces {
        let mut draws = Draws::from_seed(self.dice ^ event);
        (0..dice).map(|_| draws.face()).collect()
    }

    /// An order of `cards` cards for the `event`-th shuffle.
    #[must_use]
    pub fn order(&self, event: u64, cards: u16) -> Vec<u16> {
        let mut order: Vec<u16> = (0..cards).collect();
        self.draws(Stream::Cards, event).shuffle(&mut order);
        order
    }

    /// The seed of the hand's unsteadiness in the `event`-th drop.
    #[must_use]
    pub fn jitter(&self, event: u64) -> u64 {
        self.draws(Stream::Jitter, event).long_word()
    }

    /// The seed of the hand that shakes the cup in the `event`-th roll.
    #[must_use]
    pub fn shake(&self, event: u64) -> u64 {
        self.draws(Stream::Throw, event).long_word()
    }
}

/// A run of random numbers for one happening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws(Pcg32);

impl Draws {
    /// A run that belongs to a bare seed, such as a drop's jitter.
    #[must_use]
    pub fn from_seed(seed: u64) -> Draws {
        let state = mix(seed);
        // A sequence of its own too: PCG streams that share a state are correlated.
        Draws(Pcg32::new(state, mix(state)))
    }

    /// 32 random bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// 64 random bits, high word first.
    pub fn long_word(&mut self) -> u64 {
        let high = u64::from(self.word());
        high << 32 | u64::from(self.word())
    }

    /// A number in `0..n`, each equally likely. `0` and `1` give 0 without a draw.
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        loop {
            let word = self.word();
            let rest = word % n;
            // Words of the last, incomplete block of n are thrown away: they would favour
            // small numbers.
            if word - rest <= u32::MAX - (n - 1) {
                return rest;
            }
        }
    }

    /// A position in a list of `len` items (0 when it is empty).
    pub fn position(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// The face of a fair die.
    pub fn face(&mut self) -> Face {
        Face::ALL[self.below(6) as usize]
    }

    /// Shuffles in place (Fisher-Yates from the end), every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.position(last + 1);
            items.swap(last, other);
        }
    }
}

/// What a stream's events are counted from.
fn purpose(seed: u64, stream: Stream) -> u64 {
    mix(seed ^ stream.number())
}

/// A bijection that scatters neighbouring inputs (the finaliser of SplitMix64).
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
