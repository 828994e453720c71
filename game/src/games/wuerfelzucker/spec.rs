//! A card as a card file describes it, and the checks that make a card of it.

use serde::{Deserialize, Serialize};

use super::{Joker, Task};
use crate::dice::Face;
use crate::rules::{Phrase, Worded};

/// The kinds of tasks, as a card file names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskKind {
    /// See [`Task::Given`].
    Given,
    /// See [`Task::Equal`].
    Equal,
    /// See [`Task::Groups`].
    Groups,
    /// See [`Task::FullHouse`].
    FullHouse,
    /// See [`Task::SmallestSum`].
    SmallestSum,
    /// See [`Task::HighestSum`].
    HighestSum,
}

/// The kinds of jokers, as a card file names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JokerKind {
    /// See [`Joker::Reroll`].
    Reroll,
    /// See [`Joker::Displace`].
    Displace,
    /// See [`Joker::Change`].
    Change,
    /// See [`Joker::TurnOver`].
    TurnOver,
}

/// A task card as the card file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskSpec {
    /// What kind of task it is.
    pub kind: TaskKind,
    /// The face that counts, for [`TaskKind::Given`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
    /// How many groups, for [`TaskKind::Groups`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<u8>,
    /// How many dice, in each group for [`TaskKind::Groups`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// Points.
    pub points: u8,
}

/// A joker card as the card file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JokerSpec {
    /// What kind of joker it is.
    pub kind: JokerKind,
    /// How many dice, for [`JokerKind::Reroll`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// How many pips, for [`JokerKind::Change`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
}

/// What is wrong with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum CardFault {
    /// A number that the kind needs is not there.
    #[error("{name} is missing; a {kind} card needs it, from {least} to {most}")]
    Missing {
        /// The card's kind.
        kind: &'static str,
        /// The number's name.
        name: &'static str,
        /// Smallest.
        least: u8,
        /// Greatest.
        most: u8,
    },
    /// A number is too small or too great.
    #[error("{name} = {value} on a {kind} card; allowed are {least} to {most}")]
    OutOfRange {
        /// The card's kind.
        kind: &'static str,
        /// The number's name.
        name: &'static str,
        /// What it is.
        value: u8,
        /// Smallest.
        least: u8,
        /// Greatest.
        most: u8,
    },
    /// A number that means nothing on this kind of card.
    #[error("{name} on a {kind} card, which has no such number; take it out")]
    Idle {
        /// The card's kind.
        kind: &'static str,
        /// The number's name.
        name: &'static str,
    },
    /// More dice than a player has.
    #[error("{groups} groups of {dice} dice; a player has 6 dice")]
    TooManyDice {
        /// Groups.
        groups: u8,
        /// Dice in each.
        dice: u8,
    },
    /// The rules fix the points of this kind.
    #[error("points = {points} on a highest_sum card; the rules give it 1")]
    HighestSumPoints {
        /// What they are.
        points: u8,
    },
}

impl Worded for CardFault {
    fn phrase(&self) -> Phrase {
        match *self {
            CardFault::Missing {
                kind,
                name,
                least,
                most,
            } => Phrase::new("wuerfelzucker-card-missing")
                .with("kind", kind)
                .with("field", name)
                .with("least", least)
                .with("most", most),
            CardFault::OutOfRange {
                kind,
                name,
                value,
                least,
                most,
            } => Phrase::new("wuerfelzucker-card-range")
                .with("kind", kind)
                .with("field", name)
                .with("value", value)
                .with("least", least)
                .with("most", most),
            CardFault::Idle { kind, name } => Phrase::new("wuerfelzucker-card-idle")
                .with("kind", kind)
                .with("field", name),
            CardFault::TooManyDice { groups, dice } => {
                Phrase::new("wuerfelzucker-card-too-many-dice")
                    .with("groups", groups)
                    .with("dice", dice)
            }
            CardFault::HighestSumPoints { points } => {
                Phrase::new("wuerfelzucker-card-highest-sum").with("points", points)
            }
        }
    }
}

impl TaskKind {
    fn name(self) -> &'static str {
        match self {
            TaskKind::Given => "given",
            TaskKind::Equal => "equal",
            TaskKind::Groups => "groups",
            TaskKind::FullHouse => "full_house",
            TaskKind::SmallestSum => "smallest_sum",
            TaskKind::HighestSum => "highest_sum",
        }
    }
}

