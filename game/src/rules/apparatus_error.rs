//! What a machine or a cup can refuse.

use super::{Phrase, Worded};
use crate::dice::DieId;

/// A machine, or a cup, that could not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApparatusError {
    /// There is no such tube or tray.
    #[error("there is no tube or tray {0}; they are 0 to 2")]
    NoSuchTube(usize),
    /// The die is in the machine already.
    #[error("die {0} is in the machine already")]
    DieInside(u16),
    /// The die does not lie in that tray.
    #[error("die {die} does not lie in tray {tray}")]
    NotInTray {
        /// Number of the die.
        die: u16,
        /// The tray, from 0.
        tray: usize,
    },
    /// A drop is under way.
    #[error("a drop is under way")]
    Busy,
    /// The machine names a die or a tray that no game has.
    #[error("die {0} comes out, and no game has such a die or tray")]
    StrangeDie(u16),
    /// The cup does not hold so many dice.
    #[error("{0} dice cannot be thrown at once")]
    Dice(usize),
    /// A die shows no face.
    #[error("a die shows no face")]
    NoFace,
    /// The description holds no machine, or no cup.
    #[error("the description does not hold together")]
    Unsound,
}

impl ApparatusError {
    /// A die that is in the machine already.
    #[must_use]
    pub fn inside(die: DieId) -> ApparatusError {
        ApparatusError::DieInside(die.0.into())
    }

    /// A die that does not lie in that tray.
    #[must_use]
    pub fn not_in_tray(die: DieId, tray: u8) -> ApparatusError {
        ApparatusError::NotInTray {
            die: die.0.into(),
            tray: tray.into(),
        }
    }
}

impl Worded for ApparatusError {
    fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        match *self {
            ApparatusError::NoSuchTube(tube) => says("machine-no-such-tube").with("tube", tube),
            ApparatusError::DieInside(die) => says("machine-die-inside").with("number", die),
            ApparatusError::NotInTray { die, tray } => says("machine-not-in-tray")
                .with("number", die)
                .with("tray", tray),
            ApparatusError::Busy => says("machine-busy"),
            ApparatusError::StrangeDie(die) => says("machine-strange-die").with("number", die),
            ApparatusError::Dice(dice) => says("machine-too-many-dice").with("dice", dice),
            ApparatusError::NoFace => says("machine-no-face"),
            ApparatusError::Unsound => says("machine-unsound"),
        }
    }
}
