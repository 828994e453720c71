//! Game.
