//! What happens around a tip: the hand holds, a shock moves neighbours, a tube may hang, dice are
//! set flat.

use kipp_physics::face::Reading;
use kipp_physics::machine::{Part, Phase, Place};
use kipp_physics::spec::TUBES;
use kipp_physics::telemetry::Frame;
use kipp_physics::{
    DieDrop, DieId, DieSize, DropOutcome, Face, Machine, MachineError, MachineSpec,
};
use nalgebra::{Matrix3, Vector3};

fn machine(spec: &MachineSpec) -> Machine {
    Machine::new(spec).expect("the description is valid")
}

fn drop(spec: &MachineSpec, tube: usize, die: u16, seed: u64) -> DieDrop {
    let size = DieSize::ALL[usize::from(die) % 3];
    DieDrop::by_hand(spec, tube, DieId(die), size, seed * 1000 + u64::from(die))
}

/// Fills all three tubes in turn with fresh dice; hands every outcome on.
fn fill(spec: &MachineSpec, seed: u64, drops: u16, mut look: impl FnMut(&Machine, &DropOutcome)) {
    let mut machine = machine(spec);
    for die in 0..drops {
        let tube = usize::from(die) % TUBES;
        let outcome = machine
            .drop_die(&drop(spec, tube, die, seed))
            .expect("the die is new");
        look(&machine, &outcome);
        for poured in outcome.poured {
            machine
                .take_from_tray(poured.tray, poured.die)
                .expect("it was poured");
        }
    }
}

#[test]
fn the_hand_keeps_the_tube_still_until_the_die_lies_still() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    for die in 0..4 {
        machine
            .begin(&drop(&spec, 1, die, 3))
            .expect("the die is new");
        let start = machine.angle_rad(1);
        while machine.phase() == (Phase::Held { tube: 1 }) {
            assert!(machine.is_held(1));
            assert!(
                (machine.angle_rad(1) - start).abs() < 1e-3,
                "die {die} moved the held tube"
            );
            machine.step();
        }
        while machine.phase() != Phase::Idle {
            machine.step();
        }
    }
}

#[test]
fn the_bearing_carries_the_weight_of_tube_and_dice() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    for die in 0..3 {
        machine
            .drop_die(&drop(&spec, 1, die, 5))
            .expect("the die is new");
        let balance = machine.balance(1);
        let error = machine.bearing_load_n(1) / balance.bearing_load_n - 1.0;
        assert!(error.abs() < 2e-3, "die {die}: off by {error:e}");
    }
}

#[test]
fn a_shock_through_the_frame_tips_a_neighbour_now_and_then_and_a_rigid_frame_never() {
    let doubles = |coupling: f64| {
        let mut spec = MachineSpec::builtin();
        spec.base.frame_coupling = coupling;
        let mut doubles = 0;
        for seed in 0..16 {
            fill(&spec, seed, 45, |_, outcome| {
                doubles += u32::from(outcome.tipped.iter().filter(|tipped| **tipped).count() > 1);
            });
        }
        doubles
    };
    assert_eq!(doubles(0.0), 0);
    assert!(doubles(0.6) > 0, "a soft frame never tipped a second tube");
}

/// The re-seating rule, word by word: a die that was not re-seated lies flat, a die that was may
/// lean again (it was set flat once), and whichever way it lies, its most upward face counts.
#[test]
fn a_poured_die_lies_flat_or_was_set_flat_once_and_shows_its_most_upward_face() {
    let spec = MachineSpec::builtin();
    let (mut flat, mut reseated) = (0, 0);
    for seed in 100..150 {
        fill(&spec, seed, 60, |machine, outcome| {
            for die in &outcome.poured {
                let reading = reading(machine, die.die);
                assert_eq!(reading.face, die.face, "seed {seed}");
                assert!(
                    die.reseated || !reading.is_cocked(),
                    "seed {seed}: {die:?} leans {}",
                    reading.lean_rad
                );
                flat += u32::from(!die.reseated);
                reseated += u32::from(die.reseated);
            }
        });
    }
    assert!(flat > 1000, "only {flat}");
    assert!(reseated > 0, "none of {flat} dice was ever cocked");
}

/// What a die shows, from its pose alone.
fn reading(machine: &Machine, die: DieId) -> Reading {
    let mut poses = machine.poses().into_iter();
    let at = poses
        .find(|pose| matches!(pose.part, Part::Die(id, _) if id == die))
        .expect("it lies in a tray");
    let axis = |v: [f32; 3]| {
        let v = at.pose.rotation * rapier3d::math::Vector::from_array(v);
        Vector3::new(f64::from(v.x), f64::from(v.y), f64::from(v.z))
    };
    let axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(axis);
    Reading::of(&Matrix3::from_columns(&axes), &Vector3::y())
}

