//! The save file: one JSON document with a checksum, replaced atomically.
//!
//! A new version takes the place of the old one in one move (see [`Replacement`]), so that a process
//! killed at any moment leaves the last complete save. Every byte of the file is covered by the
//! checksum.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::replacement::{Replacement, sum};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Version of the save format that this build writes.
pub const FORMAT: u32 = 1;

/// Far above any game; a file beyond it is not read into memory.
const MOST_BYTES: u64 = 64 << 20;

/// First key of every save; tells a damaged save from a file of another kind.
pub(super) const MARK: &str = "kipp_save";

const CHECKSUM_DIGITS: usize = 64;

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
        /// What the system said.
        cause: String,
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
    #[error("{path}: the save was altered after it was written ({cause}); take an older copy")]
    Damaged {
        /// The path that was asked for.
        path: String,
        /// What does not fit.
        cause: String,
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
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    kipp_save: u32,
    checksum: String,
    record: Box<RawValue>,
}

#[derive(Deserialize)]
struct FormatOnly {
    kipp_save: u32,
}

#[derive(Deserialize)]
struct GameOnly {
    game: String,
}

/// A save that was read and whose checksum holds; the record inside is not yet decoded.
#[derive(Clone, Debug)]
pub struct Saved {
    path: String,
    record: String,
    game: String,
}

impl Saved {
    /// Reads the save at `path`.
    ///
    /// # Errors
    /// See [`SaveError`].
    pub fn read(path: &Path) -> Result<Saved, SaveError> {
        let bytes = read_bytes(path)?;
        parse(path, &bytes)
    }

    /// Reads a save out of its bytes; `path` names it in errors.
    ///
    /// # Errors
    /// See [`SaveError`].
    pub fn from_bytes(path: &Path, bytes: &[u8]) -> Result<Saved, SaveError> {
        parse(path, bytes)
    }

    /// Name of the game that it is a save of.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The record as JSON text.
    #[must_use]
    pub fn record_json(&self) -> &str {
        &self.record
    }

    /// Decodes the record of the game `wanted`.
    ///
    /// # Errors
    /// [`SaveError::OtherGame`], or [`SaveError::Damaged`] when the record has another shape.
    pub fn decode<R: for<'de> Deserialize<'de>>(&self, wanted: &str) -> Result<R, SaveError> {
        if self.game != wanted {
            return Err(SaveError::OtherGame {
                path: self.path.clone(),
                found: self.game.clone(),
                wanted: wanted.to_owned(),
            });
        }
        serde_json::from_str(&self.record).map_err(|error| SaveError::Damaged {
            path: self.path.clone(),
            cause: error.to_string(),
        })
    }
}

/// The file that a running game is saved in.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// The file behind `path`: a link to a save stays a link.
    target: PathBuf,
    written: Option<String>,
}

impl SaveFile {
    /// A new save file; nothing is written yet.
    ///
    /// # Errors
    /// [`SaveError::Taken`] when the name is in use: a new game never replaces anything.
    pub fn create(path: &Path) -> Result<SaveFile, SaveError> {
        if path.is_dir() {
            return Err(SaveError::Folder { path: shown(path) });
        }
        if path.symlink_metadata().is_ok() {
            return Err(SaveError::Taken { path: shown(path) });
        }
        Ok(SaveFile {
            path: path.to_owned(),
            target: path.to_owned(),
            written: None,
        })
    }

