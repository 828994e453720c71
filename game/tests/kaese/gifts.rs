//! What the rulebook says of gift cards.

use super::scene::*;
use kipp_game::games::kaese::{Action, Event, IllegalAction};
use kipp_game::rules::Player;

#[test]
fn gift_for_four_rolls_without_a_piece() {
    let mut scene = Scene::new(2);
    scene.roll_four_times(NOTHING);
    assert!(scene.place(0).has_gift);
    assert_eq!(scene.view().table.gifts(), 4);
    let player = Player(0);
    assert!(scene.has_seen(Event::GiftGiven { player }));
}

#[test]
fn gift_not_for_somebody_who_got_a_piece() {
    let mut scene = Scene::new(2);
    scene.roll_four_times("1 2 3 3 4 4 5 5");
    assert!(!scene.place(0).has_gift);
    assert_eq!(scene.place(0).mice, 1);
}

#[test]
fn gift_turns_one_die_to_any_face_after_a_roll_and_goes_back() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.fall("6 6 6 6 6 2 3 3");
    scene.act(gift(2, 6));
    assert_eq!(scene.view().dice, dice("6 6 6 6 6 6 3 3"));
    assert!(!scene.place(0).has_gift);
    assert_eq!(scene.view().table.gifts(), 5);
    assert_eq!(scene.refused(gift(3, 1)), IllegalAction::NoGift);
    scene.act(Action::Stop);
    scene.act(take(6, 6));
    assert_eq!(scene.shelf(0), "6");
}

#[test]
fn gift_turns_only_a_die_that_is_there_and_another_way_round() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.fall("6 6 6 6 6 2 3 3");
    let missing = IllegalAction::NotTheseDice { dice: dice("5") };
    assert_eq!(scene.refused(gift(5, 6)), missing);
    assert_eq!(scene.refused(gift(2, 2)), IllegalAction::SameFace);
}

#[test]
fn gift_stays_until_it_is_used_and_nobody_holds_two() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.roll_four_times(NOTHING);
    scene.act(Action::Stop);
    assert!(scene.place(0).has_gift);
    assert_eq!(scene.view().table.gifts(), 4);
}
