//! What the rulebook says, in its order, its examples among it; stealing and gifts have files of
//! their own.

use super::scene::*;
use kipp_game::dice::Pool;
use kipp_game::games::kaese::{
    Action, Cheese, DICE, Event, GIFTS, IllegalAction, Kaese, MICE, MOST_STACKS, ONES, PIECES,
    ROLLS, STACK_BONUSES, Stack, Stage, USED_UP, earned,
};
use kipp_game::rules::{Chance, Game, Node, Player};

#[test]
fn components_54_pieces_5_gifts_7_bonus_cards_8_dice() {
    let scene = Scene::new(5);
    assert_eq!(scene.left(1), 16);
    let others: u8 = (2..=6).map(|number| scene.left(number)).sum();
    assert_eq!(others, 38);
    assert_eq!(
        (ONES, PIECES, GIFTS, DICE, ROLLS, MICE),
        (16, 54, 5, 8, 4, 2)
    );
    assert_eq!(scene.view().table.gifts(), 5);
    let cards = STACK_BONUSES.map(|card| (card.pieces, card.points));
    assert_eq!(cards, [(4, 12), (4, 10), (4, 8), (5, 25), (5, 20), (6, 40)]);
    let all: u8 = STACK_BONUSES.iter().map(|card| card.points).sum();
    assert_eq!((MOST_STACKS, all + MOST_STACKS, USED_UP), (12, 127, 3));
}

#[test]
fn setup_the_first_player_rolls_all_dice_and_nobody_has_anything() {
    let scene = Scene::new(3);
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 8 }));
    assert_eq!(scene.turn(), 0);
    for player in 0..3 {
        let place = scene.place(player);
        assert!(place.shelf.is_empty() && place.mice == 0 && !place.has_gift);
    }
}

#[test]
fn rolling_dice_set_aside_may_be_rolled_again_later() {
    let mut scene = Scene::new(2);
    scene.fall("1 1 2 3 4 5 6 6");
    scene.keep("6 6");
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 6 }));
    scene.fall("1 1 1 1 2 3");
    scene.keep("1 1 1 1");
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 4 }));
    scene.fall("1 5 5 5");
    assert_eq!(scene.view().dice, dice("1 1 1 1 1 5 5 5"));
    scene.keep("");
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 8 }));
}

#[test]
fn rolling_ends_after_the_fourth_roll() {
    let mut scene = Scene::new(2);
    scene.roll_four_times("6 6 6 6 6 6 2 3");
    assert_eq!(scene.stage(), Stage::Take);
    let mut scene = Scene::new(2).with_gift(0);
    scene.roll_four_times("6 6 6 6 6 6 2 3");
    assert_eq!(scene.stage(), Stage::Choose, "the gift may still be used");
    let keep = Action::Keep { dice: dice("6") };
    assert_eq!(scene.refused(keep), IllegalAction::NoRollLeft);
}

#[test]
fn rolling_only_what_the_dice_show_is_kept_and_never_all_eight() {
    let mut scene = Scene::new(2);
    scene.fall("1 1 2 3 4 5 6 6");
    let keep = |text| Action::Keep { dice: dice(text) };
    let shown = dice("1 1 1");
    let why = IllegalAction::NotTheseDice { dice: shown };
    assert_eq!(scene.refused(keep("1 1 1")), why);
    let all = keep("1 1 2 3 4 5 6 6");
    assert_eq!(scene.refused(all), IllegalAction::NothingToRoll);
}

#[test]
fn rolling_may_stop_after_any_roll() {
    for rolls in 1..=3 {
        let mut scene = Scene::new(2);
        for _ in 1..rolls {
            scene.fall(NOTHING);
            scene.keep("");
        }
        scene.roll("6 6 6 6 6 6 2 3");
        assert_eq!(scene.stage(), Stage::Take);
    }
}

#[test]
fn a_piece_is_earned_exactly_when_so_many_dice_show_its_number() {
    for piece in Cheese::ALL {
        for dice in 0..=8 {
            let earns = earned(Pool::of(piece.face(), dice));
            let exact = dice == piece.number();
            assert_eq!(earns, Cheese::ALL.map(|it| exact && it == piece));
        }
    }
}

/// The numbers rolled exactly, lowest first.
fn exact(text: &str) -> Vec<u8> {
    let earned = earned(dice(text));
    let numbers = (1..=6).zip(earned).filter(|(_, is_exact)| *is_exact);
    numbers.map(|(number, _)| number).collect()
}

