//! The rulebook from front to back, its examples included.

use super::scene::*;
use kipp_game::games::wuerfelzucker::{
    Action, CardId, Course, Event, IllegalAction, Joker, Length, Options, Stage, Wuerfelzucker,
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
        ("1 1 3 3", IllegalAction::WrongDice { card }),
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
