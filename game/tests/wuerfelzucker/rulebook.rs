//! The rulebook from front to back, its examples included; jokers, tasks and the end have files of
//! their own.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{
    Action, CardId, Event, IllegalAction, Joker, Length, Options, Wuerfelzucker,
};
use kipp_game::rules::{Chance, Game, Node, Player};

#[test]
fn the_box_holds_37_tasks_17_jokers_and_six_dice_for_everybody() {
    for players in 2..=4 {
        let game = Wuerfelzucker::new(&Options::default(), players).unwrap();
        let pieces = game.census();
        assert!(pieces.contains(&("task cards", 37)) && pieces.contains(&("joker cards", 17)));
        assert!(pieces.contains(&("dice", 6 * players as u32)));
    }
}

#[test]
fn so_many_cards_lie_below_the_closing_card() {
    let table = [
        (4, Length::Short, 14),
        (3, Length::Short, 18),
        (2, Length::Short, 20),
        (4, Length::Long, 8),
        (3, Length::Long, 12),
        (2, Length::Long, 14),
    ];
    for (players, length, below) in table {
        let options = Options {
            length,
            ..options(&[], &[])
        };
        let scene = Scene::with(players, &options);
        let shuffled = Event::TasksShuffled { cards: 37, below };
        assert_eq!(scene.log[0], shuffled, "{players} {length:?}");
        let view = scene.view();
        assert_eq!(view.deck_left - view.until_closing, below);
    }
}

#[test]
fn one_more_card_is_laid_out_than_there_are_players() {
    for players in 2..=4 {
        let scene = Scene::new(players, &[], &[]);
        assert_eq!(scene.display().len(), players + 1);
    }
}

#[test]
fn nothing_is_collected_in_the_first_turn() {
    let scene = Scene::new(3, &[], &[]);
    assert!(scene.won(0).is_empty());
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 6 }));
}

#[test]
fn cards_with_own_dice_are_collected_and_replaced_and_the_dice_come_home() {
    let mut scene = Scene::new(2, &[equal(2, 2), given(5, 3), equal(3, 3)], &[]);
    scene.play("2 2 5 5 1 6", &[(0, "2 2"), (1, "5 5")]);
    assert_eq!(scene.home(0), 2);
    scene.pass_to(0);
    assert_eq!(scene.won(0), [0, 1]);
    assert_eq!(scene.display(), [2, 3, 4]);
    assert_eq!((scene.home(0), scene.points(0)), (6, 5));
}

#[test]
fn dice_on_the_joker_deck_bring_its_top_card_face_up() {
    let mut scene = Scene::new(2, &[], &[reroll(2), displace()]);
    scene.fish(4);
    scene.pass_to(0);
    assert_eq!(scene.view().places[0].jokers, [Joker::Reroll { dice: 2 }]);
    assert_eq!(scene.home(0), 6);
    assert_eq!(scene.view().joker_deck_left, 16);
}

#[test]
fn an_empty_joker_deck_takes_no_more_dice() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.draw_jokers(17);
    assert!(scene.log.contains(&Event::JokersClosed));
    scene.roll("1 2 3 4 5 6");
    assert_eq!(scene.refused(on_jokers(1)), IllegalAction::JokersClosed);
}

#[test]
fn dice_are_rolled_up_to_three_times_and_secured_ones_may_be_rolled_again() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.fall("1 2 3 3 5 6");
    scene.keep("3 3");
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 4 }));
    scene.fall("6 6 6 1");
    scene.keep("6 6 6");
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 3 }));
    scene.fall("6 2 2");
    assert_eq!(scene.hand(), dice("2 2 6 6 6 6"));
    let keep = Action::Keep {
        dice: dice("6 6 6 6"),
    };
    assert!(matches!(scene.refused(keep), IllegalAction::NotNow { .. }));
}

#[test]
fn rolling_may_stop_earlier() {
    let mut scene = Scene::new(2, &[equal(2, 2)], &[]);
    scene.roll("1 2 3 3 5 6");
    scene.place(0, "3 3");
    assert_eq!(scene.bid(0), Some((Player(0), dice("3 3"))));
}

