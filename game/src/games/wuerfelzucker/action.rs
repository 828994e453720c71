//! What a player may choose.

use serde::{Deserialize, Serialize};

use super::CardId;
use crate::dice::{Face, Pool};

/// A choice. Dice are named by what they show: equal dice of a player are the same to every rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Secure these of the six dice and roll the others again; with all six, stop rolling.
    Keep {
        /// The secured dice.
        dice: Pool,
    },
    /// Use a joker that rolls exactly these dice again.
    Reroll {
        /// The dice to roll.
        dice: Pool,
    },
    /// Place dice on a task card and displace what lies there and is worse.
    Place {
        /// The card.
        card: CardId,
        /// The dice.
        dice: Pool,
    },
    /// Use a joker to displace dice that fulfil the task just as well as these.
    Displace {
        /// The card.
        card: CardId,
        /// The dice.
        dice: Pool,
    },
    /// Place so many dice on the joker deck, whatever they show, and displace fewer ones.
    PlaceOnJokers {
        /// How many.
        number: u8,
    },
    /// Use a joker that changes a die by a number of pips.
    Change {
        /// What the die shows.
        from: Face,
        /// What it shall show.
        to: Face,
    },
    /// Use a joker that turns a die over to its opposite face.
    TurnOver {
        /// What the die shows.
        from: Face,
    },
    /// Place nothing more.
    EndTurn,
}