#[test]
fn example_a_3_a_2_and_a_1_in_one_turn() {
    assert_eq!(exact("3 3 3 2 2 1 5 6"), [1, 2, 3]);
    let mut scene = Scene::new(2);
    scene.roll("3 3 3 2 2 1 5 6");
    // The 1, a choice of one, comes without asking.
    for piece in [3, 2] {
        scene.act(take(piece, piece));
    }
    assert_eq!(scene.view().hand, [1, 1, 1, 0, 0, 0]);
    assert_eq!(scene.stage(), Stage::Place);
}

#[test]
fn example_a_5_and_a_2_in_one_turn() {
    assert_eq!(exact("5 5 5 5 5 2 2 4"), [2, 5]);
    let mut scene = Scene::new(2);
    scene.roll("5 5 5 5 5 2 2 4");
    scene.act(take(5, 5));
    scene.act(take(2, 2));
    assert_eq!(scene.view().hand, [0, 1, 0, 0, 1, 0]);
}

#[test]
fn example_one_3_too_many_earns_no_3() {
    assert_eq!(exact("3 3 3 3 1 1 5 6"), [0; 0]);
    let mut scene = Scene::new(2);
    scene.roll("3 3 3 3 1 1 5 6");
    assert_eq!((scene.turn(), scene.left(3)), (1, 9));
}

#[test]
fn example_a_rolled_6_may_be_a_5_or_a_4_from_the_middle() {
    for piece in [6, 5, 4, 3, 2, 1] {
        let mut scene = Scene::new(2);
        scene.roll("6 6 6 6 6 6 2 3");
        let left = scene.left(piece);
        scene.act(take(6, piece));
        assert_eq!(scene.left(piece), left - 1);
    }
}

#[test]
fn a_lower_piece_is_the_way_out_when_the_rolled_one_is_gone() {
    let mut scene = Scene::new(2).middle([16, 10, 9, 8, 6, 0]);
    scene.roll("6 6 6 6 6 6 2 3");
    let piece = cheese(6);
    assert_eq!(
        scene.refused(take(6, 6)),
        IllegalAction::MiddleEmpty { piece }
    );
    scene.act(take(6, 5));
    assert_eq!(scene.shelf(0), "5");
}

#[test]
fn a_higher_piece_is_not_taken_and_each_number_earns_once() {
    let mut scene = Scene::new(2);
    scene.roll("3 3 3 2 2 1 5 6");
    let [rolled, piece] = [2, 3].map(cheese);
    let why = IllegalAction::TooHigh { rolled, piece };
    assert_eq!(scene.refused(take(2, 3)), why);
    scene.act(take(3, 3));
    let rolled = cheese(3);
    assert_eq!(
        scene.refused(take(3, 2)),
        IllegalAction::NotRolled { rolled }
    );
}

#[test]
fn example_a_4_goes_on_a_5_and_a_2_on_the_4() {
    let mut scene = Scene::new(2).stacks(0, "5");
    scene.roll("4 4 4 4 2 2 6 6");
    scene.act(take(4, 4));
    scene.act(take(2, 2));
    scene.act(put(4, "5"));
    scene.act(put(2, "5-4"));
    assert_eq!(scene.shelf(0), "5-4-2");
}

#[test]
fn example_a_1_with_its_dome_closes_a_6() {
    let mut scene = Scene::new(2).stacks(0, "6");
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6"));
    assert_eq!(scene.shelf(0), "6-1");
    assert!(stack("6-1").is_closed() && !stack("6").is_closed());
}

#[test]
fn example_a_3_does_not_go_on_a_3() {
    let mut scene = Scene::new(2).stacks(0, "3 5-3");
    scene.roll("3 3 3 2 2 5 6 6");
    scene.act(take(3, 3));
    scene.act(take(2, 2));
    for on in ["3", "5-3"] {
        let (piece, stack) = (cheese(3), stack(on));
        let why = IllegalAction::NotLower { piece, stack };
        assert_eq!(scene.refused(put(3, on)), why);
    }
    assert_eq!(Stack::new(&[3, 3]), None);
    scene.act(begin(3));
    scene.act(begin(2));
    assert_eq!(scene.shelf(0), "5-3 3 3 2");
}

#[test]
fn nothing_is_restacked_no_action_moves_a_placed_piece() {
    let mut scene = Scene::new(2).stacks(0, "6 4 3");
    scene.roll("2 2 1 1 3 5 6 6");
    scene.act(take(2, 2));
    let puts = ["6", "4", "3"].map(|on| put(2, on));
    let all: Vec<Action> = puts.into_iter().chain([begin(2)]).collect();
    assert_eq!(scene.game.legal_actions().len(), all.len());
    assert!(all.into_iter().all(|action| scene.can(action)));
}

