//! A sweep's answer is that of its cases in order.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use kipp_calibration::sweep::{Crew, Pace, sweep};

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("at least one thread")
}

#[test]
fn results_come_in_case_order_on_any_number_of_threads() {
    let run = |case: usize| {
        // Later cases finish first.
        std::thread::sleep(std::time::Duration::from_micros(200 - 2 * case as u64));
        Ok::<_, ()>(case * case)
    };
    let expected: Vec<usize> = (0..100).map(|case| case * case).collect();
    for count in [1, 2, 7] {
        assert_eq!(sweep(100, threads(count), run, || ()), Ok(expected.clone()));
    }
    assert_eq!(sweep(0, threads(3), run, || ()), Ok(Vec::new()));
}

#[test]
fn the_lowest_failed_case_is_reported_and_stops_the_run() {
    let ran = AtomicUsize::new(0);
    let run = |case: usize| {
        ran.fetch_add(1, Ordering::Relaxed);
        if case >= 20 { Err(case) } else { Ok(case) }
    };
    for count in [1, 4] {
        ran.store(0, Ordering::Relaxed);
        assert_eq!(sweep(1_000_000, threads(count), run, || ()), Err(20));
        assert!(
            ran.load(Ordering::Relaxed) <= 64 * count,
            "one block is run"
        );
    }
}

#[test]
fn progress_counts_every_case() {
    let counted = AtomicUsize::new(0);
    let done = || {
        counted.fetch_add(1, Ordering::Relaxed);
    };
    let run = |case: usize| Ok::<_, ()>(case);
    assert!(sweep(50, threads(3), run, done).is_ok());
    assert_eq!(counted.into_inner(), 50);
}

/// Whoever takes the results may break off; memory holds one block of them.
#[test]
fn a_run_breaks_off_where_it_is_told_and_runs_one_block_in_vain_at_most() {
    let pace = Pace {
        block: 10,
        grain: 3,
    };
    for count in [1, 2, 7] {
        let ran = AtomicUsize::new(0);
        let mut taken = Vec::new();
        let run = |case: u64| {
            ran.fetch_add(1, Ordering::Relaxed);
            case
        };
        let crew = Crew::new(threads(count), pace);
        let ended = crew.run(
            5..u64::MAX,
            run,
            || (),
            |case, result| {
                assert_eq!(case, result);
                taken.push(case);
                Ok::<_, ()>(match case {
                    37 => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                })
            },
        );
        assert_eq!(ended, Ok(()));
        assert_eq!(taken, (5..=37).collect::<Vec<_>>());
        assert!(ran.into_inner() < 33 + 10 * count);
    }
}
