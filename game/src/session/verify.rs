//! Checking a recorded match: everything is done again and compared.

use super::{Ending, Fold, FoldError, Nature, NatureError, Record, Step};
use crate::dice::{DieId, Face};
use crate::rules::{Apparatus, DropReport, Game, Node, Outcome, Points, TUBES};

/// The first place where a record and its repetition differ.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// A recorded step breaks the rules.
    #[error(transparent)]
    Rules(#[from] FoldError),
    /// The machine or its absence.
    #[error("step {step}: {cause}")]
    Machine {
        /// Which step, from 1.
        step: usize,
        /// What went wrong.
        cause: NatureError,
    },
    /// A roll or a shuffle has another outcome.
    #[error("step {step}: the random stream gives another roll or card order")]
    Draw {
        /// Which step, from 1.
        step: usize,
    },
    /// A tube did or did not take the die.
    #[error("step {step}: the die {} the tube", if *.found { "enters" } else { "does not enter" })]
    Entered {
        /// Which step, from 1.
        step: usize,
        /// What happens here.
        found: bool,
    },
    /// A tube tipped or did not.
    #[error("step {step}: tube {tube} {}", if *.found { "tips" } else { "does not tip" })]
    Tipped {
        /// Which step, from 1.
        step: usize,
        /// Number of the tube.
        tube: usize,
        /// What happens here.
        found: bool,
    },
    /// A tube hung or did not.
    #[error("step {step}: tube {tube} {}", if *.found { "hangs" } else { "does not hang" })]
    Hanging {
        /// Which step, from 1.
        step: usize,
        /// Number of the tube.
        tube: usize,
        /// What happens here.
        found: bool,
    },
    /// Other dice came out, or in another order, or into other trays.
    #[error("step {step}: other dice come out")]
    Dice {
        /// Which step, from 1.
        step: usize,
    },
    /// A die shows another face.
    #[error("step {step}: die {} shows {found}, the record says {recorded}", die.0)]
    Face {
        /// Which step, from 1.
        step: usize,
        /// Which die.
        die: DieId,
        /// In the record.
        recorded: Face,
        /// Here.
        found: Face,
    },
    /// The same outcome from other bits of the machine.
    #[error("step {step}: the machine ends in state {found:016x}, the record says {recorded:016x}")]
    State {
        /// Which step, from 1.
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
    Result,
}

/// Repeats the match on a fresh machine and gives its final state.
///
/// # Errors
/// The first [`Difference`].
pub fn verify<G: Game>(
    record: &Record<G>,
    apparatus: Option<Box<dyn Apparatus>>,
    mut progress: impl FnMut(usize),
) -> Result<Fold<G>, Difference> {
    let mut fold = Fold::start(record)?;
    let mut nature = Nature::new(record.seed, apparatus);
    for (index, step) in record.steps.iter().enumerate() {
        if let Step::Happened(recorded) = step {
            check_outcome(&fold, &mut nature, recorded, index + 1)?;
        }
        for order in fold.step(step)?.iter().filter_map(G::take_order) {
            nature.take(order);
        }
        progress(index + 1);
    }
    check_ending(record, &fold)?;
    Ok(fold)
}

fn check_outcome<G: Game>(
    fold: &Fold<G>,
    nature: &mut Nature,
    recorded: &Outcome,
    step: usize,
) -> Result<(), Difference> {
    let Node::Chance(chance) = fold.game().node() else {
        return Ok(()); // the fold refuses it with the reason
    };
    let found = nature
        .answer(chance)
        .map_err(|cause| Difference::Machine { step, cause })?;
    match (recorded, &found) {
        (Outcome::Drop(recorded), Outcome::Drop(found)) => compare_drops(recorded, found, step),
        (recorded, found) if recorded == found => Ok(()),
        _ => Err(Difference::Draw { step }),
    }
}

fn compare_drops(recorded: &DropReport, found: &DropReport, step: usize) -> Result<(), Difference> {
    if recorded.entered != found.entered {
        let found = found.entered;
        return Err(Difference::Entered { step, found });
    }
    for tube in 0..TUBES {
        if recorded.tipped[tube] != found.tipped[tube] {
            let found = found.tipped[tube];
            return Err(Difference::Tipped { step, tube, found });
        }
        if recorded.hanging[tube] != found.hanging[tube] {
            let found = found.hanging[tube];
            return Err(Difference::Hanging { step, tube, found });
        }
    }
    compare_dice(recorded, found, step)?;
    match recorded.digest == found.digest {
        true => Ok(()),
        false => Err(Difference::State {
            step,
            recorded: recorded.digest,
            found: found.digest,
        }),
    }
}

fn compare_dice(recorded: &DropReport, found: &DropReport, step: usize) -> Result<(), Difference> {
    for (old, new) in recorded.poured.iter().zip(&found.poured) {
        if (old.die, old.tray) != (new.die, new.tray) {
            return Err(Difference::Dice { step });
        }
        if old.face != new.face {
            return Err(Difference::Face {
                step,
                die: old.die,
                recorded: old.face,
                found: new.face,
            });
        }
    }
    match recorded.poured == found.poured {
        true => Ok(()),
        false => Err(Difference::Dice { step }),
    }
}

fn check_ending<G: Game>(record: &Record<G>, fold: &Fold<G>) -> Result<(), Difference> {
    let over = fold.game().node() == Node::Terminal;
    let found = over.then(|| Ending::of(&fold.game().standings()));
    if let (Some(recorded), Some(found)) = (&record.ending, &found) {
        let scores = recorded.points.iter().zip(&found.points);
        for (player, (recorded, found)) in scores.enumerate() {
            if recorded != found {
                return Err(Difference::Score {
                    player: player + 1,
                    recorded: *recorded,
                    found: *found,
                });
            }
        }
    }
    match record.ending == found {
        true => Ok(()),
        false => Err(Difference::Result),
    }
}
