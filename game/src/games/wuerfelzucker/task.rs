//! What a task card asks for, and which dice fulfil it better.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::parts::{Parts, parts};
use crate::dice::{Face, Pool};

/// A task. Every candy on a card stands for a die: candies of one kind for equal dice, candies of
/// different kinds for dice that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Task {
    /// As many dice of this face as possible, one at least; more dice are better.
    Given {
        /// The face.
        face: Face,
    },
    /// So many equal dice; the higher face is better.
    Equal {
        /// Dice.
        dice: u8,
    },
    /// Several groups of equal dice, no two groups alike; the highest face decides, then the next.
    Groups {
        /// Groups.
        groups: u8,
        /// Dice in each group.
        dice: u8,
    },
    /// Three equal dice and two equal others; the three decide, then the two.
    FullHouse,
    /// The smallest sum of exactly so many dice.
    SmallestSum {
        /// Dice.
        dice: u8,
    },
    /// The highest sum of any number of dice; whoever collects it draws a card of the own.
    HighestSum,
}

/// How well dice fulfil a task: the higher, the better. Ranks of different tasks say nothing about
/// each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rank(pub u8);

/// No group of dice has a greater sum.
const MOST_PIPS: u8 = 6 * 6;

impl Task {
    /// How well exactly these dice fulfil the task; `None` when they do not.
    #[must_use]
    pub fn rank(self, dice: &Pool) -> Option<Rank> {
        let rank = match self {
            Task::Given { face } => only(dice, face).then_some(dice.count(face))?,
            Task::Equal { dice: number } => {
                let face = Face::ALL.into_iter().find(|&face| only(dice, face))?;
                (dice.count(face) == number).then_some(face.pips())?
            }
            Task::Groups { groups, dice: size } => groups_rank(dice, groups, size)?,
            Task::FullHouse => full_house_rank(dice)?,
            Task::SmallestSum { dice: number } => {
                let sum = (dice.len() == usize::from(number)).then(|| dice.sum())?;
                MOST_PIPS.checked_sub(narrow(sum)?)?
            }
            Task::HighestSum => narrow(dice.sum()).filter(|&sum| sum > 0)?,
        };
        Some(Rank(rank))
    }

    /// Dice that the task takes: the fewest and the most.
    #[must_use]
    pub fn sizes(self) -> (u8, u8) {
        match self {
            Task::Given { .. } | Task::HighestSum => (1, super::DICE_EACH),
            Task::Equal { dice } | Task::SmallestSum { dice } => (dice, dice),
            Task::Groups { groups, dice } => (groups * dice, groups * dice),
            Task::FullHouse => (5, 5),
        }
    }

    /// Whether some of these dice must stay out before the others can fulfil the task: those that
    /// are more than it takes, or that show another face.
    pub(super) fn leaves_out(self, dice: &Pool) -> bool {
        match self {
            Task::Given { face } => dice.count(face) > 0 && !only(dice, face),
            _ => dice.len() > usize::from(self.sizes().1),
        }
    }

    /// Shows `found` every choice of dice out of `hand` that fulfils the task with a rank of
    /// `least` or better, each once and in an order that never changes.
    pub fn offers(self, hand: &Pool, least: Rank, found: impl FnMut(Pool, Rank)) {
        self.offers_of(hand, parts(hand), least, found);
    }

