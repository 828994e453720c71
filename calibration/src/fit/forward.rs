//! What statics foretells about every kind of measurement.

use std::f64::consts::{PI, SQRT_2};

use kipp_physics::spec::{MachineSpec, TUBES};
use kipp_physics::statics::{self, Balance, EmptyTube};
use statrs::function::erf::erfc;

use super::discrepancy::LAPSES;
use super::measurement::{Kind, Measurement, Seen, Tip};

/// A machine about which things are foretold.
pub struct Forecast {
    spec: MachineSpec,
    tubes: [EmptyTube; TUBES],
    packing: f64,
    scatter: f64,
}

impl Forecast {
    /// Of a machine whose dice lie `packing` edges apart (see [`statics::stacked`]) and whose needed
    /// moment scatters from fill to fill by the share `scatter`.
    #[must_use]
    pub fn new(spec: MachineSpec, packing: f64, scatter: f64) -> Self {
        let tubes = std::array::from_fn(|tube| EmptyTube::of(&spec, tube));
        Self {
            spec,
            tubes,
            packing,
            scatter,
        }
    }

    /// The value that is to be expected of a measurement, SI.
    #[must_use]
    pub fn value(&self, kind: Kind) -> f64 {
        match kind {
            Kind::Die(size) => statics::die(&self.spec.die[size.index()]).mass_kg,
            Kind::Plate(Some(tube)) => self.spec.tube[tube].ballast.plate_mass_kg,
            Kind::Plate(None) => {
                let tubes = self.spec.tube.iter();
                tubes.map(|tube| tube.ballast.plate_mass_kg).sum::<f64>() / TUBES as f64
            }
            Kind::Tube(tube) => statics::tube(&self.spec, tube).mass_kg,
            Kind::Period(tube) => Swing::of(&self.spec, tube).period_s(),
            Kind::Slide => self.spec.materials.die_on_tube.friction.atan(),
            Kind::Rest(tube) => self.spec.tube[tube].rest_angle_rad,
        }
    }

    /// Chance that the tube has tipped by each die, never falling.
    ///
    /// The moment in single file at which a fill tips differs from the needed moment `M` by a share
    /// that is normal with the standard deviation `scatter` and the same for all its dice: a heap that
    /// lies far out stays far out and needs less. So a tube that statics puts by `m` over `M` has
    /// tipped with the chance `Φ(m / (scatter M))`, an ordered probit. Both are moments: a balance
    /// of which all masses are three times as large foretells the same.
    #[must_use]
    pub fn tipped_by(&self, tip: &Tip) -> Vec<f64> {
        let margins = self.margins(tip);
        let mut tipped = 0f64;
        let chance = |margin: f64| {
            tipped = tipped.max(below(margin / self.scatter));
            tipped
        };
        margins.into_iter().map(chance).collect()
    }

    /// How far the dice moment is above the moment that it must pass, as a share of that, after each
    /// die. Dice for which the tube has no room change nothing.
    fn margins(&self, tip: &Tip) -> Vec<f64> {
        let loads = statics::stacked(&self.spec, tip.tube, &tip.dice, self.packing);
        let angle = self.spec.tube[tip.tube].rest_angle_rad;
        let full = Balance::of_parts(&self.spec, &self.tubes[tip.tube], angle, &loads);
        let (board, ballast) = (full.board.mass_kg, full.ballast.mass_kg);
        let dice: f64 = full.dice.iter().map(|die| die.mass_kg).sum();
        let band_per_kg = full.dead_band_nm / (board + ballast + dice);
        let (mut mass, mut moment) = (board + ballast, 0.0);
        let mut margins = Vec::with_capacity(tip.dice.len());
        for die in &full.dice {
            mass += die.mass_kg;
            moment += die.moment_nm;
            let needed = (band_per_kg * mass - full.tube_moment_nm).max(f64::MIN_POSITIVE);
            margins.push(moment / needed - 1.0);
        }
        let last = margins.last().copied().unwrap_or(-1.0);
        margins.resize(tip.dice.len(), last);
        margins
    }

    /// Chance that the tube tips at each die, and last that it stands to the end. One record in
    /// [`LAPSES`] is taken to be a slip that may say anything, so that a single miscounted fill cannot
    /// outweigh all others.
    #[must_use]
    pub fn chances(&self, tip: &Tip) -> Vec<f64> {
        let mut before = 0.0;
        let slip = 1.0 / LAPSES;
        let ends = self.tipped_by(tip).into_iter().chain([1.0]);
        let steps: Vec<f64> = ends
            .map(|by| by - std::mem::replace(&mut before, by))
            .collect();
        let any = slip / steps.len() as f64;
        steps.iter().map(|step| (1.0 - slip) * step + any).collect()
    }

