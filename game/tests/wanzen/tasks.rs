//! The tasks, kind by kind, as the rulebook's overview describes them.

use super::scene::{dice, task};
use kipp_game::games::wanzen::Variants;

fn is_met(text: &str, pips: [u8; 5]) -> bool {
    task(text).is_met(&dice(&pips), Variants::default())
}

/// Dice that meet the task and dice that do not.
fn check(text: &str, met: &[[u8; 5]], missed: &[[u8; 5]]) {
    for &pips in met {
        assert!(is_met(text, pips), "{pips:?} is {text}");
    }
    for &pips in missed {
        assert!(!is_met(text, pips), "{pips:?} is not {text}");
    }
}

#[test]
fn given_numbers_must_all_appear() {
    check(
        "3 3 6",
        &[[3, 3, 6, 1, 1], [3, 3, 3, 6, 6], [6, 2, 3, 5, 3]],
        &[[3, 6, 6, 6, 6], [3, 3, 1, 2, 4], [3, 3, 3, 3, 3]],
    );
    check("1 1", &[[1, 1, 2, 3, 4], [1; 5]], &[[1, 2, 3, 4, 5]]);
}

#[test]
fn no_1s_or_2s_means_no_die_with_them() {
    check(
        "none of 1 2",
        &[[3, 4, 5, 6, 6], [3; 5]],
        &[[1, 3, 4, 5, 6], [2, 3, 4, 5, 6], [1, 2, 1, 2, 1]],
    );
}

#[test]
fn all_2s_and_or_5s_in_any_combination() {
    check(
        "all of 2 5",
        &[[2; 5], [5; 5], [2, 5, 2, 5, 5], [2, 2, 2, 2, 5]],
        &[[2, 5, 2, 5, 6], [1, 3, 4, 6, 6]],
    );
}

#[test]
fn all_even_and_all_odd_speak_of_every_die() {
    check(
        "all even",
        &[[2, 4, 6, 2, 2], [6; 5]],
        &[[2, 4, 6, 2, 1], [1, 3, 5, 1, 3]],
    );
    check(
        "all odd",
        &[[1, 3, 5, 1, 1], [5; 5]],
        &[[1, 3, 5, 1, 2], [2, 4, 6, 2, 4]],
    );
}

#[test]
fn straights_are_four_or_five_in_a_row() {
    check(
        "small straight",
        &[[1, 2, 3, 4, 6], [2, 3, 4, 5, 5], [6, 5, 4, 3, 1]],
        &[[1, 2, 3, 5, 6], [1, 2, 4, 5, 6], [1, 2, 3, 3, 3]],
    );
    check(
        "large straight",
        &[[1, 2, 3, 4, 5], [6, 5, 4, 3, 2]],
        &[[1, 2, 3, 4, 6], [1, 3, 4, 5, 6], [2, 2, 3, 4, 5]],
    );
}

#[test]
fn two_pairs_also_count_with_four_equal_dice() {
    check(
        "two pairs",
        &[[1, 1, 2, 2, 5], [4, 4, 4, 4, 1], [3, 3, 3, 6, 6], [2; 5]],
        &[[1, 1, 2, 3, 4], [1, 1, 1, 2, 3]],
    );
}

#[test]
fn three_and_four_of_a_kind_are_so_many_equal_dice() {
    check(
        "three of a kind",
        &[[1, 1, 1, 2, 3], [4, 4, 4, 4, 1], [5; 5]],
        &[[1, 1, 2, 2, 3]],
    );
    check(
        "four of a kind",
        &[[4, 4, 4, 4, 1], [5; 5]],
        &[[1, 1, 1, 2, 2]],
    );
}

#[test]
fn a_full_house_is_three_and_two() {
    check(
        "full house",
        &[[3, 3, 3, 6, 6], [1, 1, 2, 2, 2]],
        &[[3, 3, 3, 3, 6], [1, 1, 2, 2, 3], [1, 1, 1, 2, 3]],
    );
}

#[test]
fn a_sum_counts_all_five_dice() {
    check(
        "sum 25",
        &[[5; 5], [6, 6, 6, 6, 1], [6; 5]],
        &[[6, 6, 6, 5, 1], [4, 5, 5, 5, 5]],
    );
}

#[test]
fn every_kind_of_task_is_on_a_shipped_card() {
    let options = kipp_game::games::wanzen::Options::default();
    let written: Vec<String> = options
        .cards
        .iter()
        .flat_map(|card| card.tasks.iter().map(ToString::to_string))
        .collect();
    for text in [
        "3 3 6",
        "1 1",
        "none of 1 2",
        "all of 2 5",
        "all even",
        "all odd",
        "small straight",
        "large straight",
        "two pairs",
        "three of a kind",
        "four of a kind",
        "full house",
        "sum 25",
    ] {
        assert!(written.iter().any(|other| other == text), "{text}");
    }
}
