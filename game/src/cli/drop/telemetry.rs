//! The experiment's telemetry as a CSV file, one line a tick.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use kipp_physics::{DieDrop, Machine};

use crate::cli::failure::Failure;
use crate::cli::words::{Words, say};

const HEAD: &str = "time_s,die,held,angle_rad,rate_rad_per_s,dice_moment_nm,tube_moment_nm,\
                    net_moment_nm,dead_band_nm,bearing_load_n,kinetic_j,potential_j,contacts";

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
        writeln!(out, "{HEAD}")?;
        Ok(Table { out })
    }

    /// Writes the machine's state at this tick; the tube is the one that the die was dropped into.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn row(&mut self, machine: &Machine, drop: &DieDrop) -> Result<(), Failure> {
        let tube = drop.tube;
        let balance = machine.balance(tube);
        let (kinetic_j, potential_j) = machine.energy_j(tube);
        let held = u8::from(machine.is_held(tube));
        writeln!(
            self.out,
            "{:.6},{},{held},{:.9},{:.9},{:.9},{:.9},{:.9},{:.9},{:.6},{kinetic_j:.9},{potential_j:.9},{}",
            machine.time_s(),
            drop.die.0,
            machine.angle_rad(tube),
            machine.rate_rad_per_s(tube),
            balance.dice_moment_nm,
            balance.tube_moment_nm,
            balance.net_moment_nm,
            balance.dead_band_nm,
            machine.bearing_load_n(tube),
            machine.contacts(tube),
        )?;
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