impl JokerKind {
    fn name(self) -> &'static str {
        match self {
            JokerKind::Reroll => "reroll",
            JokerKind::Displace => "displace",
            JokerKind::Change => "change",
            JokerKind::TurnOver => "turn_over",
        }
    }
}

/// A number of a card file's line.
struct Number {
    kind: &'static str,
    name: &'static str,
    value: Option<u8>,
}

impl Number {
    fn within(&self, least: u8, most: u8) -> Result<u8, CardFault> {
        let Number { kind, name, value } = *self;
        let value = value.ok_or(CardFault::Missing {
            kind,
            name,
            least,
            most,
        })?;
        let fault = CardFault::OutOfRange {
            kind,
            name,
            value,
            least,
            most,
        };
        (least..=most)
            .contains(&value)
            .then_some(value)
            .ok_or(fault)
    }

    fn absent(&self) -> Result<(), CardFault> {
        let Number { kind, name, .. } = *self;
        match self.value {
            Some(_) => Err(CardFault::Idle { kind, name }),
            None => Ok(()),
        }
    }
}

impl TaskSpec {
    /// The task with its points.
    ///
    /// # Errors
    /// The first number that makes no card.
    pub fn card(&self) -> Result<(Task, u8), CardFault> {
        let number = |name, value| Number {
            kind: self.kind.name(),
            name,
            value,
        };
        let (face, groups, dice) = (
            number("face", self.face),
            number("groups", self.groups),
            number("dice", self.dice),
        );
        let points = number("points", Some(self.points)).within(1, 20)?;
        let unused: [Option<&Number>; 3] = match self.kind {
            TaskKind::Given => [None, Some(&groups), Some(&dice)],
            TaskKind::Equal | TaskKind::SmallestSum => [Some(&face), Some(&groups), None],
            TaskKind::Groups => [Some(&face), None, None],
            TaskKind::FullHouse | TaskKind::HighestSum => [Some(&face), Some(&groups), Some(&dice)],
        };
        unused.into_iter().flatten().try_for_each(Number::absent)?;
        let task = match self.kind {
            TaskKind::Given => Task::Given {
                face: Face::ALL[usize::from(face.within(1, 6)? - 1)],
            },
            TaskKind::Equal => Task::Equal {
                dice: dice.within(2, 6)?,
            },
            TaskKind::Groups => groups_task(groups.within(2, 6)?, dice.within(1, 3)?)?,
            TaskKind::FullHouse => Task::FullHouse,
            TaskKind::SmallestSum => Task::SmallestSum {
                dice: dice.within(1, 6)?,
            },
            TaskKind::HighestSum if points != 1 => {
                return Err(CardFault::HighestSumPoints { points });
            }
            TaskKind::HighestSum => Task::HighestSum,
        };
        Ok((task, points))
    }
}

fn groups_task(groups: u8, dice: u8) -> Result<Task, CardFault> {
    let fits = groups * dice <= super::DICE_EACH;
    let fault = CardFault::TooManyDice { groups, dice };
    fits.then_some(Task::Groups { groups, dice }).ok_or(fault)
}

impl JokerSpec {
    /// What the joker does.
    ///
    /// # Errors
    /// The first number that makes no card.
    pub fn joker(&self) -> Result<Joker, CardFault> {
        let number = |name, value| Number {
            kind: self.kind.name(),
            name,
            value,
        };
        let (dice, by) = (number("dice", self.dice), number("by", self.by));
        match self.kind {
            JokerKind::Reroll => by.absent()?,
            JokerKind::Change => dice.absent()?,
            JokerKind::Displace | JokerKind::TurnOver => {
                dice.absent().and_then(|()| by.absent())?;
            }
        }
        Ok(match self.kind {
            JokerKind::Reroll => Joker::Reroll {
                dice: dice.within(1, 6)?,
            },
            JokerKind::Displace => Joker::Displace,
            JokerKind::Change => Joker::Change {
                by: by.within(1, 2)?,
            },
            JokerKind::TurnOver => Joker::TurnOver,
        })
    }
}
