//! The record of a save, whatever its game.

use std::path::Path;

use super::failure::Failure;
use super::saves;
use super::screen::harmless;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::{Visitor, dispatch};
use crate::rules::Game;
use crate::session::{Record, Saved};

/// A save with what is needed to find its game.
///
/// # Errors
/// One line when the file is no save.
pub fn read_save(path: &Path, words: &Words) -> Result<Saved, Failure> {
    Saved::read(path).map_err(|error| saves::refused(&error, words))
}

/// Something to do with the record of a save, whatever its game.
pub trait WithRecord {
    /// What it gives back.
    type Output;

    /// Called with the decoded record.
    ///
    /// # Errors
    /// What it fails with.
    fn with<G: Bots>(self, record: Record<G>) -> Result<Self::Output, Failure>;
}

/// Decodes the save at `path` and hands its record on.
///
/// # Errors
/// One line when the file is no save or its game is unknown.
pub fn with_record<W: WithRecord>(
    path: &Path,
    words: &Words,
    task: W,
) -> Result<W::Output, Failure> {
    let saved = read_save(path, words)?;
    let game = saved.game().to_owned();
    let decoding = Decoding { saved, words, task };
    let unknown = || Failure::Record(say!(words, "error-record-game", found = harmless(&game)));
    let done = dispatch(&game, decoding).unwrap_or_else(|| Err(unknown()));
    done.map_err(|failure| failure.in_save(path))
}

struct Decoding<'a, W> {
    saved: Saved,
    words: &'a Words,
    task: W,
}

impl<W: WithRecord> Visitor for Decoding<'_, W> {
    type Output = Result<W::Output, Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let record = self.saved.decode::<Record<G>>(G::INFO.key);
        let record = record.map_err(|error| saves::refused(&error, self.words))?;
        self.task.with(record)
    }
}
