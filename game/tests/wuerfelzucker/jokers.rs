//! What the rulebook says of jokers.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{Action, CardId, Event, IllegalAction, Joker};
use kipp_game::rules::{Chance, Game, Node, Player};

#[test]
fn a_joker_is_used_once_and_goes_under_the_joker_deck() {
    let mut scene = Scene::new(2, &[], &[turn_over(), change(2)]);
    scene.draw_jokers(1);
    scene.roll("1 1 3 3 5 5");
    scene.act(Action::TurnOver { from: face(1) });
    assert!(scene.view().places[0].jokers.is_empty());
    assert_eq!(scene.view().joker_deck_left, 17);
    let again = Action::TurnOver { from: face(1) };
    assert_eq!(scene.refused(again), IllegalAction::NoJoker);
    scene.end();
    scene.pass_to(0);
    scene.draw_jokers(1);
    let next = [Joker::Change { by: 2 }];
    assert_eq!(scene.view().places[0].jokers, next, "the used one is below");
}

/// The first joker comes back under the deck, is drawn last and used once more.
#[test]
fn a_used_joker_can_be_drawn_and_used_again() {
    let mut scene = Scene::new(2, &[], &[turn_over()]);
    scene.draw_jokers(1);
    scene.roll("1 1 3 3 5 5");
    scene.act(Action::TurnOver { from: face(1) });
    scene.place_on_jokers(1);
    scene.end();
    scene.pass_to(0);
    scene.draw_jokers(16);
    assert_eq!(scene.view().joker_deck_left, 0);
    assert_eq!(scene.view().places[0].jokers.last(), Some(&Joker::TurnOver));
    scene.roll("1 1 3 3 5 5");
    scene.act(Action::TurnOver { from: face(1) });
    assert_eq!(scene.view().joker_deck_left, 1);
    let twin = scene.game.hidden_twin(Player(0), 3);
    assert_eq!(twin.view(Player(0)), scene.view());
}

#[test]
fn several_jokers_may_be_used_in_a_turn() {
    let mut scene = Scene::new(2, &[equal(6, 9)], &[reroll(1), change(1), turn_over()]);
    scene.draw_jokers(3);
    scene.roll("6 6 6 5 1 2");
    scene.act(rerolling("2"));
    scene.fall("6");
    let to_six = Action::Change {
        from: face(5),
        to: face(6),
    };
    scene.act(to_six);
    scene.act(Action::TurnOver { from: face(1) });
    scene.place(0, "6 6 6 6 6 6");
    assert!(scene.view().places[0].jokers.is_empty());
}

#[test]
fn reroll_rolls_exactly_so_many_dice_after_the_rolls() {
    let mut scene = Scene::new(2, &[], &[reroll(2)]);
    scene.draw_jokers(1);
    scene.fall("1 2 3 4 5 6");
    assert!(matches!(
        scene.refused(rerolling("1 2")),
        IllegalAction::NotNow { .. }
    ));
    scene.keep("1 2 3 4 5 6");
    for (dice, text) in [(1, "1"), (3, "1 2 3")] {
        let none = IllegalAction::NoReroll { dice };
        assert_eq!(scene.refused(rerolling(text)), none);
    }
    scene.act(rerolling("1 2"));
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 2 }));
    scene.fall("6 6");
    assert_eq!(scene.hand(), dice("3 4 5 6 6 6"));
}

#[test]
fn the_displace_joker_knocks_off_what_is_just_as_good() {
    let mut scene = Scene::new(2, &[equal(2, 2)], &[displace()]);
    scene.draw_jokers(1);
    scene.pass_to(1);
    scene.play("6 6 1 2 3 4", &[(0, "6 6")]);
    scene.roll("6 6 1 2 3 4");
    let card = CardId(0);
    assert_eq!(
        scene.refused(place(0, "6 6")),
        IllegalAction::NotBetter { card }
    );
    scene.act(displacing(0, "6 6"));
    assert_eq!(scene.bid(0), Some((Player(0), dice("6 6"))));
    assert_eq!(scene.home(1), 6);
    assert!(scene.view().places[0].jokers.is_empty());
}

#[test]
fn the_displace_joker_is_not_for_what_is_better_or_lies_nowhere() {
    let mut scene = Scene::new(2, &[equal(2, 2), equal(2, 2)], &[displace()]);
    scene.draw_jokers(1);
    scene.pass_to(1);
    scene.play("5 5 1 2 3 4", &[(0, "5 5")]);
    scene.roll("6 6 4 4 3 1");
    for (card, text) in [(0, "6 6"), (0, "4 4"), (1, "6 6")] {
        let why = IllegalAction::NotEqual { card: CardId(card) };
        assert_eq!(scene.refused(displacing(card, text)), why);
    }
}

#[test]
fn a_changed_die_keeps_to_1_to_6_and_to_exactly_the_number_of_the_joker() {
    let mut scene = Scene::new(2, &[], &[change(1), change(2)]);
    scene.draw_jokers(2);
    scene.roll("1 2 3 4 5 6");
    let changes = |scene: &Scene, from: u8| {
        let legal = scene.game.legal_actions();
        let reached = legal.into_iter().filter_map(|action| match action {
            Action::Change { from: die, to } if die == face(from) => Some(to.pips()),
            _ => None,
        });
        let mut reached: Vec<u8> = reached.collect();
        reached.sort_unstable();
        reached
    };
    assert_eq!(changes(&scene, 1), [2, 3]);
    assert_eq!(changes(&scene, 3), [1, 2, 4, 5]);
    assert_eq!(changes(&scene, 6), [4, 5]);
    let (from, to) = (face(1), face(4));
    assert_eq!(
        scene.refused(Action::Change { from, to }),
        IllegalAction::NoChange { from, to }
    );
    let (from, to) = (face(1), face(1));
    assert_eq!(
        scene.refused(Action::Change { from, to }),
        IllegalAction::SameFace { face: to }
    );
}

#[test]
fn a_die_that_is_not_there_cannot_be_changed_or_turned_over() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.roll("1 2 3 4 5 5");
    let (from, to) = (face(6), face(5));
    let dice = dice("6");
    for action in [Action::Change { from, to }, Action::TurnOver { from }] {
        assert_eq!(scene.refused(action), IllegalAction::NotYourDice { dice });
    }
    let from = face(1);
    assert_eq!(
        scene.refused(Action::TurnOver { from }),
        IllegalAction::NoJoker
    );
}

#[test]
fn a_die_turned_over_shows_its_opposite_face() {
    for (from, to) in [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)] {
        let mut scene = Scene::new(2, &[], &[turn_over()]);
        scene.draw_jokers(1);
        scene.roll("1 2 3 4 5 6");
        scene.act(Action::TurnOver { from: face(from) });
        let changed = Event::DieChanged {
            player: Player(0),
            from: face(from),
            to: face(to),
        };
        assert_eq!(scene.log.last(), Some(&changed));
    }
}
