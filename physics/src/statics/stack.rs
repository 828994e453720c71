//! A fast answer to "at which die does it tip?", without a simulation.

use nalgebra::Vector3;

use super::{Balance, Load, parts};
use crate::spec::{DieSize, MachineSpec};

/// Where dice would rest in a tube if they lay in single file: flat on the lowest side, each
/// touching the one before, the first touching the end wall.
///
/// An approximation. Real dice turn, ride up the slanting sides and leave gaps, so single results
/// scatter around it; its levers are the shortest that dice on the lowest side can have.
///
/// Dice that would stick out of the mouth are left out, with all that follow them.
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn stacked(spec: &MachineSpec, tube: usize, sizes: &[DieSize]) -> Vec<Load> {
    let tube = &spec.tube[tube];
    let mut front_m = tube.end_wall_station_m;
    let mut loads = Vec::new();
    for die in sizes.iter().map(|size| &spec.die[size.index()]) {
        let half = die.edge_m / 2.0;
        let position_m: Vector3<f64> = tube.to_tube_frame(front_m + half, half - tube.bore_m / 2.0);
        front_m += die.edge_m;
        if front_m > tube.length_m {
            break;
        }
        loads.push(Load {
            die_mass_kg: parts::die(die).mass_kg,
            position_m,
        });
    }
    loads
}

/// The balance after each die of [`stacked`] dice in a tube on its rest stop, up to and with the
/// first that tips it.
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn fill(spec: &MachineSpec, tube: usize, sizes: &[DieSize]) -> Vec<Balance> {
    let loads = stacked(spec, tube, sizes);
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
/// use kipp_physics::statics::dice_to_tip;
///
/// let spec = MachineSpec::builtin();
/// let large = dice_to_tip(&spec, 0, &[DieSize::Large; 9]);
/// let small = dice_to_tip(&spec, 0, &[DieSize::Small; 9]);
/// assert!(large < small);
/// ```
///
/// # Panics
/// If `tube` is not below [`TUBES`](crate::spec::TUBES).
#[must_use]
pub fn dice_to_tip(spec: &MachineSpec, tube: usize, sizes: &[DieSize]) -> Option<usize> {
    let balances = fill(spec, tube, sizes);
    balances
        .last()
        .filter(|last| last.tips())
        .map(|_| balances.len())
}
