//! What is true of a game before it begins.

use serde::Serialize;

/// Name, key and size of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GameInfo {
    /// Short name for commands, records and message keys, in lower-case ASCII.
    pub key: &'static str,
    /// Proper name in ASCII, the same in every language.
    pub title: &'static str,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// Whether dice are dropped into the tipping machine.
    pub needs_apparatus: bool,
    /// Whether anything on the table is hidden from somebody, a face-down deck for example.
    pub has_hidden: bool,
}

impl GameInfo {
    /// Whether this many can play.
    #[must_use]
    pub fn seats(&self, players: usize) -> bool {
        (usize::from(self.min_players)..=usize::from(self.max_players)).contains(&players)
    }
}
