//! The only place that touches files, folders, the system's clock, its environment and its display.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;
use kipp_game::session::{SaveError, Saved};

/// The file that keeps the settings, in the platform's folder for configuration; `None` where there
/// is no such folder.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    let folders = ProjectDirs::from("", "", "kipp")?;
    Some(folders.config_dir().join("viewer.toml"))
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read.
pub fn read(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}

/// Whether something has this name.
#[must_use]
pub fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The path from the root on, so that whoever reads it knows the folder.
#[must_use]
pub fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The path that somebody typed where no shell reads along: a leading `~/` is the home folder.
#[must_use]
pub fn typed(text: &str) -> PathBuf {
    let text = text.trim();
    // Panels ask in every frame: the system is asked for the home folder only where it is named.
    let at_home = text.strip_prefix("~/").and_then(|rest| {
        let home = directories::BaseDirs::new()?;
        Some(home.home_dir().join(rest))
    });
    at_home.unwrap_or_else(|| PathBuf::from(text))
}

/// Whether a file has this name: neither a folder nor anything that would keep a reader waiting.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Writes a file into a folder that is there: all of it, or what was there before stays.
///
/// # Errors
/// When it cannot be written.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    check_writable(path)?;
    if fs::symlink_metadata(path).is_ok_and(|there| !there.is_file()) {
        // Links, pipes and devices keep their places.
        return fs::write(path, content);
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut fresh = tempfile::Builder::new()
        .prefix(".kipp-viewer-")
        .make_in(folder.unwrap_or(Path::new(".")), |path| {
            File::create_new(path)
        })?;
    if let Ok(old) = path.metadata() {
        fresh.as_file().set_permissions(old.permissions())?;
    }
    fresh.write_all(content)?;
    fresh.as_file().sync_all()?;
    fresh.persist(path)?;
    Ok(())
}

/// Writes a file, and makes the folders that lead to it.
///
/// # Errors
/// When it cannot be written.
pub fn write_with_folders(path: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write(path, content)
}

/// Whether a file can be written later; what it holds stays.
///
/// # Errors
/// When it cannot.
pub fn check_writable(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        // To open a pipe would wait for its reader.
        Ok(there) if !there.is_file() && !there.is_dir() => Ok(()),
        Ok(_) => File::options().write(true).open(path).map(drop),
        Err(_) => {
            File::create_new(path)?;
            fs::remove_file(path)
        }
    }
}

/// A seed that nobody chose.
#[must_use]
pub fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |now| {
        now.as_secs() << 20 ^ u64::from(now.subsec_micros())
    })
}

/// A file that may be a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it is.
    pub path: PathBuf,
    /// How long ago it was written.
    pub age: Duration,
    written: Option<SystemTime>,
}

impl Found {
    /// Whether this is the same file, and nothing was written into it since.
    #[must_use]
    pub fn is_still(&self, earlier: &Found) -> bool {
        (&self.path, self.written) == (&earlier.path, earlier.written)
    }
}

/// The current folder, in which matches are kept.
#[must_use]
pub fn folder() -> String {
    let folder = std::env::current_dir();
    folder.map_or_else(|_| ".".to_owned(), |path| path.display().to_string())
}

/// Files in the current folder that may be saves, newest first; none of them is opened yet.
#[must_use]
pub fn may_be_saves() -> Vec<Found> {
    let Ok(entries) = fs::read_dir(".") else {
        return Vec::new();
    };
    let paths = entries.flatten().map(|entry| entry.file_name().into());
    let mut found: Vec<Found> = paths
        .filter(|path: &PathBuf| path.extension().is_some_and(|ending| ending == "json"))
        .map(found)
        .collect();
    found.sort_by_key(|file| file.age);
    found
}

fn found(path: PathBuf) -> Found {
    let written = fs::metadata(&path).and_then(|meta| meta.modified()).ok();
    let age = written.and_then(|then| then.elapsed().ok());
    Found {
        path,
        age: age.unwrap_or_default(),
        written,
    }
}

/// Whether a file is a save; also one that cannot be read here, so that people who look for it learn
/// why.
#[must_use]
pub fn is_save(path: &Path) -> bool {
    matches!(
        Saved::read(path),
        Ok(_)
            | Err(SaveError::Newer { .. }
                | SaveError::Truncated { .. }
                | SaveError::Damaged { .. }
                | SaveError::Impossible { .. })
    )
}

/// Whether there is a display for windows.
pub enum Display {
    /// It answers, or the system always has one. The guest has to stay until the window is there:
    /// some displays begin anew when the last guest leaves, and answer nobody meanwhile.
    Reached(Box<dyn std::any::Any>),
    /// None is named in the environment.
    Unset,
    /// The one of this name does not answer.
    Unreachable(String),
}

/// Looks for the X display that windows are opened on.
#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
#[must_use]
pub fn display() -> Display {
    let name = std::env::var_os("DISPLAY").unwrap_or_default();
    if name.is_empty() {
        return Display::Unset;
    }
    match x11rb::rust_connection::RustConnection::connect(None) {
        Ok(guest) => Display::Reached(Box::new(guest)),
        Err(_) => Display::Unreachable(name.to_string_lossy().into_owned()),
    }
}

/// Windows can be opened at any time on other systems.
#[cfg(not(all(unix, not(target_vendor = "apple"), not(target_os = "android"))))]
#[must_use]
pub fn display() -> Display {
    Display::Reached(Box::new(()))
}

/// Whether people ask to see where a program panics.
#[must_use]
pub fn wants_backtrace() -> bool {
    std::env::var_os("RUST_BACKTRACE").is_some()
}

/// A point in time, to measure by.
pub type Moment = bevy::platform::time::Instant;

/// Now.
#[must_use]
pub fn moment() -> Moment {
    Moment::now()
}

/// Most memory that the program has had, bytes; `None` where the system does not say.
#[must_use]
pub fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_that_was_typed_is_the_home_folder() {
        let home = directories::BaseDirs::new().expect("tests have a home");
        let inside = home.home_dir().join("games/a.json");
        assert_eq!(typed(" ~/games/a.json "), inside);
        assert_eq!(typed("~other/a.json"), Path::new("~other/a.json"));
        assert_eq!(typed("a b.json"), Path::new("a b.json"));
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("machine.toml");
        for content in ["a long text of before", "new"] {
            write(&path, content.as_bytes()).expect("there is room");
            assert_eq!(read(&path).expect("it is there"), content);
        }
        let entries = fs::read_dir(folder.path()).expect("it is there");
        assert_eq!(entries.count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_links_and_rights_stay_rights() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("there is room");
        let (file, link) = (folder.path().join("a"), folder.path().join("b"));
        fs::write(&file, "old").expect("there is room");
        fs::set_permissions(&file, PermissionsExt::from_mode(0o640)).expect("it is ours");
        std::os::unix::fs::symlink(&file, &link).expect("links are known");
        write(&link, b"new").expect("there is room");
        assert!(
            fs::symlink_metadata(&link)
                .expect("it is there")
                .is_symlink()
        );
        assert_eq!(read(&file).expect("it is there"), "new");
        write(&file, b"newer").expect("there is room");
        let rights = fs::metadata(&file).expect("it is there").permissions();
        assert_eq!(rights.mode() & 0o777, 0o640);
        assert_eq!(read(&link).expect("it is there"), "newer");
    }
}
