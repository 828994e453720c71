//! Many independent cases over some threads.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Runs case 0 to `cases - 1` on `threads` threads and gives back their results in case order.
///
/// A case may depend on its index only; then the answer is the same for every number of threads.
/// `done` is told after each case how many are finished.
///
/// # Errors
/// The error of the lowest case that failed. Cases after a failed one may not have been run.
pub fn sweep<T: Send, E: Send>(
    cases: usize,
    threads: NonZeroUsize,
    run: impl Fn(usize) -> Result<T, E> + Sync,
    done: impl Fn(usize) + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicUsize::new(0);
    let finished = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let work = || {
        while let Some(case) = claim(&next, cases) {
            let result = run(case);
            if result.is_err() {
                next.fetch_max(cases, Ordering::Relaxed);
            }
            push(&results, (case, result));
            done(finished.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(cases) {
            // Where the system gives no more threads, those that run do all the work.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    in_order(results)
}

/// Cases are claimed in order, so every case before a failed one is run.
fn claim(next: &AtomicUsize, cases: usize) -> Option<usize> {
    let case = next.fetch_add(1, Ordering::Relaxed);
    (case < cases).then_some(case)
}

fn push<R>(results: &Mutex<Vec<R>>, result: R) {
    results
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
        .push(result);
}

fn in_order<T, E>(results: Mutex<Vec<(usize, Result<T, E>)>>) -> Result<Vec<T>, E> {
    let mut results = results
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_unstable_by_key(|(case, _)| *case);
    results.into_iter().map(|(_, result)| result).collect()
}
