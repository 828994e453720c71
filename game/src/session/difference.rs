//! Where a record and its repetition part.

use super::{Ending, FoldError, NatureError};
use crate::dice::{DieId, Face, Faces};
use crate::rules::{DropReport, Outcome, Points, Poured, TUBES};

/// The first place where a record and its repetition differ. `recorded` is the record's value,
/// `found` what comes out here; steps count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// A recorded step breaks the rules.
    #[error(transparent)]
    Rules(#[from] FoldError),
    /// The machine or its absence.
    #[error("step {step}: {cause}")]
    Machine {
        /// Which step.
        step: usize,
        /// What went wrong.
        cause: NatureError,
    },
    /// A roll shows other faces.
    #[error("step {step}: the dice show {found}, the record says {recorded}")]
    Roll {
        /// Which step.
        step: usize,
        /// In the record.
        recorded: Faces,
        /// Here.
        found: Faces,
    },
    /// A deck has another order.
    #[error("step {step}: the cards are shuffled into another order")]
    Shuffle {
        /// Which step.
        step: usize,
        /// In the record.
        recorded: Vec<u16>,
        /// Here.
        found: Vec<u16>,
    },
    /// A tube did or did not take the die.
    #[error("step {step}: the die {} the tube", if *.found { "enters" } else { "does not enter" })]
    Entered {
        /// Which step.
        step: usize,
        /// What happens here; the record says the opposite.
        found: bool,
    },
    /// A tube tipped or did not.
    #[error("step {step}: tube {tube} {}", if *.found { "tips" } else { "does not tip" })]
    Tipped {
        /// Which step.
        step: usize,
        /// Number of the tube, from 0.
        tube: usize,
        /// What happens here; the record says the opposite.
        found: bool,
    },
    /// A tube hung or did not.
    #[error("step {step}: tube {tube} {}", if *.found { "hangs" } else { "does not hang" })]
    Hanging {
        /// Which step.
        step: usize,
        /// Number of the tube, from 0.
        tube: usize,
        /// What happens here; the record says the opposite.
        found: bool,
    },
    /// Other dice came out, or in another order, or into other trays.
    #[error("step {step}: other dice come out")]
    Dice {
        /// Which step.
        step: usize,
        /// In the record.
        recorded: Vec<DieId>,
        /// Here.
        found: Vec<DieId>,
    },
    /// A die lies in another tray.
    #[error("step {step}: die {} lies in tray {found}, the record says {recorded}", die.0)]
    Tray {
        /// Which step.
        step: usize,
        /// Which die.
        die: DieId,
        /// In the record, from 0.
        recorded: u8,
        /// Here, from 0.
        found: u8,
    },
    /// A die shows another face.
    #[error("step {step}: die {} shows {found}, the record says {recorded}", die.0)]
    Face {
        /// Which step.
        step: usize,
        /// Which die.
        die: DieId,
        /// In the record.
        recorded: Face,
        /// Here.
        found: Face,
    },
    /// A die lay cocked and was set straight, or did not.
    #[error("step {step}: die {} {}", die.0, if *.found { "is set straight" } else { "lies straight" })]
    Reseated {
        /// Which step.
        step: usize,
        /// Which die.
        die: DieId,
        /// What happens here; the record says the opposite.
        found: bool,
    },
    /// Something had to be stilled at the machine's time limit, or had not.
    #[error("step {step}: the drop {} stilled", if *.found { "is" } else { "is not" })]
    Stilled {
        /// Which step.
        step: usize,
        /// What happens here; the record says the opposite.
        found: bool,
    },
    /// The same outcome from other bits of the machine.
    #[error("step {step}: the machine ends in state {found:016x}, the record says {recorded:016x}")]
    State {
        /// Which step.
        step: usize,
        /// In the record.
        recorded: u64,
        /// Here.
        found: u64,
    },
    /// Another score.
    #[error("player {player} has {found} points, the record says {recorded}")]
    Score {
        /// Which seat, from 1.
        player: usize,
        /// In the record.
        recorded: Points,
        /// Here.
        found: Points,
    },
    /// The record has a result although the match is not over, or none although it is, or other
    /// winners.
    #[error("the result in the record does not belong to this match")]
    Result {
        /// In the record.
        recorded: Option<Ending>,
        /// Here.
        found: Option<Ending>,
    },
}

