//! Käse Würfeln, for 2 to 5 friends of cheese.
//!
//! Up to four rolls of eight dice; exactly n dice that show n earn the piece n, from the
//! middle or off a neighbour's open stack. Pieces go on stacks that fall towards the top,
//! and a 1 closes a stack: it is safe then and counts bottom times pieces. The game ends
//! when three stacks of the middle are used up.
//!
//! Source: the publisher's rulebook (Amigo 2013). Where it is silent, the numbered rulings
//! in `tests/kaese/rulings*.rs` hold. A choice of one is made without asking.
//!
//! | parameter | value | where |
//! |---|---|---|
//! | dice, rolls | 8, up to 4 | [`DICE`], [`ROLLS`] |
//! | pieces | 16 with the number 1, 38 others | [`ONES`], [`PIECES`], a file for their split |
//! | mice kept | 2 | [`MICE`] |
//! | gift cards | 5, one a player | [`GIFTS`] |
//! | bonus cards | 12 10 8, 25 20, 40; 12 for most stacks | [`STACK_BONUSES`], [`MOST_STACKS`] |
//! | end | 3 stacks of the middle used up | [`USED_UP`] |

mod action;
mod bonus;
mod cheese;
mod choices;
mod ending;
mod event;
mod illegal;
mod options;
mod placing;
mod roll_choices;
mod rolling;
mod scoring;
mod shelf;
mod stack;
mod state;
mod table;
mod taking;
mod view;
mod words;

pub use action::Action;
pub use bonus::{MOST_STACKS, STACK_BONUSES, StackBonus};
pub use cheese::{Cheese, NoSuchCheese};
pub use event::Event;
pub use illegal::IllegalAction;
pub use options::{End, Options, Pieces};
pub use rolling::earned;
pub use shelf::Shelf;
pub use stack::{NoSuchStack, Stack};
pub use state::{DICE, INFO, Kaese, ROLLS};
pub use table::{GIFTS, MICE, ONES, PIECES, Place, Table, USED_UP};
pub use view::{Stage, View};
