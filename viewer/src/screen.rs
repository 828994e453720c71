//! The screens, and what lies on the table of each.

use bevy::prelude::*;

/// What is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What do you want to do?
    #[default]
    Menu,
    /// Who plays what?
    Opening,
    /// A match.
    Play,
    /// The machine, seen through, with its moments.
    Lab,
    /// A recorded match.
    Replay,
    /// Language, sizes, contrast.
    Settings,
}
