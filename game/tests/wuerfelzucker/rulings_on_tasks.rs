//! The rulings on what a task asks for, and on own tasks.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{CardId, IllegalAction, Task};

#[test]
fn ruling_10_given_values_and_the_highest_sum_begin_with_one_die() {
    let mut scene = Scene::new(2, &[given(4, 1), highest()], &[]);
    scene.roll("4 1 2 2 3 3");
    for (text, why) in [
        ("1", IllegalAction::WrongDice { card: CardId(0) }),
        ("1 4", IllegalAction::TooManyDice { card: CardId(0) }),
    ] {
        assert_eq!(scene.refused(place(0, text)), why);
    }
    scene.place(0, "4");
    scene.place(1, "1");
    assert!(scene.bid(0).is_some() && scene.bid(1).is_some());
}

#[test]
fn ruling_10_other_tasks_take_exactly_the_shown_dice() {
    let tasks = [equal(2, 2), equal(3, 3), groups(2, 2, 3)];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.roll("4 4 4 2 2 1");
    for (card, text) in [(0, "4"), (1, "4 4"), (2, "2 2")] {
        let why = IllegalAction::WrongDice { card: CardId(card) };
        assert_eq!(scene.refused(place(card, text)), why);
    }
    for (card, text) in [(0, "4 4 4"), (0, "4 1 2"), (2, "4 4 4 2 2")] {
        let why = IllegalAction::TooManyDice { card: CardId(card) };
        assert_eq!(scene.refused(place(card, text)), why);
    }
}

#[test]
fn ruling_11_four_equal_dice_are_not_two_pairs() {
    let task = Task::Groups { groups: 2, dice: 2 };
    assert_eq!(task.rank(&dice("3 3 3 3")), None);
    assert!(task.rank(&dice("3 3 4 4")).is_some());
    let triples = Task::Groups { groups: 2, dice: 3 };
    assert_eq!(triples.rank(&dice("3 3 3 3 3 3")), None);
}

#[test]
fn ruling_12_a_full_house_is_three_and_two_of_different_values() {
    assert!(Task::FullHouse.rank(&dice("3 3 3 5 5")).is_some());
    for other in ["3 3 3 3 3", "3 3 3 5", "3 3 3 5 5 1", "3 3 3 5 5 5"] {
        assert_eq!(Task::FullHouse.rank(&dice(other)), None, "{other}");
    }
}

#[test]
fn ruling_13_groups_are_compared_from_the_highest_value_down() {
    let ordered = ["1 1 2 2 3 3", "1 1 2 2 6 6", "1 1 5 5 6 6", "2 2 5 5 6 6"];
    let task = Task::Groups { groups: 3, dice: 2 };
    let ranks: Vec<_> = ordered.iter().map(|it| task.rank(&dice(it))).collect();
    assert!(ranks.iter().all(Option::is_some) && ranks.is_sorted());
    assert!(ranks.windows(2).all(|pair| pair[0] != pair[1]));
    let ordered = ["2 2 1 1 1", "1 1 2 2 2", "3 3 2 2 2", "1 1 6 6 6"];
    let ranks = ordered.map(|it| Task::FullHouse.rank(&dice(it)));
    assert!(ranks.iter().all(Option::is_some) && ranks.is_sorted());
    assert!(ranks.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn ruling_14_the_smallest_sum_takes_exactly_its_number_of_dice() {
    let task = Task::SmallestSum { dice: 5 };
    assert!(task.rank(&dice("1 1 1 1 1")) > task.rank(&dice("1 1 1 1 2")));
    assert_eq!(task.rank(&dice("1 1 1 1")), None);
    assert_eq!(task.rank(&dice("1 1 1 1 1 1")), None);
    assert_eq!(
        task.rank(&dice("1 1 2 2 3")),
        task.rank(&dice("1 1 1 3 3")),
        "equal sums"
    );
}

#[test]
fn ruling_15_the_own_task_comes_at_collection_after_the_display_is_filled() {
    let mut scene = Scene::new(2, &[highest()], &[]);
    scene.play("6 6 1 1 1 1", &[(0, "6 6")]);
    assert!(scene.own(0).is_empty(), "not when it is placed");
    scene.pass_to(0);
    assert_eq!((scene.display(), scene.own(0)), (vec![1, 2, 3], vec![4]));
}

#[test]
fn ruling_15_an_own_highest_sum_brings_another_own_task() {
    let tasks = [highest(), equal(6, 1), equal(6, 1), equal(6, 1), highest()];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.play("6 6 1 1 1 1", &[(0, "6 6")]);
    scene.pass_to(0);
    assert_eq!(scene.own(0), [4]);
    scene.play("6 6 1 1 1 1", &[(4, "1")]);
    scene.pass_to(0);
    assert_eq!((scene.display(), scene.own(0)), (vec![1, 2, 3], vec![5]));
    assert_eq!(scene.points(0), 2);
}
