//! Rigid-body model of a machine of three pivoting tubes that tip when the dice in them weigh
//! enough.

pub mod digest;
pub mod drop;
pub mod face;
pub mod machine;
pub mod outcome;
mod real;
pub mod spec;
pub mod statics;

pub use digest::Digest;
pub use drop::{DieDrop, DieId, Release};
pub use face::Face;
pub use machine::{Machine, MachineError};
pub use outcome::{DropOutcome, Poured};
pub use spec::{DieSize, MachineSpec};
pub use statics::Balance;
