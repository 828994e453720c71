//! What the parts' tolerances do to the assembled machine.
//!
//! Three answers of rising honesty: [`Linear`] adds up the worst case and the root of the sum of squares
//! (RSS) about the machine as it is meant; [`Copies`] builds many copies at random.

pub mod copies;
pub mod linear;
pub mod margin;
mod report;
pub mod stack;
pub mod tables;
mod worst_case;

pub use copies::{BuiltCopy, Copies};
pub use linear::{Corners, Dimension, Linear, Unanswered};
pub use margin::Response;
pub use stack::{Stack, Stacked, Stacking, Toleranced};
