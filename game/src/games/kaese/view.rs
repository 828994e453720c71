//! What a player may know: everything.

use serde::Serialize;

use super::state::{Kaese, Phase, ROLLS};
use super::{Cheese, End, Table};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::Standings;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Dice are rolling.
    Roll,
    /// Dice may be set aside, a gift used, or the rolling stopped.
    Choose,
    /// A piece is to be taken.
    Take,
    /// Pieces are to be placed.
    Place,
    /// A mouse may close a stack before the dice are passed on.
    Pass,
    /// The game is ending, and a mouse must close a stack.
    Close,
    /// The game is over.
    Over,
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
    /// What is due.
    pub stage: Stage,
    /// The table.
    pub table: Table,
    /// When the game ends after the third stack of the middle is used up.
    pub end: End,
    /// Rolls made in this turn.
    pub rolls: u8,
    /// All eight dice, or while dice are rolling those set aside.
    pub dice: Pool,
    /// For each number whether it is rolled and has not brought a piece yet.
    pub due: [bool; 6],
    /// For each number the pieces that are taken and not placed yet.
    pub hand: [u8; 6],
    /// Pieces taken in this turn.
    pub taken: u8,
    /// The score table, as if the game ended now.
    pub standings: Standings,
}

impl View {
    /// Rolls left in this turn.
    #[must_use]
    pub fn rolls_left(&self) -> u8 {
        ROLLS.saturating_sub(self.rolls)
    }

    /// The pieces in the hand, highest first.
    pub fn pieces_in_hand(&self) -> impl Iterator<Item = Cheese> + '_ {
        Cheese::descending()
            .flat_map(|piece| std::iter::repeat_n(piece, usize::from(self.hand[piece.index()])))
    }
}

impl Kaese {
    pub(super) fn seen_by(&self, viewer: Player) -> View {
        View {
            viewer,
            active: self.active(),
            turn: self.turn,
            stage: self.stage(),
            table: self.table.clone(),
            end: self.end,
            rolls: self.rolls,
            dice: self.dice,
            due: self.due,
            hand: self.hand,
            taken: self.taken,
            standings: self.table.standings(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Roll => Stage::Roll,
            Phase::Choose => Stage::Choose,
            Phase::Take => Stage::Take,
            Phase::Place if self.hand_is_empty() => Stage::Pass,
            Phase::Place => Stage::Place,
            Phase::Close { .. } => Stage::Close,
            Phase::Over => Stage::Over,
        }
    }
}
