//! How far real fills are from statics.

/// One record of a tip in so many may be a slip of the pen.
pub const LAPSES: f64 = 100.0;

/// What is known beforehand about the gap between statics and fills: two numbers that are fitted
/// beside the machine's own, each with a normal prior.
///
/// The defaults come from the simulated machine; see the tests of `fit_machine.rs`, which measure
/// them again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Discrepancy {
    /// Distance of neighbouring dice in single file, in edges (see
    /// [`stacked`](kipp_physics::statics::stacked)), 1.
    pub packing: f64,
    /// Standard deviation of the packing from machine to machine, 1.
    pub packing_deviation: f64,
    /// Standard deviation of the moment of dice in single file at which a fill tips, as a share of the
    /// moment that statics needs, 1.
    pub scatter: f64,
    /// Factor by which the scatter may well be larger or smaller: one standard deviation of its
    /// logarithm is the logarithm of this.
    pub scatter_factor: f64,
}

impl Discrepancy {
    /// Range of the packing that is looked at.
    pub const PACKINGS: (f64, f64) = (0.6, 1.4);
    /// Range of the scatter that is looked at.
    pub const SCATTERS: (f64, f64) = (0.003, 0.5);
}

impl Default for Discrepancy {
    fn default() -> Self {
        Self {
            packing: 0.98,
            packing_deviation: 0.02,
            scatter: 0.01,
            scatter_factor: 2.5,
        }
    }
}
