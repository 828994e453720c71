//! What must hold where the rulebook is silent or open: the numbered rulings.

use super::scene::{A, B, C, D, NOTHING, Scene, dice, options, task};
use kipp_game::games::wanzen::{
    Action, EndReason, Event, IllegalAction, Options, PENALTIES, STACK, Stage, Variants,
};
use kipp_game::rules::{Chance, Game, Node};

const CARD: (u8, &[&str]) = (2, &["two pairs", "all odd"]);

fn wins_the_card(scene: &mut Scene) {
    scene.throws(&[2, 2, 4, 4, 6]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 3, 5, 1, 5]);
}

fn with(variants: Variants) -> Options {
    Options {
        variants,
        ..options(&[CARD, CARD])
    }
}

#[test]
fn ruling_1_after_a_won_card_the_turn_passes_to_the_left() {
    let mut scene = Scene::of(&with(Variants::default()), 2);
    wins_the_card(&mut scene);
    assert_eq!(scene.turn(), B);
    assert_eq!(scene.stage(), Stage::Rolling);
}

#[test]
fn ruling_1_a_switch_lets_the_winner_go_on_or_stop() {
    let switched = with(Variants {
        go_on_after_a_card: true,
        ..Variants::default()
    });
    for goes_on in [true, false] {
        let mut scene = Scene::of(&switched, 2);
        wins_the_card(&mut scene);
        assert_eq!((scene.turn(), scene.stage()), (A, Stage::GoingOn));
        assert_eq!(scene.open_tasks().len(), 2, "of the new card");
        scene.must(if goes_on { Action::GoOn } else { Action::Stop });
        assert_eq!(scene.turn(), if goes_on { A } else { B });
    }
}

#[test]
fn ruling_2_a_fifth_bug_for_a_repeat_ends_the_turn_and_covers_stay() {
    let mut scene = Scene::new(2, &[(2, &["two pairs", "all odd", "6 6"])]);
    scene.throws(&[2, 2, 4, 4, 5]);
    scene.must(Action::GoOn);
    scene.repeats(4);
    scene.sets_aside(&[1]);
    scene.rolls(&[2, 3, 5, 6]);
    scene.must(Action::Repeat);
    assert_eq!((scene.turn(), scene.stage()), (B, Stage::Rolling));
    assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 5 }));
    assert_eq!(scene.points(A), "-1");
    assert_eq!(scene.open_tasks(), [task("all odd"), task("6 6")]);
}

#[test]
fn ruling_3_with_four_bugs_a_failure_brings_the_penalty_and_no_second_bug() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.repeats(4);
    scene.sets_aside(&NOTHING);
    assert_eq!((scene.bugs(A), scene.view().supply), (0, 16));
    assert_eq!(scene.points(A), "-1");
    let bugs = scene
        .log
        .iter()
        .filter(|e| matches!(e, Event::FifthBug { .. }));
    assert_eq!(bugs.count(), 1);
    assert!(matches!(
        scene.log.last(),
        Some(Event::TurnBegan { player: B })
    ));
}

#[test]
fn ruling_3_with_three_bugs_the_second_one_of_a_failure_is_the_fifth() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.repeats(3);
    scene.sets_aside(&NOTHING);
    assert!(scene.saw(Event::BugTaken { player: A, bugs: 4 }));
    assert_eq!(scene.points(A), "-1");
    assert_eq!((scene.bugs(A), scene.turn()), (0, B));
}

#[test]
fn ruling_4_an_empty_supply_still_gives_the_fifth_bug() {
    let mut scene = Scene::new(4, &[CARD]);
    for _ in 0..8 {
        scene.throws(&NOTHING);
    }
    assert_eq!([A, B, C, D].map(|player| scene.bugs(player)), [4; 4]);
    assert_eq!(scene.view().supply, 0);
    scene.rolls(&NOTHING);
    scene.must(Action::Repeat);
    assert_eq!(scene.points(A), "-1");
    assert_eq!((scene.view().supply, scene.turn()), (16, B));
}

