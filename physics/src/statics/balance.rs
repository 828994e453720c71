//! The balance of one tube: which moments turn it, and whether they can.

use nalgebra::Vector3;
use serde::{Deserialize, Serialize};

use super::{MassProperties, parts};
use crate::spec::MachineSpec;

/// A die that lies in a tube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Load {
    /// Mass of the die, kg.
    pub die_mass_kg: f64,
    /// Its centre in the tube frame (origin on the rod's axis, `x` to the mouth, `y` up when the
    /// tube is level), m.
    pub position_m: Vector3<f64>,
}

/// The weights of an empty tube, in the tube frame.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct EmptyTube {
    /// Walls and end wall.
    pub board: MassProperties,
    /// The ballast stack.
    pub ballast: MassProperties,
}

impl EmptyTube {
    /// Tube `tube` of the machine.
    ///
    /// # Panics
    /// If `tube` is not below [`TUBES`](crate::spec::TUBES).
    #[must_use]
    pub fn of(spec: &MachineSpec, tube: usize) -> Self {
        Self {
            board: parts::board(spec, &spec.tube[tube]),
            ballast: parts::ballast(&spec.tube[tube]),
        }
    }
}

/// What one weight does about the rod.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MomentRow {
    /// Mass, kg.
    pub mass_kg: f64,
    /// Distance from the rod's axis to the line along which the weight pulls, m: on a level table
    /// the horizontal distance. Positive towards the mouth.
    pub lever_arm_m: f64,
    /// Moment about the rod, N·m; positive turns the mouth down.
    pub moment_nm: f64,
}

/// Moments about the rod of one tube and of what lies in it, at one angle and at rest.
///
/// All moments are positive when they turn the mouth down (tipping) and negative when they
/// restore. A moment of `m g` at the lever arm `x` is `m g x`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// Elevation of the mouth, rad.
    pub angle_rad: f64,
    /// The dice in the tube, in the order in which they were given.
    pub dice: Vec<MomentRow>,
    /// The tube's board: walls and end wall.
    pub board: MomentRow,
    /// The ballast stack.
    pub ballast: MomentRow,
    /// Moment of all dice, N·m.
    pub dice_moment_nm: f64,
    /// Moment of the empty tube, board and ballast, N·m; negative when it restores.
    pub tube_moment_nm: f64,
    /// Moment of dice and tube together, N·m.
    pub net_moment_nm: f64,
    /// Load on the rod, N: the weight of tube and dice across the rod.
    pub bearing_load_n: f64,
    /// Largest moment that dry friction on the rod can hold, N·m:
    /// coefficient · load · rod radius. A tube at rest stays while the net moment lies within
    /// plus and minus this dead band.
    pub dead_band_nm: f64,
    /// How far the net moment is beyond the dead band on the tipping side, N·m. Positive: the tube
    /// tips when it is released. Negative: it holds by so much.
    pub margin_nm: f64,
}

/// Which way a tube at rest sets off when nothing but its bearing holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tendency {
    /// The mouth goes down.
    Tips,
    /// Friction holds the tube where it is.
    Stays,
    /// The mouth goes up.
    Returns,
}

impl Balance {
    /// The balance of tube `tube` at the elevation `angle_rad` with the dice `loads` at rest in it.
    ///
    /// # Panics
    /// If `tube` is not below [`TUBES`](crate::spec::TUBES).
    #[must_use]
    pub fn of(spec: &MachineSpec, tube: usize, angle_rad: f64, loads: &[Load]) -> Self {
        Self::of_parts(spec, &EmptyTube::of(spec, tube), angle_rad, loads)
    }

