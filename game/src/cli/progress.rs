//! Progress bars for long work, only before a person's eyes.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicU64, Ordering};

pub use indicatif::ProgressBar;
use indicatif::{ProgressDrawTarget, ProgressStyle};

use super::failure::Failure;

/// A bar on standard error; invisible when that is not a terminal.
#[must_use]
pub fn bar(length: u64, label: &str) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    if let Ok(style) = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len} {per_sec} {eta}")
    {
        bar.set_style(style.progress_chars("=> "));
    }
    let bar = bar.with_message(label.to_owned());
    bar.tick(); // before the first piece is done, which may take long
    bar
}

/// Does `count` independent pieces of work on all processors and gives the results in order, so
/// that they do not depend on the number of processors.
///
/// # Errors
/// The first failure, by number.
pub fn in_parallel<T: Send>(
    count: u64,
    label: &str,
    work: impl Fn(u64) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let bar = bar(count, label);
    let next = AtomicU64::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            let result = work(number);
            let failed = result.is_err();
            done.push((number, result));
            bar.inc(1);
            if failed {
                next.store(count, Ordering::Relaxed);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut results = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let joined = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        let done = joined.map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        done.flatten().collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
