//! A tube on its rest stop, prepared for many fills.

use super::balance::Pull;
use super::{EmptyTube, MassProperties, parts};
use crate::spec::{DieSize, MachineSpec, RodSpec, TubeSpec};

/// One tube on its rest stop with all worked out that does not depend on the dice, for fills by the
/// million. It fills by the approximation of [`stacked`](super::stacked), to the same bits as
/// [`fill`](super::fill).
#[derive(Clone, Debug)]
pub struct SingleFile {
    pull: Pull,
    rod: RodFriction,
    end_wall_station_m: f64,
    length_m: f64,
    pivot_station_m: f64,
    pitch_per_edge: f64,
    board_kg: f64,
    ballast_kg: f64,
    tube_moment_nm: f64,
    dice: [PreparedDie; 3],
}

/// What a size of dice brings with it.
#[derive(Clone, Copy, Debug)]
struct PreparedDie {
    mass_kg: f64,
    half_m: f64,
    height_m: f64,
}

/// Friction and radius of the rod.
#[derive(Clone, Copy, Debug)]
struct RodFriction {
    friction: f64,
    radius_m: f64,
}

/// How a fill ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filled {
    /// Dice in the tube.
    pub dice: usize,
    /// Whether the last of them tips it.
    pub tips: bool,
    /// Whether one more die was to come and would have stuck out of the mouth.
    pub is_full: bool,
    /// Moment of the dice about the rod, N·m.
    pub dice_moment_nm: f64,
    /// Dice moment that must be passed for the tube to tip, with this load on the rod, N·m.
    pub needed_moment_nm: f64,
}

impl SingleFile {
    /// Prepares tube `tube` of a machine; dice lie `pitch_per_edge` touching distances apart.
    ///
    /// # Panics
    /// If `tube` is not below [`TUBES`](crate::spec::TUBES).
    #[must_use]
    pub fn new(spec: &MachineSpec, tube: usize, pitch_per_edge: f64) -> Self {
        let described = &spec.tube[tube];
        let pull = Pull::new(spec.base.gravity_vector(), described.rest_angle_rad);
        let empty = EmptyTube::of(spec, tube);
        let moment = |part: &MassProperties| pull.on_part(part).moment_nm;
        Self {
            rod: RodFriction::of(&spec.rod),
            end_wall_station_m: described.end_wall_station_m,
            length_m: described.length_m,
            pivot_station_m: described.pivot_station_m,
            pitch_per_edge,
            board_kg: empty.board.mass_kg,
            ballast_kg: empty.ballast.mass_kg,
            tube_moment_nm: moment(&empty.board) + moment(&empty.ballast),
            dice: DieSize::ALL.map(|size| PreparedDie::new(spec, described, size)),
            pull,
        }
    }

    /// Puts in dice of these sizes until one tips the tube, no more fit, or there are no more.
    #[must_use]
    pub fn fill(&self, sizes: impl IntoIterator<Item = DieSize>) -> Filled {
        let mut filled = self.empty();
        let (mut mass_kg, mut moment_nm) = (0.0, 0.0);
        let mut file: Option<(f64, f64)> = None;
        for size in sizes {
            let die = &self.dice[size.index()];
            let station = match file {
                None => self.end_wall_station_m + die.half_m,
                Some((station, half)) => station + self.pitch_per_edge * (half + die.half_m),
            };
            if station + die.half_m > self.length_m {
                filled.is_full = true;
                break;
            }
            file = Some((station, die.half_m));
            mass_kg += die.mass_kg;
            moment_nm += self.moment_nm(die, station);
            filled = self.filled(filled.dice + 1, mass_kg, moment_nm);
            if filled.tips {
                break;
            }
        }
        filled
    }

    fn empty(&self) -> Filled {
        Filled {
            tips: false,
            ..self.filled(0, 0.0, 0.0)
        }
    }

    fn filled(&self, dice: usize, dice_kg: f64, dice_moment_nm: f64) -> Filled {
        let load_n = (dice_kg + self.board_kg + self.ballast_kg) * self.pull.strength();
        let dead_band_nm = self.rod.moment_nm(load_n);
        Filled {
            dice,
            tips: dice_moment_nm + self.tube_moment_nm - dead_band_nm > 0.0,
            is_full: false,
            dice_moment_nm,
            needed_moment_nm: dead_band_nm - self.tube_moment_nm,
        }
    }

    fn moment_nm(&self, die: &PreparedDie, station_m: f64) -> f64 {
        let x = station_m - self.pivot_station_m;
        die.mass_kg * self.pull.specific(x, die.height_m)
    }
}

impl PreparedDie {
    fn new(spec: &MachineSpec, tube: &TubeSpec, size: DieSize) -> Self {
        let die = &spec.die[size.index()];
        let half_m = die.edge_m / 2.0;
        Self {
            mass_kg: parts::die(die).mass_kg,
            half_m,
            height_m: tube.to_tube_frame(0.0, half_m - tube.bore_m / 2.0).y,
        }
    }
}

impl RodFriction {
    fn of(rod: &RodSpec) -> Self {
        Self {
            friction: rod.friction,
            radius_m: rod.radius_m(),
        }
    }

    /// As [`RodSpec::friction_moment_nm`].
    fn moment_nm(self, load_n: f64) -> f64 {
        self.friction * load_n * self.radius_m
    }
}
