//! How fast fills are: `cargo bench -p kipp-calibration --bench fills`.
//!
//! Prints first on which processor it ran. Everything on one thread is measured in that thread's own
//! processor time, so that other work on the computer hardly counts.
//!
//! * `statics`: a prepared tube is filled; the model is asked with two knobs; the same as a row in a
//!   file;
//! * `machine`: a plain loop over kipp-physics, and the sweep of the same drops with its rows;
//! * two threads against one, on the clock: only a computer with two idle cores can tell.

#![allow(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::fs;
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kipp_calibration::campaign::Campaign;
use kipp_calibration::fidelity::plan::FillPlan;
use kipp_calibration::fidelity::{Fidelity, machine, statics};
use kipp_calibration::model::Model;
use kipp_calibration::plan::{MonteCarlo, Plan};
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_physics::spec::MachineSpec;
use kipp_physics::statics::{SINGLE_FILE, SingleFile};
use kipp_physics::{DieDrop, Machine};

/// Fills of one timed run in closed form.
const FILLS: u64 = 20_000;
/// Fills of one timed run on the machine.
const MACHINE_FILLS: u64 = 24;
/// Rounds in which plain loop and sweep take turns.
const ROUNDS: u32 = 8;

const KNOBS: &str = "format = 1\nname = \"bench\"\n[cases]\nnumber = 24\n\
                     [[knob]]\nfield = \"rod.friction\"\ntolerance = { plus_minus = 0.05 }\n\
                     [[knob]]\nfield = \"tube.*.ballast.plate_mass_kg\"\n\
                     tolerance = { plus_minus = \"5 %\" }\n";

/// Processor time of this thread, as Linux counts it; the clock elsewhere.
struct ThreadTime;

impl Measurement for ThreadTime {
    type Intermediate = (Option<Duration>, Instant);
    type Value = Duration;

    fn start(&self) -> Self::Intermediate {
        (thread_time(), Instant::now())
    }

