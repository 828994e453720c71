//! How a match comes to the table: anew, or from its file.

use std::path::Path;

use kipp_game::cli::failure::Failure;

use super::Changed;
use crate::screen::Screen;
use crate::session::{self, Match, Opening, Return};
use crate::words::line_of;

/// Brings a saved match that was asked for nearer to the table, by one drop or throw a frame.
pub(super) fn take_up(mut changed: Changed) {
    if let Some(returning) = changed.table.returning.take() {
        match returning.go_on() {
            Ok(Return::OnTheWay(returning)) => changed.table.returning = Some(returning),
            Ok(Return::Here(game)) => changed.sit_down(game),
            Err(failure) => changed.notice.line = Some(line_of(failure, &changed.table.words)),
        }
    }
}

impl Changed<'_> {
    pub(super) fn begin(&mut self, opening: &Opening) -> Result<(), String> {
        let begun = session::begin(opening, &self.table.words);
        let game = self.said(begun)?;
        self.sit_down(game);
        Ok(())
    }

    pub(super) fn resume(&mut self, path: &Path) -> Result<(), String> {
        let resumed = session::resume(path, &self.table.words);
        self.table.returning = Some(self.said(resumed)?);
        Ok(())
    }

    /// A failure as the line that people read.
    pub(super) fn said<T>(&self, done: Result<T, Failure>) -> Result<T, String> {
        done.map_err(|failure| line_of(failure, &self.table.words))
    }

    fn sit_down(&mut self, game: Box<dyn Match>) {
        self.table.game = Some(game);
        *self.seen = self.seen.of_next();
        self.pace.is_paused = false;
        self.open(Screen::Play);
    }
}
