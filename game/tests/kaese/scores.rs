//! Cheese points. Two of the rulebook's examples cannot be (a stack has at most as many pieces as
//! its bottom says); they are tested as they must be meant.

use super::scene::*;
use kipp_game::games::kaese::Stack;
use kipp_game::rules::{Game, Points};

#[test]
fn example_a_closed_1_alone_counts_1() {
    assert_eq!(stack("1").points(), 1);
}

#[test]
fn example_read_as_bottom_4_and_2_pieces_counts_8() {
    assert_eq!(stack("4-1").points(), 8);
    assert_eq!(Stack::new(&[2, 2, 2, 2]), None, "as it is printed");
}

#[test]
fn example_read_as_bottom_5_and_3_pieces_counts_15() {
    for closed in ["5-4-1", "5-3-1", "5-2-1"] {
        assert_eq!(stack(closed).points(), 15);
    }
    assert_eq!(Stack::new(&[3, 3, 3, 3, 3]), None, "as it is printed");
}

#[test]
fn example_a_closed_stack_of_six_counts_36() {
    assert_eq!(stack("6-5-4-3-2-1").points(), 36);
}

#[test]
fn example_an_open_5_2_counts_7() {
    assert_eq!(stack("5-2").points(), 7);
}

#[test]
fn every_stack_counts_its_sum_when_open_and_bottom_times_pieces_when_closed() {
    let mut seen = 0;
    for set in 1_u8..64 {
        let numbers: Vec<u8> = (1..=6).rev().filter(|n| set >> (n - 1) & 1 == 1).collect();
        let stack = Stack::new(&numbers).unwrap();
        let points = match numbers.ends_with(&[1]) {
            true => numbers[0] * numbers.len() as u8,
            false => numbers.iter().sum(),
        };
        assert_eq!(stack.points(), points, "{numbers:?}");
        assert!(numbers.len() <= usize::from(numbers[0]));
        seen += 1;
    }
    assert_eq!(seen, 63);
}

#[test]
fn the_best_stacks_of_each_size_are_those_that_the_numbers_allow() {
    for (closed, points) in [
        ("6-1", 12),
        ("6-2-1", 18),
        ("6-3-2-1", 24),
        ("6-5-3-2-1", 30),
    ] {
        assert_eq!(stack(closed).points(), points);
    }
}

#[test]
fn a_total_is_closed_and_open_stacks_bonus_cards_and_the_share() {
    let mut scene = Scene::new(2).stacks(0, "6-5-4-3-2 5-2").stacks(1, "6");
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6-5-4-3-2"));
    let tally = &scene.game.standings().tallies[0];
    let parts: Vec<Points> = tally.parts.iter().map(|part| part.1).collect();
    assert_eq!(parts, [36, 7, 40, 12].map(Points::whole));
    assert_eq!(scene.points(0), Points::whole(95));
    assert_eq!(
        scene.view().table.points(scene.view().viewer),
        Points::whole(95)
    );
    assert_eq!(scene.points(1), Points::whole(6));
}

#[test]
fn gifts_and_mice_count_nothing_and_nobody_leads_an_empty_table() {
    let scene = Scene::new(2).with_gift(0).mice(0, 2);
    assert_eq!([scene.points(0), scene.points(1)], [Points::ZERO; 2]);
}
