//! Thrown dice that lie on one another: flat they are read where they lie, leaning they are set
//! flat once.

use rapier3d::prelude::*;
use std::f32::consts::FRAC_PI_4;

use super::{Throw, ThrowOutcome, Thrower};
use crate::face::Face;
use crate::real::{length, real};
use crate::spec::{MOST_THROWN, ThrowSpec};

/// Dice laid by hand: no cup, all still.
fn laid(poses: &[Pose]) -> Throw {
    let thrower = Thrower::new(&ThrowSpec::builtin()).expect("the built-in throw is valid");
    let mut throw = thrower.begin(poses.len(), 1).expect("few dice");
    throw
        .world
        .remove_body(throw.cup.take().expect("it was just begun").body());
    for (die, pose) in throw.dice.iter().zip(poses) {
        throw.world.bodies[die.body].set_position(*pose, true);
    }
    throw
}

fn rest(throw: &mut Throw) -> ThrowOutcome {
    (0..10_000)
        .find_map(|_| throw.step())
        .expect("dice come to rest")
}

/// A die with its 3 up at this point, in edges.
fn at(x: f32, y: f32, z: f32) -> Pose {
    let edge = length(ThrowSpec::builtin().die.edges_m[0]);
    let upright = Rotation::from_rotation_arc(Vector::Z, Vector::Y);
    Pose::from_parts(Vector::new(x, y, z) * edge, upright)
}

fn three() -> Face {
    Face::new(3).expect("a face")
}

/// A die lies on another as long as its middle is over it, whichever way it is turned: also where
/// no corner of one is over a face of the other.
#[test]
fn a_die_flat_on_another_is_read_where_it_lies() {
    for (x, z) in [(0.0, 0.0), (0.2, 0.03), (0.3, 0.25)] {
        for turn in [0.0, 0.4, FRAC_PI_4] {
            let mut upper = at(8.0 + x, 1.5, z);
            upper.rotation = Rotation::from_rotation_y(turn) * upper.rotation;
            let mut throw = laid(&[at(8.0, 0.5, 0.0), upper]);
            let outcome = rest(&mut throw);
            assert_eq!(outcome.faces, [three(), three()]);
            assert_eq!(outcome.reseated, [false, false]);
            assert!(throw.poses()[1].translation.y > 1.45 * edge(&throw));
        }
    }
}

/// In heaps of 24 dice many lean on others.
#[test]
fn a_die_that_leans_on_others_is_set_flat_on_the_face_that_looked_up_most() {
    let thrower = Thrower::new(&ThrowSpec::builtin()).expect("the built-in throw is valid");
    let mut leant = 0;
    for seed in 0..20 {
        let mut throw = thrower.begin(MOST_THROWN, seed).expect("24 dice fit");
        loop {
            let before: Vec<_> = (0..MOST_THROWN).map(|die| throw.reading(die)).collect();
            let (done, outcome) = (throw.reseated.clone(), throw.step());
            for die in (0..MOST_THROWN).filter(|die| throw.reseated[*die] && !done[*die]) {
                let (was, is) = (before[die], throw.reading(die));
                assert_eq!(was.face, is.face, "seed {seed}, die {die}");
                assert!(is.lean_rad < 1e-3, "seed {seed}, die {die}");
                leant += u32::from(was.is_cocked());
            }
            let Some(outcome) = outcome else { continue };
            for die in 0..MOST_THROWN {
                let reading = throw.reading(die);
                assert_eq!(reading.face, outcome.faces[die]);
                assert!(outcome.reseated[die] || !reading.is_cocked());
            }
            break;
        }
    }
    assert!(leant > 20, "only {leant} dice leant");
}

/// Far over the floor: lost, as dice that left the tray are.
#[test]
fn as_many_dice_as_a_cup_takes_are_seated_without_touching() {
    let outside = |die| at(-20.0 - 2.0 * die as f32, 0.5, 0.0);
    let mut throw = laid(&(0..MOST_THROWN).map(outside).collect::<Vec<_>>());
    let outcome = rest(&mut throw);
    assert_eq!(outcome.reseated, [true; MOST_THROWN]);
    assert_eq!(outcome.faces, [three(); MOST_THROWN]);
    for (index, one) in throw.poses().iter().enumerate() {
        let height = one.translation.y;
        assert!(height < 0.6 * edge(&throw), "die {index} lies on others");
        assert_free(&throw, index);
    }
}

/// In the smallest tray with the fewest seats, dice that find none are laid on top and settle.
#[test]
fn dice_without_a_seat_on_the_floor_are_laid_on_top_one_by_one() {
    let mut spec = ThrowSpec::builtin();
    spec.tray.length_m = 8.0 * spec.die.largest_m();
    spec.tray.width_m = spec.tray.length_m;
    let thrower = Thrower::new(&spec).expect("eight edges are enough");
    let mut on_top = 0;
    for seed in 0..10 {
        let mut throw = thrower.begin(MOST_THROWN, seed).expect("24 dice fit");
        let outcome = loop {
            let done = throw.reseated.clone();
            let outcome = throw.step();
            for die in (0..MOST_THROWN).filter(|die| throw.reseated[*die] && !done[*die]) {
                assert_free(&throw, die);
                on_top += u32::from(throw.poses()[die].translation.y > edge(&throw));
            }
            if let Some(outcome) = outcome {
                break outcome;
            }
        };
        assert!(!outcome.stilled, "seed {seed}");
    }
    assert!(on_top > 0, "every die found a seat on the floor");
}

/// No other die is as near as to touch this one, whichever way both are turned.
fn assert_free(throw: &Throw, die: usize) {
    let poses = throw.poses();
    for other in (0..MOST_THROWN).filter(|other| *other != die) {
        let apart = (poses[die].translation - poses[other].translation).length();
        assert!(apart > 1.4 * edge(throw), "{die} and {other}: {apart} m");
    }
}

/// Edge of the dice, m.
fn edge(throw: &Throw) -> f32 {
    real(throw.dice[0].edges_m[0])
}

#[test]
fn dice_that_are_stilled_are_read_and_what_does_not_come_to_rest_is_stopped() {
    let spec = ThrowSpec::builtin();
    let thrower = Thrower::new(&spec).expect("the built-in throw is valid");
    for (limit, late) in [(60, 0), (150, 0), (150, 10_000)] {
        let mut throw = thrower.begin(5, 7).expect("five dice fit");
        throw.limit = limit;
        throw.tick = late;
        let outcome = rest(&mut throw);
        assert!(outcome.stilled);
        assert!(outcome.ticks <= late + limit + 8 * crate::tumble::TICK_HZ);
        for index in 0..5 {
            assert_eq!(throw.reading(index).face, outcome.faces[index]);
        }
    }
}
