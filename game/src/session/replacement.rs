//! Puts a new version of a save in the place of the old one, all of it or nothing.
//!
//! The new version is written to a file of its own beside the save, flushed to the disk and renamed
//! over it. A process killed in between leaves that file; the next one to begin or to open a save in
//! the folder removes it. Files in use and files of other programs are never touched: the name must
//! be one of ours, the content must begin like a save, and whoever is still writing holds a lock on
//! it.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use sha2::{Digest, Sha256};

use super::save::MARK;

/// Begins the name of every file on its way to a save's place.
const PREFIX: &str = ".kipp-save-";
/// Hexadecimal digits of the hash of the save's name.
const NAME_DIGITS: usize = 16;
/// Random characters at the end of the name.
const RANDOM_CHARACTERS: usize = 8;

/// The way a new version takes to its place.
pub(super) struct Replacement<'a> {
    target: &'a Path,
    folder: &'a Path,
    prefix: String,
}

impl<'a> Replacement<'a> {
    /// Replacements of the file at `target`.
    pub(super) fn of(target: &'a Path) -> Replacement<'a> {
        let folder = target.parent().filter(|path| !path.as_os_str().is_empty());
        let name = target.file_name().unwrap_or_default();
        let hash = &sum(name.as_encoded_bytes())[..NAME_DIGITS];
        Replacement {
            target,
            folder: folder.unwrap_or(Path::new(".")),
            prefix: format!("{PREFIX}{hash}-"),
        }
    }

    /// Makes `bytes` the content of the target and gives the file, locked where there are locks;
    /// `may_replace` says whether there may be one already.
    ///
    /// # Errors
    /// What the system refuses with; the target is then as it was.
    pub(super) fn write(&self, bytes: &[u8], may_replace: bool) -> io::Result<File> {
        let mut fresh = tempfile::Builder::new()
            .prefix(&self.prefix)
            .rand_bytes(RANDOM_CHARACTERS)
            .make_in(self.folder, create)?;
        // Not every file system has locks; without them nothing is swept away either.
        fresh.as_file().try_lock().ok();
        if let Ok(old) = self.target.metadata() {
            fresh.as_file().set_permissions(old.permissions())?;
        }
        fresh.write_all(bytes)?;
        fresh.as_file().sync_all()?;
        let file = match may_replace {
            true => fresh.persist(self.target)?,
            false => fresh.persist_noclobber(self.target)?,
        };
        // The new name must survive a power cut too; not every file system can sync a folder.
        File::open(self.folder)
            .and_then(|folder| folder.sync_all())
            .ok();
        Ok(file)
    }

    /// Removes what killed processes left in the folder, of whatever save: nobody may ever use that
    /// save's name again. What cannot be removed stays: it is in nobody's way.
    pub(super) fn sweep(&self) {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten();
        for entry in entries.filter(|entry| is_ours(&entry.file_name())) {
            if is_abandoned(&entry.path()).unwrap_or(false) {
                fs::remove_file(entry.path()).ok();
            }
        }
    }
}

/// A new file, with the rights that any program gives to a new file.
fn create(path: &Path) -> io::Result<File> {
    File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(path)
}

/// Whether a file of this name is on its way to a save's place.
fn is_ours(name: &OsStr) -> bool {
    let name = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    let parts = name.and_then(|name| name.split_once('-'));
    parts.is_some_and(|(hash, random)| {
        hash.len() == NAME_DIGITS
            && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
            && random.len() == RANDOM_CHARACTERS
            && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// Whether the file is the beginning of a save that nobody writes any more.
fn is_abandoned(path: &Path) -> io::Result<bool> {
    if !path.symlink_metadata()?.is_file() {
        return Ok(false);
    }
    let file = File::open(path)?;
    if file.try_lock().is_err() {
        return Ok(false);
    }
    let start = format!("{{\"{MARK}\"");
    let mut found = Vec::new();
    file.take(start.len() as u64).read_to_end(&mut found)?;
    Ok(start.as_bytes().starts_with(&found))
}

/// SHA-256 in hexadecimal digits.
pub(super) fn sum(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// A file beside the save, as a process that was killed leaves it.
    fn leave(target: &Path, content: &str) -> PathBuf {
        let Replacement { folder, prefix, .. } = Replacement::of(target);
        let path = folder.join(format!("{prefix}{:08}", content.len()));
        fs::write(&path, content).expect("the folder can be written");
        path
    }

    #[test]
    fn what_killed_processes_left_of_any_save_is_removed() {
        let folder = tempfile::tempdir().expect("there is room");
        let target = folder.path().join("game.json");
        let other = folder.path().join("other.json");
        let contents = ["", "{\"kipp", "{\"kipp_save\":1,"];
        let left = [&target, &other]
            .map(|target| contents.map(|content| leave(target, content)))
            .concat();
        Replacement::of(&target)
            .write(b"new", false)
            .expect("the name is free");
        Replacement::of(&target).sweep();
        assert!(left.iter().all(|path| !path.exists()));
        assert_eq!(fs::read(&target).expect("it is there"), b"new");
    }

    #[test]
    fn files_of_other_programs_stay() {
        let folder = tempfile::tempdir().expect("there is room");
        let target = folder.path().join("game.json");
        let prefix = Replacement::of(&target).prefix;
        let mut stay = vec![leave(&target, "somebody's diary")];
        for name in ["longer-than-ours", "short", "has.dots"] {
            stay.push(folder.path().join(format!("{prefix}{name}")));
            fs::write(&stay[stay.len() - 1], "").expect("the folder can be written");
        }
        Replacement::of(&target).sweep();
        assert!(stay.iter().all(|path| path.exists()), "{stay:?}");
    }

    #[test]
    fn a_new_save_has_the_rights_of_any_new_file_and_keeps_those_it_is_given() {
        let folder = tempfile::tempdir().expect("there is room");
        let target = folder.path().join("game.json");
        let other = folder.path().join("other");
        fs::write(&other, "any new file").expect("the folder can be written");
        let rights = |path: &Path| path.metadata().expect("it is there").permissions();
        let write = |may_replace| Replacement::of(&target).write(b"new", may_replace);
        write(false).expect("the name is free");
        assert_eq!(rights(&target), rights(&other));
        let mut closed = rights(&target);
        closed.set_readonly(true);
        fs::set_permissions(&target, closed.clone()).expect("it is ours");
        write(true).expect("the folder can be written");
        assert_eq!(rights(&target), closed);
    }

    #[test]
    fn a_save_that_is_being_written_stays() {
        let folder = tempfile::tempdir().expect("there is room");
        let target = folder.path().join("game.json");
        let path = leave(&target, "{\"kipp_save\":1,");
        let writer = File::open(&path).expect("it was just written");
        writer.try_lock().expect("nobody else holds it");
        Replacement::of(&target).sweep();
        assert!(path.exists());
        drop(writer);
        Replacement::of(&target).sweep();
        assert!(!path.exists());
    }
}
