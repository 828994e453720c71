//! Where a game stands: who or what moves next.

use serde::{Deserialize, Serialize};

use crate::dice::{DieId, Size};
use crate::player::Player;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "node")]
pub enum Node {
    /// A player's choice among [`super::Game::legal_actions`].
    Decision {
        /// Whose choice.
        player: Player,
    },
    /// An answer from dice, cards or the machine.
    Chance(Chance),
    /// Nothing: the game is over.
    Terminal,
}

/// A question to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "chance")]
pub enum Chance {
    /// Roll this many dice.
    Roll {
        /// Number of dice.
        dice: u8,
    },
    /// Shuffle a deck.
    Shuffle {
        /// Number of cards.
        cards: u16,
    },
    /// Drop a die into a tube of the machine and let go.
    Drop {
        /// The tube, `0..TUBES`.
        tube: u8,
        /// The die.
        die: DieId,
        /// Its size, which is all the machine needs to know of it.
        size: Size,
    },
}

impl Node {
    /// What is waited for, in plain words for errors.
    #[must_use]
    pub fn waits_for(&self) -> &'static str {
        match self {
            Node::Decision { .. } => "a player's choice",
            Node::Chance(Chance::Roll { .. }) => "a roll",
            Node::Chance(Chance::Shuffle { .. }) => "a shuffle",
            Node::Chance(Chance::Drop { .. }) => "a drop",
            Node::Terminal => "nothing: it is over",
        }
    }
}
