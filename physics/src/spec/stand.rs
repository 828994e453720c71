//! Rules of balance between values: an empty tube rests, returns, and lets its dice go.

use super::check::{Place, Rule};
use super::error::SpecProblem;
use super::{MachineSpec, TUBES};
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
    at.rule(
        pull > friction,
        &Rule {
            key: "rest_angle_rad",
            value: angle,
            demand: "must be held by the empty tube's ballast against friction",
            against: format_args!("it restores {pull:.4} mN·m, friction holds {friction:.4} mN·m"),
            remedy: "add ballast, move it to the rear, or lower rod.friction",
        },
    )
}

/// The empty tube comes back from its front stop. It then comes back from everywhere between: the
/// restoring moment is a cosine of the angle, without a dip between two places where it is positive.
fn returns(at: &Place, spec: &MachineSpec, tube: usize) -> Result<(), SpecProblem> {
    let angle = spec.tube[tube].front_stop_angle_rad;
    let (pull, friction) = milli(&Balance::of(spec, tube, angle, &[]));
    at.rule(
        pull > friction,
        &Rule {
            key: "front_stop_angle_rad",
            value: angle,
            demand: "must be left by the empty tube against friction",
            against: format_args!("it restores {pull:.4} mN·m, friction holds {friction:.4} mN·m"),
            remedy: "raise pivot_height_m, add ballast, or raise the front stop",
        },
    )
}

/// Dice slide out of the tipped tube.
fn pours(at: &Place, spec: &MachineSpec, tube: usize) -> Result<(), SpecProblem> {
    let angle = spec.tube[tube].front_stop_angle_rad;
    let slope = (spec.base.table_tilt_forward_rad - angle).tan();
    let friction = spec.materials.die_on_tube.friction;
    at.rule(
        slope > friction,
        &Rule {
            key: "front_stop_angle_rad",
            value: angle,
            demand: "must be steep enough for dice to slide out",
            against: format_args!(
                "slope {slope:.4}, materials.die_on_tube.friction = {friction:?}"
            ),
            remedy: "lower the front stop or the friction",
        },
    )
}

/// Restoring moment and dead band, mN·m.
fn milli(balance: &Balance) -> (f64, f64) {
    (-1e3 * balance.net_moment_nm, 1e3 * balance.dead_band_nm)
}
