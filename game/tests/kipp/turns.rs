//! Rulings 4 to 9: who picks, who drops, when it ends.

use super::scene::{A, B, Scene, holds, nth, only, pours, set};
use kipp_game::dice::Colour::{Blue, Red, Yellow};
use kipp_game::dice::Die;
use kipp_game::dice::Size::{Large, Small};
use kipp_game::games::kipp::{Action, CardId, EndReason, Event, IllegalAction, Stage, Tube, die};
use kipp_game::rules::{Game, Node, Player};

#[test]
fn ruling_4_the_player_left_of_the_tipper_is_next_whatever_the_number_of_picks() {
    for number in 1..=6_u8 {
        let mut scene = Scene::new(3, &[]);
        let dice: Vec<_> = (0..number).map(|turn| nth(turn % 3, turn / 3)).collect();
        for (at, &die) in dice.iter().enumerate() {
            let all: Vec<_> = dice.iter().map(|&die| (die, Tube::Packing, 2)).collect();
            let last = at + 1 == dice.len();
            scene.drops(die, Tube::Packing, if last { pours(&all) } else { holds() });
        }
        let tipper = Player((number - 1) % 3);
        let mut pickers = Vec::new();
        for &die in &dice {
            pickers.push(scene.active().unwrap());
            scene.picks(die);
        }
        let expected: Vec<_> = (0..number)
            .map(|pick| Player((tipper.0 + pick) % 3))
            .collect();
        assert_eq!(pickers, expected, "the tipper first, then to the left");
        assert_eq!(scene.active(), Some(tipper.left(3)), "{number} dice");
    }
}

#[test]
fn ruling_5_several_trays_share_one_pick_order_and_each_die_does_what_its_tray_says() {
    let mut scene = Scene::new(2, &[0, 7]);
    let (flavor, shape, packing) = (
        set(0, Red, Small),
        set(1, Yellow, Large),
        set(0, Blue, Small),
    );
    scene.drops(flavor, Tube::Flavor, holds());
    scene.drops(shape, Tube::Shape, holds());
    let report = pours(&[
        (flavor, Tube::Flavor, 3),
        (shape, Tube::Shape, 1),
        (packing, Tube::Packing, 6),
    ]);
    scene.drops(packing, Tube::Packing, report);
    let picks: Vec<_> = [flavor, shape, packing]
        .map(|die| Action::Pick { die })
        .to_vec();
    let mut legal = scene.game.legal_actions();
    legal.sort_by_key(|action| picks.iter().position(|pick| pick == action));
    assert_eq!(legal, picks, "any die of any tray");
    scene.picks(shape);
    assert!(matches!(scene.view().stage, Stage::TakeCard { .. }));
    scene.must(Action::TakeCard { card: CardId(0) });
    assert_eq!(scene.active(), Some(B));
    scene.picks(flavor);
    assert_eq!(scene.store(B), only(Red, 3));
    assert_eq!(scene.active(), Some(A));
    scene.picks(packing);
    assert!(scene.saw(Event::DieKept {
        player: A,
        die: die(packing)
    }));
}

/// A has four packages and can pack a fifth; B holds what card 14 costs.
fn before_the_fifth() -> Scene {
    let mut scene = Scene::new(2, &[0, 1, 2, 7, 8, 14]);
    scene.takes(B, 14, Blue);
    scene.gathers(B, Blue, 2);
    for (card, colour, cost) in [(0, Yellow, 2), (1, Yellow, 3), (7, Red, 2), (8, Red, 3)] {
        scene.packs(A, card, colour, only(colour, cost));
    }
    scene.takes(A, 2, Yellow);
    scene.gathers(A, Yellow, 3);
    scene.until(A);
    scene
}

#[test]
fn ruling_6_after_the_fifth_package_the_trays_are_emptied_and_further_packages_count() {
    let mut scene = before_the_fifth();
    let fifth = scene.held(Yellow);
    scene.drops(fifth, Tube::Packing, holds());
    let other = scene.held(Blue);
    scene.drops(other, Tube::Packing, holds());
    let last = scene.held(Blue);
    let report = pours(&[fifth, other, last].map(|die| (die, Tube::Packing, 4)));
    scene.drops(last, Tube::Packing, report);
    scene.picks(fifth);
    scene.must(Action::Pack {
        card: CardId(2),
        payment: only(Yellow, 3),
    });
    assert!(scene.saw(Event::LastPicks { player: A }));
    assert_eq!(scene.active(), Some(B), "dice still lie in the tray");
    scene.picks(other);
    scene.must(Action::Pack {
        card: CardId(14),
        payment: only(Blue, 2),
    });
    assert_eq!(scene.active(), Some(A));
    scene.picks(last);
    assert_eq!(
        scene.view().stage,
        Stage::Over {
            reason: EndReason::FifthPackage
        }
    );
    // A: 2 + 3 + 2 + 3 + 4 and the yellow and red certificates; B: 2 and the blue one.
    assert_eq!(
        (scene.points(A), scene.points(B)),
        ("24".into(), "7".into())
    );
    assert_eq!(scene.game.standings().winners(), [A]);
}

