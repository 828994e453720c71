//! The dice engine that all games share: dice, faces, pools, patterns, and the
//! only place in the crate that draws random numbers.

mod colour;
mod die;
mod face;
mod faces;
pub mod oracle;
mod pattern;
mod pool;
mod roller;
mod size;

pub use colour::Colour;
pub use die::{Die, DieId};
pub use face::Face;
pub use faces::{Faces, TooManyDice};
pub use pattern::{FaceSet, Pattern};
pub use pool::{Parts, Pool};
pub use roller::{Draws, GENERATOR, Roller, Stream};
pub use size::Size;
