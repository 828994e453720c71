//! What several verbs share.

use std::num::NonZeroUsize;
use std::path::Path;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::MachineSpec;
use serde::Serialize;

use crate::document::{self, Origin, Report};
use crate::study::StudyProblem;

/// Most threads of one run, far beyond any machine's cores.
pub(super) const MOST_THREADS: i64 = 1024;

/// The machine of a file, or the built-in one.
pub(super) fn machine(file: Option<&Path>, words: &Words) -> Result<MachineSpec, Failure> {
    file.map_or_else(
        || Ok(MachineSpec::builtin()),
        |path| {
            let spec = MachineSpec::load(path);
            spec.map_err(|error| Failure::input(StudyProblem::of_machine(path, error).said(words)))
        },
    )
}

/// Writes a report, and says where it stands.
///
/// # Errors
/// One line when it cannot be written.
pub(super) fn written(
    folder: &Path,
    report: &Report,
    origin: &Origin,
    result: &impl Serialize,
    words: &Words,
) -> Result<String, Failure> {
    document::write(folder, report, origin, result, words).map_err(|error| error.said(words))?;
    let path = folder.join("report.html").display().to_string();
    Ok(format!(
        "\n{}\n",
        say!(words, "report-written", path = path)
    ))
}

/// The number of threads that was asked for; all cores if none was.
pub(super) fn threads(asked: Option<u16>) -> NonZeroUsize {
    asked
        .and_then(|threads| NonZeroUsize::new(threads.into()))
        .unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}
