//! Exact play of a turn of dice: every state's best decision and its value.
//!
//! Dice of a turn are interchangeable, so a roll is a [`Pool`](crate::dice::Pool). The pools of up
//! to eight dice form a lattice ([`Lattice`]) in which each neighbour has one die more or less. On
//! it a re-roll costs a few additions a pool: the value of keeping some dice is the mean over six
//! faces of keeping one more, and the best part of a roll to keep is the roll itself or the best
//! part of a neighbour.
//!
//! [`Turn`] solves turns in which any dice may be rolled again, [`OneWayTurn`] turns in which dice
//! set aside stay. What a finished turn is worth is the caller's: any function of the last pool.
//! This is the only place of the dice engine with floating-point numbers; rules never ask it.
//!
//! ```
//! use kipp_game::dice::{Pattern, oracle::Turn};
//!
//! // Five equal dice within three rolls, for somebody who wants nothing else.
//! let five = Pattern::OfAKind(5);
//! let turn = Turn::aiming(5, 3, |pool| five.matches(pool));
//! assert_eq!(format!("{:.4}", turn.start()), "0.0460");
//! ```

mod lattice;
mod one_way;
mod turn;

pub use lattice::{Lattice, MOST_DICE};
pub use one_way::{Move, OneWayTurn};
pub use turn::{Keep, Turn};
