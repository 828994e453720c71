//! Nature answers chance: from the record's own random streams, from the machine or from a cup.

use super::DiceSource;
use crate::dice::{DieId, Faces, Roller, Size};
use crate::rules::{
    Apparatus, ApparatusError, Chance, Cup, DropOrder, Outcome, TakeOrder, ThrowOrder,
};

/// Chance that could not be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NatureError {
    /// The machine failed.
    #[error(transparent)]
    Machine(#[from] ApparatusError),
    /// A drop without a machine.
    #[error("this match has no machine to drop dice into; it can only be replayed")]
    NoMachine,
    /// A throw without a cup.
    #[error("this match has no cup to throw its dice from; it can only be replayed")]
    NoCup,
}

/// What has to happen on the equipment before a match can go on, for somebody who lets it happen
/// before everybody's eyes and reports the outcome to [`super::Session::report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The machine gets a die.
    Drop {
        /// Picked dice that leave their trays first.
        leaving: Vec<TakeOrder>,
        /// The drop.
        order: DropOrder,
    },
    /// Dice are thrown from the cup.
    Throw(ThrowOrder),
}

/// What chance is answered with beside random numbers.
#[derive(Default)]
pub struct Equipment {
    /// The machine that dice are dropped into.
    pub apparatus: Option<Box<dyn Apparatus>>,
    /// The cup that dice are thrown from. A match that begins with one throws all its rolls.
    pub cup: Option<Box<dyn Cup>>,
}

impl std::fmt::Debug for Equipment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Equipment")
            .field("has_apparatus", &self.apparatus.is_some())
            .field("has_cup", &self.cup.is_some())
            .finish()
    }
}

impl From<Option<Box<dyn Apparatus>>> for Equipment {
    fn from(apparatus: Option<Box<dyn Apparatus>>) -> Equipment {
        Equipment {
            apparatus,
            cup: None,
        }
    }
}

/// Where faces come from.
enum Rolls {
    Drawn,
    Thrown(Option<Box<dyn Cup>>),
}

/// The source of all outcomes of one match.
///
/// The k-th roll, shuffle or drop always takes the k-th place of its stream, so that the same
/// decisions meet the same luck whenever they are made.
pub struct Nature {
    roller: Roller,
    apparatus: Option<Box<dyn Apparatus>>,
    source: Rolls,
    rolls: u64,
    shuffles: u64,
    drops: u64,
    leaving: Vec<TakeOrder>,
}

impl std::fmt::Debug for Nature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Nature")
            .field("rolls", &self.rolls)
            .field("shuffles", &self.shuffles)
            .field("drops", &self.drops)
            .finish_non_exhaustive()
    }
}

impl Nature {
    /// Nature for the match with this seed, on a machine with nothing in it; faces are drawn.
    #[must_use]
    pub fn new(seed: u64, apparatus: Option<Box<dyn Apparatus>>) -> Nature {
        Nature::with(seed, &DiceSource::Drawn, apparatus.into())
    }

    /// Nature for the match with this seed and these dice, on a machine with nothing in it.
    #[must_use]
    pub fn with(seed: u64, dice: &DiceSource, equipment: Equipment) -> Nature {
        Nature {
            roller: Roller::new(seed),
            apparatus: equipment.apparatus,
            source: match dice {
                DiceSource::Drawn => Rolls::Drawn,
                DiceSource::Thrown { .. } => Rolls::Thrown(equipment.cup),
            },
            rolls: 0,
            shuffles: 0,
            drops: 0,
            leaving: Vec::new(),
        }
    }

    /// Answers `chance`.
    ///
    /// # Errors
    /// When a drop has no machine or a throw no cup, or when these fail.
    pub fn answer(&mut self, chance: Chance) -> Result<Outcome, NatureError> {
        // Drawn dice first and straight into the answer: fast games spend much of their time here.
        if let (Chance::Roll { dice }, Rolls::Drawn) = (chance, &self.source) {
            let faces = self.roller.faces(self.rolls, usize::from(dice));
            self.rolls += 1;
            return Ok(Outcome::Roll { faces });
        }
        let outcome = match chance {
            Chance::Roll { dice } => Outcome::Roll {
                faces: self.rolled(dice)?,
            },
            Chance::Shuffle { cards } => Outcome::Shuffle {
                order: self.roller.order(self.shuffles, cards),
            },
            Chance::Drop { tube, die, size } => {
                Outcome::Drop(self.dropped(self.drop_order(tube, die, size))?)
            }
        };
        self.count(&outcome);
        Ok(outcome)
    }

    /// What answering `chance` takes of the equipment; `None` when random numbers answer it.
    #[must_use]
    pub fn errand(&self, chance: Chance) -> Option<Errand> {
        match (chance, &self.source) {
            (Chance::Drop { tube, die, size }, _) => Some(Errand::Drop {
                leaving: self.leaving.clone(),
                order: self.drop_order(tube, die, size),
            }),
            (Chance::Roll { dice }, Rolls::Thrown(_)) if dice > 0 => {
                let jitter = self.roller.shake(self.rolls);
                Some(Errand::Throw(ThrowOrder { dice, jitter }))
            }
            _ => None,
        }
    }

    /// Goes on as if `outcome` had been answered, without the machine.
    pub fn skip(&mut self, outcome: &Outcome) {
        self.count(outcome);
    }

    /// Picked dice that still lie in their trays, until the next drop.
    #[must_use]
    pub fn leaving(&self) -> &[TakeOrder] {
        &self.leaving
    }

    /// An errand led to this; before a drop the first `gone` of the picked dice left the machine.
    pub(super) fn reported(&mut self, outcome: &Outcome, gone: usize) {
        if matches!(outcome, Outcome::Drop(_)) {
            self.leaving.drain(..gone.min(self.leaving.len()));
        }
        self.count(outcome);
    }

    /// A die leaves the machine. It is taken out before the next drop and not at once: until then
    /// the choice that took it can be undone.
    pub fn take(&mut self, order: TakeOrder) {
        self.leaving.push(order);
    }

    /// Forgets the dice that were to leave since the last drop.
    pub fn forget_taken(&mut self) {
        self.leaving.clear();
    }

    /// Whether drops can be answered.
    #[must_use]
    pub fn has_machine(&self) -> bool {
        self.apparatus.is_some()
    }

    fn drop_order(&self, tube: u8, die: DieId, size: Size) -> DropOrder {
        DropOrder {
            tube,
            die,
            size,
            jitter: self.roller.jitter(self.drops),
        }
    }

    fn rolled(&mut self, dice: u8) -> Result<Faces, NatureError> {
        match &mut self.source {
            Rolls::Drawn => Ok(self.roller.faces(self.rolls, usize::from(dice))),
            Rolls::Thrown(_) if dice == 0 => Ok(Faces::new()),
            Rolls::Thrown(cup) => {
                let jitter = self.roller.shake(self.rolls);
                let cup = cup.as_mut().ok_or(NatureError::NoCup)?;
                Ok(cup.throw(ThrowOrder { dice, jitter })?)
            }
        }
    }

    fn dropped(&mut self, order: DropOrder) -> Result<crate::rules::DropReport, NatureError> {
        let apparatus = self.apparatus.as_mut().ok_or(NatureError::NoMachine)?;
        for leaving in self.leaving.drain(..) {
            apparatus.take(leaving)?;
        }
        Ok(apparatus.drop_die(order)?)
    }

    fn count(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Roll { .. } => self.rolls += 1,
            Outcome::Shuffle { .. } => self.shuffles += 1,
            Outcome::Drop(_) => self.drops += 1,
        }
    }
}
