//! How fast the machine runs on one core: `cargo bench -p kipp-physics`.
//!
//! Prints first on which processor it ran.
//!
//! * `steps`: ticks with all three tubes stepped and twelve dice awake in them;
//! * `drops`: complete drops, from the hand to rest, with tip, pour and return where a tube tips;
//! * `throws`: complete throws of five dice, from the first shake of the cup to rest.

#![allow(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kipp_physics::machine::TICK_HZ;
use kipp_physics::spec::TUBES;
use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec, ThrowSpec, Thrower};

/// Dice in the three tubes while steps are timed, and in each outer one.
const DICE: usize = 12;
const OUTER_DICE: u16 = 4;

/// Ticks of one timed run: the middle tube pours meanwhile.
const TICKS: u32 = TICK_HZ / 2;

/// Dice of one throw, and throws of one timed run.
const THROWN: usize = 5;
const THROWS: u64 = 50;

/// Drops of one season.
const DROPS: u16 = 60;

fn steps(criterion: &mut Criterion) {
    let spec = MachineSpec::builtin();
    let machine = (0..100).find_map(|seed| all_awake(&spec, seed));
    let machine = machine.expect("some hand tips the middle tube with its fourth die");
    let snapshot = machine.snapshot();
    let mut group = criterion.benchmark_group("machine");
    group.throughput(Throughput::Elements(TICKS.into()));
    group.bench_function(format!("steps, 3 tubes and {DICE} dice awake"), |bencher| {
        bencher.iter_batched_ref(
            || Machine::restore(&spec, &snapshot).expect("the snapshot is this machine's"),
            |machine| {
                for _ in 0..TICKS {
                    black_box(machine.step());
                }
            },
            BatchSize::SmallInput,
        );
    });
}

/// Four small dice in each outer tube, and the middle one just struck its front stop under four
/// medium ones, so that the
/// frame shakes its neighbours and every tick steps all three; none if it takes another number.
fn all_awake(spec: &MachineSpec, seed: u64) -> Option<Machine> {
    let mut machine = Machine::new(spec).expect("the built-in machine is valid");
    for die in 0..2 * OUTER_DICE {
        let tube = if die < OUTER_DICE { 0 } else { 2 };
        let drop = by_hand(spec, tube, die, DieSize::Small, seed);
        machine
            .drop_die(&drop)
            .expect("the tube exists and is free");
    }
    let mut middle = (2 * OUTER_DICE..36).map(|die| by_hand(spec, 1, die, DieSize::Medium, seed));
    middle.find(|drop| strikes_stop(&mut machine, drop))?;
    let inside: usize = (0..TUBES).map(|tube| machine.dice_in_tube(tube)).sum();
    (inside == DICE).then_some(machine)
}

/// Drops a die until its tube strikes the front stop, or all is at rest.
fn strikes_stop(machine: &mut Machine, drop: &DieDrop) -> bool {
    machine.begin(drop).expect("the tube exists and is free");
    let stop = machine.spec().tube[drop.tube].front_stop_angle_rad;
    while machine.step().is_none() {
        if machine.angle_rad(drop.tube) < stop + 0.01 {
            return machine.step().is_none();
        }
    }
    false
}

fn by_hand(spec: &MachineSpec, tube: usize, die: u16, size: DieSize, seed: u64) -> DieDrop {
    DieDrop::by_hand(spec, tube, DieId(die), size, 1000 * seed + u64::from(die))
}

fn drops(criterion: &mut Criterion) {
    let spec = MachineSpec::builtin();
    let mut group = criterion.benchmark_group("machine");
    group.sample_size(10);
    group.throughput(Throughput::Elements(DROPS.into()));
    group.bench_function("complete drops", |bencher| {
        bencher.iter(|| black_box(season(&spec)));
    });
}

/// Drops dice of all sizes into all tubes in turn, as a game does; poured dice leave their trays.
/// Returns the number of tips.
fn season(spec: &MachineSpec) -> usize {
    let mut machine = Machine::new(spec).expect("the built-in machine is valid");
    let mut tips = 0;
    for die in 0..DROPS {
        let size = DieSize::ALL[usize::from(die / 3) % DieSize::ALL.len()];
        let drop = by_hand(spec, usize::from(die) % TUBES, die, size, 1);
        let outcome = machine
            .drop_die(&drop)
            .expect("the tube exists and is free");
        tips += outcome.tipped.iter().filter(|tipped| **tipped).count();
        for poured in outcome.poured {
            let taken = machine.take_from_tray(poured.tray, poured.die);
            taken.expect("the die lies in its tray");
        }
    }
    tips
}

fn throws(criterion: &mut Criterion) {
    let thrower = Thrower::new(&ThrowSpec::builtin()).expect("the built-in throw is valid");
    let mut group = criterion.benchmark_group("throw");
    group.sample_size(20);
    group.throughput(Throughput::Elements(THROWS));
    group.bench_function(format!("complete throws of {THROWN} dice"), |bencher| {
        bencher.iter(|| {
            for seed in 0..THROWS {
                black_box(thrower.throw(THROWN, seed).expect("five dice fit"));
            }
        });
    });
}

/// Says on which processor the figures below are measured, and what a season is.
fn note(_: &mut Criterion) {
    let tips = season(&MachineSpec::builtin());
    println!(
        "bench note: {}, one thread, {TICK_HZ} ticks a simulated second",
        processor()
    );
    println!("bench note: complete drops are seasons of {DROPS}, in which tubes tip {tips} times");
}

fn processor() -> String {
    let facts = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = facts.lines().find(|line| line.starts_with("model name"));
    let name = model.and_then(|line| line.split(": ").nth(1));
    name.unwrap_or(std::env::consts::ARCH).to_owned()
}

criterion_group!(benches, note, steps, drops, throws);
criterion_main!(benches);