#[test]
fn ruling_5_the_last_card_is_played_for_until_it_is_won() {
    let mut scene = Scene::new(2, &[CARD; STACK as usize]);
    for _ in 1..STACK {
        wins_the_card(&mut scene);
    }
    assert_eq!((scene.view().stack, scene.is_over()), (0, false));
    scene.throws(&NOTHING);
    assert!(!scene.is_over());
    wins_the_card(&mut scene);
    assert!(scene.saw(Event::GameEnded {
        reason: EndReason::CardsGone
    }));
    assert_eq!(scene.view().open, None);
}

#[test]
fn ruling_6_the_last_penalty_card_counts_and_ends_the_game_at_once() {
    let mut scene = Scene::new(2, &[CARD]);
    for taken in 1..=PENALTIES {
        scene.until(A);
        let bugs = scene.bugs(A);
        scene.repeats(4 - bugs);
        scene.must(Action::Repeat);
        assert_eq!(scene.is_over(), taken == PENALTIES);
    }
    assert_eq!(scene.points(A), "-15");
    assert!(matches!(
        scene.log.last(),
        Some(Event::GameEnded {
            reason: EndReason::PenaltiesGone
        })
    ));
}

#[test]
fn ruling_7_all_dice_may_be_set_aside_early_and_the_result_is_fixed() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&[2, 2, 4, 4, 6]);
    scene.sets_aside(&[2, 2, 4, 4, 6]);
    assert!(scene.saw(Event::TaskCovered {
        player: A,
        task: task("two pairs"),
        open: 1
    }));
    assert_eq!(
        scene.act(Action::Repeat),
        Err(IllegalAction::NotNow {
            due: Stage::GoingOn
        })
    );
}

#[test]
fn ruling_8_a_repeat_rolls_exactly_the_dice_just_rolled() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&NOTHING);
    scene.sets_aside(&[1, 2]);
    for _ in 0..2 {
        scene.rolls(&[3, 5, 6]);
        scene.must(Action::Repeat);
        assert_eq!(scene.game.node(), Node::Chance(Chance::Roll { dice: 3 }));
        assert_eq!(scene.view().kept, dice(&[1, 2]));
    }
    assert_eq!(scene.bugs(A), 2);
}

#[test]
fn ruling_9_giving_up_is_a_failure() {
    let mut scene = Scene::new(2, &[CARD]);
    scene.rolls(&NOTHING);
    scene.sets_aside(&[1, 2]);
    scene.rolls(&[3, 5, 6]);
    scene.must(Action::GiveUp);
    assert_eq!((scene.bugs(A), scene.turn()), (2, B));
    assert!(scene.saw(Event::TurnGivenUp { player: A }));
}

#[test]
fn ruling_10_a_success_forces_exactly_one_cover_of_the_players_choice() {
    let mut scene = Scene::new(2, &[(2, &["two pairs", "full house", "6 6"])]);
    scene.throws(&[5, 5, 6, 6, 6]);
    assert_eq!(scene.game.legal_actions().len(), 3);
    for refused in [Action::Stop, Action::GoOn, Action::GiveUp] {
        assert_eq!(
            scene.act(refused),
            Err(IllegalAction::NotNow {
                due: Stage::Covering
            })
        );
    }
    scene.covers("6 6");
    assert_eq!(scene.open_tasks(), [task("two pairs"), task("full house")]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 1, 1, 1, 2]);
    assert_eq!(scene.open_tasks(), [task("full house")], "covered at once");
}

#[test]
fn ruling_11_extra_dice_do_no_harm_unless_a_task_speaks_of_all() {
    let rules = Variants::default();
    let met = |text: &str, pips: &[u8]| task(text).is_met(&dice(pips), rules);
    for text in ["1 1", "three of a kind", "two pairs"] {
        assert!(met(text, &[1, 1, 1, 1, 6]), "{text}");
    }
    assert!(met("small straight", &[1, 2, 3, 4, 1]));
    for (text, pips) in [
        ("all even", [2, 2, 4, 6, 1]),
        ("all of 2 5", [2, 5, 5, 5, 6]),
        ("none of 1 2", [3, 4, 5, 6, 1]),
    ] {
        assert!(!met(text, &pips), "{text}");
    }
}

