//! What the rulebook says of stealing.

use super::scene::*;
use kipp_game::games::kaese::{Action, IllegalAction};
use kipp_game::rules::Player;

#[test]
fn stealing_takes_a_single_piece_or_the_top_of_a_stack() {
    for (lies, rest) in [("4", ""), ("6-5-4", "6-5")] {
        let mut scene = Scene::new(2).stacks(1, lies);
        scene.roll("4 4 4 4 1 1 6 6");
        let left = scene.left(4);
        scene.act(steal(1, lies));
        assert_eq!(
            (scene.shelf(0).as_str(), scene.shelf(1).as_str()),
            ("4", rest)
        );
        assert_eq!(scene.left(4), left, "the middle keeps its piece");
    }
}

#[test]
fn stealing_never_takes_from_within_a_stack() {
    let mut scene = Scene::new(2).stacks(1, "4-3");
    scene.roll("4 4 4 4 1 1 6 6");
    let (from, of, rolled) = (Player(1), stack("4-3"), cheese(4));
    let theft = Action::Steal {
        rolled,
        from,
        stack: of,
    };
    let why = IllegalAction::NotOnTop { stack: of, rolled };
    assert_eq!(scene.refused(theft), why);
    let nothing = IllegalAction::NothingToSteal;
    assert_eq!(scene.refused(steal(1, "4")), nothing);
}

#[test]
fn stealing_the_top_lays_open_the_piece_below() {
    let mut scene = Scene::new(2).stacks(1, "4-3");
    scene.roll("4 4 4 4 3 3 3 6");
    scene.act(steal(1, "4-3"));
    scene.act(steal(1, "4"));
    assert_eq!(scene.shelf(1), "");
    assert_eq!(scene.view().hand, [0, 0, 1, 1, 0, 0]);
}

#[test]
fn stealing_is_from_the_left_and_the_right_neighbour_only() {
    for (thief, safe) in [(0, [2, 3]), (2, [0, 4]), (4, [1, 2])] {
        let mut scene = Scene::new(5).turn_of(thief);
        for player in 0..5 {
            scene = scene.stacks(player, "4");
        }
        scene.roll("4 4 4 4 1 1 6 6");
        for from in safe.map(Player) {
            let why = IllegalAction::NotNeighbour { from };
            assert_eq!(scene.refused(steal(from.0, "4")), why);
        }
        for from in [(thief + 1) % 5, (thief + 4) % 5] {
            assert!(scene.can(steal(from, "4")));
        }
        assert_eq!(scene.refused(steal(thief, "4")), IllegalAction::Own);
    }
}

#[test]
fn stealing_never_takes_a_1_on_whichever_side_it_lies() {
    let mut scene = Scene::new(2).stacks(1, "1 6-1").mice(1, 2);
    scene.fall("1 2 2 3 4 5 5 6");
    scene.act(Action::Stop);
    for lies in ["1", "6-1"] {
        assert_eq!(scene.refused(steal(1, lies)), IllegalAction::OnesAreSafe);
    }
    assert_eq!(scene.left(1), 16, "the 1 is still to be taken");
    scene.act(take(2, 2));
    assert_eq!((scene.left(1), scene.place(1).mice), (15, 2));
}

#[test]
fn stealing_from_a_closed_stack_is_impossible() {
    let mut scene = Scene::new(2).stacks(1, "4-1");
    scene.roll("4 4 4 4 2 2 6 6");
    let (from, of, rolled) = (Player(1), stack("4-1"), cheese(4));
    let theft = Action::Steal {
        rolled,
        from,
        stack: of,
    };
    let why = IllegalAction::StackClosed { stack: of };
    assert_eq!(scene.refused(theft), why);
}

#[test]
fn a_theft_is_refused_for_what_lies_there_to_be_stolen() {
    let mut scene = Scene::new(3).stacks(1, "3").stacks(0, "4");
    scene.roll("4 4 4 4 3 3 3 6");
    let none = IllegalAction::NoneToSteal { rolled: cheese(4) };
    assert_eq!(scene.refused(steal(1, "4")), none);
    assert_eq!(scene.refused(steal(0, "4")), none, "not even one's own");
    let missing = IllegalAction::NoSuchStack { stack: stack("3") };
    assert_eq!(scene.refused(steal(2, "3")), missing);
    let rolled = cheese(5);
    let of = stack("5");
    let theft = Action::Steal {
        rolled,
        from: Player(1),
        stack: of,
    };
    assert_eq!(scene.refused(theft), IllegalAction::NotRolled { rolled });
    scene.act(steal(1, "3"));
    assert_eq!(scene.refused(steal(1, "4")), IllegalAction::NothingToSteal);
}
