//! Files that take their place when they are whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::NamedTempFile;

/// How the names of files begin that are not in their place yet.
const PREFIX: &str = ".kipp-calibrate-";
/// A file that was not changed for so long, and that nobody holds, is left from a killed run.
const STALE: Duration = Duration::from_secs(60);

/// A file that will be put in its place, which others may read as any other file. Those that killed
/// runs left in the folder are removed.
pub(crate) fn staged_in(folder: &Path) -> io::Result<NamedTempFile> {
    remove_stale(folder);
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    // Where a file system has no locks, nothing counts as stale.
    let _ = file.as_file().try_lock();
    Ok(file)
}

/// The folder in which the file at `path` lies.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Puts a file with this text in its place; one that is there is replaced only if `replace` says so.
pub(crate) fn put(
    mut staged: NamedTempFile,
    text: &str,
    path: &Path,
    replace: bool,
) -> io::Result<()> {
    staged.write_all(text.as_bytes())?;
    staged.as_file().sync_all()?;
    match replace {
        true => staged.persist(path)?,
        false => staged.persist_noclobber(path)?,
    };
    Ok(())
}

/// Removes what can be removed; whatever cannot stays.
fn remove_stale(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        let is_own = name.to_str().is_some_and(|name| name.starts_with(PREFIX));
        if is_own && is_stale(&entry.path()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_stale(path: &Path) -> bool {
    let Ok(file) = File::open(path) else {
        return false;
    };
    let changed = file.metadata().and_then(|about| about.modified());
    let age = changed.ok().and_then(|changed| changed.elapsed().ok());
    age.is_some_and(|age| age >= STALE) && file.try_lock().is_ok()
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn what_killed_runs_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let old = SystemTime::now() - 2 * STALE;
        let left = |name: &str, changed: SystemTime| {
            let path = folder.path().join(name);
            let file = File::create(&path).unwrap();
            file.set_modified(changed).unwrap();
            (path, file)
        };
        let (stale, _) = left(".kipp-calibrate-stale", old);
        let (fresh, _) = left(".kipp-calibrate-fresh", SystemTime::now());
        let (other, _) = left(".other", old);
        let (held, file) = left(".kipp-calibrate-held", old);
        file.try_lock().unwrap();
        let staged = staged_in(folder.path()).unwrap();
        assert!(!stale.exists());
        assert!(fresh.exists() && other.exists() && held.exists());
        staged.as_file().set_modified(old).unwrap();
        let beside = staged_in(folder.path()).unwrap();
        assert!(staged.path().exists() && beside.path().exists());
    }
}
