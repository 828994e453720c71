//! The rulebook, clause by clause, with its examples.

use super::scene::{A, B, C, NOTHING, Scene, dice, options, task};
use kipp_game::games::wanzen::{
    Action, CARDS, EndReason, Event, IllegalAction, Options, STACK, Stage, Wanzen,
};
use kipp_game::rules::{Chance, Game, Node, Outcome, OutcomeMismatch};

const CARD: (u8, &[&str]) = (3, &["full house", "two pairs", "all odd"]);

// Setup.

#[test]
fn fifteen_of_28_cards_make_the_stack_and_the_top_one_is_turned_up() {
    let game = Wanzen::new(&Options::default(), 4).unwrap();
    assert_eq!(
        game.node(),
        Node::Chance(Chance::Shuffle {
            cards: CARDS as u16
        })
    );
    let scene = Scene::of(&Options::default(), 4);
    assert!(scene.saw(Event::DeckShuffled {
        stack: 15,
        unused: 13
    }));
    let view = scene.view();
    assert_eq!((view.stack, view.unseen.len()), (14, 27));
    assert_eq!(view.open.unwrap().covered.iter().filter(|c| **c).count(), 0);
}

#[test]
fn the_shuffle_decides_which_cards_are_played() {
    let mut game = Wanzen::new(&Options::default(), 2).unwrap();
    let order = (0..CARDS as u16).rev().collect();
    game.resolve(&Outcome::Shuffle { order }).unwrap();
    assert_eq!(game.view(A).open.unwrap().card.id.0, 27);
    for order in [vec![0; CARDS], (1..=CARDS as u16).collect()] {
        let mut game = Wanzen::new(&Options::default(), 2).unwrap();
        assert!(matches!(
            game.resolve(&Outcome::Shuffle { order }),
            Err(OutcomeMismatch::NotAPermutation { .. })
        ));
    }
}

#[test]
fn penalties_lie_from_1_to_5_and_sixteen_bugs_in_the_supply() {
    let view = Scene::new(3, &[]).view();
    assert_eq!(view.penalties, [1, 2, 3, 4, 5]);
    assert_eq!(view.supply, 16);
    assert!(view.places.iter().all(|place| place.bugs == 0));
}

// A turn.

#[test]
fn the_first_player_rolls_all_five_dice() {
    let mut scene = Scene::new(2, &[CARD]);
    assert_eq!(scene.turn(), A);
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 5 }));
    assert_eq!(
        scene.settle(&[1, 2, 3]),
        Err(OutcomeMismatch::Count { want: 5, got: 3 })
    );
    scene.rolls(&NOTHING);
    assert_eq!(scene.game.node(), Node::Decision { player: A });
}

#[test]
fn at_least_one_die_is_set_aside_and_only_dice_that_were_rolled() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&[1, 1, 2, 4, 4]);
    for (pips, why) in [
        (&[][..], IllegalAction::NoDie),
        (&[3], IllegalAction::NotRolled),
        (&[1, 1, 1], IllegalAction::NotRolled),
        (&[1, 2, 4, 4, 5], IllegalAction::NotRolled),
    ] {
        let set_aside = Action::SetAside { dice: dice(pips) };
        assert_eq!(scene.act(set_aside), Err(why), "{pips:?}");
    }
    let legal = scene.game.legal_actions();
    // (2 + 1) * (1 + 1) * (2 + 1) choices of dice but the empty one; repeat; give up.
    assert_eq!(legal.len(), 17 + 2);
}

#[test]
fn dice_set_aside_are_not_rolled_again_in_the_turn() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&[1, 1, 2, 4, 4]);
    scene.sets_aside(&[4, 4]);
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 3 }));
    assert_eq!(scene.view().kept, dice(&[4, 4]));
    scene.rolls(&[1, 2, 3]);
    assert_eq!(
        scene.act(Action::SetAside { dice: dice(&[4]) }),
        Err(IllegalAction::NotRolled)
    );
}

#[test]
fn a_roll_is_repeated_for_a_bug_as_often_as_one_likes() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.repeats(3);
    assert_eq!((scene.bugs(A), scene.view().supply), (3, 13));
    scene.sets_aside(&[6]);
    assert_eq!(scene.bugs(A), 3);
    assert_eq!(scene.turn(), A);
}

#[test]
fn example_karin_sets_two_aside_repeats_three_dice_and_goes_on() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&[3, 3, 1, 5, 6]);
    scene.sets_aside(&[3, 3]);
    scene.rolls(&[1, 4, 5]);
    scene.must(Action::Repeat);
    assert_eq!(scene.bugs(A), 1);
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 3 }));
    scene.rolls(&[1, 2, 6]);
    scene.sets_aside(&[6]);
    scene.rolls(&[3, 6]);
    scene.sets_aside(&[3, 6]);
    assert_eq!(scene.view().kept, dice(&[3, 3, 3, 6, 6]));
    assert_eq!(scene.stage(), Stage::Covering, "full house or two pairs");
}

// A task is completed.

#[test]
fn example_karin_covers_the_full_house_of_3s_and_6s() {
    let mut scene = Scene::new(2, &[(2, &["full house", "large straight"])]);
    scene.throws(&[3, 3, 3, 6, 6]);
    assert_eq!(scene.open_tasks(), [task("large straight")]);
    assert!(scene.saw(Event::TaskCovered {
        player: A,
        task: task("full house"),
        open: 1
    }));
}

#[test]
fn of_several_tasks_one_is_chosen() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.throws(&[3, 3, 3, 6, 6]);
    assert_eq!(
        scene.game.legal_actions(),
        ["full house", "two pairs"].map(|text| Action::Cover { task: task(text) })
    );
    scene.covers("two pairs");
    assert_eq!(scene.open_tasks(), [task("full house"), task("all odd")]);
}

