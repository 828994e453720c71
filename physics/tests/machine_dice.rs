//! Laws of the dice in the machine: none is lost, what is poured was dropped, faces are fair.

use std::collections::BTreeSet;

use kipp_physics::machine::Place;
use kipp_physics::spec::TUBES;
use kipp_physics::{DieDrop, DieId, DieSize, DropOutcome, Machine, MachineSpec};

/// Drops dice from a box of 36 into tubes in turn, and puts poured dice back into the box.
fn season(seed: u64, drops: u64, mut look: impl FnMut(&Machine, &DropOutcome, &BTreeSet<DieId>)) {
    let spec = MachineSpec::builtin();
    let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
    let mut hands: BTreeSet<DieId> = (0..36).map(DieId).collect();
    for number in 0..drops {
        let pick = usize::try_from((seed * 31 + number * 7) % 36).expect("below 36") % hands.len();
        let die = *hands.iter().nth(pick).expect("a box of 36 is never empty");
        let size = DieSize::ALL[usize::from(die.0) / 12];
        let tube = usize::try_from((seed + number * number) % 3).expect("below 3");
        let drop = DieDrop::by_hand(&spec, tube, die, size, seed * 1000 + number);
        let outcome = machine.drop_die(&drop).expect("the die is not inside");
        if outcome.entered {
            hands.remove(&die);
        }
        look(&machine, &outcome, &hands);
        for poured in &outcome.poured {
            machine
                .take_from_tray(poured.tray, poured.die)
                .expect("it was poured");
            assert!(
                hands.insert(poured.die),
                "die {} was in hand and in a tray",
                poured.die.0
            );
        }
    }
}

#[test]
fn every_die_is_in_a_hand_a_tube_or_a_tray_and_in_one_only() {
    for seed in 0..4 {
        season(seed, 60, |machine, outcome, hands| {
            let mut seen: Vec<DieId> = hands.iter().copied().collect();
            for bay in 0..TUBES {
                seen.extend(machine.dice(bay).iter().map(|(die, _, _)| *die));
            }
            seen.sort_unstable();
            assert_eq!(seen, (0..36).map(DieId).collect::<Vec<_>>(), "seed {seed}");
            let in_trays: usize = (0..TUBES)
                .map(|bay| {
                    machine
                        .dice(bay)
                        .iter()
                        .filter(|d| d.2 != Place::Tube)
                        .count()
                })
                .sum();
            assert_eq!(in_trays, outcome.poured.len(), "seed {seed}");
            assert_eq!(machine.quarantined(), 0, "seed {seed}: numbers went astray");
        });
    }
}

/// In the corner of a square tube a small die's middle is farther from the axis than a side is.
#[test]
fn a_die_in_the_corner_of_a_wide_tube_lies_in_the_tube() {
    let mut spec = MachineSpec::builtin();
    for tube in &mut spec.tube {
        (tube.sides, tube.bore_m, tube.ballast.plate_mass_kg) = (4, 0.080, 0.005);
    }
    spec.die[0].edge_m = 0.008;
    let mut machine = Machine::new(&spec).expect("the description is valid");
    let mut drop = DieDrop::by_hand(&spec, 1, DieId(0), DieSize::Small, 1);
    drop.release.offset_m = [-0.0355, 0.0355];
    drop.release.orientation_xyzw = [0.0, 0.0, 0.0, 1.0];
    drop.release.spin_rad_per_s = [0.0; 3];
    let outcome = machine.drop_die(&drop).expect("the die is new");
    assert!(outcome.entered && outcome.poured.is_empty(), "{outcome:?}");
    assert_eq!(machine.dice_in_tube(1), 1);
    let z = machine.poses()[2].pose.translation.z;
    assert!(z > 0.028, "it left the corner: {z} m");
}

#[test]
fn a_tube_that_tips_pours_everything_and_returns_to_rest() {
    let mut tips = 0;
    for seed in 10..14 {
        season(seed, 60, |machine, outcome, _| {
            assert!(!outcome.stilled, "seed {seed}: something kept moving");
            for tube in (0..TUBES).filter(|tube| outcome.tipped[*tube]) {
                tips += 1;
                assert_eq!(machine.dice_in_tube(tube), 0, "seed {seed}");
                let rest = machine.spec().tube[tube].rest_angle_rad;
                assert!((machine.angle_rad(tube) - rest).abs() < 1e-3, "seed {seed}");
            }
        });
    }
    assert!(tips > 30, "only {tips} tips");
}