/// Dice that have only just come to rest still shift a little, so the law leaves out releases within
/// 1 % of the dice's moment of the threshold.
#[test]
fn a_resting_tube_tips_exactly_when_its_moments_say_so() {
    let spec = MachineSpec::builtin();
    let (mut tipped, mut stayed) = (0, 0);
    for seed in 200..230 {
        let mut machine = machine(&spec);
        machine.simulate_every_release();
        for die in 0..8 {
            let outcome = machine
                .drop_die(&drop(&spec, 1, die, seed))
                .expect("the die is new");
            let balance = &outcome.before_release;
            if balance.margin_nm.abs() > 0.01 * balance.dice_moment_nm {
                let is_down = outcome.tipped[1] || outcome.hanging[1];
                assert_eq!(
                    is_down,
                    balance.tips(),
                    "seed {seed}, die {die}: {balance:?}"
                );
                tipped += u32::from(is_down);
                stayed += u32::from(!is_down);
            }
            if outcome.tipped[1] || outcome.hanging[1] {
                break;
            }
        }
    }
    assert!(
        tipped > 20 && stayed > 60,
        "{tipped} tipped, {stayed} stayed"
    );
}

/// A pivot on the axis turns loaded tubes into pendulums that hang half-way.
fn hanging_machine() -> MachineSpec {
    let mut spec = MachineSpec::builtin();
    for tube in &mut spec.tube {
        tube.pivot_height_m = 0.0;
        tube.ballast.plates = 13;
    }
    spec
}

#[test]
fn a_tube_that_stops_half_way_has_not_tipped_stays_there_and_a_later_die_finishes_it() {
    let spec = hanging_machine();
    let mut finished = 0;
    for seed in 0..40 {
        let mut machine = machine(&spec);
        let mut was_hanging = false;
        for die in 0..12 {
            let before = machine.angle_rad(1);
            let outcome = machine
                .drop_die(&drop(&spec, 1, die, seed))
                .expect("the die is new");
            if outcome.tipped[1] {
                finished += u32::from(was_hanging);
                break;
            }
            if was_hanging {
                assert!(
                    machine.angle_rad(1) < before + 0.05,
                    "seed {seed}: it went back"
                );
            }
            was_hanging = outcome.hanging[1];
            if was_hanging {
                let angle = machine.angle_rad(1);
                assert!(angle < spec.tube[1].rest_angle_rad - 0.009);
                assert!(angle > spec.tube[1].front_stop_angle_rad);
                assert!(machine.step().is_none(), "an idle machine does not move");
                assert_eq!(machine.angle_rad(1).to_bits(), angle.to_bits());
            }
        }
    }
    assert!(finished > 0, "no tube ever hung and then tipped");
}

#[test]
fn a_full_mouth_refuses_the_die_and_changes_nothing() {
    let mut spec = MachineSpec::builtin();
    for tube in &mut spec.tube {
        tube.ballast.plate_mass_kg *= 3.0;
    }
    let mut machine = machine(&spec);
    let refused = (0..60_u16).find_map(|die| {
        let before = machine.digest();
        let outcome = machine
            .drop_die(&drop(&spec, 1, die, 9))
            .expect("the die is new");
        (!outcome.entered).then_some((die, before))
    });
    let (die, before) = refused.expect("heavy ballast lets the tube fill up");
    assert_eq!(machine.digest(), before);
    assert!(machine.dice(1).iter().all(|(id, _, _)| id.0 != die));
}

#[test]
fn taking_a_die_from_its_tray_takes_that_die_and_no_other() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    let poured = (0..12_u16).find_map(|die| {
        let outcome = machine
            .drop_die(&drop(&spec, 1, die, 4))
            .expect("the die is new");
        (outcome.poured.len() > 2).then_some(outcome.poured)
    });
    let mut left: Vec<DieId> = poured
        .expect("the tube tips")
        .iter()
        .map(|p| p.die)
        .collect();
    let taken = left.remove(1);
    machine.take_from_tray(1, taken).expect("it lies there");
    let inside: Vec<DieId> = machine.dice(1).iter().map(|(die, ..)| *die).collect();
    assert_eq!(inside, left);
}