#[test]
fn after_a_success_the_player_goes_on_with_five_dice_or_stops() {
    for goes_on in [true, false] {
        let mut scene = Scene::new(2, &[CARD]);
        scene.throws(&[1, 1, 2, 2, 4]);
        assert_eq!(scene.game.legal_actions(), [Action::GoOn, Action::Stop]);
        scene.must(if goes_on { Action::GoOn } else { Action::Stop });
        assert_eq!(scene.turn(), if goes_on { A } else { B });
        assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 5 }));
        assert!(scene.view().kept.is_empty());
        assert_eq!((scene.bugs(A), scene.bugs(B)), (0, 0));
    }
}

// No task is completed.

#[test]
fn example_david_fails_and_takes_two_bugs() {
    let mut scene = Scene::new(3, &[CARD]);
    scene.throws(&NOTHING);
    assert_eq!((scene.bugs(A), scene.view().supply), (2, 14));
    assert_eq!(scene.turn(), B);
    assert!(scene.saw(Event::TurnFailed {
        player: A,
        dice: dice(&NOTHING)
    }));
}

#[test]
fn a_failure_after_a_success_costs_two_bugs_and_keeps_the_cover() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.throws(&[1, 1, 2, 2, 4]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 1, 2, 2, 4]);
    assert_eq!(scene.bugs(A), 2);
    assert_eq!(scene.open_tasks().len(), 2);
    assert_eq!(scene.turn(), B);
}

// The last task.

#[test]
fn example_anna_completes_the_last_task_and_gets_three_points() {
    let mut scene = Scene::new(3, &[CARD, (4, &["1 1", "6 6"])]);
    scene.throws(&[3, 3, 3, 6, 6]);
    scene.covers("full house");
    scene.must(Action::Stop);
    scene.throws(&[1, 1, 2, 2, 4]);
    scene.must(Action::Stop);
    assert_eq!(scene.turn(), C);
    scene.throws(&[1, 3, 3, 5, 5]);
    let won = Event::CardWon {
        player: C,
        points: 3,
    };
    assert!(scene.saw(won));
    assert_eq!(scene.points(C), "3");
    assert_eq!(
        scene.points(A),
        "0",
        "who completed another task gets nothing"
    );
    assert_eq!(scene.open_tasks(), [task("1 1"), task("6 6")]);
    assert_eq!(scene.view().stack, 13);
    let unseen = scene.view().unseen;
    assert_eq!(unseen.len(), CARDS - 2, "one is won, one is open");
    assert!(unseen.iter().all(|card| card.id.index() >= 2));
    assert_eq!(scene.turn(), A, "to the left");
}

// Penalties.

#[test]
fn the_fifth_bug_brings_the_top_penalty_and_everybody_returns_all_bugs() {
    let mut scene = Scene::new(3, &[CARD]);
    scene.throws(&NOTHING);
    scene.repeats(4);
    assert_eq!((scene.bugs(A), scene.bugs(B)), (2, 4));
    scene.must(Action::Repeat);
    let view = scene.view();
    assert!(view.places.iter().all(|place| place.bugs == 0));
    assert_eq!((view.supply, view.turn), (16, C));
    assert_eq!(view.penalties, [2, 3, 4, 5]);
    assert_eq!(scene.points(B), "-1");
}

// The end.

/// Whoever is on wins the open card of full house and all odd.
fn wins_a_card(scene: &mut Scene) {
    scene.throws(&[2, 2, 2, 4, 4]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 1, 3, 3, 5]);
}

#[test]
fn the_game_ends_with_the_fifteenth_card() {
    let mut scene = Scene::new(2, &[]);
    for _ in 1..STACK {
        wins_a_card(&mut scene);
        assert!(!scene.is_over());
    }
    wins_a_card(&mut scene);
    assert!(scene.saw(Event::GameEnded {
        reason: EndReason::CardsGone
    }));
    assert_eq!((scene.points(A), scene.points(B)), ("8".into(), "7".into()));
    assert_eq!(scene.game.standings().winners(), [A]);
    assert_eq!(scene.act(Action::GoOn), Err(IllegalAction::GameOver));
}

/// Whoever is on takes a penalty card.
fn takes_a_penalty(scene: &mut Scene) {
    let bugs = scene.bugs(scene.turn());
    scene.repeats(4 - bugs);
    scene.must(Action::Repeat);
}

#[test]
fn the_game_ends_with_the_fifth_penalty_card() {
    let mut scene = Scene::new(2, &[]);
    for _ in 0..4 {
        takes_a_penalty(&mut scene);
        assert!(!scene.is_over());
    }
    takes_a_penalty(&mut scene);
    assert!(scene.saw(Event::GameEnded {
        reason: EndReason::PenaltiesGone
    }));
    assert_eq!(
        (scene.points(A), scene.points(B)),
        ("-9".into(), "-6".into())
    );
    assert!(scene.view().penalties.is_empty());
}

#[test]
fn points_are_those_of_the_cards_less_those_of_the_penalties_and_ties_share() {
    let mut scene = Scene::of(&options(&[]), 2);
    wins_a_card(&mut scene);
    assert_eq!(scene.game.standings().winners(), [A]);
    wins_a_card(&mut scene);
    assert_eq!(scene.game.standings().winners(), [A, B]);
    takes_a_penalty(&mut scene);
    assert_eq!(scene.points(A), "0");
    assert_eq!(scene.game.standings().winners(), [B]);
}
