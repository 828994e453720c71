//! The registry of games.

pub mod kaese;
pub mod kipp;
pub mod wanzen;
pub mod wuerfelzucker;

use crate::bot::Bots;
use crate::rules::{Game, GameInfo};

/// Code that works with any game.
pub trait Visitor {
    /// What it gives back.
    type Output;

    /// Called with the game's type.
    fn visit<G: Game + Bots>(self) -> Self::Output;
}

macro_rules! registry {
    ($($game:ty),* $(,)?) => {
        /// Every game, in menu order.
        pub const GAMES: &[GameInfo] = &[$(<$game>::INFO),*];

        /// Calls `visitor` with the game of this key; `None` when there is none.
        pub fn dispatch<V: Visitor>(key: &str, visitor: V) -> Option<V::Output> {
            $(if key == <$game>::INFO.key { return Some(visitor.visit::<$game>()); })*
            None
        }
    };
}

// One line a game.
registry! {
    kipp::Kipp,
    wuerfelzucker::Wuerfelzucker,
    kaese::Kaese,
    wanzen::Wanzen,
}
