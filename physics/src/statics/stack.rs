//! A fast answer to "at which die does it tip?", without a simulation.

use nalgebra::Vector3;

use super::{Balance, Load, SingleFile, parts};
use crate::spec::{DieSize, MachineSpec};

/// Pitch of dice in single file, in edges; see [`stacked`].
pub const SINGLE_FILE: f64 = 1.0;

/// Where dice would rest if they formed a file before the end wall, flat on the lowest side, with
/// centres apart by `pitch_per_edge` times their touching distance.
///
/// An approximation: real dice turn, lie abreast, climb on each other, and scatter. At the pitch 1
/// ([`SINGLE_FILE`]) each touches the next; a heap hardly reaches farther, so this pitch foretells
/// about the earliest die that can tip a tube. In the built-in machine it says 5 for small dice, 4 for
/// medium and 4 for large ones, where 60 simulated fills each needed 5.00, 4.23 and 4.00 in the mean.
/// A smaller pitch stands for dice that lie abreast.
///
/// Dice that would stick out of the mouth are left out, with all that follow them.
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn stacked(
    spec: &MachineSpec,
    tube: usize,
    sizes: &[DieSize],
    pitch_per_edge: f64,
) -> Vec<Load> {
    let tube = &spec.tube[tube];
    let mut file: Option<(f64, f64)> = None;
    let mut loads = Vec::new();
    for die in sizes.iter().map(|size| &spec.die[size.index()]) {
        let half = die.edge_m / 2.0;
        let station = match file {
            None => tube.end_wall_station_m + half,
            Some((station, half_before)) => station + pitch_per_edge * (half_before + half),
        };
        if station + half > tube.length_m {
            break;
        }
        let position_m: Vector3<f64> = tube.to_tube_frame(station, half - tube.bore_m / 2.0);
        loads.push(Load {
            die_mass_kg: parts::die(die).mass_kg,
            position_m,
        });
        file = Some((station, half));
    }
    loads
}

/// The balance after each die of [`stacked`] dice in a tube on its rest stop, up to and with the
/// first that tips it.
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn fill(
    spec: &MachineSpec,
    tube: usize,
    sizes: &[DieSize],
    pitch_per_edge: f64,
) -> Vec<Balance> {
    let loads = stacked(spec, tube, sizes, pitch_per_edge);
    let angle = spec.tube[tube].rest_angle_rad;
    let mut balances = Vec::new();
    for count in 1..=loads.len() {
        let balance = Balance::of(spec, tube, angle, &loads[..count]);
        let tips = balance.tips();
        balances.push(balance);
        if tips {
            break;
        }
    }
    balances
}

/// How many of these dice, dropped in their order, it takes to tip a tube, by the approximation of
/// [`stacked`]; `None` when they do not tip it.
///
/// ```
/// use kipp_physics::spec::{DieSize, MachineSpec};
/// use kipp_physics::statics::{SINGLE_FILE, dice_to_tip};
///
/// let spec = MachineSpec::builtin();
/// let count = dice_to_tip(&spec, 0, &[DieSize::Large; 6], SINGLE_FILE);
/// assert!(count.is_some_and(|count| count > 1));
/// ```
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn dice_to_tip(
    spec: &MachineSpec,
    tube: usize,
    sizes: &[DieSize],
    pitch_per_edge: f64,
) -> Option<usize> {
    let file = SingleFile::new(spec, tube, pitch_per_edge);
    let filled = file.fill(sizes.iter().copied());
    filled.tips.then_some(filled.dice)
}
