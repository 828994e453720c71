//! Bevy projection of a running tube machine.
//!
//! The machine is the only thing that moves anything: [`tick`] steps it at its own fixed rate,
//! [`mirror`] copies the pose of every part to an entity. There is no window yet; [`headless`]
//! runs both without one.

pub mod cli;
pub mod headless;
pub mod mirror;
pub mod tick;
pub mod words;
