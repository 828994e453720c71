//! Dice tumbling: the settings of the simulation, the bodies and the rules of reading that the
//! machine's trays and thrown dice share.

mod die;
mod panels;
pub(crate) mod rest;
mod seat;
pub(crate) mod stilling;
mod tray;
mod world;

pub(crate) use die::{DieBody, mass_properties};
pub(crate) use panels::Prism;
pub(crate) use rest::Stillness;
pub(crate) use seat::{SeatedDie, Seats, reading, up};
pub(crate) use tray::{holds, tray};
pub use world::WALL_M;
pub(crate) use world::{HOLLOW, surface, world};

pub use world::TICK_HZ;