    /// As [`Balance::of`], with the tube's weights worked out before.
    #[must_use]
    pub fn of_parts(spec: &MachineSpec, tube: &EmptyTube, angle_rad: f64, loads: &[Load]) -> Self {
        let pull = Pull::new(spec.base.gravity_vector(), angle_rad);
        let dice = loads
            .iter()
            .map(|load| pull.on(load.die_mass_kg, load.position_m))
            .collect();
        let board = pull.on_part(&tube.board);
        let ballast = pull.on_part(&tube.ballast);
        Self::from_rows(spec, angle_rad, pull.strength(), dice, board, ballast)
    }

    fn from_rows(
        spec: &MachineSpec,
        angle_rad: f64,
        pull_m_per_s2: f64,
        dice: Vec<MomentRow>,
        board: MomentRow,
        ballast: MomentRow,
    ) -> Self {
        let dice_mass: f64 = dice.iter().map(|row| row.mass_kg).sum();
        let dice_moment_nm = dice.iter().map(|row| row.moment_nm).sum::<f64>() + 0.0;
        let tube_moment_nm = board.moment_nm + ballast.moment_nm;
        let net_moment_nm = dice_moment_nm + tube_moment_nm;
        let bearing_load_n = (dice_mass + board.mass_kg + ballast.mass_kg) * pull_m_per_s2;
        let dead_band_nm = spec.rod.friction_moment_nm(bearing_load_n);
        let margin_nm = net_moment_nm - dead_band_nm;
        Self {
            angle_rad,
            dice,
            board,
            ballast,
            dice_moment_nm,
            tube_moment_nm,
            net_moment_nm,
            bearing_load_n,
            dead_band_nm,
            margin_nm,
        }
    }

    /// Whether the net moment lies outside the dead band, to either side.
    #[must_use]
    pub fn is_beyond_dead_band(&self) -> bool {
        self.net_moment_nm.abs() > self.dead_band_nm
    }

    /// Whether the tube tips when it is released: the net moment passes the dead band.
    #[must_use]
    pub fn tips(&self) -> bool {
        self.margin_nm > 0.0
    }

    /// Which way the tube sets off from rest at this angle, stops left aside.
    #[must_use]
    pub fn tendency(&self) -> Tendency {
        if self.tips() {
            Tendency::Tips
        } else if self.is_beyond_dead_band() {
            Tendency::Returns
        } else {
            Tendency::Stays
        }
    }

    /// Dice moment that must be passed for the tube to tip, N·m, with this load on the rod.
    #[must_use]
    pub fn needed_moment_nm(&self) -> f64 {
        self.dead_band_nm - self.tube_moment_nm
    }
}

/// Gravity as a tube at a fixed angle feels it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pull {
    /// Gravity in the tube frame, m/s².
    gravity: Vector3<f64>,
}

impl Pull {
    /// World axes turned into the tube frame: the tube is turned by `angle_rad` about `z`.
    pub(super) fn new(world: Vector3<f64>, angle_rad: f64) -> Self {
        let (sin, cos) = angle_rad.sin_cos();
        let along = world.x * cos + world.y * sin;
        let across = world.y * cos - world.x * sin;
        Self {
            gravity: Vector3::new(along, across, world.z),
        }
    }

    /// Gravity across the rod, m/s².
    pub(super) fn strength(&self) -> f64 {
        self.gravity.x.hypot(self.gravity.y)
    }

    /// Moment about the rod of one kilogram at a point of the tube frame, m²/s²: the moment about
    /// `z` is `x F_y − y F_x`, and tipping is against it.
    pub(super) fn specific(&self, x_m: f64, y_m: f64) -> f64 {
        y_m * self.gravity.x - x_m * self.gravity.y
    }

    /// A weight at a point.
    fn on(&self, mass_kg: f64, at_m: Vector3<f64>) -> MomentRow {
        let specific = self.specific(at_m.x, at_m.y);
        MomentRow {
            mass_kg,
            lever_arm_m: specific / self.strength(),
            moment_nm: mass_kg * specific,
        }
    }

    pub(super) fn on_part(&self, part: &MassProperties) -> MomentRow {
        self.on(part.mass_kg, part.center_m)
    }
}
