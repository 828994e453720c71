//! The tip threshold through resting dice: where statics says that a tube tips, it tips.

use super::{Machine, Phase, TICK_HZ};
use crate::drop::{DieDrop, DieId};
use crate::spec::{DieSize, MachineSpec};

const TUBE: usize = 1;

/// How near to the threshold of statics the simulation must decide alike, as a share of the moment
/// of the dice.
const TOLERANCE: f64 = 5e-4;

/// How long the dice lie in the held tube before the release, s. Dice that have only just come to
/// rest still shift by micrometres, which blurs the threshold to 0.5 % of their moment.
const SETTLE_S: u32 = 10;

/// A held tube whose dice have settled and would tip it but for friction.
fn loaded(spec: &MachineSpec, seed: u64) -> Option<Machine> {
    let mut machine = Machine::new(spec).expect("the built-in machine is valid");
    for die in 0..10_u16 {
        let size = DieSize::ALL[usize::from(die) % 3];
        let drop = DieDrop::by_hand(spec, TUBE, DieId(die), size, seed * 100 + u64::from(die));
        assert!(machine.begin(&drop).expect("the die is new"));
        while machine.phase() == (Phase::Held { tube: TUBE }) {
            machine.step();
        }
        let balance = machine.balance(TUBE);
        if balance.net_moment_nm > 0.02 * balance.dice_moment_nm {
            settle(&mut machine);
            let balance = machine.balance(TUBE);
            let is_near = balance.net_moment_nm > 0.02 * balance.dice_moment_nm;
            return is_near.then_some(machine);
        }
        while machine.phase() != Phase::Idle {
            machine.step();
        }
    }
    None
}

fn settle(machine: &mut Machine) {
    let spec = machine.spec.clone();
    let bay = &mut machine.bays[TUBE];
    bay.hinge.hold(&mut bay.world);
    for _ in 0..SETTLE_S * TICK_HZ {
        bay.step(&spec);
    }
}

/// Releases the tube on a bearing that lacks `share` of the dice's moment to hold it, and says how
/// far it turns down within 3 s, rad.
fn travel(machine: &Machine, share: f64) -> f64 {
    let snapshot = machine.snapshot();
    let mut machine = Machine::restore(&machine.spec, &snapshot).expect("its own snapshot");
    let mut spec = machine.spec.clone();
    let bay = &mut machine.bays[TUBE];
    bay.release(&spec);
    while bay.is_eased() {
        bay.step(&spec);
    }
    let balance = bay.balance(&spec);
    let friction_nm = balance.net_moment_nm - share * balance.dice_moment_nm;
    spec.rod.friction = friction_nm / (balance.bearing_load_n * spec.rod.radius_m());
    let start = bay.hinge.angle_rad(&bay.world);
    let mut travel = 0.0_f64;
    for _ in 0..3 * TICK_HZ {
        bay.step(&spec);
        travel = travel.max(start - bay.hinge.angle_rad(&bay.world));
    }
    travel
}

#[test]
fn a_loaded_tube_tips_where_statics_says_within_half_a_thousandth() {
    let spec = MachineSpec::builtin();
    let loads: Vec<Machine> = (0..24).filter_map(|seed| loaded(&spec, seed)).collect();
    assert!(
        loads.len() >= 16,
        "only {} loads came near the threshold",
        loads.len()
    );
    for (number, machine) in loads.iter().enumerate() {
        let (holds, tips) = (travel(machine, -TOLERANCE), travel(machine, TOLERANCE));
        assert!(
            holds < 1e-5,
            "load {number} turned {holds:e} rad where friction holds"
        );
        assert!(
            tips > 0.2,
            "load {number} turned {tips:e} rad where friction gives way"
        );
    }
}
