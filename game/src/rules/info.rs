//! What is true of a game before it begins.

use serde::Serialize;

use super::SetupError;

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
    /// The number of players of a table.
    ///
    /// # Errors
    /// [`SetupError::Players`] when so many cannot play.
    pub fn seated(&self, players: usize) -> Result<u8, SetupError> {
        let allowed = self.min_players..=self.max_players;
        let seats = u8::try_from(players).ok();
        seats
            .filter(|seats| allowed.contains(seats))
            .ok_or(SetupError::Players {
                title: self.title,
                got: players,
                min: self.min_players,
                max: self.max_players,
            })
    }
}
