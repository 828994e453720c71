//! The numbers of a machine that the lab lets people turn.

use std::f64::consts::PI;
use std::ops::RangeInclusive;

use kipp_game::cli::words::{Words, decimal};
use kipp_physics::spec::TUBES;
use kipp_physics::{DieSize, MachineSpec, statics};

use super::field::{self, Wrong};

/// Most plates that can be asked for; far fewer have room.
const MOST_PLATES: u32 = 1_000_000;

/// From here on numbers are written with an exponent.
const ENDLESS: f64 = 1e9;

/// Degrees in a radian.
const DEGREES: f64 = 180.0 / PI;

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
    /// Its path in a machine file; that of a tube's number within the tube.
    field: &'static str,
    /// What one SI unit is in the unit in which people read it.
    per_si: f64,
    get: Get,
    set: Set,
}

impl Knob {
    /// The number for tube `tube` of a machine.
    #[must_use]
    pub fn read(&self, spec: &MachineSpec, tube: usize) -> f64 {
        self.per_si * (self.get)(spec, tube)
    }

    /// Turns the number for tube `tube`.
    pub fn turn(&self, spec: &mut MachineSpec, tube: usize, value: f64) {
        (self.set)(spec, tube, value / self.per_si);
    }

    /// A value of the machine file in words, with its unit.
    #[must_use]
    pub fn said(&self, value_si: &str, words: &Words) -> String {
        let value = value_si.parse::<f64>().map(|value| self.per_si * value);
        let number = match value {
            Ok(value) if value.abs() < ENDLESS => decimal(value, self.digits, words),
            Ok(value) => format!("{value:e}"),
            Err(_) => value_si.to_owned(),
        };
        format!("{number} {}", self.unit).trim_end().to_owned()
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
pub static OF_TUBE: [Knob; 6] = [
    Knob {
        key: "lab-plates",
        unit: "",
        range: (0.0, 40.0),
        digits: 0,
        field: "ballast.plates",
        per_si: 1.0,
        get: |spec, tube| f64::from(spec.tube[tube].ballast.plates),
        set: |spec, tube, value| spec.tube[tube].ballast.plates = whole(value),
    },
    Knob {
        key: "lab-plate-mass",
        unit: "g",
        range: (0.1, 5.0),
        digits: 2,
        field: "ballast.plate_mass_kg",
        per_si: 1e3,
        get: |spec, tube| spec.tube[tube].ballast.plate_mass_kg,
        set: |spec, tube, value| spec.tube[tube].ballast.plate_mass_kg = value,
    },
    Knob {
        key: "lab-ballast-station",
        unit: "mm",
        range: (0.0, 100.0),
        digits: 1,
        field: "ballast.station_m",
        per_si: 1e3,
        get: |spec, tube| spec.tube[tube].ballast.station_m,
        set: |spec, tube, value| spec.tube[tube].ballast.station_m = value,
    },
    Knob {
        key: "lab-pivot-station",
        unit: "mm",
        range: (50.0, 130.0),
        digits: 1,
        field: "pivot_station_m",
        per_si: 1e3,
        get: |spec, tube| spec.tube[tube].pivot_station_m,
        set: |spec, tube, value| spec.tube[tube].pivot_station_m = value,
    },
    Knob {
        key: "lab-pivot-height",
        unit: "mm",
        range: (-20.0, 20.0),
        digits: 1,
        field: "pivot_height_m",
        per_si: 1e3,
        get: |spec, tube| spec.tube[tube].pivot_height_m,
        set: |spec, tube, value| spec.tube[tube].pivot_height_m = value,
    },
    Knob {
        key: "lab-rest-angle",
        unit: "°",
        range: (0.0, 60.0),
        digits: 1,
        field: "rest_angle_rad",
        per_si: DEGREES,
        get: |spec, tube| spec.tube[tube].rest_angle_rad,
        set: |spec, tube, value| spec.tube[tube].rest_angle_rad = value,
    },
];

/// Knobs of the whole machine; they leave the tube aside.
pub static OF_MACHINE: [Knob; 7] = [
    Knob {
        key: "lab-bearing-friction",
        unit: "",
        range: (0.0, 1.0),
        digits: 2,
        field: "rod.friction",
        per_si: 1.0,
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
        field: "base.table_tilt_forward_rad",
        per_si: DEGREES,
        get: |spec, _| spec.base.table_tilt_forward_rad,
        set: |spec, _, value| spec.base.table_tilt_forward_rad = value,
    },
    Knob {
        key: "lab-tilt-sideways",
        unit: "°",
        range: (-15.0, 15.0),
        digits: 1,
        field: "base.table_tilt_sideways_rad",
        per_si: DEGREES,
        get: |spec, _| spec.base.table_tilt_sideways_rad,
        set: |spec, _, value| spec.base.table_tilt_sideways_rad = value,
    },
    GRAVITY,
];

/// Gravity.
pub const GRAVITY: Knob = Knob {
    key: "lab-gravity",
    unit: "m/s²",
    range: (0.5, 25.0),
    digits: 2,
    field: "base.gravity_m_per_s2",
    per_si: 1.0,
    get: |spec, _| spec.base.gravity_m_per_s2,
    set: |spec, _, value| spec.base.gravity_m_per_s2 = value,
};

/// Gravity at the surface, m/s², by the message key of the place.
pub const WORLDS: [(&str, f64); 3] = [("lab-earth", 9.81), ("lab-moon", 1.62), ("lab-mars", 3.71)];

/// Reads a value of a description, in SI units, for a tube where it has one.
type Get = fn(&MachineSpec, usize) -> f64;
/// Sets it.
type Set = fn(&mut MachineSpec, usize, f64);

const fn die_mass(key: &'static str, size: DieSize) -> Knob {
    let (field, get, set): (&str, Get, Set) = match size {
        DieSize::Small => (
            "die[0].mass_kg",
            |spec, _| mass(spec, 0),
            |spec, _, value| weigh(spec, 0, value),
        ),
        DieSize::Medium => (
            "die[1].mass_kg",
            |spec, _| mass(spec, 1),
            |spec, _, value| weigh(spec, 1, value),
        ),
        DieSize::Large => (
            "die[2].mass_kg",
            |spec, _| mass(spec, 2),
            |spec, _, value| weigh(spec, 2, value),
        ),
    };
    Knob {
        key,
        unit: "g",
        range: (0.5, 20.0),
        digits: 2,
        field,
        per_si: 1e3,
        get,
        set,
    }
}

fn mass(spec: &MachineSpec, die: usize) -> f64 {
    statics::die(&spec.die[die]).mass_kg
}

fn weigh(spec: &mut MachineSpec, die: usize, mass_kg: f64) {
    spec.die[die].mass_kg = Some(mass_kg);
}

/// The knob of a path in a machine file, and the tube that it belongs to.
#[must_use]
pub fn of_field(path: &str) -> Option<(&'static Knob, Option<usize>)> {
    let of_machine = OF_MACHINE.iter().find(|knob| knob.field == path);
    if let Some(knob) = of_machine {
        return Some((knob, None));
    }
    let (tube, field) = path.strip_prefix("tube[")?.split_once("].")?;
    let knob = OF_TUBE.iter().find(|knob| knob.field == field)?;
    Some((knob, tube.parse().ok()))
}

/// All tubes, or the one that is looked at.
#[must_use]
pub fn tubes(tube: usize, all_alike: bool) -> RangeInclusive<usize> {
    match all_alike {
        true => 0..=TUBES - 1,
        false => tube..=tube,
    }
}
