//! Where the rulebook is silent or says two things: the chosen rulings, numbered as they were
//! found; those of the end have a file of their own.

use super::scene::*;
use kipp_game::games::kaese::{Action, Event, IllegalAction, Stage};
use kipp_game::rules::{Game, Player};

/// Two stacks of the middle are used up, and one 5 is left.
pub const LAST_5: [u8; 6] = [16, 0, 9, 8, 1, 0];

#[test]
fn ruling_1_the_game_ends_when_all_pieces_of_the_turn_are_taken_and_placed() {
    let mut scene = Scene::new(2).middle(LAST_5).stacks(0, "6");
    scene.roll("5 5 5 5 5 1 2 3");
    scene.act(take(5, 5));
    assert_eq!(scene.view().table.used_up(), 3);
    assert_eq!(scene.left(1), 15, "the 1 is taken all the same");
    scene.act(put(5, "6"));
    scene.act(put(1, "6-5"));
    assert!(scene.is_over());
    assert_eq!(scene.shelf(0), "6-5-1");
}

#[test]
fn ruling_1_as_an_option_the_game_ends_in_the_middle_of_taking() {
    let mut scene = Scene::ending_at_once(2).middle(LAST_5).stacks(0, "6");
    scene.roll("5 5 5 5 5 1 2 3");
    scene.act(take(5, 5));
    let (player, rolled) = (Player(0), cheese(1));
    assert!(scene.has_seen(Event::Lapsed { player, rolled }));
    assert_eq!(scene.left(1), 16);
    scene.act(put(5, "6"));
    assert!(scene.is_over());
    assert_eq!(scene.shelf(0), "6-5");
}

#[test]
fn ruling_1_the_order_of_taking_matters_only_with_the_option() {
    let mut scene = Scene::ending_at_once(2).middle(LAST_5).stacks(0, "6");
    scene.roll("5 5 5 5 5 1 2 3");
    scene.act(take(1, 1));
    scene.act(take(5, 5));
    assert_eq!(scene.view().hand, [1, 0, 0, 0, 1, 0]);
}

#[test]
fn ruling_2_a_rolled_piece_must_be_taken() {
    let mut scene = Scene::new(2).stacks(1, "3");
    scene.roll("3 3 3 2 2 5 6 6");
    let all = [take(3, 3), take(3, 2), take(3, 1), steal(1, "3")];
    assert!(all.into_iter().all(|action| scene.can(action)));
    let waits_for = "kaese-due-take";
    for way_out in [Action::EndTurn, Action::Stop] {
        assert_eq!(scene.refused(way_out), IllegalAction::NotNow { waits_for });
    }
}

#[test]
fn ruling_2_no_gift_for_somebody_who_could_take_a_piece() {
    let mut scene = Scene::new(2);
    scene.roll_four_times("3 3 3 2 5 5 6 6");
    scene.act(take(3, 1));
    assert_eq!((scene.turn(), scene.place(0).mice), (1, 1));
    assert!(!scene.place(0).has_gift);
}

#[test]
fn ruling_2_a_gift_for_somebody_who_rolled_exactly_but_finds_no_piece() {
    let mut scene = Scene::new(2).middle([0, 0, 9, 8, 6, 5]);
    scene.roll_four_times("2 2 1 3 3 4 4 5");
    let player = Player(0);
    for rolled in [2, 1].map(cheese) {
        assert!(scene.has_seen(Event::Lapsed { player, rolled }));
    }
    assert!(scene.place(0).has_gift);
}

#[test]
fn ruling_3_whoever_stops_early_without_a_piece_gets_no_gift() {
    for rolls in 1..=3 {
        let mut scene = Scene::new(2);
        for _ in 1..rolls {
            scene.fall(NOTHING);
            scene.keep("");
        }
        scene.roll(NOTHING);
        assert_eq!((scene.turn(), scene.place(0).has_gift), (1, false));
        let (player, holds_one) = (Player(0), false);
        assert!(scene.has_seen(Event::NoGift { player, holds_one }));
    }
}

