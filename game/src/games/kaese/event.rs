//! What everybody at the table saw.

use serde::{Deserialize, Serialize};

use super::{Cheese, Stack};
use crate::dice::{Face, Pool};
use crate::player::Player;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A player gets the dice.
    TurnBegan {
        /// Who.
        player: Player,
    },
    /// Dice are rolled.
    Rolled {
        /// Who.
        player: Player,
        /// Which roll of the turn, from 1.
        roll: u8,
        /// What the rolled dice show.
        rolled: Pool,
        /// What all eight dice show.
        dice: Pool,
    },
    /// Dice are set aside; the others are to be rolled again.
    DiceKept {
        /// Who.
        player: Player,
        /// The dice set aside.
        dice: Pool,
    },
    /// A player rolls no more.
    Stopped {
        /// Who.
        player: Player,
    },
    /// A gift card turns a die and goes back to the middle.
    GiftUsed {
        /// Who.
        player: Player,
        /// What the die showed.
        from: Face,
        /// What it shows.
        to: Face,
        /// What all eight dice show now.
        dice: Pool,
    },
    /// What the eight dice earn.
    Earned {
        /// Who.
        player: Player,
        /// For each number whether exactly so many dice show it.
        numbers: [bool; 6],
    },
    /// A piece is taken from the middle.
    PieceTaken {
        /// Who.
        player: Player,
        /// The number that it is taken for.
        rolled: Cheese,
        /// The piece.
        piece: Cheese,
        /// Pieces of this number left.
        left: u8,
    },
    /// A stack of the middle is used up.
    UsedUp {
        /// Its number.
        piece: Cheese,
        /// How many are used up now.
        stacks: u8,
    },
    /// A piece is stolen.
    PieceStolen {
        /// The thief.
        player: Player,
        /// Who loses it.
        from: Player,
        /// The stack as it was.
        stack: Stack,
    },
    /// A rolled number brings no piece.
    Lapsed {
        /// Who.
        player: Player,
        /// The number.
        rolled: Cheese,
    },
    /// Four rolls without a piece: a gift card as consolation.
    GiftGiven {
        /// Who.
        player: Player,
    },
    /// No piece, and no gift card either.
    NoGift {
        /// Who.
        player: Player,
        /// Whether the reason is that one is held already; else there were fewer than four rolls.
        holds_one: bool,
    },
    /// A new stack.
    StackBegun {
        /// Whose.
        player: Player,
        /// The piece; a 1 lies there with its dome up and is a closed stack.
        piece: Cheese,
    },
    /// A piece is put on a stack.
    PiecePut {
        /// Whose.
        player: Player,
        /// The piece.
        piece: Cheese,
        /// The stack as it was.
        on: Stack,
    },
    /// A 1 is laid down with the mouse side up.
    MouseLaid {
        /// Whose.
        player: Player,
    },
    /// A stack is closed.
    StackClosed {
        /// Whose.
        player: Player,
        /// The stack as it is, with the dome.
        stack: Stack,
        /// Whether the 1 lay there as a mouse.
        by_mouse: bool,
    },
    /// A bonus card for a closed stack.
    BonusTaken {
        /// Who.
        player: Player,
        /// Pieces of the stack.
        pieces: u8,
        /// The card's points.
        points: u8,
    },
    /// No bonus card is left for a stack of this size.
    NoBonusLeft {
        /// Who.
        player: Player,
        /// Pieces of the stack.
        pieces: u8,
    },
    /// The dice are passed on though a mouse could close a stack.
    MiceSpared {
        /// Who.
        player: Player,
    },
    /// Three stacks of the middle are used up: now the mice are turned over.
    LastClosing {
        /// Who begins.
        player: Player,
    },
    /// A mouse finds no open stack and becomes a closed stack of its own.
    MouseTurned {
        /// Whose.
        player: Player,
    },
    /// A share of the bonus card for most stacks.
    MostStacks {
        /// Who.
        player: Player,
        /// Stacks.
        stacks: u8,
        /// How many share it.
        sharers: u8,
    },
    /// The game is over.
    GameEnded,
}
