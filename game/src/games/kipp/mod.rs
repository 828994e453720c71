//! Kipp mir Saures, for 2 to 4 sweet makers.
//!
//! Drop your dice into three tubes; when one tips, its dice fall into its tray and
//! everybody in turn picks one and does what its tube says: take ingredients, take a
//! shape card, or pack one. Somebody's fifth package ends the game; packages, a set of
//! all four kinds and the most dice of a colour score.
//!
//! Source: the publisher's rulebook (Zoch 2021). Where it is silent, the numbered rulings
//! in `tests/kipp/` (`rulings.rs`, `turns.rs` and `scores.rs`) hold. Own rules, each
//! with a public event: a tube that hangs between its stops has not tipped
//! ([`Event::TubeHangs`]); a die that finds its tube full comes back and the turn is over
//! ([`Event::DieCameBack`]); dice in a tray are picked, whether or not their tube tipped;
//! a game in which nobody packs for long is closed ([`STALL_ROUNDS`]). The last one bounds
//! every game: there are at most 28 packages and a fixed number of drops between two.
//!
//! | parameter | value | where |
//! |---|---|---|
//! | dice | 9 a player | [`DICE_EACH`] |
//! | ingredients | 20 of each colour (equal shares of 60 are assumed) | [`INGREDIENTS_EACH`] |
//! | ingredients kept | 10 | [`TASTE_LIMIT`] |
//! | cards | 28 from a card file, 8 laid out | [`CARDS`], [`DISPLAY`] |
//! | packages that end the game | 5 | [`PACKAGES`] |

mod action;
mod bundle;
mod card;
mod choices;
mod dropping;
mod event;
mod hidden;
mod id_set;
mod illegal;
mod imagined;
mod kit;
mod options;
pub mod packing;
mod picking;
pub mod scoring;
mod seen;
mod state;
mod tube;
mod view;
mod words;

pub use action::Action;
pub use bundle::Bundle;
pub use card::{CARDS, Card, CardId, Kind};
pub use event::{EndReason, Event};
pub use illegal::IllegalAction;
pub use kit::{DICE_EACH, die, die_id};
pub use options::{CardSpec, Options};
pub use state::{DISPLAY, INFO, INGREDIENTS_EACH, Kipp, PACKAGES, STALL_ROUNDS, TASTE_LIMIT};
pub use tube::Tube;
pub use view::{OwnCard, Place, Stage, TrayDie, View};
