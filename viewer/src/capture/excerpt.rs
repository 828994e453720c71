//! What pictures show of a saved match.

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};
use kipp_physics::machine::TICK_HZ;

use crate::replay::{self, Recording};

/// Ticks that a film goes on after the last step.
const AFTERMATH: u32 = TICK_HZ / 2;

/// A saved match from one of its steps on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The file.
    pub path: PathBuf,
    /// The step, from 1, or 0 for the table before the first one; `None` shows the whole match in a
    /// film and its end in a picture.
    pub step: Option<usize>,
}

impl Excerpt {
    /// Whether the match can be shown.
    ///
    /// # Errors
    /// One line when the file is no record, has no such step, or when its dice cannot be simulated.
    pub fn check(&self, words: &Words) -> Result<(), Failure> {
        let recording = replay::open(&self.path, words)?;
        let steps = recording.steps();
        match self.step {
            Some(step) if step > steps => Err(self.refused(say!(
                words,
                "viewer-record-step",
                asked = step,
                steps = steps
            ))),
            _ => Ok(()),
        }
    }

    /// The table after the step.
    ///
    /// # Errors
    /// As [`Excerpt::check`].
    pub fn after(&self, words: &Words) -> Result<Box<dyn Recording>, Failure> {
        let recording = replay::open(&self.path, words)?;
        let step = self.step.unwrap_or(recording.steps());
        self.put(recording, step, words)
    }

    /// The table before the step.
    ///
    /// # Errors
    /// As [`Excerpt::check`].
    pub fn before(&self, words: &Words) -> Result<Box<dyn Recording>, Failure> {
        let step = self.step.unwrap_or_default().saturating_sub(1);
        self.put(replay::open(&self.path, words)?, step, words)
    }

    /// Ticks from the table before the step to that after the last one, at most `longest`.
    ///
    /// # Errors
    /// As [`Excerpt::check`].
    pub fn length(&self, words: &Words, longest: u32) -> Result<u32, Failure> {
        let mut recording = self.before(words)?;
        let mut ticks = 0;
        while ticks < longest && recording.at() < recording.steps() {
            recording.play(false);
            ticks += 1;
        }
        self.look(recording.as_ref(), words)?;
        Ok((ticks + AFTERMATH).min(longest))
    }

    fn put(
        &self,
        mut recording: Box<dyn Recording>,
        step: usize,
        words: &Words,
    ) -> Result<Box<dyn Recording>, Failure> {
        recording.scrub_to(step);
        while recording.prepare() {}
        self.look(recording.as_ref(), words)?;
        Ok(recording)
    }

    /// Whether the dice fall as they did.
    fn look(&self, recording: &dyn Recording, words: &Words) -> Result<(), Failure> {
        if !recording.info().needs_apparatus {
            // Dice that cannot be thrown again lie as they were read.
            return Ok(());
        }
        match replay::said(&recording.simulation(), words) {
            Some(line) => Err(self.refused(line)),
            None => Ok(()),
        }
    }

    fn refused(&self, line: String) -> Failure {
        Failure::Record(line).in_save(&self.path)
    }
}
