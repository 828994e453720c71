//! What a player may choose.

use serde::{Deserialize, Serialize};

use super::Task;
use crate::dice::Pool;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Set some or all of the rolled dice aside for the rest of the turn.
    SetAside {
        /// The dice, at least one.
        dice: Pool,
    },
    /// Take a baby bug and roll the same dice again.
    Repeat,
    /// End the turn at once as a failed one.
    GiveUp,
    /// Cover one of the tasks that the five dice meet.
    Cover {
        /// The task.
        task: Task,
    },
    /// Begin another turn with all five dice.
    GoOn,
    /// End the turn.
    Stop,
}