#[test]
fn ruling_4_no_second_gift_beside_one_that_is_held() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.roll_four_times(NOTHING);
    scene.act(Action::Stop);
    let (player, holds_one) = (Player(0), true);
    assert!(scene.has_seen(Event::NoGift { player, holds_one }));
    assert_eq!((scene.turn(), scene.view().table.gifts()), (1, 4));
}

#[test]
fn ruling_4_a_new_gift_for_somebody_whose_gift_did_not_help() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.roll_four_times(NOTHING);
    scene.act(gift(5, 6));
    let player = Player(0);
    assert!(scene.has_seen(Event::GiftGiven { player }));
    assert!(scene.place(0).has_gift);
    assert_eq!(scene.view().table.gifts(), 4);
}

#[test]
fn ruling_4_pieces_of_earlier_turns_do_not_stand_against_a_gift() {
    let mut scene = Scene::new(2);
    scene.roll("1 2 3 3 4 4 5 5");
    scene.roll(NOTHING);
    scene.roll_four_times(NOTHING);
    assert!(scene.place(0).has_gift);
}

#[test]
fn ruling_5_five_players_can_all_hold_a_gift() {
    let mut scene = Scene::new(5);
    for _ in 0..5 {
        scene.roll_four_times(NOTHING);
    }
    assert!((0..5).all(|player| scene.place(player).has_gift));
    assert_eq!(scene.view().table.gifts(), 0);
}

#[test]
fn ruling_6_a_lower_piece_comes_from_the_middle_never_from_a_neighbour() {
    let mut scene = Scene::new(2).stacks(1, "5 3");
    scene.roll("6 6 6 6 6 6 2 3");
    for lower in [5, 4, 3, 2, 1] {
        assert!(scene.can(take(6, lower)), "any lower piece, the 1 too");
    }
    let (from, rolled) = (Player(1), cheese(6));
    for lies in ["5", "3"].map(stack) {
        let theft = Action::Steal {
            rolled,
            from,
            stack: lies,
        };
        assert_eq!(scene.refused(theft), IllegalAction::NothingToSteal);
    }
}

#[test]
fn ruling_7_one_theft_for_each_rolled_number_in_any_order() {
    let mut scene = Scene::new(2).stacks(1, "4-2 3");
    scene.roll("4 4 4 2 2 3 3 3");
    assert_eq!(scene.view().due, [false, true, true, false, false, false]);
    assert!(scene.can(steal(1, "4-2")) && scene.can(steal(1, "3")));
    scene.act(steal(1, "3"));
    let rolled = cheese(3);
    assert_eq!(
        scene.refused(take(3, 3)),
        IllegalAction::NotRolled { rolled }
    );
    scene.act(steal(1, "4-2"));
    assert_eq!(scene.shelf(1), "4");
    assert_eq!(scene.view().hand, [0, 1, 1, 0, 0, 0]);
}

#[test]
fn ruling_7_each_rolled_number_brings_a_theft_or_a_piece_of_the_middle() {
    let mut scene = Scene::new(2).stacks(1, "3 2");
    scene.roll("3 3 3 2 2 5 6 6");
    scene.act(take(3, 3));
    scene.act(steal(1, "2"));
    assert_eq!((scene.left(3), scene.left(2)), (8, 10));
    assert_eq!(scene.shelf(1), "3");
}

#[test]
fn ruling_8_a_number_that_the_middle_has_no_more_can_be_stolen() {
    let mut scene = Scene::new(2).middle([0, 0, 9, 8, 6, 5]).stacks(1, "2 5");
    scene.roll("2 2 1 1 3 3 4 4");
    assert_eq!(
        scene.shelf(1),
        "5",
        "the only choice is made without asking"
    );
    assert_eq!(scene.shelf(0), "2");
}

#[test]
fn ruling_9_closed_stacks_and_1s_are_never_offered_to_a_thief() {
    let mut scene = Scene::new(2).stacks(1, "6-4-1 4-1 1 5-4").mice(1, 2);
    scene.roll("4 4 4 4 1 2 3 3");
    let thefts = scene.game.legal_actions();
    let thefts = thefts
        .into_iter()
        .filter(|it| matches!(it, Action::Steal { .. }));
    assert!(thefts.eq([steal(1, "5-4")]));
}

