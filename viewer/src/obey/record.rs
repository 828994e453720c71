//! What is wished of a record.

use std::path::Path;

use super::Changed;
use crate::replay::{self, Recording};
use crate::screen::Screen;

impl Changed<'_> {
    /// Puts the record of a file on the table, before its first step.
    pub(super) fn watch(&mut self, path: &Path) -> Result<(), String> {
        let opened = replay::open(path, &self.table.words);
        self.table.replay = Some(self.said(opened)?);
        self.viewing.begin(path);
        self.pace.stop_for_replay();
        self.next.set(Screen::Replay);
        self.show_record();
        Ok(())
    }

    pub(super) fn scrub_to(&mut self, step: usize) {
        self.viewing.until = None;
        self.on_record(|replay| replay.scrub_to(step));
    }

    /// A single tick.
    pub(super) fn tick_record(&mut self) {
        self.on_record(|replay| replay.play(false));
    }

    /// The next step in motion; when it is moving already, its end at once.
    pub(super) fn play_step(&mut self) {
        let Some(replay) = &mut self.table.replay else {
            return;
        };
        let next = (replay.at() + 1).min(replay.steps());
        let is_still_to_move = next > replay.at() && !replay.is_moving();
        self.viewing.until = is_still_to_move.then_some(next);
        if !is_still_to_move {
            replay.scrub_to(next);
        }
        self.show_record();
    }

    pub(super) fn close_record(&mut self) {
        self.table.replay = None;
        self.show_record();
    }

    fn on_record(&mut self, change: impl FnOnce(&mut dyn Recording)) {
        if let Some(replay) = &mut self.table.replay {
            change(replay.as_mut());
        }
        self.show_record();
    }

    fn show_record(&mut self) {
        if let Some(replay) = &self.table.replay {
            self.poses.reset(replay.placed());
        } else if *self.screen.get() == Screen::Replay {
            self.poses.reset(Vec::new());
        }
    }
}
