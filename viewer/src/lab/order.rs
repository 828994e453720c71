//! What people want of the lab beyond dropping dice and building another machine.

use std::io;
use std::path::{Path, PathBuf};

use kipp_game::cli::drop::MOST_DICE;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;
use kipp_physics::{DieSize, MachineError, MachineSpec};

use super::{Lab, refusal};
use crate::platform;
use crate::words::line_of;

/// An order to the lab.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Another tube is looked at.
    LookAt(usize),
    /// The weights are shown as they lay when the tube tipped, or as they lie now.
    LookBack(bool),
    /// The machine is emptied; the hand that drops has this seed from now on.
    Empty {
        /// The seed.
        seed: u64,
    },
    /// The dice that were dropped before the machine was emptied are dropped again.
    Again,
    /// The die of this number, from 1, and all later ones are dropped again.
    From(u16),
    /// The machine is written to a file.
    Save(PathBuf),
    /// A machine is read from a file and built.
    Load(PathBuf),
    /// The telemetry of the looked-at tube is written to a file.
    Export(PathBuf),
}

impl Lab {
    /// Does an order; what there is to tell about it.
    ///
    /// # Errors
    /// One line when it cannot be done; the lab is then as it was.
    pub fn obey(&mut self, order: &Order, words: &Words) -> Result<Option<String>, String> {
        match order {
            Order::LookAt(tube) => {
                self.tube = (*tube).min(self.strips.len() - 1);
                Ok(None)
            }
            Order::LookBack(looks_back) => {
                self.looks_back = *looks_back;
                Ok(None)
            }
            Order::Empty { seed } => {
                self.seed = *seed;
                let spec = self.machine().spec().clone();
                self.build(&spec, words).map(|()| None)
            }
            Order::Again => self.drop_again(words).map(|()| None),
            Order::From(number) => (self.rewind(*number))
                .map(|()| None)
                .map_err(|error| line_of(Failure::machine(error), words)),
            Order::Save(path) => self.save(path, words).map(Some),
            Order::Load(path) => self.load(path, words).map(Some),
            Order::Export(path) => self.export(path, words).map(Some),
        }
    }

    /// An empty machine of this description in the place of the present one.
    ///
    /// # Errors
    /// Why the description makes no machine, in one line; the lab is then as it was.
    pub fn build(&mut self, spec: &MachineSpec, words: &Words) -> Result<(), String> {
        self.rebuild(spec).map_err(|error| match error {
            MachineError::Spec(error) => refusal::said(&error, spec, words),
            other => line_of(Failure::machine(other), words),
        })
    }

    /// Drops a die of this size.
    ///
    /// # Errors
    /// One line when there are no more dice.
    pub fn drop_said(&mut self, tube: usize, size: DieSize, words: &Words) -> Result<(), String> {
        let dropped = self.drop(tube, size);
        dropped.map_err(|_| no_more(words))
    }

    fn drop_again(&mut self, words: &Words) -> Result<(), String> {
        let casts = std::mem::take(&mut self.before);
        let dropped = self.drop_all(self.tube, &casts);
        dropped.map_err(|_| no_more(words))
    }

    fn save(&mut self, path: &Path, words: &Words) -> Result<String, String> {
        let path = &platform::whole(path);
        let is_machine = || platform::is_file(path) && MachineSpec::load(path).is_ok();
        if platform::exists(path) && !is_machine() {
            return Err(say!(words, "lab-taken", path = path.display().to_string()));
        }
        let text = self.machine().spec().to_toml();
        let written = platform::write(path, text.as_bytes());
        written.map_err(|error| unwritten(path, &error, words))?;
        self.file = Some(path.to_owned());
        Ok(say!(words, "lab-saved", path = path.display().to_string()))
    }

    fn load(&mut self, path: &Path, words: &Words) -> Result<String, String> {
        let path = &platform::whole(path);
        if platform::exists(path) && !platform::is_file(path) {
            return Err(say!(
                words,
                "lab-not-a-file",
                path = path.display().to_string()
            ));
        }
        let spec = MachineSpec::load(path).map_err(|error| spec_fault::said(&error, words))?;
        self.build(&spec, words)?;
        self.file = Some(path.to_owned());
        Ok(say!(words, "lab-loaded", name = spec.name))
    }

    fn export(&self, path: &Path, words: &Words) -> Result<String, String> {
        let path = &platform::whole(path);
        if platform::exists(path) {
            return Err(say!(words, "lab-taken", path = path.display().to_string()));
        }
        let text = self.strip().csv();
        let written = platform::write(path, text.as_bytes());
        written.map_err(|error| unwritten(path, &error, words))?;
        let lines = u32::try_from(text.lines().count() - 1).unwrap_or(u32::MAX);
        let path = path.display().to_string();
        Ok(say!(words, "lab-exported", path = path, lines = lines))
    }
}

/// That no more dice are taken.
#[must_use]
pub fn no_more(words: &Words) -> String {
    say!(words, "lab-no-more-dice", most = MOST_DICE)
}

fn unwritten(path: &Path, error: &io::Error, words: &Words) -> String {
    let cause = saves::trouble(&Trouble::at(path, error), words);
    let path = path.display().to_string();
    say!(words, "lab-unwritten", path = path, cause = cause)
}