#[test]
fn ruling_6_the_fifth_package_alone_in_its_tray_ends_the_game_at_once() {
    let mut scene = before_the_fifth();
    scene.solo(Tube::Packing, Yellow, 1);
    scene.must(Action::Pack {
        card: CardId(2),
        payment: only(Yellow, 3),
    });
    assert_eq!(scene.game.node(), Node::Terminal);
    assert_eq!(scene.act(Action::KeepDie), Err(IllegalAction::GameOver));
}

#[test]
fn ruling_7_the_game_ends_when_nobody_holds_a_die_and_nothing_tips() {
    let mut scene = Scene::new(2, &[]);
    for turn in 0..18_u8 {
        assert_ne!(scene.game.node(), Node::Terminal, "turn {turn}");
        scene.drops(
            nth(turn % 2, turn / 2),
            Tube::ALL[usize::from(turn % 3)],
            holds(),
        );
    }
    assert_eq!(
        scene.view().stage,
        Stage::Over {
            reason: EndReason::NoDice
        }
    );
    assert_eq!(
        scene.game.standings().winners(),
        [A, B],
        "nothing for all is shared"
    );
}

#[test]
fn ruling_8_a_player_without_dice_is_skipped_but_picks() {
    let mut scene = Scene::new(2, &[]);
    // All of B's dice and one of A's go into the tubes; A gets its own back each time.
    for number in 0..9 {
        scene.until(A);
        scene.pass();
        scene.drops(nth(1, number), Tube::Packing, holds());
    }
    assert!(scene.saw(Event::TurnBegan { player: A }));
    assert_eq!(scene.active(), Some(A));
    let die = scene.held(Red);
    scene.drops(die, Tube::Flavor, holds());
    assert!(scene.saw(Event::TurnSkipped { player: B }));
    assert_eq!(scene.active(), Some(A), "B cannot drop");
    let trigger = scene.held(Blue);
    scene.drops(
        trigger,
        Tube::Flavor,
        pours(&[(die, Tube::Flavor, 2), (trigger, Tube::Flavor, 3)]),
    );
    scene.picks(trigger);
    assert_eq!(scene.active(), Some(B));
    scene.picks(die);
    assert_eq!(scene.store(B), only(Red, 2));
    assert_eq!(scene.active(), Some(B), "a picked die is a turn again");
}

#[test]
fn ruling_9_the_shape_tube_closes_only_when_deck_and_display_are_empty() {
    let mut scene = Scene::new(2, &[]);
    for card in 0..28_u8 {
        let view = scene.view();
        assert!(view.shape_open, "{} cards are left", 28 - card);
        assert_eq!(
            view.display.len() + usize::from(view.deck_left),
            usize::from(28 - card)
        );
        let colour = view.display[0].kind.colour().unwrap_or(Yellow);
        scene.solo(Tube::Shape, colour, 6);
        scene.must(Action::TakeCard {
            card: view.display[0].id,
        });
    }
    assert!(scene.saw(Event::ShapeTubeClosed));
    let die = scene.held(Yellow);
    assert_eq!(
        scene.act(Action::Drop {
            die,
            tube: Tube::Shape
        }),
        Err(IllegalAction::ShapeTubeClosed)
    );
    let shape = |action: &Action| {
        matches!(
            action,
            Action::Drop {
                tube: Tube::Shape,
                ..
            }
        )
    };
    assert!(!scene.game.legal_actions().iter().any(shape));
    scene.drops(die, Tube::Flavor, holds());
}

#[test]
fn dice_are_listed_by_colour_and_then_by_size_whoever_owned_them() {
    let mut scene = Scene::new(2, &[]);
    let (first, second) = (set(0, Red, Small), set(1, Yellow, Large));
    scene.drops(first, Tube::Packing, holds());
    let both = [first, second].map(|die| (die, Tube::Packing, 1));
    scene.drops(second, Tube::Packing, pours(&both));
    let looks =
        |dice: &[Die]| -> Vec<_> { dice.iter().map(|die| (die.colour, die.size)).collect() };
    let tray: Vec<_> = scene.view().trays[2]
        .iter()
        .map(|lying| lying.die)
        .collect();
    assert_eq!(looks(&tray), [(Yellow, Large), (Red, Small)]);
    scene.picks(first);
    scene.picks(second);
    for place in &scene.view().places {
        assert!(looks(&place.dice).is_sorted(), "{:?}", place.dice);
    }
    let dropped = |action: &Action| match *action {
        Action::Drop { die: id, .. } => Some(die(id)),
        _ => None,
    };
    let menu: Vec<_> = scene
        .game
        .legal_actions()
        .iter()
        .filter_map(dropped)
        .collect();
    assert!(menu.iter().any(|die| die.owner == A) && menu.iter().any(|die| die.owner == B));
    assert!(looks(&menu).is_sorted(), "{menu:?}");
}
