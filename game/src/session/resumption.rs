//! A recorded match on its way back to the table.

use std::collections::VecDeque;

use super::{Equipment, Record, Session, SessionError, Step};
use crate::rules::Game;

/// A recorded match whose steps are made again on fresh equipment, one at a time: who has a screen
/// to keep alive makes a few between two pictures. [`Session::resume`] makes them all at once.
#[derive(Debug)]
pub struct Resumption<G: Game> {
    session: Session<G>,
    waiting: VecDeque<Step<G::Action>>,
}

/// How far a recorded match has come.
#[derive(Debug)]
pub enum Progress<G: Game> {
    /// More steps are to be made again.
    OnTheWay(Resumption<G>),
    /// The match as it was left.
    Done(Session<G>),
}

impl<G: Game> Resumption<G> {
    /// The match before its first step.
    ///
    /// # Errors
    /// When the record's options or seats make no match.
    pub fn begin(
        record: Record<G>,
        equipment: impl Into<Equipment>,
    ) -> Result<Resumption<G>, SessionError> {
        let (session, steps) = Session::before_steps(record, equipment.into())?;
        Ok(Resumption {
            session,
            waiting: steps.into(),
        })
    }

    /// The match as far as its steps were made again.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        self.session.record()
    }

    /// Steps that were made again, and all that there are.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let made = self.record().steps.len();
        (made, made + self.waiting.len())
    }

    /// The step that is made next.
    #[must_use]
    pub fn next_step(&self) -> Option<&Step<G::Action>> {
        self.waiting.front()
    }

    /// Makes the next step again. What chance answered comes out of the equipment anew and has to be
    /// what was recorded.
    ///
    /// # Errors
    /// [`SessionError::OtherOutcome`] when the machine (another build or computer) does something
    /// else, and whatever keeps the record from folding.
    pub fn make_step(mut self) -> Result<Progress<G>, SessionError> {
        if let Some(step) = self.waiting.pop_front() {
            self.session.repeat(step)?;
        }
        Ok(match self.waiting.is_empty() {
            true => Progress::Done(self.session),
            false => Progress::OnTheWay(self),
        })
    }
}
