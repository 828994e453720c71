//! The exact turn oracle against brute force in whole numbers, and against published values.
#![allow(clippy::unwrap_used, reason = "a panic in a test is a failed test")]

use std::collections::BTreeMap;

use kipp_game::dice::oracle::{Lattice, Move, OneWayTurn, Turn};
use kipp_game::dice::{Face, Pattern, Pool};
use proptest::prelude::*;

fn pool(faces: &[u8]) -> Pool {
    faces.iter().map(|&pips| Face::new(pips).unwrap()).collect()
}

/// Every ordered roll of so many dice.
fn ordered_rolls(dice: u32) -> impl Iterator<Item = Pool> {
    (0..6_u32.pow(dice)).map(move |number| {
        let face = |at| Face::ALL[(number / 6_u32.pow(at) % 6) as usize];
        (0..dice).map(face).collect()
    })
}

/// Exact value of a turn, with 6^(dice × rolls) as the denominator: every ordered roll, every
/// choice of dice by their places, no lattice.
struct BruteForce {
    dice: u32,
    /// By rolls left: numerators over 6^(dice × rolls left).
    values: Vec<BTreeMap<Pool, u128>>,
}

impl BruteForce {
    fn solve(dice: u32, rolls: usize, end: impl Fn(&Pool) -> u32) -> BruteForce {
        let last = ordered_rolls(dice)
            .map(|roll| (roll, u128::from(end(&roll))))
            .collect();
        let mut brute = BruteForce {
            dice,
            values: vec![last],
        };
        for left in 1..rolls {
            let next: BTreeMap<Pool, u128> = ordered_rolls(dice)
                .map(|roll| (roll, brute.best(&roll, left, &end)))
                .collect();
            brute.values.push(next);
        }
        brute
    }

    fn best(&self, roll: &Pool, left: usize, end: &impl Fn(&Pool) -> u32) -> u128 {
        let faces: Vec<Face> = roll.faces().collect();
        let stop = u128::from(end(roll)) * 6_u128.pow(self.dice * u32::try_from(left).unwrap());
        let part = |mask: u32| {
            let kept = (0..self.dice).filter(|at| mask >> at & 1 == 1);
            kept.map(|at| faces[at as usize]).collect::<Pool>()
        };
        let values = (0..(1_u32 << self.dice) - 1).map(|mask| self.rolled(&part(mask), left));
        values.max().unwrap().max(stop)
    }

    /// Numerator of keeping `kept`, over 6^(dice × left).
    fn rolled(&self, kept: &Pool, left: usize) -> u128 {
        let free = self.dice - u32::try_from(kept.len()).unwrap();
        let sum: u128 = ordered_rolls(free)
            .map(|roll| self.values[left - 1][&kept.with(&roll)])
            .sum();
        sum * 6_u128.pow(self.dice - free)
    }

    fn start(&self) -> f64 {
        let left = self.values.len();
        self.rolled(&Pool::default(), left) as f64 / self.scale(left)
    }

    fn value(&self, roll: &Pool, left: usize) -> f64 {
        self.values[left][roll] as f64 / self.scale(left)
    }

    fn scale(&self, left: usize) -> f64 {
        6_f64.powi(i32::try_from(self.dice as usize * left).unwrap())
    }
}

/// An end value without any order, so that no choice is natural.
fn scattered(pool: &Pool) -> u32 {
    let stir = |number, face: Face| (number * 31 + u32::from(face.pips())) % 10_007;
    pool.faces().fold(17, stir) % 101
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-12 * (1.0 + a.abs().max(b.abs()))
}

#[test]
fn turns_are_worth_what_brute_force_counts_in_whole_numbers() {
    for (dice, rolls) in [(1, 4), (2, 4), (3, 3), (4, 3)] {
        for end in [scattered as fn(&Pool) -> u32, Pool::sum] {
            let brute = BruteForce::solve(dice, rolls, end);
            let dice = u8::try_from(dice).unwrap();
            let turn = Turn::solve(dice, u8::try_from(rolls).unwrap(), |pool| {
                f64::from(end(pool))
            });
            assert!(
                close(turn.start(), brute.start()),
                "{dice} dice, {rolls} rolls"
            );
            for roll in Lattice::shared().rolls(dice) {
                for left in 0..rolls {
                    let value = turn.value(roll, u8::try_from(left).unwrap());
                    assert!(
                        close(value, brute.value(roll, left)),
                        "{roll} with {left} left"
                    );
                }
            }
        }
    }
}

