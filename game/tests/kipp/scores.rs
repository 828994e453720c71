//! Rulings 10 to 15: packages, points and what nobody sees.

use super::scene::{A, B, Scene, holds, set};
use kipp_game::dice::Colour;
use kipp_game::dice::Colour::{Blue, Red, Yellow};
use kipp_game::dice::Size::Large;
use kipp_game::games::kipp::scoring::{Shop, bestseller, standings};
use kipp_game::games::kipp::{Action, Bundle, CardId, Event, IllegalAction, Tube, die};
use kipp_game::rules::{Game, Player, Points};

fn shop(points: i32, kinds: [u8; 4], dice: [u8; 3]) -> Shop {
    Shop {
        points,
        kinds,
        dice,
    }
}

#[test]
fn ruling_10_certificates_count_dice_by_their_own_colour_and_ties_win_nothing() {
    let mut scene = Scene::new(2, &[21]);
    let mix = Bundle::each(1);
    scene.packs(A, 21, Blue, mix);
    let row = |name: &str| {
        let tally = scene.game.standings().tallies[0].clone();
        tally
            .parts
            .iter()
            .find(|part| part.0.ends_with(name))
            .map(|part| part.1)
    };
    assert_eq!(
        row("blue"),
        Some(Points::whole(5)),
        "a blue die on a Colorful Selection is a blue die"
    );
    assert_eq!(
        (row("red"), row("yellow")),
        (Some(Points::ZERO), Some(Points::ZERO))
    );
    let none = [shop(0, [0; 4], [0; 3]), shop(0, [0; 4], [0; 3])];
    let tied = [shop(0, [0; 4], [3, 0, 1]), shop(0, [0; 4], [3, 0, 0])];
    for colour in Colour::ALL {
        assert_eq!(bestseller(&none, colour), None, "nobody packed {colour:?}");
    }
    assert_eq!(bestseller(&tied, Yellow), None);
    assert_eq!(bestseller(&tied, Blue), Some(0));
}

#[test]
fn ruling_11_a_super_selection_counts_once_a_player() {
    let table = standings(&[shop(0, [2, 2, 2, 2], [0; 3]), shop(0, [3, 3, 3, 0], [0; 3])]);
    assert_eq!(table.total(A), Points::whole(5));
    assert_eq!(table.total(B), Points::ZERO);
}

#[test]
fn ruling_12_a_colorful_selection_is_paid_with_its_number_and_each_colour() {
    // Card 25 costs five.
    let mut scene = Scene::new(2, &[25]);
    scene.takes(A, 25, Red);
    [Yellow, Red, Blue]
        .into_iter()
        .for_each(|colour| scene.gathers(A, colour, 3));
    scene.until(A);
    scene.solo(Tube::Packing, Red, 1);
    let mut pay = |yellow, red, blue| {
        scene.act(Action::Pack {
            card: CardId(25),
            payment: Bundle { yellow, red, blue },
        })
    };
    assert_eq!(
        pay(3, 2, 0),
        Err(IllegalAction::WrongIngredients { card: CardId(25) })
    );
    assert_eq!(
        pay(2, 2, 2),
        Err(IllegalAction::WrongNumber { needs: 5, paid: 6 })
    );
    assert_eq!(
        pay(4, 1, 0),
        Err(IllegalAction::WrongIngredients { card: CardId(25) })
    );
    let payments = scene
        .game
        .legal_actions()
        .iter()
        .filter(|action| matches!(action, Action::Pack { .. }))
        .count();
    assert_eq!(payments, 6, "3+1+1 and 2+2+1 in every order");
    scene.must(Action::Pack {
        card: CardId(25),
        payment: Bundle {
            yellow: 1,
            red: 3,
            blue: 1,
        },
    });
    assert_eq!(
        scene.store(A),
        Bundle {
            yellow: 2,
            red: 0,
            blue: 2
        }
    );
}

#[test]
fn ruling_13_a_packing_die_without_a_package_joins_the_own_dice() {
    let mut scene = Scene::new(2, &[0]);
    scene.takes(A, 0, Yellow);
    scene.gathers(A, Yellow, 1);
    scene.until(A);
    let before = scene.view().places[0].clone();
    let die_id = scene.solo(Tube::Packing, Yellow, 6);
    assert!(
        scene.saw(Event::DieKept {
            player: A,
            die: die(die_id)
        }),
        "two are needed, one is there"
    );
    assert_eq!(scene.view().places[0], before, "nothing else changes");
    scene.gathers(A, Yellow, 1);
    scene.until(A);
    scene.solo(Tube::Packing, Yellow, 6);
    scene.must(Action::KeepDie);
    assert_eq!(
        scene.view().places[0].packages,
        0,
        "a payable package may be declined"
    );
}

#[test]
fn ruling_14_equal_points_share_the_victory() {
    let table = standings(&[
        shop(20, [1; 4], [0, 1, 0]),
        shop(30, [2, 2, 1, 0], [0, 1, 0]),
        shop(29, [2, 2, 1, 0], [0, 0, 0]),
        shop(25, [1; 4], [0, 1, 0]),
    ]);
    assert_eq!(table.winners(), [Player(1), Player(3)]);
    assert_eq!(
        table
            .tallies
            .iter()
            .map(|tally| table.place(tally))
            .collect::<Vec<_>>(),
        [4, 1, 3, 1]
    );
}

#[test]
fn ruling_15_nobody_sees_what_is_in_the_tubes() {
    let mut scene = Scene::new(2, &[]);
    let dropped = [set(0, Yellow, Large), set(1, Yellow, Large)];
    scene.drops(dropped[0], Tube::Flavor, holds());
    scene.drops(dropped[1], Tube::Shape, holds());
    for viewer in [A, B] {
        let view = scene.game.view(viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert!(
            !text.contains("tubes") && !text.contains("inside"),
            "{text}"
        );
        assert_eq!(scene.game.hidden_twin(viewer, 1).view(viewer), view);
        assert_ne!(
            scene.game.hidden_twin(viewer, 1),
            scene.game,
            "the twin has other tubes"
        );
    }
}
