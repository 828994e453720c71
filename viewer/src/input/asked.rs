//! What somebody looks up beside the match.

use bevy::prelude::*;

/// What is open over the match.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Nothing.
    #[default]
    Nothing,
    /// Where everybody's points come from.
    Points,
    /// How the game goes.
    Rules,
}

impl Asked {
    /// Opens it, or closes it when it is open.
    pub fn turn(&mut self, what: Asked) {
        *self = match *self == what {
            true => Asked::Nothing,
            false => what,
        };
    }

    /// Closes what is open; whether something was.
    pub fn close(&mut self) -> bool {
        std::mem::take(self) != Asked::Nothing
    }
}

/// Another match begins with nothing open.
pub fn close(mut asked: ResMut<Asked>) {
    asked.close();
}
