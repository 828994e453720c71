//! A running match.

use super::{
    DiceSource, Ending, Equipment, Errand, Fold, FoldError, Nature, NatureError, Progress, Record,
    Resumption, Setup, Step,
};
use crate::player::Player;
use crate::rules::{Apparatus, Game, Node, Outcome, TakeOrder};

/// A match that cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SessionError {
    /// The record does not fold.
    #[error(transparent)]
    Fold(#[from] FoldError),
    /// Chance could not be answered.
    #[error(transparent)]
    Nature(#[from] NatureError),
    /// The machine does something else than what is recorded.
    #[error("step {step}: another outcome than the recorded one comes out")]
    OtherOutcome {
        /// Which step, from 1.
        step: usize,
        /// The record's outcome.
        recorded: Outcome,
        /// What happens here.
        found: Outcome,
    },
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// No person has decided anything since something hidden was revealed.
    #[error("nothing to take back: dice have fallen or cards were revealed since the last choice")]
    Revealed,
    /// Nothing was taken back, or something else was chosen since.
    #[error("nothing to do again")]
    NothingUndone,
}

/// The steps of a record.
type Steps<G> = Vec<Step<<G as Game>::Action>>;

/// A match in progress: its record, its state, and the nature that answers its chance.
#[derive(Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    fold: Fold<G>,
    nature: Nature,
    /// Steps before this one are settled: dice fell or a card was revealed after them.
    settled: usize,
    undone: Vec<Step<G::Action>>,
}

impl<G: Game> Session<G> {
    /// Begins a match whose rolls are drawn.
    ///
    /// # Errors
    /// When the setup makes no match.
    pub fn begin(
        setup: Setup<G>,
        apparatus: Option<Box<dyn Apparatus>>,
    ) -> Result<Session<G>, SessionError> {
        Session::begin_with(setup, apparatus.into())
    }

    /// Begins a match; its rolls are thrown when there is a cup.
    ///
    /// # Errors
    /// When the setup makes no match.
    pub fn begin_with(setup: Setup<G>, equipment: Equipment) -> Result<Session<G>, SessionError> {
        let record = Record {
            dice: DiceSource::of(equipment.cup.as_deref()),
            ..Record::new(setup)
        };
        let fold = Fold::start(&record)?;
        let nature = Nature::with(record.seed, &record.dice, equipment);
        Ok(Session {
            record,
            fold,
            nature,
            settled: 0,
            undone: Vec::new(),
        })
    }

    /// Goes on with a recorded match on fresh equipment: every recorded drop and throw is made
    /// again, and every outcome must come out as recorded.
    ///
    /// # Errors
    /// [`SessionError::OtherOutcome`] when the machine (another build or computer) does something
    /// else, and whatever keeps the record from folding.
    pub fn resume(
        record: Record<G>,
        equipment: impl Into<Equipment>,
    ) -> Result<Session<G>, SessionError> {
        let mut resumption = Resumption::begin(record, equipment)?;
        loop {
            match resumption.make_step()? {
                Progress::OnTheWay(further) => resumption = further,
                Progress::Done(session) => return Ok(session),
            }
        }
    }

    /// The recorded match before its first step, and its steps.
    pub(super) fn before_steps(
        record: Record<G>,
        equipment: Equipment,
    ) -> Result<(Session<G>, Steps<G>), SessionError> {
        let mut record = Record {
            ending: None,
            ..record
        };
        let steps = std::mem::take(&mut record.steps);
        let session = Session {
            fold: Fold::start(&record)?,
            nature: Nature::with(record.seed, &record.dice, equipment),
            record,
            settled: 0,
            undone: Vec::new(),
        };
        Ok((session, steps))
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The state.
    #[must_use]
    pub fn game(&self) -> &G {
        self.fold.game()
    }

    /// Everything that everybody saw, from the beginning.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        self.fold.events()
    }

    /// Performs `player`'s choice.
    ///
    /// # Errors
    /// [`FoldError`] when it is not allowed or not that player's turn; nothing changes then.
    pub fn decide(&mut self, player: Player, action: G::Action) -> Result<(), SessionError> {
        self.push(Step::Decided { player, action })?;
        self.undone.clear();
        Ok(())
    }

    /// Lets nature answer for as long as chance is asked.
    ///
    /// # Errors
    /// When the machine fails or there is none.
    pub fn settle(&mut self) -> Result<(), SessionError> {
        while let Node::Chance(_) = self.game().node() {
            self.settle_once()?;
        }
        Ok(())
    }

    /// Lets nature answer once, if chance is asked.
    ///
    /// # Errors
    /// As [`Session::settle`].
    pub fn settle_once(&mut self) -> Result<(), SessionError> {
        if let Node::Chance(chance) = self.game().node() {
            let outcome = self.nature.answer(chance)?;
            self.push(Step::Happened(outcome))?;
        }
        Ok(())
    }

