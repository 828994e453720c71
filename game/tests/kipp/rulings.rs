//! What must hold where the rulebook is silent or open, rulings 1 to 3; 4 to 9 are in
//! `turns.rs`, 10 to 15 in `scores.rs`, the machine's whims in `machine.rs`.

use super::scene::{A, B, C, Scene, holds, nth, only, pours, set};
use kipp_game::dice::Colour;
use kipp_game::dice::Colour::{Blue, Red, Yellow};
use kipp_game::dice::Size::{Large, Medium, Small};
use kipp_game::games::kipp::{Action, Bundle, CardId, Event, IllegalAction, Stage, Tube};
use kipp_game::rules::Game;

/// Two players hold ten and eight cloud drops: two are left.
fn two_cloud_drops_left() -> Scene {
    let mut scene = Scene::new(2, &[]);
    scene.gathers(A, Blue, 10);
    scene.gathers(B, Blue, 8);
    scene.until(A);
    assert_eq!(scene.view().supply.blue, 2);
    scene
}

#[test]
fn ruling_1_a_short_supply_is_topped_up_from_one_second_colour_of_choice() {
    for second in [Yellow, Red] {
        let mut scene = two_cloud_drops_left();
        scene.solo(Tube::Flavor, Blue, 4);
        assert!(matches!(
            scene.view().stage,
            Stage::TopUp { missing: 2, .. }
        ));
        assert_eq!(
            scene.act(Action::TopUp { colour: Blue }),
            Err(IllegalAction::SameColour)
        );
        scene.must(Action::TopUp { colour: second });
        assert_eq!(scene.store(A).count(second), 2);
        assert_eq!(scene.store(A).blue, 12);
        assert_eq!(scene.view().supply.blue, 0);
    }
}

#[test]
fn ruling_1_nothing_of_the_first_colour_gives_all_in_the_second() {
    let mut scene = two_cloud_drops_left();
    scene.until(B);
    scene.gathers(B, Blue, 2);
    scene.until(A);
    scene.solo(Tube::Flavor, Blue, 3);
    scene.must(Action::TopUp { colour: Red });
    assert_eq!(
        scene.store(A),
        Bundle {
            yellow: 0,
            red: 3,
            blue: 10
        }
    );
}

/// All 18 dice lie in the flavor tray with a six.
fn flood() -> Scene {
    let mut scene = Scene::new(2, &[]);
    let own = |turn: u8| nth(turn % 2, turn / 2);
    for turn in 0..18 {
        let everything: Vec<_> = (0..18).map(|turn| (own(turn), Tube::Flavor, 6)).collect();
        let report = if turn < 17 {
            holds()
        } else {
            pours(&everything)
        };
        scene.drops(own(turn), Tube::Flavor, report);
    }
    scene
}

#[test]
fn ruling_1_a_short_second_colour_is_not_followed_by_a_third() {
    let mut scene = flood();
    // Yellow runs down to two, blue is emptied, then blue is due with yellow and red left.
    for (colour, owner, size) in [
        (Yellow, 0, Small),
        (Yellow, 0, Medium),
        (Yellow, 0, Large),
        (Blue, 0, Small),
        (Blue, 0, Medium),
        (Blue, 0, Large),
    ] {
        scene.picks(set(owner, colour, size));
    }
    assert_eq!(
        scene.view().supply,
        Bundle {
            yellow: 2,
            red: 20,
            blue: 2
        }
    );
    let picker = scene.active().unwrap();
    scene.picks(set(1, Blue, Small));
    scene.must(Action::TopUp { colour: Yellow });
    assert_eq!(
        scene.view().supply,
        Bundle {
            yellow: 0,
            red: 20,
            blue: 0
        }
    );
    assert!(
        scene.saw(Event::SupplyShort {
            player: picker,
            missing: 2
        }),
        "four were due, two came"
    );
}