/// Chi-square over the six faces with 5 degrees of freedom stays below its 99.9 % point.
#[test]
fn poured_dice_show_every_face_alike() {
    let mut counts = [0_u32; 6];
    for seed in 20..60 {
        season(seed, 60, |_, outcome, _| {
            for poured in &outcome.poured {
                counts[usize::from(poured.face.pips()) - 1] += 1;
            }
        });
    }
    let expected = f64::from(counts.iter().sum::<u32>()) / 6.0;
    let chi2: f64 = counts
        .iter()
        .map(|n| (f64::from(*n) - expected).powi(2) / expected)
        .sum();
    assert!(expected > 300.0, "{counts:?}");
    assert!(chi2 < 20.52, "{counts:?}: chi-square {chi2:.1}");
}

#[test]
fn a_drop_shows_the_same_in_either_outer_tube() {
    let spec = MachineSpec::builtin();
    let run = |tube: usize| {
        let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
        (0..6_u16)
            .map(|die| {
                let size = DieSize::ALL[usize::from(die) % 3];
                let drop = DieDrop::by_hand(&spec, tube, DieId(die), size, 40 + u64::from(die));
                let outcome = machine.drop_die(&drop).expect("the die is new");
                let faces: Vec<u8> = outcome.poured.iter().map(|p| p.face.pips()).collect();
                (
                    outcome.tipped[tube],
                    machine.angle_rad(tube).to_bits(),
                    faces,
                )
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(run(0), run(2));
    assert!(run(0).iter().any(|(tipped, ..)| *tipped), "no tube tipped");
}

/// Two drops that are each other's mirror image in the tube's plane of symmetry come to rest in
/// mirrored places, as long as the motion is not chaotic: a die laid in flat, without spin.
#[test]
fn a_mirrored_drop_comes_to_rest_in_the_mirrored_place() {
    let spec = MachineSpec::builtin();
    let rest = |side: f64, yaw: f64| {
        let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
        let mut drop = DieDrop::by_hand(&spec, 1, DieId(0), DieSize::Large, 1);
        drop.release.offset_m = [-0.008, side];
        drop.release.orientation_xyzw = [0.0, (yaw / 2.0).sin(), 0.0, (yaw / 2.0).cos()];
        drop.release.spin_rad_per_s = [0.0; 3];
        machine.drop_die(&drop).expect("the die is new");
        machine.poses()[2].pose.translation
    };
    let (left, right) = (rest(0.002, 0.05), rest(-0.002, -0.05));
    assert!((left.x - right.x).abs() < 2e-4, "{left} and {right}");
    assert!((left.y - right.y).abs() < 2e-4, "{left} and {right}");
    assert!((left.z + right.z).abs() < 2e-4, "{left} and {right}");
    assert!(
        left.z.abs() > 1e-6,
        "the drop was not off the plane: {left}"
    );
}

/// The dice that a release leaves in the tube, and the angle of the tube.
fn state(machine: &Machine, outcome: &DropOutcome) -> (DropOutcome, Vec<usize>, Vec<bool>) {
    let mut outcome = outcome.clone();
    outcome.simulated = true;
    outcome.duration_s = 0.0;
    let dice = (0..TUBES).map(|tube| machine.dice_in_tube(tube)).collect();
    let rests = (0..TUBES)
        .map(|tube| {
            (machine.angle_rad(tube) - machine.spec().tube[tube].rest_angle_rad).abs() < 0.01
        })
        .collect();
    (outcome, dice, rests)
}

#[test]
fn a_release_that_statics_calls_certain_ends_alike_when_simulated() {
    let spec = MachineSpec::builtin();
    let mut compared = 0;
    for seed in 0..12_u64 {
        let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
        for die in 0..8_u16 {
            let size = DieSize::ALL[usize::from(die * 5 + 1) % 3];
            let drop = DieDrop::by_hand(&spec, 1, DieId(die), size, seed * 100 + u64::from(die));
            let mut twin = Machine::restore(&spec, &machine.snapshot()).expect("its own snapshot");
            twin.simulate_every_release();
            let outcome = machine.drop_die(&drop).expect("the die is new");
            if outcome.has_tipped() {
                break;
            }
            if outcome.simulated {
                continue;
            }
            let simulated = twin.drop_die(&drop).expect("the die is new");
            assert!(simulated.simulated);
            assert_eq!(
                state(&machine, &outcome),
                state(&twin, &simulated),
                "seed {seed}, die {die}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 30, "only {compared} releases were certain");
}
