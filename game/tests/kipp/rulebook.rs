//! What the rulebook itself says and shows in its examples.

use super::scene::{A, B, Scene, holds, only, pours, set};
use kipp_game::dice::Colour::{Blue, Red, Yellow};
use kipp_game::dice::Size::{Large, Small};
use kipp_game::dice::{Colour, DieId, Size};
use kipp_game::games::kipp::scoring::{Shop, standings};
use kipp_game::games::kipp::{
    Action, Bundle, CardId, IllegalAction, Kind, Kipp, Options, Stage, Tube, die,
};
use kipp_game::rules::{Chance, Game, Node, Player};

#[test]
fn everybody_begins_with_one_die_of_each_size_in_each_colour() {
    for players in 2..=4 {
        let scene = Scene::new(players, &[]);
        for place in &scene.view().places {
            assert_eq!(place.dice.len(), 9);
            for (colour, size) in Colour::ALL
                .into_iter()
                .flat_map(|c| Size::ALL.map(|s| (c, s)))
            {
                let alike = place
                    .dice
                    .iter()
                    .filter(|die| (die.colour, die.size) == (colour, size));
                assert_eq!(
                    alike.map(|die| die.owner).collect::<Vec<_>>(),
                    [place.player]
                );
            }
        }
    }
}

#[test]
fn eight_of_28_cards_are_laid_out_and_60_ingredients_lie_ready() {
    let game = Kipp::new(&Options::default(), 4).unwrap();
    assert_eq!(game.node(), Node::Chance(Chance::Shuffle { cards: 28 }));
    let view = Scene::new(4, &[27, 0, 14, 7, 1, 2, 3, 4]).view();
    let numbers: Vec<_> = view.display.iter().map(|card| card.id.0).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 7, 14, 27]);
    assert_eq!((view.deck_left, view.supply), (20, Bundle::each(20)));
    assert_eq!(view.turn, A);
}

#[test]
fn a_drop_that_tips_nothing_passes_the_turn_to_the_left() {
    let mut scene = Scene::new(4, &[]);
    for player in [0, 1, 2, 3, 0, 1] {
        assert_eq!(scene.active(), Some(Player(player)));
        let die = scene.held(Blue);
        scene.drops(die, Tube::Shape, holds());
    }
}

#[test]
fn only_the_own_dice_can_be_dropped() {
    let mut scene = Scene::new(2, &[]);
    let of_no_player = [2, 35, 36, 63, 64, 200].map(DieId);
    let of_the_other = [set(1, Yellow, Small), set(1, Blue, Large)];
    for die in of_no_player.into_iter().chain(of_the_other) {
        assert_eq!(
            scene.act(Action::Drop {
                die,
                tube: Tube::Flavor
            }),
            Err(IllegalAction::NotYourDie { die })
        );
    }
    let mine = set(0, Red, Large);
    scene.drops(mine, Tube::Flavor, holds());
    scene.until(A);
    assert_eq!(
        scene.act(Action::Drop {
            die: mine,
            tube: Tube::Flavor
        }),
        Err(IllegalAction::NotYourDie { die: mine })
    );
}

#[test]
fn a_blue_four_from_the_flavor_tube_brings_four_cloud_drops() {
    let mut scene = Scene::new(2, &[]);
    let die = scene.solo(Tube::Flavor, Blue, 4);
    assert_eq!(scene.store(A), only(Blue, 4));
    assert_eq!(scene.view().supply.blue, 16);
    assert!(
        scene.view().places[0].dice.iter().any(|own| own.id == die),
        "the die joins the own dice"
    );
}

#[test]
fn exactly_ten_ingredients_may_be_kept() {
    let mut scene = Scene::new(2, &[]);
    scene.gathers(A, Blue, 10);
    assert_eq!(
        (scene.store(A).total(), scene.view().stage),
        (10, Stage::Drop)
    );
    scene.gathers(A, Red, 1);
    assert_eq!(scene.view().stage, Stage::GiveBack { excess: 1 });
}

/// The display of the example: red, blue and yellow cards and Colorful ones of 4 and 5.
fn example_display() -> Scene {
    Scene::new(2, &[7, 9, 14, 16, 0, 3, 23, 26])
}

fn offered(scene: &Scene) -> Vec<u8> {
    let card = |action: Action| match action {
        Action::TakeCard { card } => Some(card.0),
        _ => None,
    };
    scene
        .game
        .legal_actions()
        .into_iter()
        .filter_map(card)
        .collect()
}

