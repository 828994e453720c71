//! How strong the bots are, with the same luck for both seats.

use std::cell::RefCell;
use std::rc::Rc;

use super::scene::{A, Scene, dice};
use crate::support;
use kipp_game::bot::{Bot, Bots};
use kipp_game::dice::Draws;
use kipp_game::games::wanzen::{Action, Event, View, Wanzen};
use kipp_game::rules::{Game, Player, Standings};

fn finish(keys: &[&str], seed: u64) -> Standings {
    let seats = (0..keys.len() as u8).map(Player);
    let bots = seats.map(|seat| Wanzen::bot(keys[seat.index()], seat).unwrap());
    support::finish(bots.collect(), seed).standings()
}

fn alone(key: &str, rival: &str, players: usize, rounds: u64) -> (f64, f64, f64) {
    support::alone([key, rival], players, rounds, finish)
}

#[test]
fn greedy_beats_random_from_every_seat() {
    for (players, least) in [(2, 90.0), (3, 85.0), (4, 75.0)] {
        let (won, own, others) = alone("greedy", "random", players, 60);
        assert!(
            won > least && own > others + 5.0,
            "{players}: {won:.1} % {own:.1} {others:.1}"
        );
    }
}

/// What a greedy player chooses who has set these dice aside for all even or all odd, and has rolled
/// a 1.
fn choice_of_greedy(bugs: u8, aside: &[u8; 4]) -> Action {
    let mut scene = Scene::new(2, &[(2, &["all even", "all odd"])]);
    scene.repeats(bugs);
    scene.must(Action::Repeat);
    scene.rolls(&[aside[0], aside[1], aside[2], aside[3], 6]);
    scene.sets_aside(aside);
    scene.rolls(&[1]);
    let (view, legal) = (scene.view(), scene.game.legal_actions());
    let mut greedy = Wanzen::bot("greedy", A).unwrap();
    greedy.choose(&view, &legal, &mut support::luck(0))
}

#[test]
fn greedy_pays_a_bug_for_dice_that_promised_much_and_not_for_hopeless_ones() {
    let aside = Action::SetAside { dice: dice(&[1]) };
    assert_eq!(choice_of_greedy(1, &[2, 2, 4, 4]), Action::Repeat);
    assert_eq!(choice_of_greedy(1, &[2, 2, 4, 3]), aside, "hopeless");
    assert_eq!(choice_of_greedy(1, &[1, 1, 3, 3]), aside, "done");
    assert_eq!(choice_of_greedy(2, &[2, 2, 4, 4]), aside, "bugs enough");
}

/// Of equally strong players each wins a half, a third, a quarter.
#[test]
fn strong_beats_greedy_from_every_seat() {
    for (players, least) in [(2, 60.0), (3, 45.0), (4, 40.0)] {
        let (won, own, others) = alone("strong", "greedy", players, 15);
        assert!(
            won > least && own > others + 2.0,
            "{players}: {won:.1} % {own:.1} {others:.1}"
        );
    }
}

/// `cargo test --release -p kipp-game --test wanzen -- --ignored --nocapture`
#[test]
#[ignore = "measures strength over many games"]
fn strength_over_many_games() {
    for players in 2..=4 {
        for pair in Wanzen::BOTS.windows(2) {
            let (won, own, others) = alone(pair[1], pair[0], players, 500);
            println!(
                "{players} players: {} among {} wins {won:.2} %, {own:.2} points against {others:.2}",
                pair[1], pair[0]
            );
        }
    }
}

/// A strong player who keeps what everybody sees.
struct Witness {
    bot: Box<dyn Bot<Wanzen>>,
    seen: Rc<RefCell<Vec<Event>>>,
}

impl Bot<Wanzen> for Witness {
    fn observe(&mut self, event: &Event) {
        self.seen.borrow_mut().push(*event);
        self.bot.observe(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action], luck: &mut Draws) -> Action {
        self.bot.choose(view, legal, luck)
    }
}

/// What strong players see in one game.
fn seen_by_strong(players: u8, seed: u64) -> Vec<Event> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let strong = |seat| Wanzen::bot("strong", Player(seat)).unwrap();
    let mut bots: Vec<_> = (1..players).map(strong).collect();
    bots.insert(
        0,
        Box::new(Witness {
            bot: strong(0),
            seen: seen.clone(),
        }),
    );
    support::finish(bots, seed);
    seen.take()
}

/// How many turns brought 0, 1, 2, … bugs.
fn count_turns(events: &[Event], turns: &mut [u32; 8]) {
    let mut bugs = 0;
    for event in events {
        match event {
            Event::BugTaken { .. } | Event::FifthBug { .. } => bugs += 1,
            Event::TurnBegan { .. } | Event::GameEnded { .. } => {
                turns[bugs] += 1;
                bugs = 0;
            }
            _ => {}
        }
    }
    turns[0] -= 1; // the first turn ended nothing
}

/// The figures that `bot/wanzen/bug_risk.rs` reckons with.
#[test]
#[ignore = "measures the turns of many games"]
fn bugs_that_a_turn_of_strong_players_brings() {
    for players in 2..=4 {
        let (mut turns, games) = ([0; 8], 200);
        for seed in 0..games {
            count_turns(&seen_by_strong(players, seed), &mut turns);
        }
        let all: u32 = turns.iter().sum();
        let shares = turns.map(|number| f64::from(number) / f64::from(all));
        let goes_on = 1.0 - games as f64 / f64::from(all);
        println!("{players} players: {shares:.3?} of the turns bring 0, 1, 2, … bugs");
        println!("{players} players: a game goes on after {goes_on:.3} of the turns");
    }
}