#[test]
fn wishes_that_cannot_be_met_are_refused_and_change_nothing() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    let first = drop(&spec, 0, 1, 1);
    machine.drop_die(&first).expect("the die is new");
    let before = machine.digest();
    assert_eq!(
        machine.begin(&first),
        Err(MachineError::DieInside(DieId(1)))
    );
    let mut nowhere = drop(&spec, 0, 2, 1);
    nowhere.tube = 3;
    assert_eq!(machine.begin(&nowhere), Err(MachineError::NoSuchTube(3)));
    let not_there = MachineError::NotInTray {
        die: DieId(1),
        tray: 0,
    };
    assert_eq!(machine.take_from_tray(0, DieId(1)), Err(not_there));
    assert_eq!(machine.digest(), before);
    assert!(
        machine
            .begin(&drop(&spec, 0, 3, 1))
            .expect("the die is new")
    );
    assert_eq!(
        machine.begin(&drop(&spec, 1, 4, 1)),
        Err(MachineError::Busy)
    );
    assert_eq!(machine.take_from_tray(0, DieId(1)), Err(MachineError::Busy));
}

#[test]
fn opposite_faces_add_up_to_seven_and_each_is_read_when_it_looks_up() {
    for face in Face::ALL {
        let opposite = Face::new(7 - face.pips()).expect("1 to 6");
        assert_eq!(face.normal(), -opposite.normal());
        let turn = nalgebra::Rotation3::rotation_between(&face.normal(), &Vector3::y())
            .unwrap_or_else(|| {
                nalgebra::Rotation3::from_axis_angle(&Vector3::x_axis(), std::f64::consts::PI)
            });
        let reading = Reading::of(turn.matrix(), &Vector3::y());
        assert_eq!(reading.face, face);
        assert!(reading.lean_rad < 1e-6 && !reading.is_cocked());
    }
    let [one, two, three] = [1, 2, 3].map(|pips| Face::new(pips).expect("1 to 6").normal());
    assert_eq!(one.cross(&two), three, "1, 2, 3 run counter-clockwise");
    assert!(Face::new(0).is_err() && Face::new(7).is_err());
}

/// While a tube tips freely, what its weights lose in height goes into motion, bearing friction
/// and impacts: the sum never grows.
#[test]
fn telemetry_shows_the_tip_and_never_a_gain_of_energy() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    let mut frames: Vec<Frame> = Vec::new();
    for die in 0..10 {
        machine
            .begin(&drop(&spec, 1, die, 2))
            .expect("the die is new");
        frames.clear();
        let outcome = loop {
            let outcome = machine.step();
            frames.push(Frame::of(&machine, 1));
            if let Some(outcome) = outcome {
                break outcome;
            }
        };
        for pair in frames.windows(2) {
            let gain =
                pair[1].kinetic_j + pair[1].potential_j - pair[0].kinetic_j - pair[0].potential_j;
            let scale = pair[0].kinetic_j.max(1e-4);
            assert!(gain < 0.05 * scale, "{gain:e} J at {} s", pair[1].time_s);
        }
        if outcome.tipped[1] {
            break;
        }
    }
    assert!(frames.iter().any(|frame| frame.is_held) && frames.iter().any(|frame| !frame.is_held));
    let lowest = frames
        .iter()
        .map(|frame| frame.angle_rad)
        .fold(f64::INFINITY, f64::min);
    assert!(
        (lowest - spec.tube[1].front_stop_angle_rad).abs() < 0.02,
        "lowest {lowest}"
    );
    assert!(
        machine
            .dice(1)
            .iter()
            .all(|(_, _, place)| *place == Place::Tray)
    );
}

/// rapier keeps a contact for shapes that are only near each other.
#[test]
fn contacts_are_counted_where_bodies_touch() {
    let spec = MachineSpec::builtin();
    let mut machine = machine(&spec);
    let (mut counted, mut expected) = (0, 0);
    for die in 0..6 {
        machine
            .begin(&drop(&spec, 0, die, 5))
            .expect("the die is new");
        while machine.phase() != Phase::Idle {
            machine.step();
            let pairs = machine.world(0).narrow_phase.contact_pairs();
            let pairs: Vec<_> = pairs.filter(|pair| pair.has_any_active_contact()).collect();
            let presses = |pair: &&&rapier3d::geometry::ContactPair| {
                let mut points = pair.manifolds.iter().flat_map(|it| &it.points);
                points.any(|point| point.data.impulse > 0.0)
            };
            let pressing = pairs.iter().filter(presses).count();
            assert_eq!(machine.contacts(0), pressing);
            counted += pressing;
            expected += pairs.len();
        }
    }
    assert!(0 < counted && counted < expected, "{counted} of {expected}");
}
