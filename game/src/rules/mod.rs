//! The contract between a game and everything around it.
//!
//! A game is pure: no clock, no randomness, no floats, no I/O. It asks for chance
//! ([`Chance`]) and is answered from outside ([`Outcome`]); it names what happened
//! ([`Game::Event`]) and why something is not allowed ([`Game::Illegal`]) as values,
//! whose words live in a message catalogue ([`Phrase`]).

mod apparatus;
mod apparatus_error;
mod cards_fault;
mod cup;
mod game;
mod gesture;
mod info;
mod mismatch;
mod node;
mod numbered;
mod objection;
mod outcome;
mod permutation;
mod phrase;
mod points;
mod scripted;
mod setup_error;
mod standings;

pub use apparatus::{Apparatus, DropOrder, TUBES, TakeOrder};
pub use apparatus_error::ApparatusError;
pub use cards_fault::CardsFault;
pub use cup::{Cup, ScriptedCup, ThrowOrder};
pub use game::Game;
pub use gesture::Gesture;
pub use info::GameInfo;
pub use mismatch::{Due, OutcomeMismatch};
pub use node::{Chance, Node};
pub use numbered::numbered;
pub use objection::Objection;
pub use outcome::{DropReport, Outcome, Poured};
pub use permutation::permutation;
pub use phrase::{Arg, Phrase, Worded};
pub use points::Points;
pub use scripted::ScriptedApparatus;
pub use setup_error::SetupError;
pub use standings::{Standings, Tally};

pub use crate::player::Player;