#[test]
fn a_red_three_takes_a_red_card_but_no_colorful_one_without_a_three() {
    let mut scene = example_display();
    scene.solo(Tube::Shape, Red, 3);
    assert_eq!(offered(&scene), [7, 9]);
    let wrong = scene.act(Action::TakeCard { card: CardId(23) });
    assert_eq!(
        wrong,
        Err(IllegalAction::WrongFace {
            card: CardId(23),
            needs: 4
        })
    );
    assert_eq!(
        scene.act(Action::TakeCard { card: CardId(0) }),
        Err(IllegalAction::WrongColour { card: CardId(0) })
    );
    assert_eq!(
        scene.act(Action::TakeCard { card: CardId(1) }),
        Err(IllegalAction::NotInDisplay { card: CardId(1) })
    );
}

#[test]
fn a_blue_four_takes_a_blue_card_or_the_colorful_one_with_four() {
    let mut scene = example_display();
    scene.solo(Tube::Shape, Blue, 4);
    assert_eq!(offered(&scene), [14, 16, 23]);
}

#[test]
fn a_yellow_six_takes_a_yellow_card_or_any_colorful_one() {
    let mut scene = example_display();
    scene.solo(Tube::Shape, Yellow, 6);
    assert_eq!(offered(&scene), [0, 3, 23, 26]);
    scene.must(Action::TakeCard { card: CardId(26) });
    let own = &scene.view().places[0].cards;
    assert_eq!(
        (own[0].card.id, own[0].die),
        (CardId(26), None),
        "face up and unpacked"
    );
}

#[test]
fn without_a_fitting_card_only_the_die_is_taken() {
    let mut scene = Scene::new(2, &[0, 1, 2, 3, 4, 5, 6, 21]);
    let die = scene.solo(Tube::Shape, Red, 5);
    let place = &scene.view().places[0];
    assert!(place.cards.is_empty() && place.dice.iter().any(|own| own.id == die));
    assert_eq!(scene.active(), Some(B));
}

