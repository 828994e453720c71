//! Where the rulebook is silent or says two things: the chosen rulings, numbered as they were
//! found; those on tasks have a file of their own.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{
    Action, CardId, Course, Event, IllegalAction, Joker, Length, Options, Wuerfelzucker,
};
use kipp_game::rules::{Game, Player};

/// One task card a turn goes to each player until the closing card shows; after that nobody places
/// anything but the given turns.
fn closing_in_turn_of(closer: u8, players: usize) -> Scene {
    let mut scene = Scene::new(players, &[given(6, 1); 37], &[]);
    while scene.view().course == Course::Open {
        let until = usize::from(scene.view().until_closing);
        let player = scene.turn().0;
        // All cards that are still missing are taken by `closer`, the others take nothing.
        let cards: Vec<u8> = scene.display().into_iter().take(until).collect();
        scene.roll("6 6 6 6 6 6");
        if player == closer {
            for card in cards {
                scene.place(card, "6");
            }
        }
        scene.end();
    }
    scene
}

#[test]
fn ruling_1_the_round_is_finished_and_a_full_round_follows() {
    for players in 2..=4_u8 {
        for closer in 0..players {
            let mut scene = closing_in_turn_of(closer, players.into());
            assert_eq!(scene.turn(), Player(closer));
            let mut turns = Vec::new();
            while !scene.is_over() {
                turns.push(scene.turn().0);
                scene.play("1 2 3 4 5 6", &[]);
            }
            let expected: Vec<u8> = (closer..players).chain(0..players).chain([0]).collect();
            assert_eq!(turns, expected, "{players} players, {closer} closes");
        }
    }
}

#[test]
fn ruling_1_refilling_goes_on_when_the_closing_card_surfaces_in_the_middle() {
    let mut scene = Scene::new(2, &[given(6, 1); 37], &[]);
    while scene.view().until_closing > 1 {
        let card = scene.display()[0];
        scene.play("6 1 1 1 1 1", &[(card, "6")]);
        scene.pass_to(0);
    }
    let cards = scene.display();
    let all = [(cards[0], "6"), (cards[1], "6 6"), (cards[2], "6 6 6")];
    scene.play("6 6 6 6 6 6", &all);
    scene.pass_to(0);
    let seen = scene
        .log
        .iter()
        .rposition(|event| matches!(event, Event::ClosingCardSeen { .. }));
    let later = &scene.log[seen.unwrap()..];
    let revealed = |event: &&Event| matches!(event, Event::TaskRevealed { .. });
    assert_eq!(later.iter().filter(revealed).count(), 2);
    assert_eq!(scene.display().len(), 3);
}

/// Two players before the start player's last but one turn.
fn before_the_last_round() -> Scene {
    let mut scene = closing_in_turn_of(0, 2);
    while scene.view().course != Course::LastRound {
        scene.play("1 2 3 4 5 6", &[]);
    }
    scene
}

#[test]
fn ruling_2_the_extra_turn_collects_at_its_start_but_not_what_it_places() {
    let mut scene = before_the_last_round();
    let cards = scene.display();
    let before = scene.won(0).len();
    scene.play("6 1 1 1 1 1", &[(cards[0], "6")]);
    scene.play("1 2 3 4 5 6", &[]);
    assert_eq!(scene.view().course, Course::ExtraTurn);
    assert_eq!(scene.won(0).len(), before + 1, "what stayed is collected");
    scene.play("6 6 1 1 1 1", &[(cards[1], "6 6")]);
    assert!(scene.is_over());
    assert_eq!(scene.won(0).len(), before + 1);
}

#[test]
fn ruling_2_everybodys_last_bid_faces_one_turn_of_each_rival() {
    let mut scene = before_the_last_round();
    scene.play("1 2 3 4 5 6", &[]);
    let card = scene.display()[0];
    let before = scene.won(1).len();
    scene.play("6 1 1 1 1 1", &[(card, "6")]);
    scene.play("6 6 1 1 1 1", &[(card, "6 6")]);
    assert!(scene.is_over());
    assert_eq!(scene.won(1).len(), before);
}

#[test]
fn ruling_3_at_the_end_dice_on_the_joker_deck_bring_nothing() {
    let mut scene = before_the_last_round();
    scene.play("1 2 3 4 5 6", &[]);
    scene.fish(2);
    scene.play("1 2 3 4 5 6", &[]);
    assert!(scene.is_over() && scene.view().places[1].jokers.is_empty());
    assert_eq!(scene.points(1), 0);
}

