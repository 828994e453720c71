//! What differs between a record and its repetition, in the reader's language.

use super::drop::Metal;
use super::words::{Words, say};
use crate::session::Difference;

/// The difference as a sentence.
#[must_use]
pub fn said(difference: &Difference, words: &Words) -> String {
    match difference {
        Difference::Rules(error) => {
            let cause = error.to_string();
            say!(words, "difference-rules", cause = cause)
        }
        Difference::Machine { step, cause } => {
            let cause = cause.to_string();
            say!(words, "difference-machine", step = *step, cause = cause)
        }
        Difference::Draw { step } => say!(words, "difference-draw", step = *step),
        Difference::Dice { step } => say!(words, "difference-dice", step = *step),
        Difference::Entered { step, found: true } => say!(words, "difference-enters", step = *step),
        Difference::Entered { step, .. } => say!(words, "difference-bounces", step = *step),
        Difference::Tipped { step, tube, found } => {
            let keys = ["difference-stays", "difference-tips"];
            with_tube(keys[usize::from(*found)], *step, *tube, words)
        }
        Difference::Hanging { step, tube, found } => {
            let keys = ["difference-hangs-not", "difference-hangs"];
            with_tube(keys[usize::from(*found)], *step, *tube, words)
        }
        Difference::Face {
            step,
            die,
            recorded,
            found,
        } => say!(
            words,
            "difference-face",
            step = *step,
            die = u32::from(die.0),
            recorded = recorded.pips(),
            found = found.pips()
        ),
        Difference::State {
            step,
            recorded,
            found,
        } => say!(
            words,
            "difference-state",
            step = *step,
            recorded = format!("{recorded:016x}"),
            found = format!("{found:016x}")
        ),
        Difference::Score {
            player,
            recorded,
            found,
        } => say!(
            words,
            "difference-score",
            player = *player,
            recorded = recorded.to_string(),
            found = found.to_string()
        ),
        Difference::Result => say!(words, "difference-result"),
    }
}

fn with_tube(key: &str, step: usize, tube: usize, words: &Words) -> String {
    let tube = Metal::ALL.get(tube).copied().unwrap_or(Metal::Gold);
    say!(words, key, step = step, tube = words.text(tube.key()))
}
