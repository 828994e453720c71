//! Rules, dice engine, computer players, sessions and the `kipp` command.

pub mod bot;
pub mod dice;
pub mod games;
mod player;
pub mod rules;