#[test]
fn closing_a_mouse_waits_and_closes_a_stack_in_a_later_turn() {
    let mut scene = Scene::new(2).stacks(0, "6-5");
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(Action::Mouse);
    assert_eq!((scene.place(0).mice, scene.shelf(0)), (1, "6-5".to_owned()));
    scene.act(Action::EndTurn);
    scene.roll("1 1 2 3 3 4 4 5");
    scene.roll("1 1 2 3 3 4 4 5");
    assert_eq!((scene.turn(), scene.stage()), (0, Stage::Pass));
    scene.act(close("6-5"));
    assert_eq!(
        (scene.place(0).mice, scene.shelf(0)),
        (0, "6-5-1".to_owned())
    );
    assert_eq!(scene.turn(), 1);
}

#[test]
fn closing_a_third_1_must_close_a_stack() {
    let mut scene = Scene::new(2).stacks(0, "6-5 4").mice(0, 2);
    scene.roll("1 2 3 3 4 4 5 5");
    assert_eq!(scene.refused(Action::Mouse), IllegalAction::ThirdMouse);
    assert_eq!(scene.refused(begin(1)), IllegalAction::NotAlone);
    scene.act(put(1, "4"));
    assert_eq!(
        (scene.place(0).mice, scene.shelf(0)),
        (2, "6-5 4-1".to_owned())
    );
}

#[test]
fn closing_a_third_1_without_an_open_stack_is_a_closed_stack_of_its_own() {
    let mut scene = Scene::new(2).stacks(0, "6-1").mice(0, 2);
    scene.roll("1 2 3 3 4 4 5 5");
    let (player, piece) = (Player(0), Cheese::ONE);
    assert!(scene.has_seen(Event::StackBegun { player, piece }));
    assert_eq!(
        (scene.place(0).mice, scene.shelf(0)),
        (2, "6-1 1".to_owned())
    );
    assert!(stack("1").is_closed());
}

#[test]
fn closing_ends_a_stack_nothing_goes_on_it() {
    let mut scene = Scene::new(2).stacks(0, "6-1 5").mice(0, 1);
    scene.roll("2 2 1 1 3 5 6 6");
    scene.act(take(2, 2));
    let stack = stack("6-1");
    let closed = IllegalAction::StackClosed { stack };
    assert_eq!(scene.refused(put(2, "6-1")), closed);
    assert_eq!(scene.refused(close("6-1")), closed);
}

#[test]
fn bonus_example_a_closed_stack_of_4_takes_12_and_one_of_5_takes_25() {
    for (open, bonus) in [("6-4-2", 12), ("5-4-3-2", 25), ("6-5-4-3-2", 40)] {
        let mut scene = Scene::new(2).stacks(0, open);
        scene.roll("1 2 3 3 4 4 5 5");
        scene.act(put(1, open));
        assert_eq!(scene.bonuses(0), [bonus]);
    }
}

#[test]
fn bonus_cards_of_a_size_go_highest_first() {
    let mut scene = Scene::new(2).stacks(0, "6-4-2 5-4-3 4-3-2").mice(0, 2);
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6-4-2"));
    scene.act(close("5-4-3"));
    scene.act(close("4-3-2"));
    assert_eq!(scene.bonuses(0), [12, 10, 8]);
}

#[test]
fn bonus_none_for_stacks_of_three() {
    let mut scene = Scene::new(2).stacks(0, "6-5");
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6-5"));
    assert!(scene.bonuses(0).is_empty());
    assert_eq!(scene.view().table.next_bonus(4), Some(12));
}

#[test]
fn the_dice_pass_to_the_left() {
    let mut scene = Scene::new(3);
    for turn in [0, 1, 2, 0] {
        assert_eq!(scene.turn(), turn);
        scene.roll(NOTHING);
    }
}

#[test]
fn stacks_have_a_bottom_a_top_and_pieces_between() {
    let tall = stack("6-4-1");
    assert_eq!(
        (tall.bottom(), tall.top(), tall.pieces()),
        (cheese(6), cheese(1), 3)
    );
    let numbers: Vec<Cheese> = tall.numbers().collect();
    assert_eq!(numbers, [6, 4, 1].map(cheese));
    for bad in [&[][..], &[7], &[0], &[4, 4], &[3, 5], &[2, 1, 1]] {
        assert_eq!(Stack::new(bad), None, "{bad:?}");
    }
    assert_eq!(Kaese::INFO.max_players, 5);
}
