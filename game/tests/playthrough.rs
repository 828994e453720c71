//! One whole game of every kind as text. A change of rules, dice or bots shows here.
//!
//! Rewrite with `KIPP_REWRITE_GOLDENS=1 cargo test -p kipp-game --test playthrough`.
#![allow(clippy::unwrap_used, reason = "a panic in a test is a failed test")]

mod support;

use std::fmt::Write as _;
use std::path::PathBuf;

use kipp_game::bot::Bots;
use kipp_game::dice::{GENERATOR, Roller, Stream};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, Node, Player};
use support::Table;

const SEED: u64 = 7;

struct Playthrough;

impl Visitor for Playthrough {
    type Output = String;

    fn visit<G: Game + Bots>(self) -> String {
        let players = G::INFO.max_players;
        let mut table = Table::<G>::new(usize::from(players), SEED);
        let key = |seat: u8| G::BOTS[usize::from(seat) % G::BOTS.len()];
        let mut bots: Vec<_> = (0..players)
            .map(|seat| G::bot(key(seat), Player(seat)).unwrap())
            .collect();
        let mut text = format!(
            "{} · {players} bots in turn {:?} · seed {SEED} · {GENERATOR}\n",
            G::INFO.title,
            G::BOTS
        );
        let mut choices = 0;
        let mut log = Vec::new();
        while table.game.node() != Node::Terminal {
            log.clear();
            match table.game.node() {
                Node::Decision { player } => {
                    choices += 1;
                    let legal = table.game.legal_actions();
                    let mut luck = Roller::new(SEED).draws(Stream::Bot(player.0), choices);
                    let view = table.game.view(player);
                    let action = bots[player.index()].choose(&view, &legal, &mut luck);
                    let json = serde_json::to_string(&action).unwrap();
                    writeln!(text, "{choices} {player} of {} legal: {json}", legal.len()).unwrap();
                    table.act(action, &mut log).unwrap();
                }
                _ => {
                    let outcome = table.answer(&mut log).unwrap();
                    writeln!(text, "chance: {}", serde_json::to_string(&outcome).unwrap()).unwrap();
                }
            }
            for event in &log {
                bots.iter_mut().for_each(|bot| bot.observe(event));
                writeln!(text, "    {}", serde_json::to_string(event).unwrap()).unwrap();
            }
        }
        for tally in &table.game.standings().tallies {
            writeln!(
                text,
                "{}: {} {:?}",
                tally.player,
                tally.total(),
                tally.parts
            )
            .unwrap();
        }
        writeln!(text, "census {:?}", table.game.census()).unwrap();
        text
    }
}

fn golden(key: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/goldens")
        .join(format!("{key}.txt"))
}

#[test]
fn every_game_plays_as_its_golden_says() {
    for info in GAMES {
        let played = dispatch(info.key, Playthrough).unwrap();
        let path = golden(info.key);
        if std::env::var_os("KIPP_REWRITE_GOLDENS").is_some() {
            std::fs::write(&path, &played).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!(
                "{} is missing ({error}); the file's head says how to make it",
                path.display()
            )
        });
        let lines = kept.lines().zip(played.lines()).enumerate();
        for (at, (old, new)) in lines {
            assert_eq!(old, new, "{} differs in line {}", path.display(), at + 1);
        }
        assert_eq!(
            kept.lines().count(),
            played.lines().count(),
            "{} has another length",
            path.display()
        );
    }
}