#[test]
fn each_keep_is_worth_what_brute_force_counts() {
    let brute = BruteForce::solve(3, 3, scattered);
    let turn = Turn::solve(3, 3, |pool| f64::from(scattered(pool)));
    for roll in Lattice::shared().rolls(3) {
        for keep in turn.keeps(roll, 2).filter(|keep| keep.dice.len() < 3) {
            let exact = brute.rolled(&keep.dice, 2) as f64 / brute.scale(2);
            assert!(close(keep.value, exact), "{} of {roll}", keep.dice);
        }
    }
}

/// 347,897 / 7,558,272, as printed in any treatment of the game with five dice.
#[test]
fn five_of_a_kind_in_three_rolls_has_the_published_chance() {
    let five = Pattern::OfAKind(5);
    let turn = Turn::aiming(5, 3, |pool| five.matches(pool));
    assert!(
        (turn.start() - 347_897.0 / 7_558_272.0).abs() < 1e-12,
        "{}",
        turn.start()
    );
}

/// A die kept from 5 up, then from 4 up, is worth 14/3.
#[test]
fn the_highest_sum_of_five_dice_in_three_rolls_is_five_times_that_of_one() {
    let turn = Turn::solve(5, 3, |pool| f64::from(pool.sum()));
    assert!(close(turn.start(), 70.0 / 3.0), "{}", turn.start());
    let keep = turn.best_keep(&pool(&[1, 4, 4, 5, 6]), 2);
    assert_eq!(keep.dice, pool(&[5, 6]));
    assert!(close(keep.value, 11.0 + 3.0 * 4.25));
    assert_eq!(
        turn.best_keep(&pool(&[1, 4, 4, 5, 6]), 1).dice,
        pool(&[4, 4, 5, 6])
    );
}

#[test]
fn chances_of_rolls_add_up_and_agree_with_counting() {
    for dice in 0..=8 {
        let sum: f64 = Lattice::shared().chances(dice).iter().sum();
        assert!(close(sum, 1.0), "{dice} dice: {sum}");
    }
    let mut counts = BTreeMap::new();
    ordered_rolls(4).for_each(|roll| *counts.entry(roll).or_insert(0_u32) += 1);
    let lattice = Lattice::shared();
    assert_eq!(lattice.rolls(4).len(), counts.len());
    for (roll, chance) in lattice.rolls(4).iter().zip(lattice.chances(4)) {
        assert!(close(*chance, f64::from(counts[roll]) / 1296.0), "{roll}");
    }
}

#[test]
fn whoever_follows_the_best_keeps_reaches_the_goal_as_often_as_promised() {
    let goal = |pool: &Pool| Pattern::Straight(4).matches(pool);
    let turn = Turn::aiming(5, 3, goal);
    assert!(close(turn.start_chance(goal), turn.start()));
    for roll in Lattice::shared().rolls(5) {
        for left in 0..3 {
            assert!(
                close(turn.chance(roll, left, goal), turn.value(roll, left)),
                "{roll}, {left}"
            );
            let other = |pool: &Pool| !goal(pool);
            assert!(close(
                turn.chance(roll, left, other),
                1.0 - turn.value(roll, left)
            ));
        }
    }
}

