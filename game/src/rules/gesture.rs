//! How a choice is made with the hand: which pieces a player touches.

use crate::dice::{DieId, Pool};

/// What a player touches to make a choice, for screens on which pieces can be touched. Choices that
/// touch nothing are buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// Bring a die to the mouth of a tube.
    Drop {
        /// The die.
        die: DieId,
        /// The tube, `0..TUBES`.
        tube: u8,
    },
    /// Pick a die out of a tray.
    Pick {
        /// The die.
        die: DieId,
    },
    /// Touch some of the [`super::Game::loose_dice`], or none of them, and say what for.
    Dice {
        /// The dice.
        dice: Pool,
    },
}
