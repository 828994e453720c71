//! Where a game stands: who or what moves next.

use serde::{Deserialize, Serialize};

use super::{Due, Outcome, OutcomeMismatch};
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
    /// What is waited for, for errors.
    #[must_use]
    pub fn waits_for(&self) -> Due {
        match self {
            Node::Decision { .. } => Due::Choice,
            Node::Chance(Chance::Roll { .. }) => Due::Roll,
            Node::Chance(Chance::Shuffle { .. }) => Due::Shuffle,
            Node::Chance(Chance::Drop { .. }) => Due::Drop,
            Node::Terminal => Due::Nothing,
        }
    }

    /// That `outcome` is no answer of the kind this node waits for.
    #[must_use]
    pub fn mismatch(&self, outcome: &Outcome) -> OutcomeMismatch {
        OutcomeMismatch::Kind {
            waits_for: self.waits_for(),
            got: outcome.kind(),
        }
    }
}