#[test]
fn ruling_1_an_only_second_colour_needs_no_choice_and_an_empty_supply_gives_nothing() {
    let mut scene = flood();
    while let Stage::Pick | Stage::TopUp { .. } = scene.view().stage {
        let supply = scene.view().supply;
        let stocked = Colour::ALL
            .into_iter()
            .filter(|&colour| supply.count(colour) > 0)
            .count();
        let choice = scene.game.legal_actions()[0];
        scene.must(choice);
        if stocked < 2 {
            assert!(
                !matches!(scene.view().stage, Stage::TopUp { .. }),
                "there is nothing to choose"
            );
        }
    }
    assert_eq!(
        scene.view().supply,
        Bundle::default(),
        "18 sixes take all 60"
    );
}

#[test]
fn ruling_2_the_taste_limit_waits_until_all_trays_are_empty() {
    let mut scene = Scene::new(2, &[0]);
    scene.takes(A, 0, Yellow);
    scene.gathers(A, Yellow, 10);
    scene.until(A);
    // Eight more arrive, and a yellow die in the packing tray may still use two of them.
    let (flavor, packing) = (set(0, Red, Small), set(1, Yellow, Small));
    scene.drops(flavor, Tube::Flavor, holds());
    scene.drops(packing, Tube::Packing, holds());
    let trigger = scene.held(Blue);
    let report = pours(&[
        (flavor, Tube::Flavor, 6),
        (packing, Tube::Packing, 1),
        (trigger, Tube::Flavor, 1),
    ]);
    scene.drops(trigger, Tube::Flavor, report);
    scene.picks(flavor);
    assert_eq!(scene.store(A).total(), 16, "more than ten are fine for now");
    scene.picks(trigger);
    scene.picks(packing);
    scene.must(Action::Pack {
        card: CardId(0),
        payment: only(Yellow, 2),
    });
    assert_eq!(scene.view().stage, Stage::GiveBack { excess: 4 });
    assert_eq!(scene.active(), Some(A));
    assert_eq!(
        scene.act(Action::GiveBack { colour: Blue }),
        Err(IllegalAction::NoneOfColour)
    );
    for colour in [Red, Yellow, Red, Red] {
        scene.must(Action::GiveBack { colour });
    }
    assert_eq!(
        scene.store(A),
        Bundle {
            yellow: 7,
            red: 3,
            blue: 0
        },
        "what goes back is the player's choice"
    );
    assert_eq!(scene.view().stage, Stage::Drop);
}

#[test]
fn ruling_2_several_players_give_back_in_turn_order_from_the_tipper() {
    let mut scene = Scene::new(3, &[]);
    for player in [A, B, C] {
        scene.gathers(player, [Yellow, Red, Blue][player.index()], 10);
    }
    scene.until(B);
    let dice = [
        set(1, Red, Small),
        set(2, Red, Small),
        set(0, Red, Small),
        set(1, Red, Medium),
    ];
    dice[..3]
        .iter()
        .for_each(|&die| scene.drops(die, Tube::Flavor, holds()));
    let all = dice.map(|die| (die, Tube::Flavor, 1));
    scene.drops(dice[3], Tube::Flavor, pours(&all));
    dice.iter().for_each(|&die| scene.picks(die));
    let mut order = Vec::new();
    while let Stage::GiveBack { .. } = scene.view().stage {
        order.push(scene.active().unwrap());
        let colour = Colour::ALL
            .into_iter()
            .find(|&c| scene.store(*order.last().unwrap()).count(c) > 0)
            .unwrap();
        scene.must(Action::GiveBack { colour });
    }
    assert_eq!(order, [B, B, C, A]);
    assert_eq!(scene.active(), Some(C), "left of the tipper");
}

#[test]
fn ruling_3_a_shape_card_may_be_left() {
    let mut scene = Scene::new(2, &[0]);
    scene.solo(Tube::Shape, Yellow, 1);
    scene.must(Action::LeaveCard);
    assert!(scene.saw(Event::CardLeft { player: A }));
    assert!(scene.view().places[0].cards.is_empty());
    assert_eq!(scene.active(), Some(B));
}
