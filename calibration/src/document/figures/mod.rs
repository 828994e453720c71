//! The figures of reports.
//!
//! The drawing library is young; it is named in this folder only. Every figure takes plain numbers
//! and the words of its [`Axes`], and gives back SVG that scales with the page and says in words
//! what it shows.

mod bars;
mod canvas;
mod curve;
mod histogram;
mod map;
mod points;
mod staircase;

pub use bars::{Effect, IndexPair, tornado, twin_bars};
pub use curve::{Curve, CurvePoint, curve, curves};
pub use histogram::{DiceHistogram, HistogramNames, dice_histogram, rank_histogram};
pub use map::{Map, map};
pub use points::{Dot, Front, Whisker, front, intervals, plane, residuals};
pub use staircase::{Step, staircase};

/// A picture with its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The drawing, one `<svg>` element.
    pub svg: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
}

/// The words of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axes {
    /// What the figure shows, for those who cannot see it.
    pub alt: String,
    /// Name and unit of the horizontal axis.
    pub x: String,
    /// Name and unit of the vertical axis.
    pub y: String,
}
