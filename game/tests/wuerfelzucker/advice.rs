//! What the advisor says about choices and chances.

use std::collections::BTreeMap;

use super::scene::*;
use crate::support::{Table, luck};
use kipp_game::bot::{Advisor, Bots};
use kipp_game::dice::{Draws, Face, Faces, Pool};
use kipp_game::games::wuerfelzucker::{Rank, Stage, Task, Wuerfelzucker};
use kipp_game::rules::{Chance, Game, Node, Outcome, Player};

/// Differences below are rounding.
const NEAR: f64 = 1e-9;

fn advisor() -> Box<dyn Advisor<Wuerfelzucker>> {
    Wuerfelzucker::advisor().unwrap()
}

fn worth(game: &Wuerfelzucker, viewer: u8) -> f64 {
    advisor().worth(&game.view(Player(viewer)))
}

/// Everything that so many dice may show, in the order of an odometer.
fn falls(dice: usize) -> Vec<Vec<Face>> {
    let longer = |falls: Vec<Vec<Face>>| {
        let with = |fall: &Vec<Face>| {
            let fall = fall.clone();
            Face::ALL.map(|face| [fall.as_slice(), &[face]].concat())
        };
        falls.iter().flat_map(with).collect()
    };
    (0..dice).fold(vec![Vec::new()], |falls, _| longer(falls))
}

/// Whether some of these dice beat the rank that lies there.
fn beats(task: Task, there: Option<Rank>, dice: &[Face]) -> bool {
    (1..1_u32 << dice.len()).any(|set| {
        let some = dice.iter().enumerate();
        let some = some.filter(|(at, _)| set >> at & 1 == 1);
        let some: Pool = some.map(|(_, &face)| face).collect();
        task.rank(&some) > there
    })
}

/// The chance to beat what lies there with one roll left: every choice of dice to keep, every fall
/// of the others, one by one.
fn counted(task: Task, there: Option<Rank>, dice: &[Face]) -> f64 {
    let mut known: BTreeMap<Pool, bool> = BTreeMap::new();
    let mut best = 0.0_f64;
    for set in 0..1_u32 << dice.len() {
        let kept = dice.iter().enumerate();
        let kept = kept.filter(|(at, _)| set >> at & 1 == 1);
        let kept: Vec<Face> = kept.map(|(_, &face)| face).collect();
        let falls = falls(dice.len() - kept.len());
        let good = falls.iter().filter(|fall| {
            let all = [kept.as_slice(), fall].concat();
            let beats = || beats(task, there, &all);
            *known
                .entry(all.iter().copied().collect())
                .or_insert_with(beats)
        });
        best = best.max(good.count() as f64 / falls.len() as f64);
    }
    best
}

/// The second player's dice lie on four kinds of tasks; the first has one roll left.
#[test]
fn chances_are_those_of_a_count_of_every_fall_of_the_dice() {
    let tasks = [
        given(6, 1),
        equal(3, 2),
        groups(2, 2, 3),
        highest(),
        smallest(2, 4),
    ];
    let mut scene = Scene::new(4, &tasks, &[]);
    scene.pass_to(1);
    scene.play("6 6 5 5 1 2", &[(0, "6 6"), (4, "1 2")]);
    scene.play("4 4 4 5 5 1", &[(1, "4 4 4")]);
    scene.play("2 2 5 5 6 6", &[(2, "2 2 5 5")]);
    scene.fall("1 1 2 4 5 6");
    scene.keep("5 6");
    scene.fall("2 3 4 6");
    let view = scene.view();
    let prospects = advisor().prospects(&view);
    assert_eq!(prospects.len(), tasks.len());
    let dice: Vec<Face> = dice("2 3 4 5 6 6").faces().collect();
    for (laid, prospect) in view.table.iter().zip(prospects) {
        let there = laid.bid.map(|bid| bid.rank);
        let counted = counted(laid.card.task, there, &dice);
        let said = prospect.chance;
        assert!((said - counted).abs() < NEAR, "{laid:?}: {said} {counted}");
        assert!(counted > 0.0 && (counted < 1.0 || there.is_none()));
    }
}

