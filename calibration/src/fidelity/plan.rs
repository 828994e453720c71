//! What a fill is made of: which tube, which dice, in which order, by which hand.

use kipp_game::dice::Roller;
use kipp_physics::spec::{DieSize, TUBES};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::pool::{BoxDie, Pool};
use crate::replicate::Replicate;
use crate::stream::{Purpose, Stream};

/// What the other two tubes do while one is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Neighbours {
    /// Every die goes to a tube drawn at random, as in a game; the others fill and tip too.
    #[default]
    Fed,
    /// Every die goes to the watched tube; the others stay empty.
    Empty,
}

/// What fills are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillPlan {
    /// What the other tubes do.
    pub neighbours: Neighbours,
    /// Only dice of this size, or all 36 of the box.
    pub only_size: Option<DieSize>,
    /// The tubes that are watched, in turn: dice with the number n go to tube n modulo how many there are.
    pub tubes: Vec<usize>,
    /// The run's seed.
    pub seed: u64,
}

impl Default for FillPlan {
    fn default() -> Self {
        Self {
            neighbours: Neighbours::default(),
            only_size: None,
            tubes: (0..TUBES).collect(),
            seed: 0,
        }
    }
}

impl FillPlan {
    /// The tube that is watched with these dice (see [`Replicate::dice`]).
    ///
    /// # Panics
    /// If no tube is watched.
    #[must_use]
    pub fn tube(&self, dice: u64) -> usize {
        #[allow(clippy::cast_possible_truncation, reason = "below the number of tubes")]
        let turn = (dice % self.tubes.len() as u64) as usize;
        self.tubes[turn]
    }

    /// The same as a row names it.
    #[must_use]
    pub fn tube_number(&self, dice: u64) -> u8 {
        u8::try_from(self.tube(dice)).unwrap_or(u8::MAX)
    }

    /// The dice with this number (see [`Replicate::dice`]) and the tubes that they go to. They follow
    /// from seed and number alone, so that two machines are compared on the same dice.
    #[must_use]
    pub fn dice(&self, dice: u64) -> Sequence {
        Sequence {
            watched: self.tube(dice),
            neighbours: self.neighbours,
            pool: Pool::full(self.only_size),
            stream: Stream::new(self.seed, Purpose::Dice, dice),
        }
    }

    /// Sizes of the first so many dice with this number that go to a tube; fewer if there are no more.
    #[must_use]
    pub fn first_dice(&self, tube: usize, number: u64, dice: usize) -> Vec<DieSize> {
        let mut sequence = self.dice(number);
        let mut sizes = Vec::with_capacity(dice);
        while sizes.len() < dice {
            let Some((fed, die)) = sequence.take() else {
                break;
            };
            if fed == tube {
                sizes.push(die.size);
            } else {
                sequence.give_back(die);
            }
        }
        sizes
    }

    /// The seed of the hand that lets the dice of a replicate go: that of `kipp drop`. Hands after the
    /// first have streams of their own, for which the first one's seed is the master.
    #[must_use]
    pub fn hand_seed(&self, replicate: Replicate) -> u64 {
        let first = Stream::new(self.seed, Purpose::Hand, replicate.dice).word();
        match replicate.hand {
            0 => first,
            other => Stream::new(first, Purpose::Hand, other).word(),
        }
    }

    /// The hand of a replicate: the jitter of each drop, as `kipp drop` draws it.
    pub fn hand(&self, replicate: Replicate) -> impl Iterator<Item = u64> + use<> {
        let roller = Roller::new(self.hand_seed(replicate));
        (0..).map(move |drop| roller.jitter(drop))
    }
}

/// Dice as they come to hand, and where they go.
#[derive(Clone, Debug)]
pub struct Sequence {
    watched: usize,
    neighbours: Neighbours,
    pool: Pool,
    stream: Stream,
}

impl Sequence {
    /// The next tube and die; none when every die is in the machine.
    pub fn take(&mut self) -> Option<(usize, BoxDie)> {
        let tube = match self.neighbours {
            Neighbours::Empty => self.watched,
            Neighbours::Fed => self.stream.below(TUBES),
        };
        Some((tube, self.pool.take(&mut self.stream)?))
    }

    /// Puts a die behind all others.
    pub fn give_back(&mut self, die: BoxDie) {
        self.pool.give_back(die);
    }
}
