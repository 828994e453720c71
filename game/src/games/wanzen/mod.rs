//! Wanzen tanzen, for 2 to 4 bug catchers.
//!
//! Roll five dice and set some aside after every roll until all five are; repeating a roll costs a
//! baby bug. Dice that meet a task of the open card cover it, and whoever covers the last one wins
//! the card; a turn without a task costs two bugs, and everybody's fifth bug a penalty card. The
//! last task card or the last penalty card ends the game; most points win.
//!
//! Source: the publisher's rulebook (Amigo 2012). Where it is silent, the numbered rulings in
//! `tests/wanzen/rulings.rs` hold, and two of them can be switched ([`Variants`]). Every game ends:
//! a turn covers a task or gives bugs, and cards and penalties are few.
//!
//! | parameter | value | where |
//! |---|---|---|
//! | dice | 5 | [`DICE`] |
//! | task cards | 28 from a card file, 15 of them in a game | [`CARDS`], [`STACK`] |
//! | penalty cards | 5, costing 1 to 5 points | [`PENALTIES`] |
//! | baby bugs | 16 | [`BUGS`] |
//! | bugs for a failed turn, for a repeated roll | 2, 1 | [`BUGS_FOR_A_FAILURE`] |
//! | bug that costs a penalty card | the fifth | [`LAST_BUG`] |

mod action;
mod bugs;
mod card;
mod choices;
mod deck;
mod event;
mod hidden;
mod illegal;
mod options;
mod scoring;
mod seen;
mod state;
mod task;
mod task_text;
mod turn;
mod variants;
mod view;
mod words;

pub use action::Action;
pub use card::{CARDS, Card, CardId, FEWEST_TASKS, MOST_TASKS, TaskCount, Tasks};
pub use event::{EndReason, Event};
pub use illegal::IllegalAction;
pub use options::{CardSpec, Options};
pub use state::{BUGS, BUGS_FOR_A_FAILURE, DICE, INFO, LAST_BUG, PENALTIES, STACK, Wanzen};
pub use task::Task;
pub use task_text::TaskError;
pub use variants::Variants;
pub use view::{OpenCard, Place, Stage, View};
