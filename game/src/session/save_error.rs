//! Why a save cannot be read or written.

use std::fmt;

use super::FORMAT;
use super::trouble::Trouble;

/// Why a save cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Nothing has that name.
    #[error("{path}: there is no such file; check the name")]
    Missing {
        /// The path that was asked for.
        path: String,
    },
    /// The name is a folder's.
    #[error("{path}: this is a folder; name a file in it")]
    Folder {
        /// The path that was asked for.
        path: String,
    },
    /// The system refuses.
    #[error("{path}: cannot be read or written ({cause}); check the rights and the disk")]
    System {
        /// The path that was asked for.
        path: String,
        /// What keeps it.
        cause: Trouble,
    },
    /// There is nothing in it.
    #[error("{path}: the file is empty; it holds no game")]
    Empty {
        /// The path that was asked for.
        path: String,
    },
    /// Another kind of file.
    #[error("{path}: this is not a Kipp save; nothing was changed")]
    Foreign {
        /// The path that was asked for.
        path: String,
    },
    /// The end is missing.
    #[error("{path}: the save breaks off at line {line}; take an older copy")]
    Truncated {
        /// The path that was asked for.
        path: String,
        /// Last line that is there.
        line: usize,
    },
    /// The bytes are not those that were written.
    #[error("{path}: the save was altered after it was written ({damage}); take an older copy")]
    Damaged {
        /// The path that was asked for.
        path: String,
        /// What tells it.
        damage: Damage,
    },
    /// As it was written, but no version of this program writes that.
    #[error(
        "{path}: {place} is {}, and no match is saved like that; take another copy",
        found.as_deref().unwrap_or("missing")
    )]
    Impossible {
        /// The path that was asked for.
        path: String,
        /// Where in the save, as `record.seats[1].name`.
        place: String,
        /// The beginning of what stands there; `None` when nothing does.
        found: Option<String>,
    },
    /// Written by a later version.
    #[error(
        "{path}: save format {found} is newer than format {FORMAT} of this version; update kipp"
    )]
    Newer {
        /// The path that was asked for.
        path: String,
        /// Its format.
        found: u32,
    },
    /// A save of another game.
    #[error("{path}: this is a save of the game '{found}', not of '{wanted}'")]
    OtherGame {
        /// The path that was asked for.
        path: String,
        /// Its game.
        found: String,
        /// The game that was wanted.
        wanted: String,
    },
    /// There is something already, and it is not the game being saved.
    #[error("{path}: there is a file already; choose another name or resume it")]
    Taken {
        /// The path that was asked for.
        path: String,
    },
    /// The file on the disk is not the one we wrote last.
    #[error("{path}: another program changed the file since the last save; it was left alone")]
    ChangedElsewhere {
        /// The path that was asked for.
        path: String,
    },
    /// The file is protected against writing.
    #[error("{path}: the file is protected against writing; it was left alone")]
    Protected {
        /// The path that was asked for.
        path: String,
    },
    /// Another process plays the match.
    #[error("{path}: another kipp is playing this match; leave it there first")]
    InUse {
        /// The path that was asked for.
        path: String,
    },
}

impl SaveError {
    /// Whether another file has the name, or the file has become another one: the match can be
    /// saved under another name.
    #[must_use]
    pub fn is_about_the_name(&self) -> bool {
        matches!(
            self,
            SaveError::Taken { .. }
                | SaveError::ChangedElsewhere { .. }
                | SaveError::Protected { .. }
        )
    }
}

/// What tells that a save is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Not all of it is text.
    NotText,
    /// This line is no JSON, or not what a save has there.
    Line(usize),
    /// The checksum is that of other content.
    Checksum,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::NotText => f.write_str("it is not text any more"),
            Damage::Line(line) => write!(f, "line {line} is broken"),
            Damage::Checksum => f.write_str("its checksum differs"),
        }
    }
}
