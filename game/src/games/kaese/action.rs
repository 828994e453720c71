//! What a player may choose.

use serde::{Deserialize, Serialize};

use super::{Cheese, Stack};
use crate::dice::{Face, Pool};
use crate::player::Player;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Set these dice aside and roll the others again.
    Keep {
        /// The dice, by face; fewer than eight.
        dice: Pool,
    },
    /// Roll no more and see what the dice earn.
    Stop,
    /// Return the gift card to turn one die.
    Gift {
        /// What the die shows.
        from: Face,
        /// What it is to show.
        to: Face,
    },
    /// Take a piece from the middle for a rolled number.
    Take {
        /// The number.
        rolled: Cheese,
        /// The piece: this number or a lower one.
        piece: Cheese,
    },
    /// Take the top piece of a neighbour's stack for a rolled number.
    Steal {
        /// The number, which is also the piece's.
        rolled: Cheese,
        /// Who loses it.
        from: Player,
        /// The stack that it lies on, or the piece alone.
        stack: Stack,
    },
    /// Begin a new stack with a piece; a 1 lies there with its dome up.
    Begin {
        /// The piece.
        piece: Cheese,
    },
    /// Put a piece on an own stack; a 1 closes it.
    Put {
        /// The piece.
        piece: Cheese,
        /// The stack.
        on: Stack,
    },
    /// Lay down a 1 with the mouse side up.
    Mouse,
    /// Close an own stack with a 1 that lay there with the mouse side up.
    Close {
        /// The stack.
        stack: Stack,
    },
    /// Leave the mice alone and pass the dice on.
    EndTurn,
}
