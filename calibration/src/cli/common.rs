//! What several verbs share.

use std::num::NonZeroUsize;
use std::path::Path;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::Words;
use kipp_physics::spec::MachineSpec;

/// Most threads of one run, far beyond any machine's cores.
pub(super) const MOST_THREADS: i64 = 1024;

/// The machine of a file, or the built-in one.
pub(super) fn machine(file: Option<&Path>, words: &Words) -> Result<MachineSpec, Failure> {
    file.map_or_else(
        || Ok(MachineSpec::builtin()),
        |path| {
            let spec = MachineSpec::load(path);
            spec.map_err(|error| Failure::input(spec_fault::said(&error, words)))
        },
    )
}

/// The number of threads that was asked for; all cores if none was.
pub(super) fn threads(asked: Option<u16>) -> NonZeroUsize {
    asked
        .and_then(|threads| NonZeroUsize::new(threads.into()))
        .unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}
