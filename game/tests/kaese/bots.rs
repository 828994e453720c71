//! Bots play better than chance, and advice is sound.

use super::scene::*;
use super::support::finish;
use kipp_game::bot::{Bot, Bots, ranked};
use kipp_game::games::kaese::{Action, Kaese, Stage};
use kipp_game::rules::{Game, Player};

fn bot(key: &str, seat: u8) -> Box<dyn Bot<Kaese>> {
    Kaese::bot(key, Player(seat)).unwrap()
}

/// Victories of the first bot in so many games in turned seats, a shared one as a half.
fn victories(games: u64, keys: [&str; 2]) -> f64 {
    let play = |seed: u64| {
        let seat = usize::from(seed % 2 == 1);
        let bots = (0..2).map(|at| bot(keys[usize::from(at != seat)], at as u8));
        let winners = finish(bots.collect(), seed / 2).standings().winners();
        let has_won = winners.contains(&Player(seat as u8));
        f64::from(has_won) / winners.len() as f64
    };
    (0..games).map(play).sum()
}

#[test]
fn greedy_beats_random() {
    let won = victories(100, ["greedy", "random"]);
    assert!(won >= 95.0, "{won}");
}

#[test]
fn strong_beats_greedy() {
    let won = victories(60, ["strong", "greedy"]);
    assert!(won >= 36.0, "{won}");
}

#[test]
fn a_hint_takes_what_wins_most() {
    let mut scene = Scene::new(2).stacks(0, "6-5-4-3-2").mice(0, 1);
    scene.roll(NOTHING);
    assert_eq!(scene.stage(), Stage::Pass);
    let mut advisor = Kaese::advisor().unwrap();
    let legal = scene.game.legal_actions();
    let best = &ranked(advisor.as_mut(), &scene.view(), &legal)[0];
    assert_eq!(best.action, close("6-5-4-3-2"));
    let worths = advisor.worths(&scene.view(), &[close("6-5-4-3-2"), Action::EndTurn]);
    assert!(worths[0] > worths[1] + 1.0, "{worths:?}");
}

#[test]
fn a_hint_names_the_chance_of_every_number() {
    let mut scene = Scene::new(2);
    scene.fall("6 6 6 6 6 6 1 1");
    let mut advisor = Kaese::advisor().unwrap();
    let prospects = advisor.prospects(&scene.view());
    let chances: Vec<f64> = prospects.iter().map(|it| it.chance).collect();
    assert_eq!(chances.len(), 6);
    assert!((chances[5] - 1.0).abs() < 1e-12, "it is there");
    assert!(
        chances[..5]
            .iter()
            .all(|&chance| chance > 0.0 && chance < 1.0)
    );
    assert!(chances[1] > chances[4], "two 2s are easier than five 5s");
    scene.act(Action::Stop);
    assert!(advisor.prospects(&scene.view()).is_empty());
}

#[test]
fn strong_closes_a_stack_of_six() {
    let mut scene = Scene::new(2).stacks(0, "6-5-4-3-2 4");
    scene.roll("1 2 3 3 4 4 5 5");
    let legal = scene.game.legal_actions();
    let luck = &mut super::support::luck(0);
    let placed = bot("strong", 0).choose(&scene.view(), &legal, luck);
    assert_eq!(placed, put(1, "6-5-4-3-2"));
}

#[test]
fn strong_turns_the_die_that_completes_a_6_rather_than_passing() {
    let mut scene = Scene::new(2).with_gift(0);
    scene.roll_four_times("6 6 6 6 6 2 3 3");
    let legal = scene.game.legal_actions();
    let chosen = bot("strong", 0).choose(&scene.view(), &legal, &mut super::support::luck(0));
    assert_eq!(chosen, gift(2, 6));
}