#[test]
fn ruling_4_an_equal_bid_does_not_displace() {
    let tasks = [given(6, 1), smallest(2, 2), groups(2, 2, 3)];
    for (card, text) in [(0, "6 6"), (1, "1 2"), (2, "1 1 6 6")] {
        let mut scene = Scene::new(2, &tasks, &[]);
        scene.play("1 1 2 6 6 3", &[(card, text)]);
        scene.roll("1 1 2 6 6 3");
        let id = CardId(card);
        assert_eq!(
            scene.refused(place(card, text)),
            IllegalAction::NotBetter { card: id }
        );
    }
}

#[test]
fn ruling_5_rerolling_is_over_when_placing_has_begun() {
    for first in [place(0, "6"), on_jokers(1)] {
        let mut scene = Scene::new(2, &[given(6, 1)], &[reroll(1)]);
        scene.draw_jokers(1);
        scene.roll("6 1 2 3 4 5");
        scene.act(first);
        assert_eq!(scene.refused(rerolling("1")), IllegalAction::RollingIsOver);
    }
    let mut scene = Scene::new(2, &[], &[reroll(1), turn_over()]);
    scene.draw_jokers(2);
    scene.roll("6 1 2 3 4 5");
    scene.act(Action::TurnOver { from: face(1) });
    assert_eq!(scene.refused(rerolling("2")), IllegalAction::RollingIsOver);
}

#[test]
fn ruling_5_the_other_jokers_wait_until_rolling_is_over() {
    let mut scene = Scene::new(2, &[], &[turn_over()]);
    scene.draw_jokers(1);
    scene.fall("6 1 2 3 4 5");
    let turn = Action::TurnOver { from: face(1) };
    assert!(matches!(scene.refused(turn), IllegalAction::NotNow { .. }));
    scene.keep("6 1 2 3 4 5");
    scene.act(turn);
}

#[test]
fn ruling_5_one_reroll_may_follow_another() {
    let mut scene = Scene::new(2, &[], &[reroll(1), reroll(3)]);
    scene.draw_jokers(2);
    scene.roll("6 1 2 3 4 5");
    scene.act(rerolling("1 2 3"));
    scene.fall("1 1 1");
    scene.act(rerolling("1"));
    scene.fall("6");
    assert_eq!(scene.hand(), dice("1 1 4 5 6 6"));
}

#[test]
fn ruling_6_no_joker_displaces_from_the_joker_deck() {
    let mut scene = Scene::new(2, &[], &[displace()]);
    scene.draw_jokers(1);
    scene.pass_to(1);
    scene.fish(6);
    scene.roll("6 6 6 6 6 6");
    assert_eq!(scene.view().places[0].jokers, [Joker::Displace]);
    assert_eq!(
        scene.refused(on_jokers(6)),
        IllegalAction::TooFew { there: 6 }
    );
    let displaces = |action: &Action| matches!(action, Action::Displace { .. });
    assert!(!scene.game.legal_actions().iter().any(displaces));
}

#[test]
fn ruling_7_a_changed_die_counts_changed_while_it_lies_there() {
    let mut scene = Scene::new(2, &[equal(2, 2)], &[change(2)]);
    scene.draw_jokers(1);
    scene.roll("4 4 5 3 1 1");
    let (from, to) = (face(3), face(5));
    scene.act(Action::Change { from, to });
    scene.place(0, "5 5");
    scene.end();
    scene.roll("4 4 1 1 1 1");
    let card = CardId(0);
    assert_eq!(
        scene.refused(place(0, "4 4")),
        IllegalAction::NotBetter { card }
    );
}

#[test]
fn ruling_8_the_joker_deck_stays_closed_when_used_jokers_come_back() {
    let mut scene = Scene::new(2, &[], &[turn_over(); 17]);
    scene.draw_jokers(17);
    scene.roll("1 2 3 4 5 6");
    scene.act(Action::TurnOver { from: face(1) });
    assert_eq!(scene.view().joker_deck_left, 1);
    assert_eq!(scene.refused(on_jokers(1)), IllegalAction::JokersClosed);
    scene.end();
    scene.roll("1 2 3 4 5 6");
    assert_eq!(scene.refused(on_jokers(1)), IllegalAction::JokersClosed);
}

#[test]
fn ruling_9_the_joker_deck_gives_one_card_however_many_dice_lie_on_it() {
    let mut scene = Scene::new(2, &[], &[]);
    scene.fish(2);
    scene.fish(6);
    assert!(scene.view().places[0].jokers.is_empty(), "displaced");
    scene.pass_to(1);
    assert_eq!(scene.view().places[1].jokers.len(), 1);
    assert_eq!(scene.joker_bid(), None);
}

