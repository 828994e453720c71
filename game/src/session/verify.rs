//! Checking a recorded match: everything is done again and compared.

use super::{Difference, Ending, Equipment, Fold, Nature, Record, Step};
use crate::rules::{Game, Node, Outcome};

/// Repeats the match on fresh equipment and gives its final state.
///
/// # Errors
/// The first [`Difference`].
pub fn verify<G: Game>(
    record: &Record<G>,
    equipment: impl Into<Equipment>,
    mut progress: impl FnMut(usize),
) -> Result<Fold<G>, Difference> {
    let mut fold = Fold::start(record)?;
    let mut nature = Nature::with(record.seed, &record.dice, equipment.into());
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

/// Compares the result in the record with that of all its steps.
///
/// # Errors
/// The first [`Difference`].
pub fn check_ending<G: Game>(record: &Record<G>, fold: &Fold<G>) -> Result<(), Difference> {
    let is_over = fold.game().node() == Node::Terminal;
    let found = is_over.then(|| Ending::of(&fold.game().standings()));
    match Difference::of_endings(record.ending.as_ref(), found.as_ref()) {
        Some(difference) => Err(difference),
        None => Ok(()),
    }
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
    match Difference::between(step, recorded, &found) {
        Some(difference) => Err(difference),
        None => Ok(()),
    }
}
