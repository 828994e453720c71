//! Rules, dice engine, computer players, sessions and the `kipp` command.

pub mod bot;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "machine")]
pub mod cup;
pub mod dice;
pub mod games;
#[cfg(feature = "machine")]
pub mod machine;
mod player;
pub mod rules;
pub mod session;
