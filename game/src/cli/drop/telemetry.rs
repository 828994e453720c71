//! The experiment's telemetry as a CSV file, one line a tick.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use kipp_physics::telemetry::Frame;
use kipp_physics::{DieDrop, Machine};

use crate::cli::failure::Failure;
use crate::cli::words::{Words, say};

/// A CSV file under way.
#[derive(Debug)]
pub struct Table {
    out: BufWriter<File>,
}

impl Table {
    /// Creates the file.
    ///
    /// # Errors
    /// One line when it exists already or cannot be written.
    pub fn create(path: &Path, words: &Words) -> Result<Table, Failure> {
        let file = File::create_new(path).map_err(|error| {
            let (path, cause) = (path.display().to_string(), error.to_string());
            Failure::input(say!(words, "error-csv", path = &path, cause = cause))
        })?;
        let mut out = BufWriter::new(file);
        writeln!(out, "die,{}", Frame::COLUMNS.join(","))?;
        Ok(Table { out })
    }

    /// Writes the machine's state at this tick; the tube is the one that the die was dropped into.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn row(&mut self, machine: &Machine, drop: &DieDrop) -> Result<(), Failure> {
        writeln!(self.out, "{},{}", drop.die.0, Frame::of(machine, drop.tube))?;
        Ok(())
    }

    /// Everything is on the disk.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }
}