    /// What has to happen on the equipment before the match can go on. [`Session::settle`] sees to it
    /// at once; who wants to watch does it tick by tick and tells [`Session::report`].
    #[must_use]
    pub fn errand(&self) -> Option<Errand> {
        match self.game().node() {
            Node::Chance(chance) => self.nature.errand(chance),
            _ => None,
        }
    }

    /// Answers chance with what came of [`Session::errand`].
    ///
    /// # Errors
    /// [`FoldError`] when it answers something else than was asked; nothing changes then.
    pub fn report(&mut self, outcome: Outcome) -> Result<(), SessionError> {
        let waiting = self.nature.leaving().len();
        self.push(Step::Happened(outcome))?;
        if let Some(Step::Happened(outcome)) = self.record.steps.last() {
            self.nature.reported(outcome, waiting);
        }
        Ok(())
    }

    /// Dice that are picked but still lie in their trays, until the next drop.
    #[must_use]
    pub fn leaving(&self) -> &[TakeOrder] {
        self.nature.leaving()
    }

    /// Takes back the last choice of a person, and what bots chose after it. Dice that fell and
    /// cards that were revealed stay: nothing before them can be taken back.
    ///
    /// # Errors
    /// [`UndoError::Revealed`] when there is no such choice.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let steps = &self.record.steps;
        let target = (self.settled..steps.len())
            .rev()
            .find(|step| self.is_persons(&steps[*step]))
            .ok_or(UndoError::Revealed)?;
        let taken_back = self.record.steps.split_off(target);
        self.undone.splice(0..0, taken_back);
        self.refold();
        Ok(())
    }

    /// Does again what was taken back last: one person's choice and the bots' after it.
    ///
    /// # Errors
    /// [`UndoError::NothingUndone`] when nothing was taken back since the last choice.
    pub fn redo(&mut self) -> Result<(), UndoError> {
        if self.undone.is_empty() {
            return Err(UndoError::NothingUndone);
        }
        let next = (1..self.undone.len())
            .find(|step| self.is_persons(&self.undone[*step]))
            .unwrap_or(self.undone.len());
        let again: Vec<_> = self.undone.drain(..next).collect();
        for step in again {
            self.push(step).map_err(|_| UndoError::NothingUndone)?;
        }
        Ok(())
    }

    /// Whether a choice can be taken back now.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.record.steps[self.settled..]
            .iter()
            .any(|step| self.is_persons(step))
    }

    /// Whether [`Session::redo`] would do something again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Makes a recorded step again; what chance answered has to come out as recorded.
    pub(super) fn repeat(&mut self, step: Step<G::Action>) -> Result<(), SessionError> {
        if let Step::Happened(recorded) = &step
            && let Node::Chance(chance) = self.game().node()
        {
            let found = self.nature.answer(chance)?;
            if found != *recorded {
                return Err(SessionError::OtherOutcome {
                    step: self.record.steps.len() + 1,
                    recorded: recorded.clone(),
                    found,
                });
            }
        }
        Ok(self.push(step)?)
    }

    fn push(&mut self, step: Step<G::Action>) -> Result<(), FoldError> {
        let events = self.fold.step(&step)?;
        let reveals = events.iter().any(G::is_reveal);
        for order in events.iter().filter_map(G::take_order) {
            self.nature.take(order);
        }
        let happened = matches!(step, Step::Happened(_));
        self.record.steps.push(step);
        if happened || reveals {
            self.settled = self.record.steps.len();
        }
        if self.game().node() == Node::Terminal {
            self.record.ending = Some(Ending::of(&self.game().standings()));
        }
        Ok(())
    }

    /// Folds the shortened record again. The machine is untouched: dice that were picked since its
    /// last drop still lie in their trays, and are announced anew where the choice stands.
    #[allow(clippy::expect_used, reason = "these steps have folded before")]
    fn refold(&mut self) {
        self.record.ending = None;
        self.fold = Fold::start(&self.record).expect("the record has begun before");
        for step in &self.record.steps {
            let events = self.fold.step(step).expect("the step has folded before");
            if matches!(step, Step::Happened(Outcome::Drop(_))) {
                self.nature.forget_taken();
            }
            for order in events.iter().filter_map(G::take_order) {
                self.nature.take(order);
            }
        }
    }

    fn is_persons(&self, step: &Step<G::Action>) -> bool {
        match step {
            Step::Decided { player, .. } => self
                .record
                .seats
                .get(player.index())
                .is_some_and(super::Seat::is_person),
            Step::Happened(_) => false,
        }
    }
}
