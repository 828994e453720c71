//! Many independent cases over some threads, in the order of their numbers.

use std::convert::Infallible;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::fidelity::Fidelity;

/// Threads that work on cases together.
#[derive(Debug)]
pub struct Crew {
    threads: usize,
    /// None of its own for one thread.
    pool: Option<ThreadPool>,
    pace: Pace,
}

/// How much is worked out before it is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Cases of one block for each thread: they are held in memory, and lost when the run is killed.
    pub block: usize,
    /// Cases that one thread takes at a time.
    pub grain: usize,
}

impl Pace {
    /// The pace for fills of a fidelity: blocks of some seconds at most, long enough that threads
    /// which wait for the last case of a block hardly count.
    #[must_use]
    pub const fn of(fidelity: Fidelity) -> Self {
        match fidelity {
            Fidelity::Statics => Self {
                block: 4096,
                grain: 128,
            },
            Fidelity::Machine => Self {
                block: 24,
                grain: 1,
            },
        }
    }
}

impl Crew {
    /// A crew of this many threads; where the system gives no more, one thread does all the work.
    #[must_use]
    pub fn new(threads: NonZeroUsize, pace: Pace) -> Self {
        let threads = threads.get();
        let pool = (threads > 1)
            .then(|| ThreadPoolBuilder::new().num_threads(threads).build().ok())
            .flatten();
        Self {
            threads: pool.as_ref().map_or(1, ThreadPool::current_num_threads),
            pool,
            pace,
        }
    }

    /// Cases of one block.
    #[must_use]
    pub const fn block(&self) -> u64 {
        (self.pace.block * self.threads) as u64
    }

    /// Runs all cases and hands their results to `take` in the order of the cases, until it breaks
    /// off or fails. Memory does not grow with the number of cases.
    ///
    /// A case may depend on its number only; then what `take` sees is the same for every number of
    /// threads. Some cases after the one at which it breaks off may have been run in vain. `done` is
    /// told of each case that was run.
    ///
    /// # Errors
    /// Those of `take`.
    pub fn run<T: Send, E>(
        &self,
        cases: Range<u64>,
        run: impl Fn(u64) -> T + Sync,
        done: impl Fn() + Sync,
        mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let mut first = cases.start;
        while first < cases.end {
            let block = first..cases.end.min(first.saturating_add(self.block()));
            first = block.end;
            for (case, result) in block.clone().zip(self.work(block, &run, &done)) {
                if take(case, result)?.is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Does what uses threads of its own with no others than these.
    pub fn within<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match &self.pool {
            Some(pool) => pool.install(work),
            None => match ThreadPoolBuilder::new().num_threads(1).build() {
                Ok(pool) => pool.install(work),
                Err(_) => work(),
            },
        }
    }

    /// The results of a block of cases, in order.
    fn work<T: Send>(
        &self,
        cases: Range<u64>,
        run: &(impl Fn(u64) -> T + Sync),
        done: &(impl Fn() + Sync),
    ) -> Vec<T> {
        let work = |case| {
            let result = run(case);
            done();
            result
        };
        let Some(pool) = &self.pool else {
            return cases.map(work).collect();
        };
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a block is a product of two usize"
        )]
        let places = 0..(cases.end - cases.start) as usize;
        pool.install(|| {
            let places = places.into_par_iter().with_max_len(self.pace.grain);
            places
                .map(|place| work(cases.start + place as u64))
                .collect()
        })
    }
}

/// Runs case 0 to `cases - 1` on `threads` threads and gives back their results in case order.
///
/// `done` is told of each case that was run.
///
/// # Errors
/// The error of the lowest case that failed. Some cases after a failed one are not run.
pub fn sweep<T: Send, E: Send>(
    cases: usize,
    threads: NonZeroUsize,
    run: impl Fn(usize) -> Result<T, E> + Sync,
    done: impl Fn() + Sync,
) -> Result<Vec<T>, E> {
    let crew = Crew::new(threads, Pace::of(Fidelity::Machine));
    let mut results = Vec::with_capacity(cases);
    #[allow(
        clippy::cast_possible_truncation,
        reason = "the cases were counted in usize"
    )]
    let run = |case: u64| run(case as usize);
    crew.run(0..cases as u64, run, done, |_, result| {
        results.push(result?);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(results)
}

/// Runs cases that cannot fail and gives back their results in order.
#[must_use]
pub fn collect<T: Send>(
    cases: Range<u64>,
    crew: &Crew,
    run: impl Fn(u64) -> T + Sync,
    done: impl Fn() + Sync,
) -> Vec<T> {
    let mut results = Vec::new();
    let Ok(()) = crew.run(cases, run, done, |_, result| {
        results.push(result);
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
    results
}