    fn end(&self, (began, clock): Self::Intermediate) -> Duration {
        match began.zip(thread_time()) {
            Some((began, ended)) => ended - began,
            None => clock.elapsed(),
        }
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        WallTime.to_f64(value)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

fn thread_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

fn study(fidelity: Fidelity) -> Study {
    let file = StudyFile::from_toml(KNOBS).expect("the study is sound");
    let mut study = Study::of(file, MachineSpec::builtin()).expect("it fits the machine");
    study.fidelity = fidelity;
    study
}

fn in_closed_form(criterion: &mut Criterion<ThreadTime>) {
    let spec = MachineSpec::builtin();
    let mut group = criterion.benchmark_group("statics");
    group.throughput(Throughput::Elements(FILLS));
    let plan = FillPlan {
        tubes: vec![0],
        ..FillPlan::default()
    };
    let file = SingleFile::new(&spec, 0, SINGLE_FILE);
    group.bench_function("fills of a prepared tube", |bencher| {
        bencher.iter(|| {
            (0..FILLS).for_each(|replicate| {
                black_box(statics::fill(&file, &plan, replicate));
            });
        });
    });
    let study = study(Fidelity::Statics);
    let model = Model::new(&study, Fidelity::Statics);
    let cases = MonteCarlo::new(&study);
    group.bench_function("cases of a model with two knobs", |bencher| {
        bencher.iter(|| {
            (0..FILLS).for_each(|case| {
                black_box(cases.run(&model, case));
            });
        });
    });
    group.bench_function("the same as lines", |bencher| {
        bencher.iter(|| {
            (0..FILLS).for_each(|case| {
                let line = serde_json::to_vec(&cases.run(&model, case));
                black_box(line.expect("a row has a form in JSON"));
            });
        });
    });
}

/// The drops of one fill, without anything that decides on them.
struct Script {
    spec: MachineSpec,
    drops: Vec<DieDrop>,
}

fn scripts(study: &Study) -> Vec<Script> {
    let model = Model::new(study, Fidelity::Machine);
    let plan = MonteCarlo::new(study);
    let script = |case| {
        let draw = plan.case(case);
        let spec = model.machine(&draw.point);
        let fill = machine::fill(&spec, model.plan(), draw.replicate).expect("it runs");
        let mut dice = model.plan().dice(draw.replicate.dice);
        let hand = model.plan().hand(draw.replicate);
        let drops = fill.releases.iter().zip(hand).map(|(release, jitter)| {
            let (tube, die) = dice.take().expect("as many dice");
            assert_eq!(tube, release.tube);
            DieDrop::by_hand(&spec, tube, die.id, die.size, jitter)
        });
        let drops = drops.collect();
        Script { spec, drops }
    };
    (0..MACHINE_FILLS).map(script).collect()
}

fn plain_loop(scripts: &[Script]) -> usize {
    let mut tips = 0;
    for script in scripts {
        let mut machine = Machine::new(&script.spec).expect("it is sound");
        for drop in &script.drops {
            let outcome = machine.drop_die(drop).expect("the die is new");
            tips += usize::from(outcome.has_tipped());
            for poured in outcome.poured {
                let taken = machine.take_from_tray(poured.tray, poured.die);
                taken.expect("it lies there");
            }
        }
    }
    tips
}

fn sweep(study: &Study, folder: &std::path::Path, threads: usize) {
    let plan = MonteCarlo::new(study);
    let pace = Pace::of(Fidelity::Machine);
    let crew = Crew::new(NonZeroUsize::new(threads).expect("some"), pace);
    let folder = folder.join(threads.to_string());
    let campaign = Campaign::new(study, &plan, Fidelity::Machine);
    let ending = campaign.run(&folder, None, &crew, |_| (), || ());
    black_box(ending.expect("it runs"));
    fs::remove_dir_all(folder).expect("it was made");
}

fn on_the_machine(criterion: &mut Criterion<ThreadTime>) {
    let study = study(Fidelity::Machine);
    let scripts = scripts(&study);
    let folder = tempfile::tempdir().expect("a folder");
    let mut group = criterion.benchmark_group("machine");
    group.sample_size(10);
    group.throughput(Throughput::Elements(MACHINE_FILLS));
    group.bench_function("fills in a plain loop over kipp-physics", |bencher| {
        bencher.iter(|| black_box(plain_loop(&scripts)));
    });
    group.bench_function("fills of a sweep with its files", |bencher| {
        bencher.iter(|| sweep(&study, folder.path(), 1));
    });
    group.finish();
    compare(&study, &scripts, folder.path());
}

/// Plain loop and sweep by turns, so that a change of the computer's speed meets both.
fn compare(study: &Study, scripts: &[Script], folder: &std::path::Path) {
    let (mut plain, mut swept) = (Duration::ZERO, Duration::ZERO);
    let (mut one, mut two) = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        plain += timed(|| {
            black_box(plain_loop(scripts));
        });
        swept += timed(|| sweep(study, folder, 1));
    }
    let mut long = study.clone();
    long.cases.number = 8 * MACHINE_FILLS;
    for _ in 0..3 {
        one = one.min(clocked(|| sweep(&long, folder, 1)));
        two = two.min(clocked(|| sweep(&long, folder, 2)));
    }
    let more = 100.0 * (swept.as_secs_f64() / plain.as_secs_f64() - 1.0);
    println!("bench note: the sweep takes {more:.1} % more processor time than the plain loop");
    let times = one.as_secs_f64() / two.as_secs_f64();
    println!("bench note: two threads are {times:.2} times as fast as one, on the clock");
}

fn timed(work: impl FnOnce()) -> Duration {
    let began = ThreadTime.start();
    work();
    ThreadTime.end(began)
}

fn clocked(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

fn note(_: &mut Criterion<ThreadTime>) {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = facts.lines().find(|line| line.starts_with("model name"));
    let name = model.and_then(|line| line.split(": ").nth(1));
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let name = name.unwrap_or(std::env::consts::ARCH);
    println!("bench note: {name}, {cores} cores; figures are of one thread's processor time");
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(ThreadTime);
    targets = note, in_closed_form, on_the_machine
}
criterion_main!(benches);
