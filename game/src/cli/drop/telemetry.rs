//! The experiment's telemetry as a CSV file, one line a tick.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use kipp_physics::telemetry::Frame;
use kipp_physics::{DieDrop, Machine};

use crate::cli::failure::Failure;
use crate::cli::saves;
use crate::cli::words::{Words, say};
use crate::session::Trouble;

/// The lines for a CSV file. They are a few megabytes at most, and reach the disk together: what
/// cannot be written leaves nothing behind.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    lines: String,
}

impl Table {
    /// Nothing but the heading; the file is made by [`Table::finish`].
    ///
    /// # Errors
    /// One line when there is something of that name already.
    pub fn new(path: &Path, words: &Words) -> Result<Table, Failure> {
        if path.symlink_metadata().is_ok() {
            return Err(refused(path, &io::ErrorKind::AlreadyExists.into(), words));
        }
        Ok(Table {
            path: path.to_owned(),
            lines: format!("die,{}\n", Frame::COLUMNS.join(",")),
        })
    }

    /// Adds the machine's state at this tick; the tube is the one that the die was dropped into.
    pub fn row(&mut self, machine: &Machine, drop: &DieDrop) {
        let frame = Frame::of(machine, drop.tube);
        // A text takes every line.
        writeln!(self.lines, "{},{frame}", drop.die.0).ok();
    }

    /// Makes the file, whole or not at all.
    ///
    /// # Errors
    /// One line when the file cannot be made.
    pub fn finish(self, words: &Words) -> Result<(), Failure> {
        self.write()
            .map_err(|error| refused(&self.path, &error, words))
    }

    fn write(&self) -> io::Result<()> {
        let mut file = File::create_new(&self.path)?;
        let written = file.write_all(self.lines.as_bytes());
        written.inspect_err(|_| {
            // A part would pass for the whole. It is ours: nobody else has made it.
            fs::remove_file(&self.path).ok();
        })
    }
}

/// Why the file cannot be made, and what to do about it.
fn refused(path: &Path, error: &io::Error, words: &Words) -> Failure {
    let place = path.display().to_string();
    let trouble = Trouble::at(path, error);
    let folder = || path.parent().unwrap_or(path).display().to_string();
    Failure::input(match &trouble {
        Trouble::Folder => say!(words, "error-csv-folder", path = place),
        Trouble::Taken => say!(words, "error-csv-taken", path = place),
        Trouble::NoFolder => {
            say!(words, "error-csv-nowhere", path = place, folder = folder())
        }
        Trouble::Full => say!(words, "error-csv-full", path = place),
        _ => {
            let cause = saves::trouble(&trouble, words);
            say!(words, "error-csv", path = place, cause = cause)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::words::Language;

    #[test]
    fn every_cause_is_told_with_the_name_and_a_remedy() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        for (name, kind, said) in [
            (
                "t.csv",
                io::ErrorKind::AlreadyExists,
                "left alone; choose another name",
            ),
            ("missing/t.csv", io::ErrorKind::NotFound, "make it first"),
            ("t.csv", io::ErrorKind::NotFound, "takes no files"),
            ("t.csv", io::ErrorKind::StorageFull, "no room left"),
            (
                "t.csv",
                io::ErrorKind::PermissionDenied,
                "the rights are missing",
            ),
        ] {
            let refused = refused(&folder.path().join(name), &kind.into(), &words);
            let Failure::Input(line) = refused else {
                panic!("{refused:?}");
            };
            assert!(line.contains("t.csv: ") && line.contains(said), "{line}");
        }
    }

    #[test]
    fn a_file_that_appears_meanwhile_is_left_alone() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("t.csv");
        let table = Table::new(&path, &words).expect("the name is free");
        fs::write(&path, "mine").expect("there is room");
        assert!(table.finish(&words).is_err());
        assert_eq!(fs::read(&path).expect("it is there"), b"mine");
    }
}
