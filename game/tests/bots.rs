//! How strong the bots are, seat by seat and with the same luck for both sides.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a panic in a test is a failed test"
)]

mod support;

use kipp_game::bot::{Bot, Bots};
use kipp_game::dice::{Draws, Roller, Stream};
use kipp_game::games::kipp::{Action, EndReason, Event, Kipp, Stage, View, die};
use kipp_game::rules::{Game, Player};
use support::Table;

/// A greedy player who never looks when dice drop or pour.
struct Amnesiac(Box<dyn Bot<Kipp>>);

impl Bot<Kipp> for Amnesiac {
    fn observe(&mut self, _event: &Event) {}

    fn choose(&mut self, view: &View, legal: &[Action], luck: &mut Draws) -> Action {
        self.0.choose(view, legal, luck)
    }
}

fn seated(key: &str, seat: Player) -> Box<dyn Bot<Kipp>> {
    match key {
        "amnesiac" => Box::new(Amnesiac(Kipp::bot("greedy", seat).unwrap())),
        key => Kipp::bot(key, seat).unwrap(),
    }
}

/// Plays one game to its end.
fn finish(keys: &[&str], seed: u64) -> Kipp {
    let seats = (0..keys.len() as u8).map(Player);
    let bots = seats.map(|seat| seated(keys[seat.index()], seat));
    support::finish(bots.collect(), seed)
}

fn alone(key: &str, rival: &str, players: usize, rounds: u64) -> (f64, f64, f64) {
    support::alone([key, rival], players, rounds, |keys, seed| {
        finish(keys, seed).standings()
    })
}

#[test]
fn greedy_beats_random_from_every_seat() {
    for players in 2..=4 {
        let (won, own, others) = alone("greedy", "random", players, 40);
        assert!(
            won > 90.0 && own > 2.0 * others,
            "{players}: {won:.1} % {own:.1} {others:.1}"
        );
    }
}

/// Four players who grudge each other every gain would never pack.
#[test]
fn greedy_players_among_themselves_come_to_five_packages() {
    for players in 2..=4 {
        let games = 30;
        let ends = (0..games).map(|seed| finish(&vec!["greedy"; players], seed).view(Player(0)));
        let packed = ends.filter(|view| {
            view.stage
                == Stage::Over {
                    reason: EndReason::FifthPackage,
                }
        });
        assert!(packed.count() as u64 * 10 >= games * 9, "{players} players");
    }
}

/// In a game for four a player of equal strength wins 25 %.
#[test]
fn a_greedy_player_who_remembers_beats_those_who_do_not() {
    let (won, own, others) = alone("greedy", "amnesiac", 4, 60);
    assert!(
        won > 30.0 && own > others,
        "{won:.1} % {own:.1} {others:.1}"
    );
}

#[test]
fn strong_beats_greedy_from_every_seat() {
    let (won, own, others) = alone("strong", "greedy", 2, 4);
    assert!(
        won > 60.0 && own > others,
        "{won:.1} % {own:.1} {others:.1}"
    );
}

/// Whoever plays the same game every time plays badly.
#[test]
fn games_of_greedy_players_open_in_many_ways() {
    let mut openings = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = Table::<Kipp>::new(2, seed);
        table.settle(&mut Vec::new());
        let mut luck = Roller::new(seed).draws(Stream::Bot(0), 1);
        let (view, legal) = (table.game.view(Player(0)), table.game.legal_actions());
        let action = Kipp::bot("greedy", Player(0))
            .unwrap()
            .choose(&view, &legal, &mut luck);
        if let Action::Drop { die: id, tube } = action {
            openings.insert((die(id).colour, die(id).size, tube));
        }
    }
    assert!(openings.len() > 5, "{openings:?}");
}

/// `cargo test --release -p kipp-game --test bots -- --ignored --nocapture`
#[test]
#[ignore = "measures strength over many games"]
fn strength_over_many_games() {
    for players in 2..=4 {
        for (key, rival) in [
            ("greedy", "random"),
            ("greedy", "amnesiac"),
            ("greedy", "greedy"),
            ("strong", "greedy"),
        ] {
            let (won, own, others) = alone(key, rival, players, 500);
            println!(
                "{players} players: {key} among {rival} wins {won:.2} %, {own:.2} points against {others:.2}"
            );
        }
    }
}
