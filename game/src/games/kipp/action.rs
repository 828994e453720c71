//! What a player may choose.

use serde::{Deserialize, Serialize};

use super::{Bundle, CardId, Tube};
use crate::dice::{Colour, DieId};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Drop one of the own dice into a tube.
    Drop {
        /// The die.
        die: DieId,
        /// Where.
        tube: Tube,
    },
    /// Pick a die from any tray; its tray says what follows.
    Pick {
        /// The die.
        die: DieId,
    },
    /// Make up for missing ingredients with this one other colour.
    TopUp {
        /// The colour.
        colour: Colour,
    },
    /// Take a card from the display.
    TakeCard {
        /// The card.
        card: CardId,
    },
    /// Take no card.
    LeaveCard,
    /// Put the picked die on an own card and pay.
    Pack {
        /// The card.
        card: CardId,
        /// What is paid.
        payment: Bundle,
    },
    /// Put the picked die with the own dice and pack nothing.
    KeepDie,
    /// Return one ingredient above the limit.
    GiveBack {
        /// Its colour.
        colour: Colour,
    },
}