#[test]
fn a_bonus_for_rolls_left_over_makes_players_stop_earlier() {
    let sum = |pool: &Pool, left: u8| f64::from(pool.sum()) + 10.0 * f64::from(left);
    let turn = Turn::solve_by_rolls(2, 3, sum);
    let low = pool(&[1, 2]);
    assert_eq!(turn.best_keep(&low, 2).dice, low);
    assert!(close(turn.value(&low, 2), 23.0));
    // Whoever rolls three times sees 9.33 on average instead of 3 and 20.
    assert!(turn.keep_value(&Pool::default(), 2) < 23.0);
    let kept = turn.keeps(&low, 0).collect::<Vec<_>>();
    assert_eq!((kept.len(), kept[0].dice, kept[0].value), (1, low, 3.0));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_best_keep_is_the_best_of_all_keeps(seed: u32, faces in prop::collection::vec(1_u8..=6, 8), left in 0_u8..4) {
        let turn = Turn::solve(8, 4, |pool| f64::from(scattered(pool).wrapping_add(seed) % 97));
        let roll = pool(&faces);
        let best = turn.best_keep(&roll, left);
        prop_assert!(close(best.value, turn.value(&roll, left)));
        prop_assert!(close(best.value, turn.keep_value(&best.dice, left)));
        for keep in turn.keeps(&roll, left) {
            prop_assert!(keep.value <= best.value);
            let equal = keep.value > best.value - 1e-13 * best.value;
            prop_assert!(!equal || keep.dice.len() <= best.dice.len(), "{} for {}", keep.dice, best.dice);
        }
    }
}

/// The exact value of a turn of dice set aside, by every ordered roll.
fn one_way(aside: Pool, dice: u32, paid: u8, rules: &OneWayRules) -> f64 {
    let free = dice - u32::try_from(aside.len()).unwrap();
    if free == 0 {
        return (rules.end)(&aside, paid);
    }
    let repeat = match paid < rules.repeats {
        true => Some(one_way(aside, dice, paid + 1, rules)),
        false => rules.beyond,
    };
    let best = |roll: Pool| {
        let parts = roll.parts().skip(1);
        let values = parts.map(|part| one_way(aside.with(&part), dice, paid, rules));
        values.chain(repeat).fold(f64::NEG_INFINITY, f64::max)
    };
    ordered_rolls(free).map(best).sum::<f64>() / 6_f64.powi(i32::try_from(free).unwrap())
}

struct OneWayRules {
    repeats: u8,
    beyond: Option<f64>,
    end: fn(&Pool, u8) -> f64,
}

#[test]
fn turns_of_dice_set_aside_are_worth_what_brute_force_counts() {
    let end = |pool: &Pool, paid: u8| f64::from(scattered(pool)) - 9.0 * f64::from(paid);
    for (repeats, beyond) in [(0, None), (1, None), (1, Some(40.0))] {
        let rules = OneWayRules {
            repeats,
            beyond,
            end,
        };
        let turn = OneWayTurn::solve(3, repeats, beyond, end);
        for aside in [pool(&[]), pool(&[4]), pool(&[2, 6])] {
            for paid in 0..=repeats {
                let exact = one_way(aside, 3, paid, &rules);
                assert!(
                    close(turn.value(&aside, paid), exact),
                    "{aside} aside, {paid} paid"
                );
            }
        }
    }
}

#[test]
fn a_roll_is_repeated_only_where_that_is_worth_its_price() {
    let all_even = |pool: &Pool| Pattern::AllIn(kipp_game::dice::FaceSet::EVEN).matches(pool);
    let cheap = OneWayTurn::solve(5, 2, None, |pool, paid| {
        f64::from(all_even(pool)) - 0.01 * f64::from(paid)
    });
    let dear = OneWayTurn::solve(5, 2, None, |pool, paid| {
        f64::from(all_even(pool)) - f64::from(paid)
    });
    let aside = pool(&[2, 4, 4]);
    let roll = pool(&[1, 3]);
    assert_eq!(cheap.best_move(&aside, &roll, 0).0, Move::Repeat);
    assert!(matches!(
        dear.best_move(&aside, &roll, 0).0,
        Move::SetAside(_)
    ));
    let good = pool(&[2, 5]);
    assert_eq!(
        dear.best_move(&aside, &good, 0).0,
        Move::SetAside(pool(&[2]))
    );
    assert_eq!(cheap.repeat_value(&aside, 2), None);
    // With one even die, the last die is even in half of all rolls.
    assert!(close(dear.best_move(&aside, &good, 0).1, 0.5));
}
