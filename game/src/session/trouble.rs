//! What keeps a save from the disk, in kinds that a reader can do something about.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Why the system does not read or write a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The disk is full, or the share of it that this user may have.
    Full,
    /// The rights are missing.
    Forbidden,
    /// The disk or the file is protected against writing.
    Protected,
    /// The folder is not there.
    NoFolder,
    /// The folder is there and takes no files, as those in which a system shows itself.
    NoNewFiles,
    /// A folder has that name.
    Folder,
    /// Another file has that name.
    Taken,
    /// The name is too long, or has signs that no name may have.
    BadName,
    /// Something else, in the system's words.
    Other(String),
}

impl Trouble {
    /// The trouble behind an error of the system, without any name of a file.
    #[must_use]
    pub fn of(error: &io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Trouble::Full
            }
            ErrorKind::PermissionDenied => Trouble::Forbidden,
            ErrorKind::ReadOnlyFilesystem => Trouble::Protected,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Trouble::NoFolder,
            ErrorKind::IsADirectory => Trouble::Folder,
            ErrorKind::AlreadyExists => Trouble::Taken,
            ErrorKind::InvalidFilename => Trouble::BadName,
            other => Trouble::Other(other.to_string()),
        }
    }

    /// The trouble of writing a file of this name. Systems say of a folder that takes no files that
    /// nothing is there, so it is looked at.
    #[must_use]
    pub fn at(path: &Path, error: &io::Error) -> Trouble {
        let folder = path.parent();
        let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
        match Trouble::of(error) {
            _ if path.is_dir() => Trouble::Folder,
            Trouble::NoFolder if path.file_name().is_none() => Trouble::BadName,
            Trouble::NoFolder if folder.unwrap_or(Path::new(".")).is_dir() => Trouble::NoNewFiles,
            trouble => trouble,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Full => "the disk is full",
            Trouble::Forbidden => "the rights are missing",
            Trouble::Protected => "it is protected against writing",
            Trouble::Folder => "a folder has that name",
            Trouble::Taken => "another file has that name",
            Trouble::BadName => "the name is too long or has forbidden signs",
            Trouble::NoFolder => "the folder is not there",
            Trouble::NoNewFiles => "the folder takes no files",
            Trouble::Other(words) => words,
        })
    }
}
