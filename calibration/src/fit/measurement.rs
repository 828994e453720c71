//! What a person measures on a copy of the machine.

use kipp_physics::spec::DieSize;
use serde::Serialize;

/// One line of the data.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// The file.
    pub file: String,
    /// The line in the file, counted from 1.
    pub line: u64,
    /// What was seen.
    pub seen: Seen,
}

/// What was seen.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// A tube was filled die by die.
    Tip(Tip),
    /// Something was weighed, timed or read off.
    Value {
        /// What was measured.
        kind: Kind,
        /// The value, SI.
        value: f64,
        /// Its standard deviation, SI.
        deviation: f64,
    },
}

/// A tube that was filled die by die, each let settle, the tube held while it is fed and then let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// The tube.
    pub tube: usize,
    /// The dice in their order.
    pub dice: Vec<DieSize>,
    /// The die that tipped it, counted from 1; none if it stood to the last.
    pub at: Option<usize>,
}

/// What a value is the measure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Mass of a die, kg.
    Die(DieSize),
    /// Mass of one ballast plate of a tube, or the mean of all tubes, kg.
    Plate(Option<usize>),
    /// Mass of an empty tube with its ballast, without the rod, kg.
    Tube(usize),
    /// Period of small swings of an empty tube that hangs free on its rod, off both stops, s.
    Period(usize),
    /// Slope at which a die begins to slide in a tube, rad.
    Slide,
    /// Elevation of a tube's mouth on its rest stop, rad.
    Rest(usize),
}

impl Seen {
    /// The tube that is meant, if it is one.
    #[must_use]
    pub const fn tube(&self) -> Option<usize> {
        match self {
            Self::Tip(tip) => Some(tip.tube),
            Self::Value { kind, .. } => kind.tube(),
        }
    }
}

impl Kind {
    const fn tube(self) -> Option<usize> {
        match self {
            Self::Plate(tube) => tube,
            Self::Tube(tube) | Self::Period(tube) | Self::Rest(tube) => Some(tube),
            Self::Die(_) | Self::Slide => None,
        }
    }
}