#[test]
fn chances_leave_out_what_is_out_of_reach() {
    let mut scene = Scene::new(2, &[highest(), given(6, 1)], &[]);
    scene.play("6 6 6 5 5 5", &[(0, "5")]);
    scene.play("6 1 1 1 1 1", &[(1, "6")]);
    let own = scene.own(0);
    assert_eq!(own.len(), 1);
    scene.pass_to(1);
    scene.fall("1 2 3 4 5 6");
    let view = scene.game.view(Player(1));
    let open = view.table.iter().filter(|laid| laid.is_open_to(Player(1)));
    let prospects = advisor().prospects(&view);
    assert_eq!(prospects.len(), open.count());
    assert!(prospects.len() < view.table.len());
}

/// The mean worth over all falls of the dice in the air.
fn mean_of_falls(game: &Wuerfelzucker, dice: u8, viewer: u8) -> f64 {
    let falls = falls(dice.into());
    let worths = falls.iter().map(|fall| {
        let mut game = game.clone();
        let faces: Faces = fall.iter().copied().collect();
        game.settle(&Outcome::Roll { faces }, &mut Vec::new())
            .unwrap();
        worth(&game, viewer)
    });
    worths.sum::<f64>() / falls.len() as f64
}

/// Luck has no bias: what is expected before a roll is the mean of what is there after it.
#[test]
fn dice_in_the_air_are_worth_the_mean_of_what_they_may_show() {
    let mut scene = Scene::new(3, &[given(6, 1), equal(3, 2), smallest(3, 4)], &[reroll(2)]);
    scene.fish(1);
    scene.play("4 4 4 1 1 1", &[(1, "4 4 4"), (2, "1 1 1")]);
    scene.pass_to(0);
    let mut air = Vec::new();
    scene.fall("6 6 4 2 2 2");
    scene.keep("6 6 2 2");
    air.push(scene.game.clone());
    scene.fall("1 3");
    scene.keep("6 6 2 2 1");
    air.push(scene.game.clone());
    scene.fall("5");
    scene.act(rerolling("5 2"));
    air.push(scene.game.clone());
    for game in air {
        let Node::Chance(Chance::Roll { dice }) = game.node() else {
            panic!("dice are in the air: {:?}", game.node());
        };
        for viewer in 0..3 {
            let (before, mean) = (worth(&game, viewer), mean_of_falls(&game, dice, viewer));
            assert!((before - mean).abs() < NEAR, "{viewer}: {before} {mean}");
        }
    }
}

/// The positions of random games in which somebody with at most one joker chooses.
fn decisions(luck: &mut Draws) -> Vec<(Wuerfelzucker, Player)> {
    let mut table = Table::<Wuerfelzucker>::new(3, 5);
    let mut met = Vec::new();
    loop {
        if let Node::Decision { player } = table.game.node() {
            let view = table.game.view(player);
            if view.own().jokers.len() <= 1 {
                met.push((table.game.clone(), player));
            }
        }
        if !table.step(luck, &mut Vec::new()) {
            return met;
        }
    }
}

#[test]
fn a_position_is_worth_what_its_best_choice_is_worth_and_the_strong_bot_finds_it() {
    let mut luck = luck(3);
    let met = decisions(&mut luck);
    let is_placing = |(game, player): &&(Wuerfelzucker, Player)| {
        matches!(game.view(*player).stage, Stage::Place { .. })
    };
    assert!(met.iter().filter(is_placing).count() > 20);
    for (game, player) in met {
        let (view, legal) = (game.view(player), game.legal_actions());
        let mut advisor = advisor();
        let worths = advisor.worths(&view, &legal);
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let here = advisor.worth(&view);
        assert!(
            (here - best).abs() < NEAR,
            "{:?}: {here} {best}",
            view.stage
        );
        let chosen = Wuerfelzucker::bot("strong", player)
            .unwrap()
            .choose(&view, &legal, &mut luck);
        let at = legal.iter().position(|&action| action == chosen).unwrap();
        assert!((worths[at] - best).abs() < NEAR, "{chosen:?} is not best");
    }
}

/// Shuffling is luck as well: what is expected of the first turn before it is the mean of what
/// the cards that are laid out promise.
#[test]
fn the_cards_are_worth_their_mean_before_they_are_shuffled() {
    for players in 2..=4 {
        let shuffled = |seed| {
            let mut table = Table::<Wuerfelzucker>::new(players, seed);
            table.answer(&mut Vec::new());
            table.answer(&mut Vec::new());
            worth(&table.game, 0)
        };
        let games = 400;
        let mean = (0..games).map(shuffled).sum::<f64>() / games as f64;
        let before = worth(&Table::<Wuerfelzucker>::new(players, 0).game, 0);
        assert!((mean - before).abs() < 0.1, "{players}: {before} {mean}");
    }
}
