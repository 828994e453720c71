//! Computer players. They get a view, public events and their own random stream,
//! never a game, a machine or a seed.

mod advice;
mod kaese;
mod kipp;
mod random;
mod wanzen;
mod wuerfelzucker;

pub use advice::{Advisor, Prospect, Valued, ranked};
pub use random::RandomBot;

use crate::dice::Draws;
use crate::player::Player;
use crate::rules::Game;

/// A computer player of game `G`.
pub trait Bot<G: Game> {
    /// Sees something that everybody saw.
    fn observe(&mut self, event: &G::Event);

    /// Chooses one of `legal` (never empty), with its own luck for this decision.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], luck: &mut Draws) -> G::Action;
}

/// The computer players a game offers.
pub trait Bots: Game {
    /// Their keys, weakest first.
    const BOTS: &'static [&'static str];

    /// The bot with this key for a seat.
    fn bot(key: &str, seat: Player) -> Option<Box<dyn Bot<Self>>>;

    /// Whoever gives advice at this game and judges it afterwards, if anybody does.
    fn advisor() -> Option<Box<dyn Advisor<Self>>> {
        None
    }
}
