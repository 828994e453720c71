//! Which values shall the free dimensions have?
//!
//! Designs are tried on a [`Grid`] of values that can be made, judged by a [`Judge`] that drops the
//! same dice into each of them, and searched for the best by [`search()`]. What is found is then
//! judged once more with dice that the search has not seen, for the best of many tries looks better
//! than it is.

mod answer;
mod builds;
mod estimate;
mod front;
mod grid;
mod judge;
mod pictures;
mod plateau;
mod report;
mod search;
mod table;
mod work;

pub use answer::{Answer, FRESH, Neighbour, Slice, Surface, Tried, answer};
pub use estimate::{Crossed, Estimate};
pub use front::front;
pub use grid::{Design, Grid};
pub use judge::{Judge, Score};
pub use plateau::Plateau;
pub use report::report;
pub use search::{Search, search};
pub use table::{Aim, Concern, DesignTable};
pub use work::work;
