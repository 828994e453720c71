//! One die of an experiment.

use kipp_physics::DieSize;

/// A die that is dropped into a tube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The machine's number of the tube.
    pub tube: usize,
    /// The size of the die.
    pub size: DieSize,
}
