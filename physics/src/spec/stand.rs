//! Rules of balance between values: an empty tube rests, returns, and lets its dice go.

use super::check::Place;
use super::error::SpecProblem;
use super::{Conflict, MachineSpec, TUBES};
use crate::statics::Balance;

pub(super) fn check(spec: &MachineSpec) -> Result<(), SpecProblem> {
    for tube in 0..TUBES {
        let at = Place::top().element("tube", tube);
        rests(&at, spec, tube)?;
        returns(&at, spec, tube)?;
        pours(&at, spec, tube)?;
    }
    Ok(())
}

/// The empty tube leans on its rest stop by more than its bearing could hold.
fn rests(at: &Place, spec: &MachineSpec, tube: usize) -> Result<(), SpecProblem> {
    let angle = spec.tube[tube].rest_angle_rad;
    let (pull, friction) = milli(&Balance::of(spec, tube, angle, &[]));
    at.rule(pull > friction, "rest_angle_rad", angle, || {
        Conflict::DoesNotRest {
            restoring_mnm: pull,
            friction_mnm: friction,
        }
    })
}

/// The empty tube comes back from its front stop. It then comes back from everywhere between: the
/// restoring moment is a cosine of the angle, without a dip between two places where it is positive.
fn returns(at: &Place, spec: &MachineSpec, tube: usize) -> Result<(), SpecProblem> {
    let angle = spec.tube[tube].front_stop_angle_rad;
    let (pull, friction) = milli(&Balance::of(spec, tube, angle, &[]));
    at.rule(pull > friction, "front_stop_angle_rad", angle, || {
        Conflict::DoesNotReturn {
            restoring_mnm: pull,
            friction_mnm: friction,
        }
    })
}

/// Dice slide out of the tipped tube.
fn pours(at: &Place, spec: &MachineSpec, tube: usize) -> Result<(), SpecProblem> {
    let angle = spec.tube[tube].front_stop_angle_rad;
    let slope = (spec.base.table_tilt_forward_rad - angle).tan();
    let friction = spec.materials.die_on_tube.friction;
    at.rule(slope > friction, "front_stop_angle_rad", angle, || {
        Conflict::DoesNotPour { slope, friction }
    })
}

/// Restoring moment and dead band, mN·m.
fn milli(balance: &Balance) -> (f64, f64) {
    (-1e3 * balance.net_moment_nm, 1e3 * balance.dead_band_nm)
}
