//! What a throw promises besides fairness: the same bits for the same seed, all dice in the tray,
//! and one line for what cannot be thrown.
//!
//! `KIPP_REWRITE_GOLDENS=1 cargo test -p kipp-physics --test throw_dice` rewrites the golden.

use std::fmt::Write as _;
use std::path::Path;

use kipp_physics::spec::MOST_THROWN;
use kipp_physics::throw::ThrowError;
use kipp_physics::{Face, Machine, ThrowSpec, Thrower};

fn thrower() -> Thrower {
    Thrower::new(&ThrowSpec::builtin()).expect("the built-in throw is valid")
}

fn pips(faces: &[Face]) -> Vec<u8> {
    faces.iter().map(|face| face.pips()).collect()
}

/// One line a throw: what it showed and the digest.
fn story() -> String {
    let thrower = thrower();
    let mut story = String::new();
    for (dice, seed) in [1, 2, 5, 6, 13, MOST_THROWN].into_iter().zip(7..) {
        let outcome = thrower.throw(dice, seed).expect("a cup takes them");
        let (start, faces) = (pips(&outcome.start_faces), pips(&outcome.faces));
        writeln!(
            story,
            "{dice} dice {start:?} fell {faces:?} in {} ticks {}",
            outcome.ticks, outcome.digest
        )
        .expect("strings take every line");
    }
    story
}

/// Bits are promised per build and target; the golden is one of x86-64.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_same_seeds_give_the_throws_of_the_golden() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/throws.txt");
    let story = story();
    if std::env::var_os("KIPP_REWRITE_GOLDENS").is_some() {
        std::fs::write(&path, &story).expect("the folder can be written");
    }
    let golden = std::fs::read_to_string(&path)
        .expect("tests/goldens/throws.txt exists; write it with KIPP_REWRITE_GOLDENS=1");
    assert_eq!(story, golden);
}

#[test]
fn throws_do_not_depend_on_the_threads_around_nor_on_throws_before() {
    let alone = story();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(story)).collect();
        for thread in threads {
            assert_eq!(thread.join().expect("no panic"), alone);
        }
    });
    let (used, fresh) = (thrower(), thrower());
    used.throw(9, 1).expect("nine dice fit");
    assert_eq!(used.throw(5, 2), fresh.throw(5, 2));
    assert_ne!(used.throw(5, 2), fresh.throw(5, 3));
}

#[test]
fn any_number_of_dice_that_a_cup_takes_comes_to_rest_in_the_tray() {
    let spec = ThrowSpec::builtin();
    let thrower = Thrower::new(&spec).expect("the built-in throw is valid");
    for dice in 1..=MOST_THROWN {
        let mut throw = thrower.begin(dice, 100).expect("a cup takes them");
        let outcome = loop {
            if let Some(outcome) = throw.step() {
                break outcome;
            }
        };
        assert_eq!(
            [
                outcome.faces.len(),
                outcome.start_faces.len(),
                outcome.reseated.len()
            ],
            [dice; 3]
        );
        assert!(!outcome.stilled, "{dice} dice");
        for pose in throw.poses() {
            let [x, z] = [pose.translation.x, pose.translation.z].map(f64::from);
            let is_inside =
                (0.0..spec.tray.length_m).contains(&x) && z.abs() < spec.tray.width_m / 2.0;
            assert!(is_inside, "{dice} dice, one at {x}, {z}");
        }
    }
}

/// A die in the shaken cup stays in it: the hand covers the mouth, and no die passes a wall.
#[test]
fn no_die_leaves_the_covered_cup() {
    let spec = ThrowSpec::builtin();
    let thrower = Thrower::new(&spec).expect("the built-in throw is valid");
    let shortest_s = f64::from(spec.cup.shakes) / spec.cup.shake_hz / (1.0 + spec.cup.spread);
    let reach = spec.cup.bore_m.hypot(spec.cup.depth_m) / 2.0 + spec.cup.shake_lift_m * 1.2;
    for (seed, dice) in (0..200).zip((1..=MOST_THROWN).cycle()) {
        let mut throw = thrower.begin(dice, seed).expect("they fit");
        for tick in (0..).take_while(|tick| f64::from(*tick) * Machine::tick_s() < shortest_s) {
            assert!(throw.step().is_none());
            for pose in throw.poses() {
                let [x, y, z] = pose.translation.to_array().map(f64::from);
                let (x, y) = (x - 0.2 * spec.tray.length_m, y - spec.cup.height_m);
                let apart = x.hypot(y).hypot(z);
                assert!(
                    apart < reach,
                    "seed {seed}, tick {tick}: {apart} m from the middle"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_thrown_is_refused_in_one_line() {
    for dice in [0, MOST_THROWN + 1, usize::MAX] {
        let error = thrower().throw(dice, 1).expect_err("too few or too many");
        assert_eq!(error, ThrowError::Dice(dice));
        assert!(error.to_string().contains("1 to 24"), "{error}");
    }
    type Change = fn(&mut ThrowSpec);
    let changes: [(&str, Change); 14] = [
        ("gravity_m_per_s2", |spec| spec.gravity_m_per_s2 = f64::NAN),
        ("die.edges_m[1]", |spec| spec.die.edges_m[1] = -0.01),
        ("die.corner_radius_m", |spec| {
            spec.die.corner_radius_m = 0.0075;
        }),
        ("die.density_kg_per_m3", |spec| {
            spec.die.density_kg_per_m3 = 0.0;
        }),
        ("tray.length_m", |spec| spec.tray.length_m = 0.1),
        ("tray.width_m", |spec| spec.tray.width_m = f64::INFINITY),
        ("tray.wall_height_m", |spec| spec.tray.wall_height_m = 0.0),
        ("cup.sides", |spec| spec.cup.sides = 3),
        ("cup.bore_m", |spec| spec.cup.bore_m = 0.06),
        ("cup.depth_m", |spec| spec.cup.depth_m = 0.06),
        ("cup.height_m", |spec| spec.cup.height_m = 0.08),
        ("cup.shake_hz", |spec| spec.cup.shake_hz = 0.0),
        ("cup.swing_time_s", |spec| spec.cup.swing_time_s = 0.0),
        ("die_on_tray.friction", |spec| {
            spec.die_on_tray.friction = -0.1;
        }),
    ];
    for (field, change) in changes {
        let mut spec = ThrowSpec::builtin();
        change(&mut spec);
        let message = Thrower::new(&spec).expect_err(field).to_string();
        assert!(
            message.starts_with(&format!("throw: {field} = ")),
            "{message}"
        );
        assert!(!message.contains('\n') && message.len() < 300, "{message}");
    }
}
