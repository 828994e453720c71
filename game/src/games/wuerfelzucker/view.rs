//! What a player may know: everything on the table except the order of the decks.

use serde::{Deserialize, Serialize};

use super::{Card, CardId, Course, Hand, Joker, Rank};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::Standings;

/// Dice on the joker deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JokerBid {
    /// Whose.
    pub player: Player,
    /// How many.
    pub number: u8,
}

/// Dice on a task card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// Whose.
    pub player: Player,
    /// What they show.
    pub dice: Pool,
    /// How well they fulfil the task.
    pub rank: Rank,
}

/// A task card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The only player who may fulfil it; nobody when it lies in the display.
    pub owner: Option<Player>,
    /// The dice on it.
    pub bid: Option<Bid>,
}

impl Laid {
    /// Whether this player may place dice on it, if they are good enough.
    #[must_use]
    pub fn is_open_to(&self, player: Player) -> bool {
        self.owner.is_none_or(|owner| owner == player)
            && self.bid.is_none_or(|bid| bid.player != player)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "stage")]
pub enum Stage {
    /// A deck is being shuffled.
    Shuffling,
    /// Dice are rolling.
    Rolling {
        /// The dice that stay.
        kept: Pool,
        /// Which roll of the turn this is, from 1.
        roll: u8,
    },
    /// The dice of a joker are rolling.
    Rerolling {
        /// The dice that stay.
        kept: Pool,
    },
    /// Dice are to be secured, or rolling is to be stopped.
    Keep {
        /// All six dice.
        dice: Pool,
        /// The roll that gave them, from 1.
        roll: u8,
    },
    /// Dice are to be placed.
    Place {
        /// The dice on no task card.
        hand: Hand,
    },
    /// The game is over.
    Over,
}

/// What lies before a player; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Who.
    pub player: Player,
    /// Dice that lie on no card.
    pub dice: u8,
    /// Joker cards, in the order in which they were drawn.
    pub jokers: Vec<Joker>,
    /// Collected task cards, in the order in which they were collected.
    pub won: Vec<Card>,
}

/// What a player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Player,
    /// Who chooses now, if anybody does.
    pub active: Option<Player>,
    /// Whose turn it is.
    pub turn: Player,
    /// How far the game has come.
    pub course: Course,
    /// What is due.
    pub stage: Stage,
    /// The players in seat order.
    pub places: Vec<Place>,
    /// Task cards on the table, in the order in which they were laid out.
    pub table: Vec<Laid>,
    /// Task cards in the face-down deck.
    pub deck_left: u8,
    /// Of these, cards above the closing card.
    pub until_closing: u8,
    /// Cards in the joker deck.
    pub joker_deck_left: u8,
    /// Whether the joker deck takes dice.
    pub jokers_open: bool,
    /// The dice on the joker deck.
    pub joker_bid: Option<JokerBid>,
    /// The score table, as if the game ended now.
    pub standings: Standings,
}

impl View {
    /// What lies before the player who looks.
    #[must_use]
    pub fn own(&self) -> &Place {
        &self.places[self.viewer.index()]
    }

    /// The card on the table, if it lies there.
    #[must_use]
    pub fn laid(&self, card: CardId) -> Option<&Laid> {
        self.table.iter().find(|laid| laid.card.id == card)
    }
}