impl Difference {
    /// The first difference of two answers to the same question; `None` when they are the same or
    /// answer different questions.
    #[must_use]
    pub fn between(step: usize, recorded: &Outcome, found: &Outcome) -> Option<Difference> {
        match (recorded, found) {
            _ if recorded == found => None,
            (Outcome::Drop(recorded), Outcome::Drop(found)) => {
                drops(step, recorded, found).or_else(|| state(step, recorded, found))
            }
            (Outcome::Roll { faces: recorded }, Outcome::Roll { faces: found }) => {
                let (recorded, found) = (*recorded, *found);
                Some(Difference::Roll {
                    step,
                    recorded,
                    found,
                })
            }
            (Outcome::Shuffle { order: recorded }, Outcome::Shuffle { order: found }) => {
                Some(Difference::Shuffle {
                    step,
                    recorded: recorded.clone(),
                    found: found.clone(),
                })
            }
            _ => None,
        }
    }

    /// The first difference of two results.
    #[must_use]
    pub fn of_endings(recorded: Option<&Ending>, found: Option<&Ending>) -> Option<Difference> {
        if recorded == found {
            return None;
        }
        let points = |ending: Option<&Ending>| ending.map_or(Vec::new(), |it| it.points.clone());
        let scores = points(recorded).into_iter().zip(points(found));
        let score = (1..)
            .zip(scores)
            .find(|(_, (recorded, found))| recorded != found);
        Some(match score {
            Some((player, (recorded, found))) => Difference::Score {
                player,
                recorded,
                found,
            },
            None => Difference::Result {
                recorded: recorded.cloned(),
                found: found.cloned(),
            },
        })
    }
}

fn drops(step: usize, recorded: &DropReport, new: &DropReport) -> Option<Difference> {
    if recorded.entered != new.entered {
        let found = new.entered;
        return Some(Difference::Entered { step, found });
    }
    for tube in 0..TUBES {
        if recorded.tipped[tube] != new.tipped[tube] {
            let found = new.tipped[tube];
            return Some(Difference::Tipped { step, tube, found });
        }
        if recorded.hanging[tube] != new.hanging[tube] {
            let found = new.hanging[tube];
            return Some(Difference::Hanging { step, tube, found });
        }
    }
    let dice = |report: &DropReport| report.poured.iter().map(|it| it.die).collect::<Vec<_>>();
    if dice(recorded) != dice(new) {
        return Some(Difference::Dice {
            step,
            recorded: dice(recorded),
            found: dice(new),
        });
    }
    let mut pairs = recorded.poured.iter().zip(&new.poured);
    pairs.find_map(|(recorded, new)| lying(step, recorded, new))
}

/// The first difference of how one die lies.
fn lying(step: usize, recorded: &Poured, new: &Poured) -> Option<Difference> {
    let die = new.die;
    if recorded.tray != new.tray {
        let (recorded, found) = (recorded.tray, new.tray);
        return Some(Difference::Tray {
            step,
            die,
            recorded,
            found,
        });
    }
    if recorded.face != new.face {
        let (recorded, found) = (recorded.face, new.face);
        return Some(Difference::Face {
            step,
            die,
            recorded,
            found,
        });
    }
    let found = new.reseated;
    (recorded.reseated != found).then_some(Difference::Reseated { step, die, found })
}

/// The first difference of two drops with the same dice.
fn state(step: usize, recorded: &DropReport, found: &DropReport) -> Option<Difference> {
    if recorded.stilled != found.stilled {
        let found = found.stilled;
        return Some(Difference::Stilled { step, found });
    }
    let (recorded, found) = (recorded.digest, found.digest);
    (recorded != found).then_some(Difference::State {
        step,
        recorded,
        found,
    })
}
