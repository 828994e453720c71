//! How a game runs: its phases, its end, its size.

use super::scene::*;
use super::support::{Table, luck};
use kipp_game::games::kaese::{Action, Event, IllegalAction, Kaese, Shelf, Stage};
use kipp_game::rules::{Game, Node, Outcome, OutcomeMismatch, Player};

#[test]
fn a_running_game_is_small_and_its_events_and_choices_are_few_bytes() {
    assert!(size_of::<Kaese>() < 4096, "{}", size_of::<Kaese>());
    assert!(size_of::<Event>() <= 16);
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn the_game_ends_with_the_third_stack_of_the_middle_and_not_before() {
    for (middle, is_over) in [([16, 0, 9, 8, 1, 5], false), ([16, 0, 9, 8, 1, 0], true)] {
        let mut scene = Scene::new(2).middle(middle);
        scene.roll("5 5 5 5 5 2 3 3");
        scene.act(take(5, 5));
        assert_eq!(scene.is_over(), is_over);
        assert_eq!(scene.has_seen(Event::GameEnded), is_over);
    }
}

#[test]
fn any_three_stacks_end_it_the_1s_among_them() {
    let mut scene = Scene::new(2).middle([1, 0, 9, 8, 6, 0]);
    scene.roll("1 2 3 3 4 4 5 5");
    assert!(scene.is_over());
    assert_eq!(scene.shelf(0), "1", "its mouse is turned over");
}

#[test]
fn a_stolen_piece_uses_nothing_up() {
    let mut scene = Scene::new(2).middle([16, 0, 9, 8, 1, 0]).stacks(1, "5");
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(steal(1, "5"));
    assert!(!scene.is_over());
    assert_eq!(scene.turn(), 1);
}

#[test]
fn when_it_is_over_nothing_is_done_any_more() {
    let mut scene = Scene::new(2).middle([1, 0, 9, 8, 6, 0]);
    scene.roll("1 2 3 3 4 4 5 5");
    assert_eq!(scene.refused(Action::Stop), IllegalAction::GameOver);
    let faces = dice("1 2 3").faces().collect();
    let late = scene.game.settle(&Outcome::Roll { faces }, &mut Vec::new());
    assert!(matches!(late, Err(OutcomeMismatch::Kind { .. })));
}

#[test]
fn a_roll_of_too_few_or_too_many_dice_changes_nothing() {
    let mut scene = Scene::new(2);
    scene.fall("1 2 2 3 4 5 5 6");
    scene.keep("1 2 2");
    for (text, got) in [("1 1 1 1", 4), ("1 1 1 1 1 1", 6), ("", 0)] {
        let before = scene.game.clone();
        let faces = dice(text).faces().collect();
        let wrong = scene.game.settle(&Outcome::Roll { faces }, &mut scene.log);
        assert_eq!(wrong, Err(OutcomeMismatch::Count { want: 5, got }));
        assert_eq!(scene.game, before);
    }
}

#[test]
fn each_phase_refuses_what_is_not_due_and_says_what_is() {
    let refuses = |scene: &mut Scene, action, waits_for| {
        assert_eq!(scene.refused(action), IllegalAction::NotNow { waits_for });
    };
    let mut scene = Scene::new(2).stacks(0, "6").mice(0, 1);
    refuses(&mut scene, Action::Stop, "kaese-due-roll");
    scene.fall("3 3 3 2 2 5 6 6");
    refuses(&mut scene, take(3, 3), "kaese-due-choose");
    scene.act(Action::Stop);
    refuses(&mut scene, put(3, "6"), "kaese-due-take");
    scene.act(take(3, 3));
    scene.act(take(2, 2));
    refuses(&mut scene, Action::Stop, "kaese-due-place");
    assert_eq!(scene.refused(Action::EndTurn), IllegalAction::PiecesLeft);
    assert_eq!(
        scene.refused(Action::Mouse),
        IllegalAction::NotInHand { piece: cheese(1) }
    );
    scene.act(put(3, "6"));
    scene.act(put(2, "6-3"));
    assert_eq!(scene.stage(), Stage::Pass);
    scene.act(Action::EndTurn);
    let (player, mice) = (Player(0), scene.place(0).mice);
    assert!(mice == 1 && scene.has_seen(Event::MiceSpared { player }));
}

#[test]
fn nobody_closes_without_a_mouse_or_a_stack_that_is_not_there() {
    let mut scene = Scene::new(2).stacks(0, "6");
    scene.roll("2 2 1 1 3 5 6 6");
    scene.act(take(2, 2));
    assert_eq!(scene.refused(close("6")), IllegalAction::NoMouse);
    let missing = IllegalAction::NoSuchStack { stack: stack("5") };
    assert_eq!(scene.refused(put(2, "5")), missing);
}

#[test]
fn a_choice_of_one_is_made_without_asking() {
    let mut scene = Scene::new(2);
    scene.roll("1 2 3 3 4 4 5 5");
    assert_eq!((scene.turn(), scene.place(0).mice), (1, 1));
}

#[test]
fn stacks_of_the_same_pieces_are_one_choice() {
    let mut scene = Scene::new(2).stacks(0, "4 4 4");
    scene.roll("3 3 3 2 5 5 6 6");
    scene.act(take(3, 3));
    assert_eq!(scene.game.legal_actions(), [put(3, "4"), begin(3)]);
    scene.act(put(3, "4"));
    assert_eq!(scene.shelf(0), "4-3 4 4");
}

#[test]
fn in_every_random_game_stacks_fall_and_nobody_holds_too_much() {
    for seed in 0..60 {
        let mut table = Table::<Kaese>::new(2 + seed as usize % 4, seed);
        let mut luck = luck(seed);
        while table.step(&mut luck, &mut Vec::new()) {
            let view = table.game.view(Player(0));
            for player in view.table.players() {
                let place = view.table.place(player);
                assert!(place.mice <= 2);
                assert!(place.shelf.stacks().is_sorted_by(|a, b| a >= b));
            }
            assert!(view.table.gifts() <= 5);
            let is_over = table.game.node() == Node::Terminal;
            assert!(
                !is_over
                    || view
                        .table
                        .players()
                        .all(|it| view.table.place(it).mice == 0)
            );
        }
        assert!(table.game.view(Player(0)).table.used_up() >= 3);
    }
}

#[test]
fn an_empty_shelf_has_no_stack() {
    let empty = Shelf::default();
    assert!(empty.is_empty() && empty.open().next().is_none());
}
