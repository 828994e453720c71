//! What the rules make of everything that a machine may do, and of what it cannot do.

use super::scene::{A, B, Scene, face, holds, nth, only, pours, set};
use kipp_game::dice::Colour::{Blue, Red, Yellow};
use kipp_game::dice::DieId;
use kipp_game::dice::Size::{Large, Medium, Small};
use kipp_game::games::kipp::{Action, EndReason, Event, Kind, Tube, die};
use kipp_game::rules::{DropReport, Game, Node, Poured};
use proptest::prelude::*;

#[test]
fn a_tube_that_hangs_has_not_tipped_and_everybody_sees_it_once() {
    let mut scene = Scene::new(2, &[]);
    let first = set(0, Yellow, Large);
    let hangs = DropReport {
        hanging: [true, false, false],
        ..holds()
    };
    scene.drops(first, Tube::Flavor, hangs.clone());
    let seen = |scene: &Scene| {
        scene
            .log
            .iter()
            .filter(|&&event| event == Event::TubeHangs { tube: Tube::Flavor })
            .count()
    };
    assert_eq!(seen(&scene), 1);
    assert!(scene.saw(Event::NothingTipped));
    assert_eq!(
        (scene.view().hanging, scene.active()),
        ([true, false, false], Some(B))
    );
    scene.drops(set(1, Red, Small), Tube::Packing, hangs);
    assert_eq!(seen(&scene), 1, "it still hangs");
    let second = set(0, Blue, Small);
    let report = pours(&[(first, Tube::Flavor, 2), (second, Tube::Flavor, 1)]);
    scene.drops(second, Tube::Flavor, report);
    assert_eq!(scene.view().hanging, [false; 3], "the next die finished it");
    assert_eq!(scene.view().trays[0].len(), 2);
}

#[test]
fn a_die_that_finds_the_tube_full_comes_back_and_the_turn_is_over() {
    let mut scene = Scene::new(2, &[]);
    let die_id = set(0, Red, Medium);
    scene.drops(die_id, Tube::Shape, DropReport::default());
    assert!(scene.saw(Event::DieCameBack {
        player: A,
        die: die(die_id),
        tube: Tube::Shape
    }));
    assert_eq!(scene.view().places[0].dice.len(), 9);
    assert_eq!(scene.active(), Some(B));
}

#[test]
fn dice_that_pour_without_a_tip_are_picked_and_dice_that_stay_inside_come_later() {
    let mut scene = Scene::new(2, &[]);
    let (stays, falls) = (set(0, Red, Medium), set(1, Red, Medium));
    scene.drops(stays, Tube::Flavor, holds());
    let report = DropReport {
        tipped: [false; 3],
        ..pours(&[(falls, Tube::Flavor, 5)])
    };
    scene.drops(falls, Tube::Flavor, report);
    assert_eq!(scene.active(), Some(B));
    scene.picks(falls);
    assert_eq!(scene.store(B), only(Red, 5));
    let next = set(0, Blue, Small);
    scene.drops(next, Tube::Packing, pours(&[(stays, Tube::Flavor, 2)]));
    scene.picks(stays);
    assert_eq!(scene.store(A), only(Red, 2));
}

#[test]
fn a_tipped_tube_without_dice_ends_the_turn() {
    let mut scene = Scene::new(2, &[]);
    let report = DropReport {
        tipped: [true, false, false],
        ..holds()
    };
    scene.drops(set(0, Red, Medium), Tube::Packing, report);
    assert!(
        scene.saw(Event::TubeTipped { tube: Tube::Flavor }) && !scene.saw(Event::NothingTipped)
    );
    assert_eq!(scene.active(), Some(B));
}

