//! What is wished of the match on the table.

use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::say;
use kipp_game::rules::Gesture;

use super::Changed;
use crate::session::{Sight, Turn};

impl Changed<'_> {
    pub(super) fn choose(&mut self, place: usize) -> Result<(), String> {
        match &mut self.table.game {
            Some(game) if !self.seen.is_covered => game.choose(place),
            _ => Ok(()),
        }
    }

    /// A wish of the hand is a choice, or a reason why it is none.
    pub(super) fn touch(&mut self, gesture: Gesture) -> Result<(), String> {
        let place = self
            .seen
            .sight
            .as_ref()
            .and_then(|sight| sight.places(gesture).next());
        match place {
            Some(place) => self.choose(place),
            None => {
                let game = self.table.game.as_ref();
                let reason = game.and_then(|game| game.reason_against(gesture));
                reason.or_else(|| self.why_not()).map_or(Ok(()), Err)
            }
        }
    }

    /// Why nothing of that kind can be done at this moment.
    pub(super) fn why_not(&self) -> Option<String> {
        let game = self.table.game.as_ref()?;
        let words = &self.table.words;
        match game.turn() {
            // A key that was too early for a question says nothing against it.
            Turn::Person(_) => {
                let is_asked = |sight: &Sight| !sight.choices.is_empty();
                let was_asked = self.seen.sight.as_ref().is_some_and(is_asked);
                was_asked.then(|| words.text("viewer-other-question"))
            }
            Turn::Bot(player) => {
                let seat = game.seats().get(player.index())?;
                Some(say!(
                    words,
                    "viewer-not-yours",
                    player = harmless(&seat.name)
                ))
            }
            Turn::Chance => Some(words.text("viewer-still-moving")),
            // That is said in the middle of the screen.
            Turn::Over => None,
        }
    }
}
