//! A sweep's answer is that of its cases in order.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use kipp_calibration::sweep::sweep;

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
        assert_eq!(
            sweep(100, threads(count), run, |_| ()),
            Ok(expected.clone())
        );
    }
    assert_eq!(sweep(0, threads(3), run, |_| ()), Ok(Vec::new()));
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
        assert_eq!(sweep(1_000_000, threads(count), run, |_| ()), Err(20));
        assert!(ran.load(Ordering::Relaxed) <= 20 + count);
    }
}

#[test]
fn progress_counts_every_case() {
    let top = AtomicUsize::new(0);
    let done = |count| {
        top.fetch_max(count, Ordering::Relaxed);
    };
    let run = |case: usize| Ok::<_, ()>(case);
    assert!(sweep(50, threads(3), run, done).is_ok());
    assert_eq!(top.into_inner(), 50);
}
