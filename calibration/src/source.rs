//! Texts that are read from files.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use kipp_physics::spec::Unreadable;
use sha2::{Digest, Sha256};

/// Most bytes that are read as a study or as data.
pub const LARGEST_FILE: u64 = 1 << 20;

/// The whole text of a file.
///
/// # Errors
/// [`Unreadable`] says why there is none.
pub fn read(path: &Path) -> Result<String, Unreadable> {
    let text = String::from_utf8(bytes(path)?).map_err(|error| Unreadable::NotText {
        byte: error.utf8_error().valid_up_to(),
    })?;
    match text.trim().is_empty() {
        true => Err(Unreadable::Empty),
        false => Ok(text),
    }
}

/// All bytes of a file.
///
/// # Errors
/// [`Unreadable`] says why there are none.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unopened(&error))?;
    file.take(LARGEST_FILE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unopened(&error))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Unreadable::TooLarge);
    }
    Ok(bytes)
}

/// SHA-256 of bytes, as 64 hexadecimal digits.
#[must_use]
pub fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether there is a file that is a table by its name; a missing one is only called missing.
#[must_use]
pub fn is_csv(path: &Path) -> bool {
    let ending = path.extension().filter(|_| path.is_file());
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("csv"))
}

fn unopened(error: &io::Error) -> Unreadable {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidFilename => {
            Unreadable::Missing
        }
        ErrorKind::IsADirectory => Unreadable::Folder,
        ErrorKind::PermissionDenied => Unreadable::Forbidden,
        _ => Unreadable::System(error.to_string()),
    }
}
