//! Which rule an action breaks.

use super::Stage;
use crate::rules::{Objection, Phrase, Worded};

/// A broken rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalAction {
    /// The game waits for another kind of choice.
    #[error("now is not the time for this: {due:?} is due")]
    NotNow {
        /// What is due.
        due: Stage,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// No die is named.
    #[error("at least one die must be set aside")]
    NoDie,
    /// The dice were not rolled.
    #[error("these dice are not among those just rolled")]
    NotRolled,
    /// The task is not on the open card.
    #[error("this task is not on the open card")]
    NotOnTheCard,
    /// The task is covered.
    #[error("this task is covered already")]
    Covered,
    /// The dice do not meet the task.
    #[error("the dice do not meet this task")]
    NotMet,
}

impl Worded for IllegalAction {
    fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        match *self {
            IllegalAction::NotNow { due } => says("wanzen-no-not-now").with("due", says(due.key())),
            IllegalAction::GameOver => says("wanzen-no-game-over"),
            IllegalAction::NoDie => says("wanzen-no-no-die"),
            IllegalAction::NotRolled => says("wanzen-no-not-rolled"),
            IllegalAction::NotOnTheCard => says("wanzen-no-not-on-the-card"),
            IllegalAction::Covered => says("wanzen-no-covered"),
            IllegalAction::NotMet => says("wanzen-no-not-met"),
        }
    }
}

impl Objection for IllegalAction {
    fn is_plain(&self) -> bool {
        matches!(self, IllegalAction::NotRolled | IllegalAction::NotOnTheCard)
    }
}