    /// Opens an existing save to go on with it, and tidies up what a process that was killed while
    /// saving left beside it.
    ///
    /// # Errors
    /// See [`SaveError`].
    pub fn open(path: &Path) -> Result<(SaveFile, Saved), SaveError> {
        let bytes = read_bytes(path)?;
        let saved = parse(path, &bytes)?;
        let file = SaveFile {
            path: path.to_owned(),
            target: path.canonicalize().unwrap_or_else(|_| path.to_owned()),
            written: Some(sum(&bytes)),
        };
        Replacement::of(&file.target).sweep();
        Ok((file, saved))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the save by `record`, atomically.
    ///
    /// # Errors
    /// When the system refuses, or when the file is no longer the one written last.
    pub fn write<R: Serialize>(&mut self, record: &R) -> Result<(), SaveError> {
        let text = compose(record).map_err(|error| self.refused(&error.to_string()))?;
        self.check_ours()?;
        let replacement = Replacement::of(&self.target);
        replacement
            .write(text.as_bytes(), self.written.is_some())
            .map_err(|error| self.refused(&error.to_string()))?;
        if self.written.is_none() {
            replacement.sweep();
        }
        self.written = Some(sum(text.as_bytes()));
        Ok(())
    }

    fn check_ours(&self) -> Result<(), SaveError> {
        match (&self.written, read_bytes(&self.target)) {
            (_, Err(SaveError::Missing { .. })) => Ok(()),
            (None, _) => Err(SaveError::Taken {
                path: shown(&self.path),
            }),
            (Some(written), Ok(bytes)) if *written == sum(&bytes) => Ok(()),
            (Some(_), _) => Err(SaveError::ChangedElsewhere {
                path: shown(&self.path),
            }),
        }
    }

    fn refused(&self, cause: &str) -> SaveError {
        SaveError::System {
            path: shown(&self.path),
            cause: cause.to_owned(),
        }
    }
}

fn compose<R: Serialize>(record: &R) -> serde_json::Result<String> {
    let record = serde_json::to_string(record)?;
    let blank = "0".repeat(CHECKSUM_DIGITS);
    let text = |checksum: &str| {
        format!("{{\"{MARK}\":{FORMAT},\n\"checksum\":\"{checksum}\",\n\"record\":{record}}}\n")
    };
    Ok(text(&sum(text(&blank).as_bytes())))
}

fn parse(path: &Path, bytes: &[u8]) -> Result<Saved, SaveError> {
    let damaged = |cause: &str| SaveError::Damaged {
        path: shown(path),
        cause: cause.to_owned(),
    };
    if bytes.is_empty() {
        return Err(SaveError::Empty { path: shown(path) });
    }
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(32)]);
    let text = std::str::from_utf8(bytes).map_err(|_| match head.contains(MARK) {
        true => damaged("it is not text any more"),
        false => SaveError::Foreign { path: shown(path) },
    })?;
    let document = document(path, text)?;
    let blank = text.replacen(&document.checksum, &"0".repeat(CHECKSUM_DIGITS), 1);
    if document.checksum != sum(blank.as_bytes()) {
        return Err(damaged("its checksum differs"));
    }
    let record = document.record.get().to_owned();
    let game: GameOnly = serde_json::from_str(&record).map_err(|e| damaged(&e.to_string()))?;
    Ok(Saved {
        path: shown(path),
        record,
        game: game.game,
    })
}

fn document(path: &Path, text: &str) -> Result<Document, SaveError> {
    // A later format may have other fields, so its number is read on its own first.
    match serde_json::from_str::<FormatOnly>(text) {
        Ok(found) if found.kipp_save > FORMAT => {
            return Err(SaveError::Newer {
                path: shown(path),
                found: found.kipp_save,
            });
        }
        _ => {}
    }
    serde_json::from_str(text).map_err(|error| {
        let path = shown(path);
        if !text.chars().take(32).collect::<String>().contains(MARK) {
            return SaveError::Foreign { path };
        }
        match error.classify() {
            serde_json::error::Category::Eof => SaveError::Truncated {
                path,
                line: error.line(),
            },
            _ => SaveError::Damaged {
                path,
                cause: error.to_string(),
            },
        }
    })
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, SaveError> {
    let system = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => SaveError::Missing { path: shown(path) },
        io::ErrorKind::IsADirectory => SaveError::Folder { path: shown(path) },
        _ => SaveError::System {
            path: shown(path),
            cause: error.to_string(),
        },
    };
    if path.is_dir() {
        return Err(SaveError::Folder { path: shown(path) });
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(system)?;
    file.take(MOST_BYTES)
        .read_to_end(&mut bytes)
        .map_err(system)?;
    Ok(bytes)
}

/// The path on one line, whatever characters it has.
fn shown(path: &Path) -> String {
    let shown = path.display().to_string();
    shown
        .chars()
        .map(|c| if c.is_control() { '?' } else { c })
        .collect()
}
