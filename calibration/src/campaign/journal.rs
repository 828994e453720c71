//! A file that rows are added to, and never taken from.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{CASES, Campaign, Fault, Header, Rows, Shard};
use crate::row::Row;

/// How long rows may lie in the system's memory before they are asked onto the disk.
const SYNC: Duration = Duration::from_secs(5);

/// A file of rows that is not finished. It is locked while it is open.
#[derive(Debug)]
pub(super) struct Journal {
    file: BufWriter<File>,
    part: PathBuf,
    finished: PathBuf,
    synced: Instant,
}

/// A journal as it was found.
pub(super) enum Found {
    /// All its rows are written.
    Finished,
    /// Rows are to be added.
    Open(Journal),
}

impl Journal {
    /// Opens the journal of these rows in a folder, or makes it. `each` sees the rows that it has
    /// already; a torn last line is cut off.
    pub(super) fn open(
        folder: &Path,
        campaign: &Campaign,
        shard: Option<Shard>,
        mut each: impl FnMut(&Row),
    ) -> Result<Found, Fault> {
        let header = &campaign.header(shard);
        let name = header.shard.map_or(CASES.to_owned(), Shard::file);
        let finished = folder.join(&name);
        if finished.exists() {
            let mut rows = Rows::open(&finished)?;
            check(&finished, rows.header(), header)?;
            while let Some((row, _)) = rows.next_sound(campaign)? {
                each(&row);
            }
            return Ok(Found::Finished);
        }
        let part = folder.join(name + ".part");
        let file = locked(&part)?;
        let end = resume(&part, &file, (campaign, header), each)?;
        let mut journal = Self {
            file: BufWriter::new(file),
            part,
            finished,
            synced: Instant::now(),
        };
        journal.cut(end)?;
        if end == 0 {
            journal.begin(header)?;
        }
        Ok(Found::Open(journal))
    }

    /// Cuts off what stands after the last whole row.
    fn cut(&self, end: u64) -> Result<(), Fault> {
        let file = self.file.get_ref();
        let length = file.metadata().map_err(|cause| self.fault(cause))?.len();
        if length > end {
            file.set_len(end).map_err(|cause| self.fault(cause))?;
        }
        Ok(())
    }

    fn begin(&mut self, header: &Header) -> Result<(), Fault> {
        let line = header.line().map_err(|error| self.fault(error.into()))?;
        self.append(line.as_bytes())?;
        self.flush()
    }

    /// Adds the line of a row.
    pub(super) fn append(&mut self, line: &[u8]) -> Result<(), Fault> {
        self.file.write_all(line).map_err(|cause| self.fault(cause))
    }

    /// Hands the rows to the system, and now and then to the disk.
    pub(super) fn flush(&mut self) -> Result<(), Fault> {
        self.file.flush().map_err(|cause| self.fault(cause))?;
        if self.synced.elapsed() >= SYNC {
            let synced = self.file.get_ref().sync_data();
            synced.map_err(|cause| self.fault(cause))?;
            self.synced = Instant::now();
        }
        Ok(())
    }

    /// Gives the file the name of a finished one.
    pub(super) fn finish(mut self) -> Result<(), Fault> {
        self.file.flush().map_err(|cause| self.fault(cause))?;
        let synced = self.file.get_ref().sync_all();
        synced.map_err(|cause| self.fault(cause))?;
        fs::rename(&self.part, &self.finished).map_err(|cause| self.fault(cause))
    }

    fn fault(&self, cause: io::Error) -> Fault {
        Fault::Write {
            path: self.part.clone(),
            cause,
        }
    }
}

/// The file, opened for one process alone.
fn locked(path: &Path) -> Result<File, Fault> {
    let fault = |cause| Fault::Write {
        path: path.to_owned(),
        cause,
    };
    let mut options = OpenOptions::new();
    let file = options
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .map_err(fault)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Fault::Busy {
            path: path.to_owned(),
        }),
        // A file system without locks still takes rows.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(cause)) => Err(fault(cause)),
    }
}

/// Shows the rows that are there; how many, and where the last ends.
fn resume(
    path: &Path,
    file: &File,
    (campaign, header): (&Campaign, &Header),
    mut each: impl FnMut(&Row),
) -> Result<u64, Fault> {
    let reader = file.try_clone().map_err(|cause| Fault::read(path, cause))?;
    let Some(mut rows) = Rows::of(path, reader)? else {
        return Ok(0);
    };
    check(path, rows.header(), header)?;
    while let Some((row, _)) = rows.next_sound(campaign)? {
        each(&row);
    }
    Ok(rows.end())
}

/// Whether a file belongs to this campaign.
pub(super) fn check(path: &Path, found: &Header, wanted: &Header) -> Result<(), Fault> {
    match found.difference(wanted) {
        None => Ok(()),
        Some((part, found, wanted)) => Err(Fault::Other {
            path: path.to_owned(),
            part,
            found,
            wanted,
        }),
    }
}

/// Refuses a folder whose other files belong to another campaign, or to another way to share this one
/// out: a merge would, when hours of work are done.
pub(super) fn beside(folder: &Path, wanted: &Header) -> Result<(), Fault> {
    let unreadable = |cause| Fault::Folder {
        path: folder.to_owned(),
        cause,
    };
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        let Some(name) = name.to_str() else { continue };
        let shard = Shard::of_file(name);
        if shard.is_none() && name.strip_suffix(".part").unwrap_or(name) != CASES {
            continue;
        }
        if let (Some(own), Some(other)) = (wanted.shard, shard)
            && own.of() != other.of()
        {
            return Err(Fault::Mixed {
                path: folder.to_owned(),
                first: other.of(),
                second: own.of(),
            });
        }
        let path = folder.join(name);
        // Another run may just have begun it, or given it its last name.
        let rows = match Rows::begun(&path) {
            Err(Fault::Read { cause, .. }) if cause.kind() == io::ErrorKind::NotFound => continue,
            rows => rows?,
        };
        if let Some(rows) = rows {
            check(&path, rows.header(), &wanted.of_shard(shard))?;
        }
    }
    Ok(())
}
