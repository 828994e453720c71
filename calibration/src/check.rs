//! The statics of a machine file at a glance.

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::statics::{self, Balance};

use crate::pool::OF_EACH_SIZE;

/// What statics says about one tube.
#[derive(Clone, Debug, PartialEq)]
pub struct TubeCheck {
    /// The tube's name in the file.
    pub name: String,
    /// The empty tube at rest.
    pub at_rest: Balance,
    /// The empty tube at its front stop.
    pub at_front_stop: Balance,
    /// Dice of one size, small to large, that tip it if they lie in single file, about the fewest
    /// that can (see [`statics::stacked`]); none if all twelve do not.
    pub dice_to_tip: [Option<usize>; DieSize::ALL.len()],
}

/// Checks every tube of a machine.
#[must_use]
pub fn check(spec: &MachineSpec) -> [TubeCheck; TUBES] {
    std::array::from_fn(|tube| check_tube(spec, tube))
}

fn check_tube(spec: &MachineSpec, tube: usize) -> TubeCheck {
    let described = &spec.tube[tube];
    TubeCheck {
        name: described.name.clone(),
        at_rest: Balance::of(spec, tube, described.rest_angle_rad, &[]),
        at_front_stop: Balance::of(spec, tube, described.front_stop_angle_rad, &[]),
        dice_to_tip: DieSize::ALL.map(|size| dice_to_tip(spec, tube, size)),
    }
}

fn dice_to_tip(spec: &MachineSpec, tube: usize, size: DieSize) -> Option<usize> {
    let dice = [size; OF_EACH_SIZE as usize];
    statics::dice_to_tip(spec, tube, &dice, statics::SINGLE_FILE)
}