/// Pair, collect 3s, and a die for the joker deck.
fn kendra() -> Scene {
    let mut scene = Scene::new(2, &[equal(2, 2), given(3, 2), equal(6, 9)], &[]);
    scene.roll("2 2 3 3 3 5");
    scene.place(0, "2 2");
    scene.place(1, "3 3 3");
    scene.place_on_jokers(1);
    assert_eq!(scene.game.legal_actions(), [Action::EndTurn]);
    scene.end();
    scene
}

#[test]
fn kendra_spreads_her_dice_and_owns_nothing_yet() {
    let scene = kendra();
    assert_eq!(scene.bid(0), Some((Player(0), dice("2 2"))));
    assert_eq!(scene.bid(1), Some((Player(0), dice("3 3 3"))));
    assert_eq!(scene.joker_bid(), Some((Player(0), 1)));
    assert!(scene.won(0).is_empty() && scene.points(0) == 0);
}

#[test]
fn timo_displaces_kendra_with_more_3s_and_with_more_dice_on_the_joker_deck() {
    let mut scene = kendra();
    scene.roll("3 3 3 3 5 6");
    assert!(scene.game.legal_actions().contains(&place(0, "3 3")));
    scene.place(1, "3 3 3 3");
    scene.place_on_jokers(2);
    assert_eq!(scene.bid(1), Some((Player(1), dice("3 3 3 3"))));
    assert_eq!(scene.joker_bid(), Some((Player(1), 2)));
    assert_eq!(scene.home(0), 4, "three 3s and the 5 are Kendra's again");
    scene.end();
    assert_eq!(scene.won(0), [0], "only the pair stayed until her turn");
}

#[test]
fn what_is_not_better_may_not_be_placed() {
    let mut scene = kendra();
    scene.roll("2 2 3 3 3 5");
    let not_better = |card| IllegalAction::NotBetter { card: CardId(card) };
    assert_eq!(scene.refused(place(0, "2 2")), not_better(0));
    assert_eq!(scene.refused(place(1, "3 3 3")), not_better(1));
    assert_eq!(
        scene.refused(on_jokers(1)),
        IllegalAction::TooFew { there: 1 }
    );
}

#[test]
fn dice_that_fit_nowhere_rest() {
    let mut scene = kendra();
    scene.roll("1 1 3 4 4 6");
    scene.place(0, "4 4");
    scene.end();
    let ended = Event::TurnEnded {
        player: Player(1),
        unplaced: 4,
    };
    assert!(scene.log.contains(&ended));
    assert_eq!(scene.home(1), 4);
}

#[test]
fn pips_do_not_count_on_the_joker_deck() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.fish(2);
    scene.roll("1 1 1 2 2 2");
    scene.place_on_jokers(3);
    assert_eq!(scene.joker_bid(), Some((Player(1), 3)));
}

#[test]
fn dice_that_lie_on_no_card_at_the_end_of_a_turn_are_counted() {
    let mut scene = Scene::new(2, &[given(6, 2)], &[]);
    scene.roll("1 2 3 4 6 6");
    scene.place(0, "6 6");
    scene.place_on_jokers(1);
    scene.end();
    let ended = Event::TurnEnded {
        player: Player(0),
        unplaced: 3,
    };
    assert!(scene.log.contains(&ended));
}

#[test]
fn points_of_own_tasks_stand_in_a_row_of_their_own() {
    let own = given(6, 5);
    let tasks = [highest(), equal(6, 1), equal(6, 1), equal(6, 1), own];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.play("6 5 4 3 2 1", &[(0, "6")]);
    scene.pass_to(0);
    let card = scene.own(0)[0];
    scene.play("6 5 4 3 2 1", &[(card, "6")]);
    scene.pass_to(0);
    let tally = &scene.game.standings().tallies[0];
    let rows: Vec<i32> = tally
        .parts
        .iter()
        .map(|part| part.1.sixtieths() / 60)
        .collect();
    assert_eq!(rows, [1, 5]);
}
