//! A match from its first shuffle to its score table: a fold of a [`Record`].
//!
//! The record holds what was decided and what chance answered, in order; everything else, the
//! state, the undo, the replay, the bots' memory, is computed from it.

mod crew;
mod difference;
mod fold;
mod misfit;
mod nature;
mod one_line;
mod play;
mod record;
mod replacement;
mod resumption;
mod review;
mod save;
mod save_error;
mod seat;
mod trouble;
mod verify;

pub use crew::{Crew, UnknownBot};
pub use difference::Difference;
pub use fold::{Fold, FoldError};
pub use nature::{Equipment, Errand, Nature, NatureError};
pub use play::{Session, SessionError, UndoError};
pub use record::{DiceSource, Ending, MachineNote, Record, Setup, Step};
pub use resumption::{Progress, Resumption};
pub use review::{Review, Slip, review};
pub use save::{FORMAT, SaveFile, Saved};
pub use save_error::{Damage, SaveError};
pub use seat::{Kind, Seat};
pub use trouble::Trouble;
pub use verify::{check_ending, verify};