#[test]
fn the_display_is_filled_only_when_all_dice_are_picked() {
    let mut scene = Scene::new(2, &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let dice = [set(0, Yellow, Small), set(1, Yellow, Small)];
    scene.drops(dice[0], Tube::Shape, holds());
    scene.drops(
        dice[1],
        Tube::Shape,
        pours(&dice.map(|die| (die, Tube::Shape, 1))),
    );
    scene.picks(dice[0]);
    scene.must(Action::TakeCard { card: CardId(5) });
    assert_eq!(
        scene.view().display.len(),
        7,
        "a die still lies in the tray"
    );
    scene.picks(dice[1]);
    scene.must(Action::TakeCard { card: CardId(6) });
    let view = scene.view();
    assert_eq!((view.display.len(), view.deck_left), (8, 18));
    assert!(
        view.display.iter().any(|card| card.id == CardId(8)),
        "the top card of the deck came first"
    );
}

#[test]
fn a_red_die_packs_a_red_card_for_four_fire_caramels() {
    // Card 10 is a red one of four.
    let mut scene = Scene::new(2, &[10]);
    scene.takes(A, 10, Red);
    scene.gathers(A, Red, 5);
    scene.gathers(A, Blue, 4);
    scene.until(A);
    let die_id = scene.solo(Tube::Packing, Red, 1);
    let wrong = scene.act(Action::Pack {
        card: CardId(10),
        payment: only(Blue, 4),
    });
    assert_eq!(
        wrong,
        Err(IllegalAction::WrongIngredients { card: CardId(10) })
    );
    let wrong = scene.act(Action::Pack {
        card: CardId(10),
        payment: only(Red, 5),
    });
    assert_eq!(
        wrong,
        Err(IllegalAction::WrongNumber { needs: 4, paid: 5 }),
        "the die's pips do not matter"
    );
    scene.must(Action::Pack {
        card: CardId(10),
        payment: only(Red, 4),
    });
    let view = scene.view();
    assert_eq!(
        view.places[0].ingredients,
        Bundle {
            yellow: 0,
            red: 1,
            blue: 4
        }
    );
    assert_eq!(view.supply.red, 19, "the payment goes back");
    assert_eq!(view.places[0].cards[0].die, Some(die(die_id)));
    assert!(
        !view.places[0].dice.iter().any(|own| own.id == die_id),
        "the die stays on the card"
    );
}

#[test]
fn a_die_cannot_pack_a_card_of_another_colour_or_of_another_player_or_a_packed_one() {
    let mut scene = Scene::new(2, &[0, 1, 7, 14]);
    scene.packs(A, 0, Yellow, only(Yellow, 2));
    scene.takes(A, 1, Yellow);
    scene.takes(A, 7, Red);
    scene.takes(B, 14, Blue);
    scene.gathers(A, Yellow, 4);
    scene.gathers(A, Red, 2);
    scene.until(A);
    scene.solo(Tube::Packing, Yellow, 5);
    let mut try_pack = |card, payment| {
        scene.act(Action::Pack {
            card: CardId(card),
            payment,
        })
    };
    assert_eq!(
        try_pack(7, only(Red, 2)),
        Err(IllegalAction::WrongColour { card: CardId(7) })
    );
    assert_eq!(
        try_pack(14, only(Blue, 2)),
        Err(IllegalAction::NotYourCard { card: CardId(14) })
    );
    assert_eq!(
        try_pack(0, only(Yellow, 2)),
        Err(IllegalAction::AlreadyPacked { card: CardId(0) })
    );
    assert_eq!(try_pack(1, only(Yellow, 3)), Ok(()));
}

#[test]
fn any_die_packs_a_colorful_selection_for_five_of_all_three_colours() {
    for colour in Colour::ALL {
        let mut scene = Scene::new(2, &[25]);
        scene.packs(
            A,
            25,
            colour,
            Bundle {
                yellow: 2,
                red: 1,
                blue: 2,
            },
        );
        let view = scene.view();
        assert_eq!(
            view.places[0].cards[0].die.map(|die| die.colour),
            Some(colour)
        );
        assert_eq!(view.places[0].ingredients, Bundle::default());
    }
}

#[test]
fn the_scoring_example_comes_out_as_35_30_21_16() {
    let shop = |points, kinds, dice| Shop {
        points,
        kinds,
        dice,
    };
    let table = standings(&[
        shop(25, [1, 1, 1, 2], [2, 2, 1]),
        shop(20, [1, 1, 2, 1], [1, 1, 3]),
        shop(16, [0, 3, 1, 0], [0, 3, 1]),
        shop(21, [0, 2, 1, 1], [1, 3, 0]),
    ]);
    let totals: Vec<_> = table
        .tallies
        .iter()
        .map(|tally| tally.total().to_string())
        .collect();
    assert_eq!(totals, ["35", "30", "16", "21"]);
    assert_eq!(table.winners(), [A]);
}

#[test]
fn unpacked_cards_score_nothing_and_packed_ones_their_points() {
    let mut scene = Scene::new(2, &[6, 0]);
    scene.takes(A, 6, Yellow);
    assert_eq!(scene.points(A), "0");
    scene.gathers(A, Yellow, 6);
    scene.until(A);
    scene.solo(Tube::Packing, Yellow, 1);
    scene.must(Action::Pack {
        card: CardId(6),
        payment: only(Yellow, 6),
    });
    assert_eq!(
        scene.points(A),
        "12",
        "seven points and the yellow certificate"
    );
}

#[test]
fn the_neighbours_of_a_tipped_tube_may_tip_too() {
    let mut scene = Scene::new(2, &[]);
    let dice = [set(0, Red, Large), set(1, Red, Large), set(0, Blue, Small)];
    scene.drops(dice[0], Tube::Flavor, holds());
    scene.drops(dice[1], Tube::Packing, holds());
    let report = pours(&[
        (dice[0], Tube::Flavor, 1),
        (dice[1], Tube::Packing, 1),
        (dice[2], Tube::Flavor, 1),
    ]);
    scene.drops(dice[2], Tube::Flavor, report);
    assert_eq!(scene.game.legal_actions().len(), 3);
    let view = scene.view();
    assert_eq!(
        (
            view.trays[0].len(),
            view.trays[1].len(),
            view.trays[2].len()
        ),
        (2, 0, 1)
    );
}

#[test]
fn the_card_set_has_seven_cards_of_each_kind() {
    let options = Options::default();
    for kind in Kind::ALL {
        assert_eq!(
            options
                .cards
                .iter()
                .filter(|card| card.kind == kind)
                .count(),
            7
        );
    }
    assert!(
        options.note.contains("not public"),
        "players are told: {}",
        options.note
    );
}
