//! A match that is kept in a file, for tests that look for it there.

use bevy::prelude::*;
use kipp_viewer::session::{Opening, Sitting};
use kipp_viewer::wish::Wish;

/// Begins a game of one person against a bot, whose dice are drawn.
pub fn begin(app: &mut App, game: &str) {
    let sitting = |(name, bot): (&str, Option<&str>)| Sitting {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    app.world_mut().write_message(Wish::Begin(Opening {
        game: game.to_owned(),
        players: [("Ada", None), ("Ben", Some("random"))].map(sitting).into(),
        seed: 7,
        is_thrown: false,
        machine: None,
        is_kept: true,
    }));
    app.update();
}
