//! Save errors in the reader's language, and names for new saves.

use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::screen::harmless;
use super::words::{Words, say};
use crate::session::{Damage, FORMAT, SaveError, Trouble};

/// The error as one line.
#[must_use]
pub fn refused(error: &SaveError, words: &Words) -> Failure {
    Failure::input(said(error, words))
}

fn said(error: &SaveError, words: &Words) -> String {
    match error {
        SaveError::Missing { path } => say!(words, "error-save-missing", path = path),
        SaveError::Folder { path } => say!(words, "error-save-folder", path = path),
        SaveError::System { path, cause } => {
            let (cause, remedy) = (trouble(cause, words), remedy(cause, words));
            say!(
                words,
                "error-save-system",
                path = path,
                cause = cause,
                remedy = remedy
            )
        }
        SaveError::Empty { path } => say!(words, "error-save-empty", path = path),
        SaveError::Foreign { path } => say!(words, "error-save-foreign", path = path),
        SaveError::Truncated { path, line } => {
            say!(words, "error-save-truncated", path = path, line = *line)
        }
        SaveError::Damaged { path, damage } => {
            let cause = damaged(*damage, words);
            say!(words, "error-save-damaged", path = path, cause = cause)
        }
        SaveError::Impossible { path, place, found } => {
            impossible(path, place, found.as_deref(), words)
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
        SaveError::Protected { path } => say!(words, "error-save-protected", path = path),
        SaveError::InUse { path } => say!(words, "error-save-in-use", path = path),
    }
}

/// Why a save cannot be written, without its path.
#[must_use]
pub fn cause(error: &SaveError, words: &Words) -> String {
    match error {
        SaveError::System { cause, .. } => trouble(cause, words),
        SaveError::Protected { .. } => say!(words, "trouble-protected"),
        SaveError::Folder { .. } => say!(words, "trouble-folder"),
        SaveError::Taken { .. } => say!(words, "trouble-taken"),
        SaveError::ChangedElsewhere { .. } => say!(words, "trouble-changed"),
        other => harmless(&said(other, words)),
    }
}

/// What keeps a file from the disk.
#[must_use]
pub fn trouble(trouble: &Trouble, words: &Words) -> String {
    match trouble {
        Trouble::Full => say!(words, "trouble-full"),
        Trouble::Forbidden => say!(words, "trouble-forbidden"),
        Trouble::Protected => say!(words, "trouble-protected"),
        Trouble::Folder => say!(words, "trouble-folder"),
        Trouble::Taken => say!(words, "trouble-taken"),
        Trouble::BadName => say!(words, "trouble-bad-name"),
        Trouble::NoFolder => say!(words, "trouble-no-folder"),
        Trouble::NoNewFiles => say!(words, "trouble-no-new-files"),
        Trouble::Other(said) => say!(words, "trouble-other", said = said),
    }
}

fn remedy(trouble: &Trouble, words: &Words) -> String {
    match trouble {
        Trouble::Full => say!(words, "remedy-full"),
        Trouble::Forbidden => say!(words, "remedy-forbidden"),
        Trouble::Protected | Trouble::NoNewFiles => say!(words, "remedy-protected"),
        Trouble::BadName | Trouble::Folder | Trouble::Taken => say!(words, "remedy-bad-name"),
        Trouble::NoFolder => say!(words, "remedy-no-folder"),
        Trouble::Other(_) => say!(words, "remedy-other"),
    }
}

fn damaged(damage: Damage, words: &Words) -> String {
    match damage {
        Damage::NotText => say!(words, "damage-not-text"),
        Damage::Line(line) => say!(words, "damage-line", line = line),
        Damage::Checksum => say!(words, "damage-checksum"),
    }
}

fn impossible(path: &str, place: &str, found: Option<&str>, words: &Words) -> String {
    match found {
        Some(found) => say!(
            words,
            "error-save-impossible",
            path = path,
            place = place,
            found = found
        ),
        None => say!(words, "error-save-incomplete", path = path, place = place),
    }
}

/// `path`, then `game-2.json`, `game-3.json`, … beside it when it is called `game.json`.
pub fn names(path: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = path.file_stem().unwrap_or_default();
    let stem = stem.to_string_lossy().into_owned();
    let bare = match stem.rsplit_once('-') {
        Some((bare, number)) if number.parse::<u32>().is_ok() => bare.to_owned(),
        _ => stem,
    };
    let ending = path
        .extension()
        .map(|ending| format!(".{}", ending.display()));
    let ending = ending.unwrap_or_default();
    let first = path.to_owned();
    let next =
        (2_u32..).map(move |number| first.with_file_name(format!("{bare}-{number}{ending}")));
    let first = path.to_owned();
    std::iter::once(first.clone()).chain(next.filter(move |name| *name != first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_names_count_on_from_the_first() {
        let names = |first: &str| {
            let names = names(Path::new(first)).take(3);
            names
                .map(|name| name.display().to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            names("game.json"),
            ["game.json", "game-2.json", "game-3.json"]
        );
        assert_eq!(
            names("a/b-2.json"),
            ["a/b-2.json", "a/b-3.json", "a/b-4.json"]
        );
        assert_eq!(names("save"), ["save", "save-2", "save-3"]);
    }
}
