//! Save errors in the reader's language, and names for new saves.

use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::words::{Words, say};
use crate::session::{FORMAT, FoldError, SaveError};

/// The error as one line.
#[must_use]
pub fn refused(error: &SaveError, words: &Words) -> Failure {
    Failure::input(match error {
        SaveError::Missing { path } => say!(words, "error-save-missing", path = path),
        SaveError::Folder { path } => say!(words, "error-save-folder", path = path),
        SaveError::System { path, cause } => {
            say!(words, "error-save-system", path = path, cause = cause)
        }
        SaveError::Empty { path } => say!(words, "error-save-empty", path = path),
        SaveError::Foreign { path } => say!(words, "error-save-foreign", path = path),
        SaveError::Truncated { path, line } => {
            say!(words, "error-save-truncated", path = path, line = *line)
        }
        SaveError::Damaged { path, cause } => {
            say!(words, "error-save-damaged", path = path, cause = cause)
        }
        SaveError::Newer { path, found } => {
            say!(
                words,
                "error-save-newer",
                path = path,
                found = *found,
                known = FORMAT
            )
        }
        SaveError::OtherGame {
            path,
            found,
            wanted,
        } => say!(
            words,
            "error-save-other-game",
            path = path,
            found = found,
            wanted = wanted
        ),
        SaveError::Taken { path } => say!(words, "error-save-taken", path = path),
        SaveError::ChangedElsewhere { path } => say!(words, "error-save-changed", path = path),
    })
}

/// A record that does not follow the rules, as one line.
#[must_use]
pub fn broken(error: &FoldError, words: &Words) -> Failure {
    let cause = error.to_string();
    Failure::input(say!(words, "error-record", cause = cause))
}

/// The first free name of `kipp.json`, `kipp-2.json`, … in the current folder.
#[must_use]
pub fn free_name(game: &str) -> PathBuf {
    let names = (1_u32..).map(|number| match number {
        1 => PathBuf::from(format!("{game}.json")),
        _ => PathBuf::from(format!("{game}-{number}.json")),
    });
    let is_free = |path: &PathBuf| Path::new(path).symlink_metadata().is_err();
    names
        .take(10_000)
        .find(is_free)
        .unwrap_or_else(|| PathBuf::from(format!("{game}.json")))
}
