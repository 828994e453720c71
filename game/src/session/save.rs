//! The save file: one JSON document with a checksum, replaced atomically.
//!
//! A new version takes the place of the old one in one move (see [`Replacement`]), so that a process
//! killed at any moment leaves the last complete save. Every byte of the file is covered by the
//! checksum.

use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::misfit::{self, Misfit};
use super::one_line::one_line;
use super::replacement::{Replacement, sum};
use super::save_error::{Damage, SaveError};
use super::trouble::Trouble;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Version of the save format that this build writes; it reads all before it, of which
/// `tests/saves/` holds one each.
///
/// 2: records say where the faces of rolled dice come from.
pub const FORMAT: u32 = 2;

/// Far above any game; a file beyond it is not read into memory.
const MOST_BYTES: u64 = 64 << 20;

/// First key of every save; tells a damaged save from a file of another kind.
pub(super) const MARK: &str = "kipp_save";

const CHECKSUM_DIGITS: usize = 64;

/// Where locks bind only those who ask for them, a running game holds one on its save. Elsewhere
/// nobody could read the save then, not even `replay`.
const LOCKS_SAVES: bool = cfg!(unix);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    kipp_save: u32,
    checksum: String,
    record: Box<RawValue>,
}

/// What every format has, whatever else.
#[derive(Deserialize)]
struct Checked {
    checksum: String,
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
                found: one_line(&self.game),
                wanted: wanted.to_owned(),
            });
        }
        misfit::read(&self.record, "record").map_err(|misfit| impossible(&self.path, misfit))
    }
}

/// The file that a running game is saved in.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// The file behind `path`: a link to a save stays a link.
    target: PathBuf,
    written: Option<String>,
    /// The file at `target` with our lock on it, while it is there and locks are.
    lock: Option<File>,
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
            lock: None,
        })
    }

    /// Opens an existing save to go on with it, and tidies up what processes that were killed while
    /// saving left beside it. No other process can open it so until this one lets it go.
    ///
    /// # Errors
    /// See [`SaveError`].
    pub fn open(path: &Path) -> Result<(SaveFile, Saved), SaveError> {
        let lock = lock(path)?;
        let bytes = read_bytes(path)?;
        let saved = parse(path, &bytes)?;
        let file = SaveFile {
            path: path.to_owned(),
            target: path.canonicalize().unwrap_or_else(|_| path.to_owned()),
            written: Some(sum(&bytes)),
            lock,
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
        let text = compose(record).map_err(|error| self.refused(&error.into()))?;
        self.check_ours()?;
        let replacement = Replacement::of(&self.target);
        let written = replacement.write(text.as_bytes(), self.written.is_some());
        let fresh = written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Taken {
                path: shown(&self.path),
            },
            _ => self.refused(&error),
        })?;
        if self.written.is_none() {
            replacement.sweep();
        }
        self.lock = Some(fresh).filter(|_| LOCKS_SAVES);
        self.written = Some(sum(text.as_bytes()));
        Ok(())
    }

    fn check_ours(&self) -> Result<(), SaveError> {
        let path = || shown(&self.path);
        let writable = |found: &std::fs::Metadata| !found.permissions().readonly();
        if !self
            .target
            .metadata()
            .map_or(true, |found| writable(&found))
        {
            return Err(SaveError::Protected { path: path() });
        }
        match (&self.written, read_bytes(&self.target)) {
            (_, Err(SaveError::Missing { .. })) => Ok(()),
            (None, _) => Err(SaveError::Taken { path: path() }),
            (Some(written), Ok(bytes)) if *written == sum(&bytes) => Ok(()),
            (Some(_), _) => Err(SaveError::ChangedElsewhere { path: path() }),
        }
    }

    fn refused(&self, error: &io::Error) -> SaveError {
        SaveError::System {
            path: shown(&self.path),
            cause: Trouble::at(&self.path, error),
        }
    }
}

/// The file with a lock on it that keeps other processes from going on with the same match; none
/// where the file system has no locks.
fn lock(path: &Path) -> Result<Option<File>, SaveError> {
    if !LOCKS_SAVES {
        return Ok(None);
    }
    // What cannot be opened is refused with its reason when it is read.
    let Some(file) = File::open(path).ok() else {
        return Ok(None);
    };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(SaveError::InUse { path: shown(path) }),
        Err(TryLockError::Error(_)) => Ok(None),
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
    if bytes.is_empty() {
        return Err(SaveError::Empty { path: shown(path) });
    }
    let text = checked(path, bytes)?;
    // The bytes are those that were written; what does not fit now was never right.
    let impossible = |misfit| impossible(&shown(path), misfit);
    let document: Document = misfit::read(text, "").map_err(impossible)?;
    let record = document.record.get().to_owned();
    let game: GameOnly = misfit::read(&record, "record").map_err(impossible)?;
    Ok(Saved {
        path: shown(path),
        record,
        game: game.game,
    })
}

/// The text of a save whose checksum holds.
fn checked<'a>(path: &Path, bytes: &'a [u8]) -> Result<&'a str, SaveError> {
    let path = || shown(path);
    let damaged = |damage| SaveError::Damaged {
        path: path(),
        damage,
    };
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(32)]);
    let is_save = head.contains(MARK);
    let foreign = || SaveError::Foreign { path: path() };
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) if is_save => return Err(damaged(Damage::NotText)),
        Err(_) => return Err(foreign()),
    };
    // A later format may have other fields, so its number is read on its own first.
    if let Ok(FormatOnly { kipp_save: found }) = serde_json::from_str(text)
        && found > FORMAT
    {
        return Err(SaveError::Newer {
            path: path(),
            found,
        });
    }
    let document: Checked = serde_json::from_str(text).map_err(|error| {
        let line = error.line();
        match error.classify() {
            _ if !is_save => foreign(),
            serde_json::error::Category::Eof => SaveError::Truncated { path: path(), line },
            _ => damaged(Damage::Line(line)),
        }
    })?;
    let blank = text.replacen(&document.checksum, &"0".repeat(CHECKSUM_DIGITS), 1);
    match document.checksum == sum(blank.as_bytes()) {
        true => Ok(text),
        false if !is_save => Err(foreign()),
        false => Err(damaged(Damage::Checksum)),
    }
}

fn impossible(path: &str, misfit: Misfit) -> SaveError {
    SaveError::Impossible {
        path: path.to_owned(),
        place: misfit.place,
        found: misfit.found,
    }
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, SaveError> {
    let system = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => SaveError::Missing { path: shown(path) },
        io::ErrorKind::IsADirectory => SaveError::Folder { path: shown(path) },
        _ => SaveError::System {
            path: shown(path),
            cause: Trouble::of(&error),
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
    one_line(&path.display().to_string())
}
