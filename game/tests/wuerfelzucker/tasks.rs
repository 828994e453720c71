//! What the rulebook says of each kind of task.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{CardId, IllegalAction};

#[test]
fn more_dice_win_given_values() {
    let mut scene = Scene::new(2, &[given(3, 2)], &[]);
    scene.play("3 3 3 1 1 1", &[(0, "3 3 3")]);
    scene.roll("3 3 3 3 1 1");
    scene.place(0, "3 3 3 3");
}

#[test]
fn the_higher_value_wins_equal_dice() {
    let mut scene = Scene::new(2, &[equal(3, 3)], &[]);
    scene.play("3 3 3 1 1 1", &[(0, "3 3 3")]);
    scene.roll("4 4 4 2 2 2");
    let card = CardId(0);
    assert_eq!(
        scene.refused(place(0, "2 2 2")),
        IllegalAction::NotBetter { card }
    );
    assert_eq!(
        scene.refused(place(0, "4 4")),
        IllegalAction::WrongDice { card }
    );
    scene.place(0, "4 4 4");
}

#[test]
fn the_highest_value_decides_between_two_triples() {
    let mut scene = Scene::new(2, &[groups(2, 3, 6)], &[]);
    scene.play("3 3 3 4 4 4", &[(0, "3 3 3 4 4 4")]);
    scene.roll("3 3 3 5 5 5");
    scene.place(0, "3 3 3 5 5 5");
}

#[test]
fn the_three_decide_a_full_house_and_then_the_two() {
    for better in ["2 2 6 6 6", "3 3 5 5 5"] {
        let mut scene = Scene::new(2, &[full_house(4)], &[]);
        scene.play("2 2 5 5 5 1", &[(0, "2 2 5 5 5")]);
        scene.roll(&format!("{better} 1"));
        scene.place(0, better);
    }
    let mut scene = Scene::new(2, &[full_house(4)], &[]);
    scene.play("2 2 5 5 5 1", &[(0, "2 2 5 5 5")]);
    scene.roll("6 6 4 4 4 1");
    let card = CardId(0);
    assert_eq!(
        scene.refused(place(0, "4 4 4 6 6")),
        IllegalAction::NotBetter { card }
    );
}

#[test]
fn different_values_must_differ_and_the_highest_decides() {
    let mut scene = Scene::new(2, &[groups(4, 1, 2)], &[]);
    let card = CardId(0);
    scene.roll("1 1 2 3 4 5");
    assert_eq!(
        scene.refused(place(0, "1 1 2 3")),
        IllegalAction::WrongDice { card }
    );
    scene.place(0, "1 2 3 5");
    scene.end();
    scene.roll("1 1 2 2 4 5");
    scene.place(0, "1 2 4 5");
}

#[test]
fn the_smallest_sum_of_as_many_dice_as_stated_wins() {
    let mut scene = Scene::new(2, &[smallest(3, 2)], &[]);
    let card = CardId(0);
    scene.play("1 2 3 6 6 6", &[(0, "1 2 3")]);
    scene.roll("1 1 3 3 4 4");
    for (text, why) in [
        ("1 1", IllegalAction::WrongDice { card }),
        ("1 1 3 3", IllegalAction::TooManyDice { card }),
        ("1 3 3", IllegalAction::NotBetter { card }),
        ("1 1 4", IllegalAction::NotBetter { card }),
    ] {
        assert_eq!(scene.refused(place(0, text)), why);
    }
    scene.place(0, "1 1 3");
}

#[test]
fn the_highest_sum_brings_one_point_and_a_card_that_nobody_can_snatch() {
    let tasks = [
        highest(),
        equal(2, 2),
        equal(2, 2),
        equal(6, 5),
        given(4, 7),
    ];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.play("6 6 1 1 1 1", &[(0, "6 6")]);
    scene.roll("6 6 5 1 1 1");
    let card = CardId(0);
    assert_eq!(
        scene.refused(place(0, "6 6")),
        IllegalAction::NotBetter { card }
    );
    scene.end();
    assert_eq!((scene.won(0), scene.points(0)), (vec![0], 1));
    assert_eq!(scene.display(), [1, 2, 3], "the display is filled first");
    assert_eq!(scene.own(0), [4]);
    scene.play("4 1 1 1 1 1", &[(4, "4")]);
    scene.roll("4 4 4 4 4 4");
    let card = CardId(4);
    assert_eq!(
        scene.refused(place(4, "4 4 4 4 4 4")),
        IllegalAction::OthersTask { card }
    );
    scene.end();
    assert_eq!((scene.won(0), scene.points(0)), (vec![0, 4], 8));
}

#[test]
fn any_number_of_own_tasks_may_lie_before_a_player() {
    let tasks = [highest(), highest(), highest()];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.play("1 2 3 4 5 6", &[(0, "1 2"), (1, "3 4"), (2, "5 6")]);
    scene.pass_to(0);
    assert_eq!(scene.own(0), [6, 7, 8]);
    assert_eq!(scene.display(), [3, 4, 5]);
}
