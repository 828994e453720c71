//! What the person before the screen sees.

use bevy::prelude::*;
use kipp_game::rules::Player;

use crate::session::{Sight, Turn};
use crate::table::Table;

/// What the person before the screen sees of the match; [`Seen::sight`] is all that a panel may show.
#[derive(Resource, Debug)]
pub struct Seen {
    /// Who looks.
    pub viewer: Player,
    /// What that player sees; nothing before the first look.
    pub sight: Option<Sight>,
    /// Whether the screen waits for this person to sit down, and shows nothing until then.
    pub is_covered: bool,
    /// How many matches have come to the table.
    pub seated: u32,
    revision: Option<u64>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            viewer: Player(0),
            sight: None,
            is_covered: false,
            seated: 0,
            revision: None,
        }
    }
}

impl Seen {
    /// What is seen of the next match: nothing yet.
    #[must_use]
    pub fn of_next(&self) -> Seen {
        Seen {
            seated: self.seated.saturating_add(1),
            ..Seen::default()
        }
    }
}

/// Looks at the match with the eyes of the person who chooses; when several people share the screen
/// and something is hidden, the next one has to sit down first.
pub fn look(table: NonSend<Table>, mut seen: ResMut<Seen>) {
    let Some(game) = &table.game else {
        return;
    };
    if let Turn::Person(player) = game.turn()
        && (player != seen.viewer || seen.sight.is_none())
    {
        seen.is_covered = seen.sight.is_some() && game.is_private(player);
        seen.viewer = player;
        seen.revision = None;
    }
    if seen.revision != Some(game.revision()) {
        seen.sight = Some(game.sight(seen.viewer));
        seen.revision = Some(game.revision());
    }
}
