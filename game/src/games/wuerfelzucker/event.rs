//! What everybody at the table saw.

use serde::{Deserialize, Serialize};

use super::{Card, Joker};
use crate::dice::{Face, Pool};
use crate::player::Player;

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Course {
    /// The closing card is still in the deck.
    Open,
    /// The closing card has been seen; the round is finished.
    Closing,
    /// Everybody's last turn.
    LastRound,
    /// The start player's extra turn, which only displaces.
    ExtraTurn,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The task cards are shuffled, and the closing card is put on so many of them.
    TasksShuffled {
        /// All task cards.
        cards: u8,
        /// Cards below the closing card.
        below: u8,
    },
    /// The joker cards are shuffled.
    JokersShuffled {
        /// All joker cards.
        cards: u8,
    },
    /// A task card is laid out for everybody.
    TaskRevealed {
        /// The card.
        card: Card,
        /// Cards left in the deck.
        deck_left: u8,
    },
    /// A task card is laid before a player, who alone may fulfil it.
    OwnTaskRevealed {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
        /// Cards left in the deck.
        deck_left: u8,
    },
    /// The deck has no card for a player who should draw one.
    NoOwnTask {
        /// Who.
        player: Player,
    },
    /// The closing card lies open on the deck and is set aside.
    ClosingCardSeen {
        /// Whose turn it is.
        player: Player,
    },
    /// The round begins in which everybody has a last turn.
    LastRoundBegan,
    /// A turn begins.
    TurnBegan {
        /// Who.
        player: Player,
        /// How far the game has come.
        course: Course,
    },
    /// A player collects a task card on which the own dice stayed.
    TaskWon {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
        /// The dice, which come home.
        dice: Pool,
    },
    /// A player draws the top joker card because the own dice stayed on the joker deck.
    JokerWon {
        /// Who.
        player: Player,
        /// The joker.
        joker: Joker,
        /// Cards left in the joker deck.
        deck_left: u8,
    },
    /// The joker deck is used up and takes no more dice.
    JokersClosed,
    /// A player rolls.
    Rolled {
        /// Who.
        player: Player,
        /// Which roll of the turn, from 1.
        roll: u8,
        /// What the rolled dice show.
        dice: Pool,
        /// All six dice.
        all: Pool,
    },
    /// A player secures dice and rolls the others again.
    Kept {
        /// Who.
        player: Player,
        /// The secured dice.
        dice: Pool,
    },
    /// A player stops rolling.
    Stopped {
        /// Who.
        player: Player,
        /// All six dice.
        dice: Pool,
    },
    /// A player uses a joker card, which goes under the joker deck.
    JokerUsed {
        /// Who.
        player: Player,
        /// The joker.
        joker: Joker,
    },
    /// The dice that a joker rolled again.
    Rerolled {
        /// Who.
        player: Player,
        /// What they show.
        dice: Pool,
        /// All dice.
        all: Pool,
    },
    /// A joker made a die show something else.
    DieChanged {
        /// Who.
        player: Player,
        /// What it showed.
        from: Face,
        /// What it shows.
        to: Face,
    },
    /// Dice are knocked off a card and go home.
    Displaced {
        /// Whose dice.
        player: Player,
        /// From which card.
        card: Card,
        /// The dice.
        dice: Pool,
    },
    /// Dice are placed on a task card.
    Placed {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
        /// The dice.
        dice: Pool,
    },
    /// Dice are knocked off the joker deck and go home.
    DisplacedFromJokers {
        /// Whose dice.
        player: Player,
        /// How many.
        number: u8,
    },
    /// Dice are placed on the joker deck.
    PlacedOnJokers {
        /// Who.
        player: Player,
        /// How many.
        number: u8,
    },
    /// A turn ends.
    TurnEnded {
        /// Who.
        player: Player,
        /// How many dice were placed nowhere.
        unplaced: u8,
    },
    /// The shop is closed: a player collects a card on which dice still lie.
    CollectedAtEnd {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
    },
    /// The game is over.
    GameEnded,
}