    /// Chance of what was seen.
    #[must_use]
    pub fn chance(&self, tip: &Tip) -> f64 {
        self.chances(tip)[tip.place()]
    }

    /// Minus the logarithm of the likelihood of a measurement, up to a constant.
    #[must_use]
    pub fn surprise(&self, measurement: &Measurement) -> f64 {
        match &measurement.seen {
            Seen::Tip(tip) => -self.chance(tip).ln(),
            Seen::Value {
                kind,
                value,
                deviation,
            } => ((self.value(*kind) - value) / deviation).powi(2) / 2.0,
        }
    }

    /// Coordinates of the measurement's distribution in which information is plain distance (Rao,
    /// 1945): the mean in standard deviations of a normal one, twice the roots of the chances of a
    /// discrete one. The Fisher information is the square of their derivative.
    pub(super) fn coordinates(&self, measurement: &Measurement, into: &mut Vec<f64>) {
        match &measurement.seen {
            Seen::Tip(tip) => into.extend(self.chances(tip).iter().map(|it| 2.0 * it.sqrt())),
            Seen::Value {
                kind, deviation, ..
            } => into.push(self.value(*kind) / deviation),
        }
    }

    /// How far a measurement lies from what was to be expected, in standard deviations: positive where
    /// more was measured, or a later die. Of a tip it is the normal quantile of the middle of what the
    /// chances leave to the die that was seen.
    #[must_use]
    pub fn residual(&self, measurement: &Measurement) -> f64 {
        match &measurement.seen {
            Seen::Tip(tip) => {
                let (chances, at) = (self.chances(tip), tip.place());
                let before: f64 = chances[..at].iter().sum();
                above_which(1.0 - before - chances[at] / 2.0)
            }
            Seen::Value {
                kind,
                value,
                deviation,
            } => (value - self.value(*kind)) / deviation,
        }
    }

    /// The die at which a tube most likely tips; none if it most likely stands.
    #[must_use]
    pub fn likeliest(&self, tip: &Tip) -> Option<usize> {
        let chances = self.chances(tip);
        let best = (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]))?;
        (best < tip.dice.len()).then_some(best + 1)
    }
}

impl Tip {
    /// Place of what was seen among the chances.
    pub(super) fn place(&self) -> usize {
        self.at.map_or(self.dice.len(), |at| at - 1)
    }
}

/// Share of a standard normal distribution below `z`.
fn below(z: f64) -> f64 {
    erfc(-z / SQRT_2) / 2.0
}

/// The value above which the share `upper` of a standard normal distribution lies.
fn above_which(upper: f64) -> f64 {
    SQRT_2 * statrs::function::erf::erfc_inv(2.0 * upper.clamp(1e-15, 1.0 - 1e-15))
}

/// Small swings of an empty tube that hangs on its rod, off both stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swing {
    /// Moment of inertia about the rod, kg·m².
    pub inertia_kg_m2: f64,
    /// Weight across the rod times the distance of the centre of mass from the rod, N·m: the largest
    /// moment of the weight, reached when the centre is level with the rod.
    pub weight_moment_nm: f64,
    /// Moment that the bearing can hold, N·m.
    pub dead_band_nm: f64,
}

impl Swing {
    /// Of tube `tube`.
    ///
    /// # Panics
    /// If `tube` is not below [`TUBES`].
    #[must_use]
    pub fn of(spec: &MachineSpec, tube: usize) -> Self {
        let body = statics::tube(spec, tube);
        let gravity = spec.base.gravity_vector();
        let weight = body.mass_kg * gravity.x.hypot(gravity.y);
        Self {
            inertia_kg_m2: body.inertia_about_z(nalgebra::Vector3::zeros()),
            weight_moment_nm: weight * body.center_m.x.hypot(body.center_m.y),
            dead_band_nm: spec.rod.friction_moment_nm(weight),
        }
    }

    /// `2π √(I / (m g d))`, s. Dry friction takes from the amplitude and leaves the period alone; an
    /// amplitude of 15° makes it longer by 0.4 %.
    #[must_use]
    pub fn period_s(self) -> f64 {
        2.0 * PI * (self.inertia_kg_m2 / self.weight_moment_nm).sqrt()
    }

    /// Whether it swings at all: a tube whose centre of mass lies so near to the rod that the bearing
    /// holds it at any angle has no period.
    #[must_use]
    pub fn is_defined(self) -> bool {
        self.weight_moment_nm > self.dead_band_nm
    }
}
