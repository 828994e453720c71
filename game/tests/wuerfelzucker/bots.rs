//! How strong the bots are, with the same luck for both seats.

use crate::support;
use kipp_game::bot::Bots;
use kipp_game::games::wuerfelzucker::Wuerfelzucker;
use kipp_game::rules::{Game, Player, Standings};

fn finish(keys: &[&str], seed: u64) -> Standings {
    let seats = (0..keys.len() as u8).map(Player);
    let bots = seats.map(|seat| Wuerfelzucker::bot(keys[seat.index()], seat).unwrap());
    support::finish(bots.collect(), seed).standings()
}

fn alone(key: &str, rival: &str, players: usize, rounds: u64) -> (f64, f64, f64) {
    support::alone([key, rival], players, rounds, finish)
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

/// One strong player among greedy ones: in a game for four an equal one would win 25 %.
#[test]
fn strong_beats_greedy_from_every_seat() {
    for (players, least) in [(2, 80.0), (3, 65.0), (4, 55.0)] {
        let (won, own, others) = alone("strong", "greedy", players, 60 / players as u64);
        assert!(
            won > least && own > 1.2 * others,
            "{players}: {won:.1} % {own:.1} {others:.1}"
        );
    }
}

/// `cargo test --release -p kipp-game --test wuerfelzucker -- --ignored --nocapture`
#[test]
#[ignore = "measures strength over many games"]
fn strength_over_many_games() {
    for players in 2..=4 {
        for pair in Wuerfelzucker::BOTS.windows(2) {
            let (won, own, others) = alone(pair[1], pair[0], players, 200);
            println!(
                "{players} players: {} among {} wins {won:.2} %, {own:.2} points against {others:.2}",
                pair[1], pair[0]
            );
        }
    }
}
