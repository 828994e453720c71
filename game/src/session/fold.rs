//! The state of a match, folded from its steps.

use super::one_line::one_line;
use super::{Record, Step};
use crate::player::Player;
use crate::rules::{Game, Node, OutcomeMismatch, Phrase, SetupError, Worded};

/// A record that does not fold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The table cannot be set.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record's random numbers come from a recipe that this program does not know.
    #[error(
        "the record uses the random recipe '{found}', this version knows '{known}'; update kipp"
    )]
    Recipe {
        /// The record's recipe.
        found: String,
        /// Ours.
        known: &'static str,
    },
    /// A choice that the rules forbid.
    #[error("step {step}: {reason}")]
    Illegal {
        /// Which step, from 1.
        step: usize,
        /// The rule.
        reason: String,
        /// The same for a message catalogue.
        phrase: Phrase,
    },
    /// A choice by the wrong player, or when none was due.
    #[error("step {step}: {player} decides, but it is not that player's turn")]
    OutOfTurn {
        /// Which step, from 1.
        step: usize,
        /// Who decided.
        player: Player,
    },
    /// An answer of chance that does not fit.
    #[error("step {step}: {mismatch}")]
    Outcome {
        /// Which step, from 1.
        step: usize,
        /// What does not fit.
        mismatch: OutcomeMismatch,
    },
}

impl FoldError {
    /// The step that does not fit, from 1; `None` when the match cannot even begin.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        match self {
            FoldError::Setup(_) | FoldError::Recipe { .. } => None,
            FoldError::Illegal { step, .. }
            | FoldError::OutOfTurn { step, .. }
            | FoldError::Outcome { step, .. } => Some(*step),
        }
    }
}

/// A match up to some step.
#[derive(Clone, Debug)]
pub struct Fold<G: Game> {
    game: G,
    events: Vec<G::Event>,
    steps: usize,
}

impl<G: Game> Fold<G> {
    /// The table before the first step.
    ///
    /// # Errors
    /// When the record's options, seats or recipe make no match.
    pub fn start(record: &Record<G>) -> Result<Fold<G>, FoldError> {
        if record.rng != crate::dice::GENERATOR {
            return Err(FoldError::Recipe {
                found: one_line(&record.rng),
                known: crate::dice::GENERATOR,
            });
        }
        Ok(Fold {
            game: G::new(&record.options, record.seats.len())?,
            events: Vec::new(),
            steps: 0,
        })
    }

    /// The match after the first `steps` steps of the record.
    ///
    /// # Errors
    /// When a step does not fit.
    pub fn after(record: &Record<G>, steps: usize) -> Result<Fold<G>, FoldError> {
        let mut fold = Fold::start(record)?;
        for step in &record.steps[..steps.min(record.steps.len())] {
            fold.step(step)?;
        }
        Ok(fold)
    }

    /// Makes one step; the new events are the last ones of [`Fold::events`].
    ///
    /// # Errors
    /// When it does not fit; nothing changes then.
    pub fn step(&mut self, step: &Step<G::Action>) -> Result<&[G::Event], FoldError> {
        let number = self.steps + 1;
        let before = self.events.len();
        match step {
            Step::Decided { player, action } => {
                self.check_turn(*player, number)?;
                self.game
                    .act(*action, &mut self.events)
                    .map_err(|illegal| FoldError::Illegal {
                        step: number,
                        reason: illegal.to_string(),
                        phrase: illegal.phrase(),
                    })?;
            }
            Step::Happened(outcome) => {
                self.game
                    .settle(outcome, &mut self.events)
                    .map_err(|mismatch| FoldError::Outcome {
                        step: number,
                        mismatch,
                    })?;
            }
        }
        self.steps = number;
        Ok(&self.events[before..])
    }

    /// The state.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that everybody saw, from the beginning.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Number of steps made.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps
    }

    fn check_turn(&self, player: Player, step: usize) -> Result<(), FoldError> {
        match self.game.node() {
            Node::Decision { player: due } if due == player => Ok(()),
            _ => Err(FoldError::OutOfTurn { step, player }),
        }
    }
}