/// Two players with an own task each time: the long game runs out of cards when many are drawn.
#[test]
fn ruling_16_an_empty_deck_shrinks_the_display_and_gives_no_own_task() {
    let options = Options {
        length: Length::Long,
        ..options(&[highest(); 37], &[])
    };
    let mut scene = Scene::with(4, &options);
    let mut fewest = usize::MAX;
    while !scene.is_over() {
        scene.roll("6 5 4 3 2 1");
        let table = scene.view().table;
        let player = scene.turn();
        let free = table
            .into_iter()
            .filter(|laid| laid.bid.is_none() && laid.owner.is_none_or(|owner| owner == player));
        let cards: Vec<u8> = free.map(|laid| laid.card.id.0).collect();
        for (card, text) in cards.into_iter().zip(["6", "5", "4", "3", "2", "1"]) {
            scene.place(card, text);
        }
        scene.end();
        fewest = fewest.min(scene.display().len());
    }
    let nothing = |event: &Event| matches!(event, Event::NoOwnTask { .. });
    assert!(scene.log.iter().any(nothing));
    assert!(fewest < 5 && scene.view().deck_left == 0);
}

#[test]
fn ruling_17_a_card_is_filled_at_once_and_the_order_of_placements_does_not_matter() {
    let tasks = [given(3, 2), equal(2, 2)];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.roll("3 3 3 2 2 1");
    scene.place(0, "3 3");
    assert_eq!(scene.refused(place(0, "3")), IllegalAction::AlreadyThere);
    scene.place_on_jokers(1);
    assert_eq!(scene.refused(on_jokers(1)), IllegalAction::AlreadyThere);
    let end = |order: [(u8, &str); 2]| {
        let mut scene = Scene::new(2, &tasks, &[]);
        scene.play("3 3 3 2 2 1", &order);
        scene.game
    };
    assert_eq!(
        end([(0, "3 3 3"), (1, "2 2")]),
        end([(1, "2 2"), (0, "3 3 3")])
    );
}

/// What dice on the joker deck show plays no role, so any of them will do while enough are left.
#[test]
fn ruling_17_dice_on_the_joker_deck_are_a_number_until_the_turn_ends() {
    let tasks = [given(3, 2), equal(2, 2)];
    let mut scene = Scene::new(2, &tasks, &[]);
    scene.roll("3 3 3 2 2 1");
    scene.place_on_jokers(2);
    scene.place(0, "3 3 3");
    let why = IllegalAction::OnJokers { number: 2 };
    assert_eq!(scene.refused(place(1, "2 2")), why);
    let why = IllegalAction::AlreadyThere;
    assert_eq!(scene.refused(on_jokers(1)), why);
    scene.end();
    assert_eq!(
        (scene.home(0), scene.joker_bid()),
        (1, Some((Player(0), 2)))
    );
    let mut last = Scene::new(2, &tasks, &[]);
    last.roll("3 3 3 2 2 1");
    last.place(0, "3 3 3");
    last.place_on_jokers(2);
    last.end();
    assert_eq!(last.game, scene.game);
}

#[test]
fn ruling_18_nothing_has_to_be_placed() {
    let mut scene = Scene::new(2, &[given(6, 2)], &[]);
    scene.play("6 6 6 6 6 6", &[]);
    assert_eq!(scene.turn(), Player(1));
    assert_eq!(scene.home(0), 6);
}

/// Both collect these cards of the display, then the game runs out without another one.
fn collect_and_finish(points: [u8; 4], first: &[u8], second: &[u8]) -> Wuerfelzucker {
    let tasks = points.map(|points| given(6, points));
    let mut scene = Scene::new(3, &tasks, &[]);
    for cards in [first, second] {
        scene.roll("6 6 6 6 6 6");
        for &card in cards {
            scene.place(card, "6");
        }
        scene.end();
    }
    scene.pass_to(0);
    scene.pass_to(1);
    scene.play("1 2 3 4 5 6", &[]);
    scene.game
}

#[test]
fn ruling_19_the_best_single_card_decides_a_tie() {
    let game = collect_and_finish([4, 2, 3, 3], &[0, 1], &[2, 3]);
    let standings = game.standings();
    assert_eq!(standings.total(Player(0)), standings.total(Player(1)));
    assert_eq!(standings.winners(), [Player(0)]);
}

#[test]
fn ruling_19_equal_best_cards_share_the_victory() {
    let game = collect_and_finish([4, 2, 4, 2], &[0, 1], &[2, 3]);
    assert_eq!(game.standings().winners(), [Player(0), Player(1)]);
}
