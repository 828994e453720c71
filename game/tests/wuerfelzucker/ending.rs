//! What the rulebook says of the end.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{Course, Event, Stage};
use kipp_game::rules::Player;

/// Two players; the closing card shows when the first player begins a turn.
fn nearly_closed() -> Scene {
    let pairs = [equal(2, 2); 37];
    let mut scene = Scene::new(2, &pairs, &[]);
    while scene.view().course == Course::Open {
        scene.fall("6 6 5 5 4 4");
        scene.keep("6 6 5 5 4 4");
        if scene.turn() == Player(0) {
            for (card, text) in scene.display().into_iter().zip(["6 6", "5 5", "4 4"]) {
                scene.place(card, text);
            }
        }
        scene.end();
    }
    scene
}

#[test]
fn after_the_closing_card_the_round_ends_then_everybody_has_a_turn_and_the_start_player_two() {
    let mut scene = nearly_closed();
    let seen = Event::ClosingCardSeen { player: Player(0) };
    assert!(scene.log.contains(&seen));
    let mut turns = Vec::new();
    while !scene.is_over() {
        turns.push((scene.turn().0, scene.view().course));
        scene.play("1 2 3 4 5 6", &[]);
    }
    let (closing, last) = (Course::Closing, Course::LastRound);
    assert_eq!(
        turns,
        [
            (0, closing),
            (1, closing),
            (0, last),
            (1, last),
            (0, Course::ExtraTurn)
        ]
    );
    assert_eq!(scene.log.last(), Some(&Event::GameEnded));
}

#[test]
fn the_display_is_still_filled_after_the_closing_card() {
    let mut scene = nearly_closed();
    let card = scene.display()[0];
    scene.play("6 6 1 2 3 4", &[(card, "6 6")]);
    scene.pass_to(0);
    assert_eq!(scene.display().len(), 3);
    assert!(!scene.display().contains(&card));
}

#[test]
fn at_the_end_dice_on_cards_collect_them_but_not_those_of_the_start_player() {
    let mut scene = nearly_closed();
    while scene.view().course != Course::LastRound {
        scene.play("1 2 3 4 5 6", &[]);
    }
    scene.play("1 2 3 4 5 6", &[]);
    let cards = scene.display();
    scene.play("6 6 5 5 1 2", &[(cards[0], "6 6"), (cards[1], "5 5")]);
    let (before, start) = (scene.points(0), scene.won(0).len());
    scene.roll("6 6 4 4 1 2");
    scene.place(cards[1], "6 6");
    scene.place(cards[2], "4 4");
    scene.end();
    assert_eq!(scene.won(1), [cards[0]]);
    assert_eq!((scene.points(0), scene.won(0).len()), (before, start));
    assert!(matches!(scene.view().stage, Stage::Over));
}

#[test]
fn jokers_score_nothing() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.draw_jokers(3);
    assert_eq!(scene.points(0), 0);
}
