//! Closed forms in `f64`: masses, inertias, moments about the rod and the dead band of its bearing.
//!
//! This is the oracle of the simulation: it shares the [`MachineSpec`](crate::spec::MachineSpec)
//! with the machine and nothing else.

mod balance;
mod file;
mod inertia;
mod parts;
mod stack;

pub use balance::{Balance, EmptyTube, Load, MomentRow, Tendency};
pub use file::{Filled, SingleFile};
pub use inertia::{MassProperties, rounded_cube_volume_m3};
pub use parts::{ballast, board, die, end_wall, tube, walls};
pub use stack::{SINGLE_FILE, dice_to_tip, fill, stacked};
