//! The numbers that a fit may change, as coordinates from 0 to 1.

use kipp_physics::spec::MachineSpec;

use super::discrepancy::Discrepancy;
use super::forward::Forecast;
use crate::stream::Stream;
use crate::study::{Knob, Study};

/// The study's knobs that are not frozen, then packing and scatter, each scaled so that its range is
/// 0 to 1; the scatter by its logarithm.
pub(super) struct Space<'s> {
    machine: MachineSpec,
    /// The knobs that are fitted.
    pub knobs: Vec<&'s Knob>,
    discrepancy: Discrepancy,
}

impl<'s> Space<'s> {
    pub fn new(study: &'s Study, frozen: &[String], discrepancy: Discrepancy) -> Self {
        let is_free = |knob: &&Knob| {
            let path = knob.field.path();
            !frozen
                .iter()
                .any(|frozen| frozen.eq_ignore_ascii_case(path))
        };
        let mut machine = study.machine.clone();
        // Words weigh most of a copy, and every forecast makes one.
        machine.notes.clear();
        Self {
            machine,
            knobs: study.knobs.iter().filter(is_free).collect(),
            discrepancy,
        }
    }

    /// Number of coordinates.
    pub fn len(&self) -> usize {
        self.knobs.len() + 2
    }

    pub fn bounds(&self) -> Vec<(f64, f64)> {
        vec![(0.0, 1.0); self.len()]
    }

    /// The machine as it is, with the usual gap to statics.
    pub fn nominal(&self) -> Vec<f64> {
        let known = &self.discrepancy;
        let scale = |knob: &&Knob| (knob.nominal - knob.from) / (knob.to - knob.from);
        let mut point: Vec<f64> = self.knobs.iter().map(scale).collect();
        point.push(share(known.packing, Discrepancy::PACKINGS));
        point.push(share(known.scatter.ln(), logs()));
        point
    }

    /// The value of a knob at a coordinate, SI.
    pub fn knob_at(&self, index: usize, coordinate: f64) -> f64 {
        let knob = self.knobs[index];
        within((knob.from, knob.to), coordinate)
    }

    pub fn packing(&self, point: &[f64]) -> f64 {
        within(Discrepancy::PACKINGS, point[self.knobs.len()])
    }

    pub fn scatter(&self, point: &[f64]) -> f64 {
        within(logs(), point[self.knobs.len() + 1]).exp()
    }

    /// The machine at a point, without its notes.
    pub fn machine(&self, point: &[f64]) -> MachineSpec {
        let mut spec = self.machine.clone();
        for (index, knob) in self.knobs.iter().enumerate() {
            knob.field
                .write(&mut spec, self.knob_at(index, point[index]));
        }
        spec
    }

    pub fn forecast(&self, point: &[f64]) -> Forecast {
        Forecast::new(
            self.machine(point),
            self.packing(point),
            self.scatter(point),
        )
    }

    /// Coordinates of the knobs of a machine.
    pub fn knobs_of(&self, machine: &MachineSpec) -> Vec<f64> {
        let knobs = self.knobs.iter();
        knobs
            .map(|knob| share(knob.field.read(machine), (knob.from, knob.to)))
            .collect()
    }

    /// Packing and scatter of a copy, as they are expected beforehand.
    pub fn drawn(&self, stream: &mut Stream) -> (f64, f64) {
        let known = &self.discrepancy;
        let (packings, scatters) = (Discrepancy::PACKINGS, Discrepancy::SCATTERS);
        let packing = known.packing + known.packing_deviation * stream.normal();
        let scatter = known.scatter * (known.scatter_factor.ln() * stream.normal()).exp();
        (
            packing.clamp(packings.0, packings.1),
            scatter.clamp(scatters.0, scatters.1),
        )
    }

    /// How far packing and scatter are from what is known beforehand, in standard deviations.
    pub fn prior_deviations(&self, point: &[f64]) -> [f64; 2] {
        let known = &self.discrepancy;
        [
            (self.packing(point) - known.packing) / known.packing_deviation,
            (self.scatter(point) / known.scatter).ln() / known.scatter_factor.ln(),
        ]
    }
}

fn logs() -> (f64, f64) {
    let (from, to) = Discrepancy::SCATTERS;
    (from.ln(), to.ln())
}

fn share(value: f64, (from, to): (f64, f64)) -> f64 {
    (value - from) / (to - from)
}

/// Exactly the ends at 0 and 1.
fn within((from, to): (f64, f64), share: f64) -> f64 {
    from * (1.0 - share) + to * share
}