#[test]
fn ruling_10_a_1_is_no_stack_by_choice() {
    for (mice, lies) in [(0, ""), (1, ""), (0, "5"), (2, "5")] {
        let mut scene = Scene::new(2).stacks(0, lies).mice(0, mice);
        // A 4 besides, so that nothing is done without asking.
        scene.roll("4 4 4 4 1 2 3 3");
        scene.act(take(4, 4));
        if lies.is_empty() && mice < 2 {
            assert!(!scene.can(begin(1)));
        }
        assert_eq!(scene.refused(begin(1)), IllegalAction::NotAlone);
    }
}

#[test]
fn ruling_10_a_third_1_stands_alone_while_no_stack_is_open() {
    let mut scene = Scene::new(2).mice(0, 2);
    scene.roll("4 4 4 4 1 2 3 3");
    scene.act(take(4, 4));
    assert!(scene.can(begin(1)), "the 4 is not placed yet");
    scene.act(begin(4));
    assert_eq!(scene.shelf(0), "4", "now there is a stack to close");
    assert_eq!(scene.refused(begin(1)), IllegalAction::NotAlone);
}

#[test]
fn ruling_11_the_owner_chooses_the_stack_that_a_third_1_closes() {
    for (closed, rest) in [("6-5", "6-5-1 3"), ("3", "6-5 3-1")] {
        let mut scene = Scene::new(2).stacks(0, "6-5 3").mice(0, 2);
        scene.roll("1 2 3 3 4 4 5 5");
        scene.act(put(1, closed));
        assert_eq!(scene.shelf(0), rest);
    }
}

#[test]
fn ruling_12_a_1_closes_a_stack_in_the_turn_in_which_it_is_taken() {
    let mut scene = Scene::new(2);
    scene.roll("3 3 3 2 2 1 5 6");
    for piece in [3, 2] {
        scene.act(take(piece, piece));
    }
    scene.act(begin(3));
    scene.act(put(2, "3"));
    scene.act(put(1, "3-2"));
    assert_eq!(scene.shelf(0), "3-2-1");
}

#[test]
fn ruling_12_a_mouse_closes_before_between_and_after_placing_and_in_a_turn_without_a_piece() {
    let mut scene = Scene::new(2).stacks(0, "6 5 4").mice(0, 2);
    scene.roll("3 3 3 2 2 5 6 6");
    scene.act(take(3, 3));
    scene.act(take(2, 2));
    scene.act(close("6"));
    scene.act(put(3, "5"));
    scene.act(close("5-3"));
    scene.act(put(2, "4"));
    assert_eq!(scene.shelf(0), "6-1 5-3-1 4-2");
    let mut scene = Scene::new(2).stacks(0, "6").mice(0, 1);
    scene.roll(NOTHING);
    assert_eq!(scene.stage(), Stage::Pass);
    scene.act(close("6"));
    assert_eq!(scene.shelf(0), "6-1");
}

#[test]
fn ruling_12_nobody_closes_in_the_turn_of_another() {
    let mut scene = Scene::new(2).stacks(1, "6").mice(1, 1);
    scene.roll(NOTHING);
    assert_eq!(scene.turn(), 1, "the owner of the mouse was not asked");
    assert_eq!((scene.shelf(1).as_str(), scene.place(1).mice), ("6", 1));
}

#[test]
fn ruling_16_the_only_rival_is_both_neighbours_and_is_named_once() {
    let mut scene = Scene::new(2).stacks(1, "4");
    scene.roll("4 4 4 4 1 1 6 6");
    let thefts = scene.game.legal_actions();
    let thefts = thefts
        .into_iter()
        .filter(|it| matches!(it, Action::Steal { .. }));
    assert_eq!(thefts.count(), 1);
}

#[test]
fn ruling_17_pieces_are_placed_in_any_order() {
    let mut scene = Scene::new(2).stacks(0, "6");
    scene.roll("3 3 3 2 2 1 5 6");
    for piece in [3, 2] {
        scene.act(take(piece, piece));
    }
    for piece in [3, 2, 1] {
        assert!(scene.can(put(piece, "6")));
    }
    scene.act(put(2, "6"));
    scene.act(begin(3));
    scene.act(put(1, "6-2"));
    assert_eq!(scene.shelf(0), "6-2-1 3");
}
