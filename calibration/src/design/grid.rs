//! The designs that can be made.

use crate::study::{Knob, Study};

/// Steps of a free dimension that can be made at any size.
const FINE: f64 = 100.0;

/// A design: for each free knob the number of steps from its least value.
pub type Design = Vec<u32>;

/// All values that the free knobs of a study may have.
#[derive(Clone, Debug)]
pub struct Grid<'study> {
    study: &'study Study,
    axes: Vec<Axis<'study>>,
}

/// One free knob.
#[derive(Clone, Copy, Debug)]
struct Axis<'study> {
    /// Its place among all knobs.
    place: usize,
    knob: &'study Knob,
    step: f64,
    /// Number of the largest value.
    last: u32,
}

impl<'study> Grid<'study> {
    /// The grid of a study's free knobs.
    #[must_use]
    pub fn new(study: &'study Study) -> Self {
        let knobs = study.knobs.iter().enumerate();
        let free = knobs.filter(|(_, knob)| knob.is_free);
        Self {
            study,
            axes: free.map(|(place, knob)| Axis::new(place, knob)).collect(),
        }
    }

    /// The free knobs, in the order of the study.
    pub fn knobs(&self) -> impl ExactSizeIterator<Item = &'study Knob> {
        self.axes.iter().map(|axis| axis.knob)
    }

    /// Places of the free knobs among all knobs of the study.
    pub fn places(&self) -> impl ExactSizeIterator<Item = usize> {
        self.axes.iter().map(|axis| axis.place)
    }

    /// Number of values of each free knob.
    pub fn counts(&self) -> impl ExactSizeIterator<Item = u32> {
        self.axes.iter().map(|axis| axis.last.saturating_add(1))
    }

    /// Number of designs; none if it is beyond counting.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        self.counts()
            .map(u64::from)
            .try_fold(1_u64, u64::checked_mul)
    }

    /// All designs, the last knob changing first. Meant for small grids.
    #[must_use]
    pub fn all(&self) -> Vec<Design> {
        self.axes.iter().fold(vec![Vec::new()], |designs, axis| {
            let longer = |design: &Design| {
                let with = |step| design.iter().copied().chain([step]).collect();
                (0..=axis.last).map(with).collect::<Vec<Design>>()
            };
            designs.iter().flat_map(longer).collect()
        })
    }

    /// The design whose values are nearest to the machine's own.
    #[must_use]
    pub fn present(&self) -> Design {
        let own = |axis: &Axis| axis.nearest((axis.knob.nominal - axis.knob.from) / axis.step);
        self.axes.iter().map(own).collect()
    }

    /// The design nearest to a point of the unit cube.
    #[must_use]
    pub fn nearest(&self, cube: &[f64]) -> Design {
        let pairs = self.axes.iter().zip(cube);
        pairs
            .map(|(axis, share)| axis.nearest(share * f64::from(axis.last)))
            .collect()
    }

    /// The place of a design in the unit cube.
    #[must_use]
    pub fn cube(&self, design: &Design) -> Vec<f64> {
        let pairs = self.axes.iter().zip(design);
        pairs
            .map(|(axis, step)| f64::from(*step) / f64::from(axis.last.max(1)))
            .collect()
    }

    /// One value for each knob of the study, in SI units; knobs that are not free keep the
    /// machine's own.
    #[must_use]
    pub fn point(&self, design: &Design) -> Vec<f64> {
        let mut point = self.study.nominal();
        for (axis, step) in self.axes.iter().zip(design) {
            point[axis.place] = axis.value(*step);
        }
        point
    }

    /// Values of the free knobs alone, in SI units.
    #[must_use]
    pub fn values(&self, design: &Design) -> Vec<f64> {
        let pairs = self.axes.iter().zip(design);
        pairs.map(|(axis, step)| axis.value(*step)).collect()
    }

    /// Designs one step away, in a fixed order.
    #[must_use]
    pub fn neighbours(&self, design: &Design) -> Vec<Design> {
        let moved = |place: usize, step: u32| {
            let mut design = design.clone();
            design[place] = step;
            design
        };
        let mut neighbours = Vec::new();
        for (place, axis) in self.axes.iter().enumerate() {
            let step = design[place];
            neighbours.extend(step.checked_sub(1).map(|less| moved(place, less)));
            neighbours.extend((step < axis.last).then(|| moved(place, step + 1)));
        }
        neighbours
    }

    /// How far a design is from another, in shares of the ranges.
    #[must_use]
    pub fn distance(&self, one: &Design, other: &Design) -> f64 {
        let pairs = self.cube(one).into_iter().zip(self.cube(other));
        pairs.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    }

    /// At most `most` designs along a free knob through `design`, evenly over its range.
    #[must_use]
    pub fn along(&self, design: &Design, free: usize, most: u32) -> Vec<Design> {
        let last = self.axes[free].last;
        let parts = last.min(most.saturating_sub(1)).max(1);
        let mut steps: Vec<u32> = (0..=parts)
            .map(|part| share_of(last, part, parts))
            .collect();
        steps.push(design[free]);
        steps.sort_unstable();
        steps.dedup();
        let moved = |step| {
            let mut design = design.clone();
            design[free] = step;
            design
        };
        steps.into_iter().map(moved).collect()
    }

    /// Whether a free knob of the design has its least or largest value.
    #[must_use]
    pub fn is_at_bound(&self, design: &Design, free: usize) -> bool {
        design[free] == 0 || design[free] == self.axes[free].last
    }
}

/// A value in SI units without the dust of its sums: 18 mm, not 18.000000000000002 mm.
pub(super) fn tidy(value: f64) -> f64 {
    (value * 1e12).round() / 1e12
}

/// `last * part / parts`, rounded down.
fn share_of(last: u32, part: u32, parts: u32) -> u32 {
    let share = u64::from(last) * u64::from(part) / u64::from(parts);
    u32::try_from(share).unwrap_or(last)
}

impl<'study> Axis<'study> {
    fn new(place: usize, knob: &'study Knob) -> Self {
        let range = knob.to - knob.from;
        let step = knob.step.unwrap_or(range / FINE);
        // A range of whole steps may miss the last one by rounding.
        let steps = (range / step * (1.0 + 1e-9)).floor();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "rounded and kept within u32"
        )]
        let last = steps.clamp(0.0, f64::from(u32::MAX - 1)) as u32;
        Self {
            place,
            knob,
            step,
            last,
        }
    }

    fn value(&self, step: u32) -> f64 {
        let value = self.step.mul_add(f64::from(step), self.knob.from);
        tidy(value).clamp(self.knob.from, self.knob.to)
    }

    fn nearest(&self, steps: f64) -> u32 {
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "rounded and within the axis"
        )]
        let step = steps.round().clamp(0.0, f64::from(self.last)) as u32;
        step
    }
}
