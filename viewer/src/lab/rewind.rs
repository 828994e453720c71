//! The same dice again, from one of them on.

use kipp_game::cli::drop::Cast;
use kipp_physics::MachineError;

use super::{Lab, NoMoreDice};

impl Lab {
    /// These dice wait to be dropped, while tube `watched` is looked at.
    ///
    /// # Errors
    /// When they are too many; those that are not wait.
    pub fn drop_all(&mut self, watched: usize, casts: &[Cast]) -> Result<(), NoMoreDice> {
        let dropped = casts
            .iter()
            .try_for_each(|cast| self.drop(cast.tube, cast.size));
        self.tube = watched;
        dropped
    }

    /// Back to when the die of this number, from 1, was about to be dropped: it and all later ones
    /// wait to be dropped again. What was before is made again, the same, without being watched.
    ///
    /// # Errors
    /// Never for a machine that stands; the lab is then as it was.
    pub fn rewind(&mut self, number: u16) -> Result<(), MachineError> {
        let (casts, watched) = (self.casts(), self.tube);
        let spec = self.machine().spec().clone();
        self.rebuild(&spec)?;
        self.before.clear();
        // They were dropped before, so they are not too many.
        let _ = self.drop_all(watched, &casts);
        self.unwatched = usize::from(number).saturating_sub(1).min(casts.len());
        Ok(())
    }

    /// Whether drops are under way that nobody waits to see.
    #[must_use]
    pub fn is_catching_up(&self) -> bool {
        self.trials.len() + self.experiment.refused.len() < self.unwatched
    }
}