#[test]
fn a_game_without_packages_is_closed_after_four_times_all_dice() {
    let mut scene = Scene::new(2, &[]);
    let mut drops = 0;
    while scene.game.node() != Node::Terminal {
        scene.pass();
        drops += 1;
        assert!(drops < 1000, "it never ends");
    }
    assert_eq!(drops, 4 * 18);
    assert!(scene.saw(Event::GameEnded {
        reason: EndReason::Stalled
    }));
}

#[test]
fn a_package_starts_the_count_of_idle_drops_again() {
    let mut scene = Scene::new(2, &[0]);
    scene.packs(A, 0, Yellow, only(Yellow, 2));
    assert_eq!(scene.view().idle_drops, 0);
    scene.pass();
    assert_eq!(scene.view().idle_drops, 1);
}

#[test]
fn a_report_that_cannot_be_true_is_refused_and_changes_nothing() {
    let mut scene = Scene::new(2, &[]);
    let (inside, falling, outside) = (set(0, Red, Large), set(1, Red, Large), set(0, Blue, Large));
    scene.drops(inside, Tube::Flavor, holds());
    scene.must(Action::Drop {
        die: falling,
        tube: Tube::Shape,
    });
    let lie = |die, tray| {
        let mut report = pours(&[(inside, Tube::Flavor, 1), (die, Tube::Flavor, 2)]);
        report.poured[1].tray = tray;
        report
    };
    let refused = DropReport {
        entered: false,
        ..lie(falling, 1)
    };
    let lies = [
        lie(set(2, Red, Large), 0),
        lie(DieId(255), 0),
        lie(inside, 0),
        lie(outside, 0),
        lie(falling, 0),
        lie(falling, 3),
        lie(inside, 1),
        refused,
    ];
    for report in lies {
        let before = scene.game.clone();
        let seen = scene.log.len();
        let error = scene.settle(report.clone()).expect_err("a lie");
        assert_eq!(scene.game, before, "{error}");
        assert_eq!(scene.log.len(), seen);
    }
    scene.settle(lie(falling, 1)).expect("the truth");
    assert_eq!(scene.view().trays[1][0].face, face(2));
    assert_eq!(
        scene
            .view()
            .display
            .iter()
            .filter(|card| card.kind == Kind::Yellow)
            .count(),
        7
    );
}

/// A die inside a tube, falling, in a hand, or of a player who does not take part.
fn any_die() -> impl Strategy<Value = DieId> {
    let inside = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)];
    let dice = inside.into_iter().chain([(0, 8), (1, 8), (2, 0)]);
    prop::sample::select(dice.map(|(player, at)| nth(player, at)).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Reports come from files too: whatever they say, dice are neither lost nor made.
    #[test]
    fn any_report_is_either_refused_without_a_trace_or_keeps_all_pieces(
        flags: [bool; 7],
        poured in prop::collection::vec((any_die(), 0_u8..4, 1_u8..=6), 0..5),
        wild in prop::option::of((any::<u8>().prop_map(DieId), any::<u8>())),
    ) {
        let mut scene = Scene::new(2, &[]);
        for turn in 0..6_u8 {
            scene.drops(nth(turn % 2, turn / 2), Tube::ALL[usize::from(turn % 3)], holds());
        }
        scene.must(Action::Drop { die: nth(0, 8), tube: Tube::Flavor });
        let wild = wild.map(|(die, tray)| (die, tray, 1));
        let poured = poured.into_iter().chain(wild).map(|(die, tray, pips)| {
            Poured { die, tray, face: face(pips), reseated: flags[6] }
        });
        let report = DropReport {
            entered: flags[0] || flags[1],
            tipped: [flags[1], flags[2], flags[3]],
            hanging: [flags[4], flags[5], flags[6]],
            poured: poured.collect(),
            stilled: flags[0],
            digest: 0,
        };
        let (before, pieces) = (scene.game.clone(), scene.game.census());
        match scene.settle(report) {
            Ok(()) => prop_assert_eq!(scene.game.census(), pieces),
            Err(_) => prop_assert_eq!(scene.game, before),
        }
    }
}