    /// [`Task::offers`] of a hand whose parts are known.
    #[inline]
    pub(super) fn offers_of(
        self,
        hand: &Pool,
        parts: Parts,
        least: Rank,
        mut found: impl FnMut(Pool, Rank),
    ) {
        match self {
            Task::Given { face } => {
                for number in least.0.max(1)..=hand.count(face) {
                    found(Pool::of(face, number), Rank(number));
                }
            }
            Task::Equal { dice } => {
                for face in faces_of(showing(hand, dice)).filter(|face| face.pips() >= least.0) {
                    found(Pool::of(face, dice), Rank(face.pips()));
                }
            }
            Task::Groups { groups, dice } => {
                for bits in subsets(showing(hand, dice), groups).filter(|&bits| bits >= least.0) {
                    found(groups_of(bits, dice), Rank(bits));
                }
            }
            Task::FullHouse => full_houses(hand, least, found),
            Task::SmallestSum { dice } => {
                for part in parts.with(dice) {
                    let rank = MOST_PIPS - part.sum();
                    if rank >= least.0 {
                        found(part.pool(), Rank(rank));
                    }
                }
            }
            Task::HighestSum => {
                for part in parts.all() {
                    if part.sum() >= least.0.max(1) {
                        found(part.pool(), Rank(part.sum()));
                    }
                }
            }
        }
    }
}

fn only(dice: &Pool, face: Face) -> bool {
    dice.count(face) > 0 && dice.len() == usize::from(dice.count(face))
}

fn narrow(number: u32) -> Option<u8> {
    u8::try_from(number).ok()
}

/// The faces that at least so many dice show, a bit a face. Of two sets of equally many faces the
/// one with the higher highest face, then the higher next face and so on, is the greater number.
pub(super) fn showing(hand: &Pool, dice: u8) -> u8 {
    let mut faces = 0;
    for (face, count) in hand.counts().into_iter().enumerate() {
        faces |= u8::from(count >= dice) << face;
    }
    faces
}

/// The faces of a set, lowest first.
pub(super) fn faces_of(set: u8) -> impl Iterator<Item = Face> {
    let rest = |set: &u8| Some(set & set.wrapping_sub(1));
    let sets = std::iter::successors(Some(set), rest);
    sets.map_while(|set| Face::ALL.get(set.trailing_zeros() as usize).copied())
}

/// The sets of no face, of one, of two and so on, each list in ascending order.
static FACE_SETS: LazyLock<[Vec<u8>; 7]> = LazyLock::new(|| {
    let sized =
        |faces: usize| (0..1 << 6).filter(move |set: &u8| set.count_ones() as usize == faces);
    std::array::from_fn(|faces| sized(faces).collect())
});

/// The sets of exactly so many of these faces, in ascending order.
fn subsets(faces: u8, number: u8) -> impl Iterator<Item = u8> {
    let is_enough = faces.count_ones() >= u32::from(number);
    let sets = FACE_SETS.get(usize::from(number)).filter(|_| is_enough);
    let sets = sets.into_iter().flatten();
    sets.copied().filter(move |set| set & !faces == 0)
}

fn groups_of(bits: u8, dice: u8) -> Pool {
    let mut counts = [0; 6];
    for (face, count) in counts.iter_mut().enumerate() {
        *count = dice * (bits >> face & 1);
    }
    Pool::from_counts(counts)
}

fn groups_rank(dice: &Pool, groups: u8, size: u8) -> Option<u8> {
    let bits = showing(dice, 1);
    let fits = bits.count_ones() == u32::from(groups) && *dice == groups_of(bits, size);
    fits.then_some(bits)
}

fn full_house_rank(dice: &Pool) -> Option<u8> {
    let exactly = |number: u8| {
        Face::ALL
            .into_iter()
            .find(|&face| dice.count(face) == number)
    };
    let (three, two) = (exactly(3)?, exactly(2)?);
    (dice.len() == 5).then_some(full_house(three, two))
}

fn full_house(three: Face, two: Face) -> u8 {
    three.pips() * 8 + two.pips()
}

fn full_houses(hand: &Pool, least: Rank, mut found: impl FnMut(Pool, Rank)) {
    for three in faces_of(showing(hand, 3)) {
        for two in faces_of(showing(hand, 2)).filter(|&two| two != three) {
            let rank = Rank(full_house(three, two));
            if rank >= least {
                found(Pool::of(three, 3).with(&Pool::of(two, 2)), rank);
            }
        }
    }
}
