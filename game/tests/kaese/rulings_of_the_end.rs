//! The rulings on what counts: domes, bonus cards, the mice at the end, most stacks, the victory.

use super::rulings::LAST_5;
use super::scene::*;
use kipp_game::games::kaese::{Action, Event, IllegalAction, Stage};
use kipp_game::rules::{Game, Player, Points};

#[test]
fn ruling_13_the_dome_counts_as_a_piece() {
    let mut scene = Scene::new(2).stacks(0, "6-5-4 3-2").mice(0, 1);
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6-5-4"));
    assert_eq!(scene.bonuses(0), [12], "three and the dome are four");
    scene.act(close("3-2"));
    assert_eq!(scene.bonuses(0), [12]);
}

#[test]
fn ruling_13_when_a_size_has_no_card_left_there_is_none_of_another_size() {
    let all_fives = [3, 4];
    let mut scene = Scene::new(2)
        .stacks(0, "6-5-4-3")
        .without_bonuses(&all_fives);
    scene.roll("1 2 3 3 4 4 5 5");
    scene.act(put(1, "6-5-4-3"));
    assert!(scene.bonuses(0).is_empty());
    let (player, pieces) = (Player(0), 5);
    assert!(scene.has_seen(Event::NoBonusLeft { player, pieces }));
    assert_eq!(scene.view().table.next_bonus(4), Some(12));
}

#[test]
fn ruling_14_at_the_end_the_active_player_closes_first_then_clockwise() {
    let mut scene = Scene::new(3).middle(LAST_5).turn_of(1);
    for player in 0..3 {
        scene = scene.stacks(player, "6-4-3").mice(player, 1);
    }
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(take(5, 5));
    scene.act(begin(5));
    if !scene.is_over() {
        scene.act(close("6-4-3"));
    }
    assert!(scene.is_over());
    assert_eq!(
        [0, 1, 2].map(|player| scene.bonuses(player)),
        [[8], [12], [10]]
    );
}

#[test]
fn ruling_14_a_mouse_without_an_open_stack_is_turned_over() {
    let mut scene = Scene::new(2).middle(LAST_5).mice(1, 2).stacks(1, "6");
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(take(5, 5));
    assert!(scene.is_over());
    assert_eq!(scene.shelf(1), "6-1 1");
    let player = Player(1);
    assert!(scene.has_seen(Event::MouseTurned { player }));
}

#[test]
fn ruling_14_at_the_end_mice_must_close_what_is_open() {
    let mut scene = Scene::new(2).middle(LAST_5).mice(1, 1).stacks(1, "6 4");
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(take(5, 5));
    assert_eq!(scene.stage(), Stage::Close);
    assert_eq!(scene.game.legal_actions(), [close("6"), close("4")]);
    let waits_for = "kaese-due-close";
    let not_now = IllegalAction::NotNow { waits_for };
    assert_eq!(scene.refused(Action::EndTurn), not_now);
}

/// The shares of the card for most stacks when everybody has these stacks at the end.
fn shares(stacks: &[&str]) -> Vec<Points> {
    let mut scene = Scene::new(stacks.len());
    for (player, lies) in stacks.iter().enumerate() {
        scene = scene.stacks(player, lies);
    }
    let tallies = scene.game.standings().tallies.into_iter();
    let most = tallies.map(|tally| {
        let mut parts = tally.parts.into_iter();
        parts.find(|part| part.0 == "kaese-score-most").unwrap().1
    });
    most.collect()
}

#[test]
fn ruling_15_open_closed_and_single_pieces_all_count_as_stacks() {
    let [twelve, none] = [12, 0].map(Points::whole);
    assert_eq!(shares(&["6-1 5-3 2", "4-1 3-1"]), [twelve, none]);
    assert_eq!(shares(&["6-5-4-3-2-1", "1 1"]), [none, twelve]);
}

#[test]
fn ruling_15_equal_numbers_of_stacks_share_exactly() {
    for (players, share) in [(2, "6"), (3, "4"), (4, "3"), (5, "2 2/5")] {
        let all = shares(&["6 5", "4 3", "2 2", "6-1 2", "1 1"][..players]);
        assert!(all.iter().all(|part| part.to_string() == share), "{all:?}");
        let sum: Points = all.into_iter().sum();
        assert_eq!(sum, Points::whole(12));
    }
}

#[test]
fn ruling_15_the_mice_that_were_turned_over_count() {
    let mut scene = Scene::new(2).middle(LAST_5).mice(1, 2);
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(take(5, 5));
    let (player, stacks, sharers) = (Player(1), 2, 1);
    assert!(scene.has_seen(Event::MostStacks {
        player,
        stacks,
        sharers
    }));
    assert_eq!(scene.points(1), Points::whole(1 + 1 + 12));
}

#[test]
fn ruling_18_players_who_are_level_win_together() {
    let mut scene = Scene::new(3).middle(LAST_5);
    scene = scene.stacks(1, "5").stacks(2, "3");
    scene.roll("5 5 5 5 5 2 3 3");
    scene.act(take(5, 5));
    assert!(scene.is_over());
    assert_eq!(scene.game.standings().winners(), [Player(0), Player(1)]);
}
