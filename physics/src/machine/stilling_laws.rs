//! What still moves at the time limit is stilled, read and then free again.

use super::course::{RELEASE_LIMIT_TICKS, Stage};
use super::{Machine, Place};
use crate::drop::{DieDrop, DieId};
use crate::face::Reading;
use crate::outcome::DropOutcome;
use crate::spec::{DieSize, MachineSpec, TUBES};
use crate::tumble;

const TUBE: usize = 1;

/// Drops large dice into one tube until it would tip but is stilled `limit` ticks after release.
fn stilled(spec: &MachineSpec, seed: u64, limit: u64) -> Option<(Machine, DropOutcome)> {
    let mut machine = Machine::new(spec).expect("the built-in machine is valid");
    machine.course.release_limit = limit;
    for die in 0..8 {
        let drop = drop(spec, die, seed);
        let outcome = machine.drop_die(&drop).expect("the die is new");
        if outcome.before_release.tips() {
            assert!(outcome.stilled);
            return Some((machine, outcome));
        }
    }
    None
}

fn drop(spec: &MachineSpec, die: u16, seed: u64) -> DieDrop {
    let seed = seed * 100 + u64::from(die);
    DieDrop::by_hand(spec, TUBE, DieId(die), DieSize::Large, seed)
}

fn fastest_m_per_s(machine: &Machine) -> f32 {
    let bay = &machine.bays[TUBE];
    bay.dice
        .iter()
        .map(|die| bay.world.bodies[die.body].linvel().length())
        .fold(0.0, f32::max)
}

/// Ticks after release: in the swing, while pouring, at the stop, and while dice roll.
const LIMITS: [u64; 4] = [60, 140, 180, 220];

#[test]
fn a_release_cut_short_ends_with_all_dice_still_and_readable() {
    let spec = MachineSpec::builtin();
    let (mut poured, mut stopped_tubes) = (0, 0);
    for (seed, limit) in (0..6).flat_map(|seed| LIMITS.map(|limit| (seed, limit))) {
        let Some((machine, outcome)) = stilled(&spec, seed, limit) else {
            continue;
        };
        assert!(outcome.duration_s < 4.0 + 12.0, "{outcome:?}");
        assert!(fastest_m_per_s(&machine) < f32::EPSILON);
        let bay = &machine.bays[TUBE];
        for die in &bay.dice {
            let body = &bay.world.bodies[die.body];
            assert_eq!((body.linear_damping(), body.angular_damping()), (0.0, 0.0));
            let Some(shown) = outcome.poured.iter().find(|it| it.die == die.id) else {
                assert_eq!(bay.place(&spec, die), Place::Tube);
                continue;
            };
            let reading = tumble::reading(&bay.world, die.body);
            assert_eq!(reading.face, shown.face);
            assert!(
                shown.reseated || !reading.is_cocked(),
                "seed {seed}: {shown:?}"
            );
            assert!(reading.lean_rad < 2.0 * Reading::COCKED_RAD);
            poured += 1;
        }
        stopped_tubes += u32::from(outcome.hanging[TUBE] && !machine.is_held(TUBE));
    }
    assert!(
        poured > 20 && stopped_tubes > 5,
        "{poured}, {stopped_tubes}"
    );
}

#[test]
fn a_tube_that_stilling_stopped_goes_on_when_the_next_die_comes() {
    let spec = MachineSpec::builtin();
    let mut finished = 0;
    for seed in 0..6 {
        let Some((mut machine, outcome)) = stilled(&spec, seed, LIMITS[0]) else {
            continue;
        };
        assert!(outcome.hanging[TUBE] && !outcome.tipped[TUBE]);
        machine.course.release_limit = RELEASE_LIMIT_TICKS;
        let next = machine
            .drop_die(&drop(&spec, 20, seed))
            .expect("the die is new");
        assert!(!next.stilled);
        if next.tipped[TUBE] {
            finished += 1;
            assert_eq!(machine.dice_in_tube(TUBE), 0, "seed {seed}");
            assert_eq!(machine.hanging(), [false; TUBES], "seed {seed}");
        }
    }
    assert!(finished >= 4, "only {finished} tubes finished their tip");
}

/// No drop can go on for ever, whatever shakes the dice.
#[test]
fn what_stilling_does_not_bring_to_rest_is_stopped() {
    let spec = MachineSpec::builtin();
    let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
    machine.simulate_every_release();
    machine
        .begin(&drop(&spec, 0, 1))
        .expect("the machine is idle");
    while !matches!(machine.course.stage, Stage::Released(_)) {
        assert!(machine.step().is_none());
    }
    machine.course.tick += 100 * RELEASE_LIMIT_TICKS;
    let outcome = machine.step().expect("the drop is over");
    assert!(outcome.stilled);
    assert!(fastest_m_per_s(&machine) < f32::EPSILON);
}