#[test]
fn ruling_12_a_large_straight_is_a_small_one_too() {
    let small = task("small straight");
    for pips in [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6]] {
        assert!(small.is_met(&dice(&pips), Variants::default()));
    }
}

#[test]
fn ruling_13_five_equal_dice_are_a_full_house_unless_switched_off() {
    let mut strict = Variants::default();
    assert!(task("full house").is_met(&dice(&[4; 5]), strict));
    strict.five_equal_are_full_house = false;
    assert!(!task("full house").is_met(&dice(&[4; 5]), strict));
    assert!(task("two pairs").is_met(&dice(&[4; 5]), strict));
    for (variants, bugs) in [(Variants::default(), 0), (strict, 2)] {
        let options = Options {
            variants,
            ..options(&[(2, &["full house", "1 1"])])
        };
        let mut scene = Scene::of(&options, 2);
        scene.throws(&[4; 5]);
        assert_eq!(scene.bugs(A), bugs);
    }
}

#[test]
fn ruling_14_straights_do_not_wrap_round() {
    for pips in [[5, 6, 1, 2, 2], [6, 1, 2, 3, 3], [4, 5, 6, 1, 2]] {
        let is_met = |text: &str| task(text).is_met(&dice(&pips), Variants::default());
        assert!(
            !is_met("small straight") && !is_met("large straight"),
            "{pips:?}"
        );
    }
}

#[test]
fn ruling_15_a_covered_task_is_not_covered_again_and_equal_tasks_are_two() {
    let mut scene = Scene::new(2, &[(2, &["two pairs", "1 1", "two pairs"])]);
    scene.throws(&[2, 2, 4, 4, 6]);
    assert_eq!(scene.stage(), Stage::GoingOn, "equal tasks are no choice");
    assert_eq!(scene.open_tasks(), [task("1 1"), task("two pairs")]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 1, 4, 4, 6]);
    scene.covers("two pairs");
    scene.must(Action::GoOn);
    scene.throws(&[2, 2, 4, 4, 6]);
    assert_eq!(scene.bugs(A), 2, "both are covered");
    assert_eq!(scene.open_tasks(), [task("1 1")]);
}

#[test]
fn ruling_15_a_covered_task_is_refused_by_name() {
    let mut scene = Scene::new(2, &[(2, &["two pairs", "1 1", "2 2"])]);
    scene.throws(&[4, 4, 5, 5, 6]);
    scene.must(Action::GoOn);
    scene.throws(&[1, 1, 2, 2, 6]);
    for (text, why) in [
        ("two pairs", IllegalAction::Covered),
        ("6 6", IllegalAction::NotOnTheCard),
    ] {
        let cover = Action::Cover { task: task(text) };
        assert_eq!(scene.act(cover), Err(why));
    }
}

#[test]
fn a_task_that_the_dice_do_not_meet_is_refused() {
    let mut scene = Scene::new(2, &[(2, &["two pairs", "1 1", "all odd"])]);
    scene.throws(&[1, 1, 2, 2, 6]);
    let cover = Action::Cover {
        task: task("all odd"),
    };
    assert_eq!(scene.act(cover), Err(IllegalAction::NotMet));
}

#[test]
fn ruling_16_the_first_seat_begins_and_equals_share_the_victory() {
    let scene = Scene::new(4, &[CARD]);
    assert_eq!(scene.turn(), A);
    assert_eq!(scene.game.standings().winners(), [A, B, C, D]);
}

#[test]
fn ruling_17_a_result_may_be_negative() {
    let mut scene = Scene::new(2, &[CARD, CARD]);
    wins_the_card(&mut scene);
    for _ in 0..3 {
        scene.until(A);
        let bugs = scene.bugs(A);
        scene.repeats(4 - bugs);
        scene.must(Action::Repeat);
    }
    assert_eq!(scene.points(A), "-4", "2 less 1, 2 and 3");
}
