//! The numbers of a machine that the lab lets people turn.

use std::ops::RangeInclusive;

use kipp_physics::spec::TUBES;
use kipp_physics::{DieSize, MachineSpec, statics};

use super::field::{self, Wrong};

/// Most plates that can be asked for; far fewer have room.
const MOST_PLATES: u32 = 1_000_000;

/// A number of a [`MachineSpec`], in the unit in which people read it.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// Message key of its name.
    pub key: &'static str,
    /// Symbol of the unit; empty for a bare number.
    pub unit: &'static str,
    /// What the slider reaches; other values can be typed.
    pub range: (f64, f64),
    /// Decimals that are shown.
    pub digits: usize,
    get: Get,
    set: Set,
}

impl Knob {
    /// The number for tube `tube` of a machine.
    #[must_use]
    pub fn read(&self, spec: &MachineSpec, tube: usize) -> f64 {
        (self.get)(spec, tube)
    }

    /// Turns the number for tube `tube`.
    pub fn turn(&self, spec: &mut MachineSpec, tube: usize, value: f64) {
        (self.set)(spec, tube, value);
    }

    /// The value that a text stands for.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(&self, text: &str) -> Result<f64, Wrong> {
        let value = field::number(text, self.unit)?;
        let is_count = value.fract() == 0.0 && (0.0..=f64::from(MOST_PLATES)).contains(&value);
        match self.digits > 0 || is_count {
            true => Ok(value),
            false => Err(Wrong::Whole(MOST_PLATES.into())),
        }
    }

    /// What the slider reaches.
    #[must_use]
    pub fn reach(&self) -> RangeInclusive<f64> {
        self.range.0..=self.range.1
    }
}

/// Plates are counted.
fn whole(value: f64) -> u32 {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it was brought into the interval"
    )]
    let plates = value.round().clamp(0.0, f64::from(MOST_PLATES)) as u32;
    plates
}

/// Knobs that each tube has.
pub const OF_TUBE: [Knob; 6] = [
    Knob {
        key: "lab-plates",
        unit: "",
        range: (0.0, 40.0),
        digits: 0,
        get: |spec, tube| f64::from(spec.tube[tube].ballast.plates),
        set: |spec, tube, value| spec.tube[tube].ballast.plates = whole(value),
    },
    Knob {
        key: "lab-plate-mass",
        unit: "g",
        range: (0.1, 5.0),
        digits: 2,
        get: |spec, tube| 1e3 * spec.tube[tube].ballast.plate_mass_kg,
        set: |spec, tube, value| spec.tube[tube].ballast.plate_mass_kg = value / 1e3,
    },
    Knob {
        key: "lab-ballast-station",
        unit: "mm",
        range: (0.0, 100.0),
        digits: 1,
        get: |spec, tube| 1e3 * spec.tube[tube].ballast.station_m,
        set: |spec, tube, value| spec.tube[tube].ballast.station_m = value / 1e3,
    },
    Knob {
        key: "lab-pivot-station",
        unit: "mm",
        range: (50.0, 130.0),
        digits: 1,
        get: |spec, tube| 1e3 * spec.tube[tube].pivot_station_m,
        set: |spec, tube, value| spec.tube[tube].pivot_station_m = value / 1e3,
    },
    Knob {
        key: "lab-pivot-height",
        unit: "mm",
        range: (-20.0, 20.0),
        digits: 1,
        get: |spec, tube| 1e3 * spec.tube[tube].pivot_height_m,
        set: |spec, tube, value| spec.tube[tube].pivot_height_m = value / 1e3,
    },
    Knob {
        key: "lab-rest-angle",
        unit: "°",
        range: (0.0, 60.0),
        digits: 1,
        get: |spec, tube| spec.tube[tube].rest_angle_rad.to_degrees(),
        set: |spec, tube, value| spec.tube[tube].rest_angle_rad = value.to_radians(),
    },
];

/// Knobs of the whole machine; they leave the tube aside.
pub const OF_MACHINE: [Knob; 7] = [
    Knob {
        key: "lab-bearing-friction",
        unit: "",
        range: (0.0, 1.0),
        digits: 2,
        get: |spec, _| spec.rod.friction,
        set: |spec, _, value| spec.rod.friction = value,
    },
    die_mass("lab-mass-small", DieSize::Small),
    die_mass("lab-mass-medium", DieSize::Medium),
    die_mass("lab-mass-large", DieSize::Large),
    Knob {
        key: "lab-tilt-forward",
        unit: "°",
        range: (-15.0, 15.0),
        digits: 1,
        get: |spec, _| spec.base.table_tilt_forward_rad.to_degrees(),
        set: |spec, _, value| spec.base.table_tilt_forward_rad = value.to_radians(),
    },
    Knob {
        key: "lab-tilt-sideways",
        unit: "°",
        range: (-15.0, 15.0),
        digits: 1,
        get: |spec, _| spec.base.table_tilt_sideways_rad.to_degrees(),
        set: |spec, _, value| spec.base.table_tilt_sideways_rad = value.to_radians(),
    },
    GRAVITY,
];

/// Gravity.
pub const GRAVITY: Knob = Knob {
    key: "lab-gravity",
    unit: "m/s²",
    range: (0.5, 25.0),
    digits: 2,
    get: |spec, _| spec.base.gravity_m_per_s2,
    set: |spec, _, value| spec.base.gravity_m_per_s2 = value,
};

/// Gravity at the surface, m/s², by the message key of the place.
pub const WORLDS: [(&str, f64); 3] = [("lab-earth", 9.81), ("lab-moon", 1.62), ("lab-mars", 3.71)];

/// Reads a value of a description, for a tube where it has one.
type Get = fn(&MachineSpec, usize) -> f64;
/// Sets it.
type Set = fn(&mut MachineSpec, usize, f64);

const fn die_mass(key: &'static str, size: DieSize) -> Knob {
    let (get, set): (Get, Set) = match size {
        DieSize::Small => (
            |spec, _| mass(spec, 0),
            |spec, _, value| weigh(spec, 0, value),
        ),
        DieSize::Medium => (
            |spec, _| mass(spec, 1),
            |spec, _, value| weigh(spec, 1, value),
        ),
        DieSize::Large => (
            |spec, _| mass(spec, 2),
            |spec, _, value| weigh(spec, 2, value),
        ),
    };
    Knob {
        key,
        unit: "g",
        range: (0.5, 20.0),
        digits: 2,
        get,
        set,
    }
}

fn mass(spec: &MachineSpec, die: usize) -> f64 {
    1e3 * statics::die(&spec.die[die]).mass_kg
}

fn weigh(spec: &mut MachineSpec, die: usize, grams: f64) {
    spec.die[die].mass_kg = Some(grams / 1e3);
}

/// All tubes, or the one that is looked at.
#[must_use]
pub fn tubes(tube: usize, all_alike: bool) -> RangeInclusive<usize> {
    match all_alike {
        true => 0..=TUBES - 1,
        false => tube..=tube,
    }
}
