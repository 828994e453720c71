//! `cargo bench -p kipp-game --no-default-features --bench oracle`: what a turn's exact solution
//! and the luck of dice cost, on one core.
//!
//! Aims: three rolls of five dice in 60 µs, four rolls of eight dice in 1 ms, a few nanoseconds a
//! rolled die.

#![allow(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kipp_game::dice::oracle::{OneWayTurn, Turn};
use kipp_game::dice::{Pattern, Pool, Roller};
use kipp_game::rules::Chance;
use kipp_game::session::Nature;

fn worth(pool: &Pool) -> f64 {
    f64::from(pool.sum()) + 20.0 * f64::from(Pattern::OfAKind(3).matches(pool))
}

fn turns(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("oracle");
    for (dice, rolls) in [(5, 3), (6, 3), (8, 4)] {
        group.bench_function(format!("{rolls} rolls of {dice} dice"), |bench| {
            bench.iter(|| black_box(Turn::solve(dice, rolls, worth)));
        });
    }
    group.bench_function("5 dice set aside, 4 repeats", |bench| {
        let end = |pool: &Pool, paid: u8| worth(pool) - f64::from(paid);
        bench.iter(|| black_box(OneWayTurn::solve(5, 4, Some(-2.0), end)));
    });
    group.bench_function("best keep of a solved turn", |bench| {
        let turn = Turn::solve(5, 3, worth);
        let roll = Roller::new(1).faces(0, 5);
        bench.iter(|| black_box(turn.best_keep(&Pool::from(&roll), 2)));
    });
    group.finish();
}

fn rolls(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rolls");
    for dice in [1, 5, 8, 24] {
        group.throughput(Throughput::Elements(dice));
        group.bench_function(format!("nature rolls {dice} dice"), |bench| {
            let mut nature = Nature::new(7, None);
            let chance = Chance::Roll {
                dice: u8::try_from(dice).unwrap_or(u8::MAX),
            };
            bench.iter(|| black_box(nature.answer(chance)));
        });
    }
    group.finish();
}

criterion_group!(benches, turns, rolls);
criterion_main!(benches);
