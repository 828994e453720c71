//! What everybody at the table saw.

use serde::{Deserialize, Serialize};

use super::{Card, Task};
use crate::dice::Pool;
use crate::player::Player;

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The last task card has been won.
    CardsGone,
    /// The last penalty card has been taken.
    PenaltiesGone,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event", deny_unknown_fields)]
pub enum Event {
    /// The task cards are shuffled and counted off.
    DeckShuffled {
        /// Cards in the stack of this game.
        stack: u8,
        /// Cards that stay in the box.
        unused: u8,
    },
    /// The next card is turned up.
    CardTurnedUp {
        /// The card.
        card: Card,
        /// Cards left face down in the stack.
        left: u8,
    },
    /// It is this player's turn, with all five dice.
    TurnBegan {
        /// Who.
        player: Player,
    },
    /// Dice are rolled.
    Rolled {
        /// Who.
        player: Player,
        /// What they show.
        dice: Pool,
    },
    /// Dice are set aside.
    SetAside {
        /// Who.
        player: Player,
        /// These.
        dice: Pool,
        /// All dice that are set aside now.
        kept: Pool,
    },
    /// The roll is to be repeated, for a baby bug.
    RollRepeated {
        /// Who.
        player: Player,
    },
    /// A baby bug comes from the supply.
    BugTaken {
        /// Who.
        player: Player,
        /// How many this player has now.
        bugs: u8,
    },
    /// The five dice meet no open task.
    TurnFailed {
        /// Who.
        player: Player,
        /// The five dice.
        dice: Pool,
    },
    /// The turn is given up.
    TurnGivenUp {
        /// Who.
        player: Player,
    },
    /// A task is completed.
    TaskCovered {
        /// Who.
        player: Player,
        /// The task.
        task: Task,
        /// Tasks of the card that are open still.
        open: u8,
    },
    /// The last task of a card is completed: the card is a prize.
    CardWon {
        /// Who.
        player: Player,
        /// The card's points.
        points: u8,
    },
    /// Another turn with all five dice.
    WentOn {
        /// Who.
        player: Player,
    },
    /// The turn ends by choice.
    Stopped {
        /// Who.
        player: Player,
    },
    /// A player's fifth baby bug, which interrupts the game.
    FifthBug {
        /// Who.
        player: Player,
    },
    /// The top penalty card is taken.
    PenaltyTaken {
        /// Who.
        player: Player,
        /// How many points it costs.
        points: u8,
        /// Penalty cards that are left.
        left: u8,
    },
    /// All baby bugs go back to the supply.
    BugsReturned,
    /// The game is over.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
}
