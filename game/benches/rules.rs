//! `cargo bench -p kipp-game --bench rules`: whole random games of every registered game through the
//! public rules, on one core: set-up, every choice, every answer of chance. No session, no record;
//! the lists of choices and events are cleared and used again. Games that need a machine have the
//! scripted one. Prints the processor's name first, so that figures can be compared; `elem/s` are
//! games a second.

#![allow(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kipp_game::bot::Bots;
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, Player};
use support::{Table, luck};

fn machine_name() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|line| line.starts_with("model name"));
    let name = model
        .and_then(|line| line.split(':').nth(1))
        .map_or("unknown processor", str::trim);
    format!(
        "{name}, {} {}",
        std::env::consts::ARCH,
        std::env::consts::OS
    )
}

struct RandomGames<'c>(&'c mut Criterion);

impl Visitor for RandomGames<'_> {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        let mut group = self
            .0
            .benchmark_group(format!("{}/random game", G::INFO.key));
        group.throughput(Throughput::Elements(1));
        for players in [
            usize::from(G::INFO.min_players),
            usize::from(G::INFO.max_players),
        ] {
            let options = G::Options::default();
            let (mut legal, mut log, mut seed) = (Vec::new(), Vec::new(), 0);
            group.bench_function(BenchmarkId::from_parameter(players), |bench| {
                bench.iter(|| {
                    seed += 1;
                    let mut table = Table::<G>::with(&options, players, seed);
                    black_box(table.play_random_in(&mut luck(seed), &mut legal, &mut log))
                });
            });
        }
        group.finish();
    }
}

struct Views<'c>(&'c mut Criterion);

impl Visitor for Views<'_> {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        let mut table = Table::<G>::new(usize::from(G::INFO.max_players), 1);
        table.settle(&mut Vec::new());
        let name = format!("{}/view", G::INFO.key);
        self.0.bench_function(&name, |bench| {
            bench.iter(|| black_box(table.game.view(Player(0))));
        });
    }
}

fn rules(criterion: &mut Criterion) {
    println!("bench note: {}", machine_name());
    for info in GAMES {
        dispatch(info.key, RandomGames(criterion));
        dispatch(info.key, Views(criterion));
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
