//! What a task card asks for, and which dice fulfil it better.

use serde::{Deserialize, Serialize};

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
const MOST_PIPS: u32 = 6 * 6;

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
                narrow(MOST_PIPS.checked_sub(sum)?)?
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

    /// Shows `found` every choice of dice out of `hand` that fulfils the task with a rank of
    /// `least` or better, each once and in an order that never changes.
    pub fn offers(self, hand: &Pool, least: Rank, mut found: impl FnMut(Pool, Rank)) {
        match self {
            Task::Given { face } => {
                for number in least.0.max(1)..=hand.count(face) {
                    found(Pool::of(face, number), Rank(number));
                }
            }
            Task::Equal { dice } => {
                for face in holding(hand, dice).filter(|face| face.pips() >= least.0) {
                    found(Pool::of(face, dice), Rank(face.pips()));
                }
            }
            Task::Groups { groups, dice } => {
                let there = face_bits(holding(hand, dice));
                for bits in least.0..=there {
                    if bits & !there == 0 && bits.count_ones() == u32::from(groups) {
                        found(groups_of(bits, dice), Rank(bits));
                    }
                }
            }
            Task::FullHouse => full_houses(hand, least, found),
            Task::SmallestSum { .. } | Task::HighestSum => self.sums(hand, least, found),
        }
    }

    fn sums(self, hand: &Pool, least: Rank, mut found: impl FnMut(Pool, Rank)) {
        let number = match self {
            Task::SmallestSum { dice } => Some(dice),
            _ => None,
        };
        for part in super::parts::parts(hand).largest_first() {
            let rank = match number {
                _ if part.len() == 0 => continue,
                Some(dice) if part.len() != dice => continue,
                Some(_) => 36 - part.sum(),
                None => part.sum(),
            };
            if rank >= least.0 {
                found(part.pool(), Rank(rank));
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

/// Faces that at least so many dice show.
fn holding(hand: &Pool, dice: u8) -> impl Iterator<Item = Face> {
    Face::ALL
        .into_iter()
        .zip(hand.counts())
        .filter(move |&(_, count)| count >= dice)
        .map(|(face, _)| face)
}

/// A bit a face. Of two sets of equally many faces the one with the higher highest face, then the
/// higher next face and so on, is the greater number.
fn face_bits(faces: impl Iterator<Item = Face>) -> u8 {
    faces.fold(0, |bits, face| bits | 1 << face.index())
}

fn groups_of(bits: u8, dice: u8) -> Pool {
    let mut counts = [0; 6];
    for (face, count) in counts.iter_mut().enumerate() {
        *count = dice * (bits >> face & 1);
    }
    Pool::from_counts(counts)
}

fn groups_rank(dice: &Pool, groups: u8, size: u8) -> Option<u8> {
    let bits = face_bits(holding(dice, 1));
    let fits = bits.count_ones() == u32::from(groups) && *dice == groups_of(bits, size);
    fits.then_some(bits)
}

fn full_house_rank(dice: &Pool) -> Option<u8> {
    let showing = |number: u8| {
        Face::ALL
            .into_iter()
            .find(|&face| dice.count(face) == number)
    };
    let (three, two) = (showing(3)?, showing(2)?);
    (dice.len() == 5).then_some(full_house(three, two))
}

fn full_house(three: Face, two: Face) -> u8 {
    three.pips() * 8 + two.pips()
}

fn full_houses(hand: &Pool, least: Rank, mut found: impl FnMut(Pool, Rank)) {
    for three in holding(hand, 3) {
        for two in holding(hand, 2).filter(|&two| two != three) {
            let rank = Rank(full_house(three, two));
            if rank >= least {
                found(Pool::of(three, 3).with(&Pool::of(two, 2)), rank);
            }
        }
    }
}
