//! What a player may know: everything but the order of the cards that are still face down.

use serde::{Deserialize, Serialize};

use super::{Card, EndReason, Task, Variants};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::Points;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "stage", deny_unknown_fields)]
pub enum Stage {
    /// The cards are being shuffled.
    Shuffling,
    /// The dice that are not set aside are being rolled.
    Rolling,
    /// Dice are to be set aside, or the roll is to be repeated.
    Choosing,
    /// One of several tasks is to be covered.
    Covering,
    /// After a completed task: go on or stop.
    GoingOn,
    /// The game is over.
    Over {
        /// Why.
        reason: EndReason,
    },
}

/// The card that is being played for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OpenCard {
    /// The card.
    pub card: Card,
    /// Per task of the card: whether it is covered.
    pub covered: Vec<bool>,
}

impl OpenCard {
    /// The tasks that can be covered still, in the card's order.
    pub fn open_tasks(&self) -> impl Iterator<Item = Task> + '_ {
        let tasks = self.card.tasks.iter().zip(&self.covered);
        tasks.filter_map(|(task, covered)| (!covered).then_some(*task))
    }
}

/// What lies before a player; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Who.
    pub player: Player,
    /// Baby bugs.
    pub bugs: u8,
    /// Task cards won.
    pub cards: u8,
    /// Penalty cards taken.
    pub penalties: u8,
    /// Points of all cards.
    pub points: Points,
}

/// What a player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Player,
    /// Whose turn it is.
    pub turn: Player,
    /// What is due.
    pub stage: Stage,
    /// The switched rules.
    pub variants: Variants,
    /// The players in seat order.
    pub places: Vec<Place>,
    /// The card that is being played for, once the cards are shuffled and until the last is won.
    pub open: Option<OpenCard>,
    /// Cards that are face down in the stack.
    pub stack: u8,
    /// All cards that nobody has seen yet, in the order of their numbers: those of the stack and
    /// those that stay in the box.
    pub unseen: Vec<Card>,
    /// Points that the penalty cards left cost, the next one first.
    pub penalties: Vec<u8>,
    /// Baby bugs in the supply.
    pub supply: u8,
    /// Dice set aside in this turn.
    pub kept: Pool,
    /// Dice that were just rolled.
    pub rolled: Pool,
}

impl View {
    /// What lies before the player who looks.
    #[must_use]
    pub fn own(&self) -> &Place {
        &self.places[self.viewer.index()]
    }
}
