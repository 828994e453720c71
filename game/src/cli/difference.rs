//! What differs between a record and its repetition, in the reader's language and as values.

use serde::Serialize;
use serde_json::{Value, json};

use super::drop::Metal;
use super::speech::Speech;
use super::unfit;
use super::words::say;
use crate::dice::DieId;
use crate::rules::{Game, Phrase, Player};
use crate::session::{Difference, Ending};

/// A difference for scripts and readers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The step of the record, from 1, when it is about one.
    step: Option<usize>,
    /// What kind of thing differs.
    what: &'static str,
    /// Whose or which one.
    about: Option<String>,
    /// In the record.
    expected: Value,
    /// Here.
    found: Value,
    /// The same for a reader.
    pub sentence: String,
}

/// The difference as a part of another sentence.
#[must_use]
pub fn clause<G: Game>(difference: &Difference, speech: &Speech<'_>) -> String {
    let sentence = told::<G>(difference, speech).sentence;
    sentence.trim_end_matches('.').to_owned()
}

/// The difference with its values and as a sentence.
#[must_use]
pub fn told<G: Game>(difference: &Difference, speech: &Speech<'_>) -> Told {
    course(difference, speech)
        .or_else(|| machine(difference, speech))
        .unwrap_or_else(|| dice::<G>(difference, speech))
}

impl Told {
    fn new(step: usize, what: &'static str, sentence: String) -> Told {
        Told {
            step: (step > 0).then_some(step),
            what,
            about: None,
            expected: Value::Null,
            found: Value::Null,
            sentence,
        }
    }

    fn about(self, what: impl Into<String>) -> Told {
        Told {
            about: Some(what.into()),
            ..self
        }
    }

    fn values(self, expected: impl Into<Value>, found: impl Into<Value>) -> Told {
        Told {
            expected: expected.into(),
            found: found.into(),
            ..self
        }
    }
}

/// What can differ in any game.
fn course(difference: &Difference, speech: &Speech<'_>) -> Option<Told> {
    let words = speech.words();
    Some(match difference {
        Difference::Rules(error) => {
            let cause = unfit::fold(error, speech);
            let sentence = say!(words, "difference-rules", cause = cause);
            Told::new(error.step().unwrap_or(0), "rules", sentence)
        }
        Difference::Roll {
            step,
            recorded,
            found,
        } => {
            let (old, new) = (recorded.to_string(), found.to_string());
            let sentence = say!(
                words,
                "difference-roll",
                step = *step,
                recorded = old,
                found = new
            );
            Told::new(*step, "roll", sentence).values(json!(recorded), json!(found))
        }
        Difference::Shuffle {
            step,
            recorded,
            found,
        } => {
            let sentence = say!(words, "difference-shuffle", step = *step);
            Told::new(*step, "shuffle", sentence).values(recorded.clone(), found.clone())
        }
        Difference::Score {
            player,
            recorded,
            found,
        } => {
            let seat = u8::try_from(player.saturating_sub(1)).unwrap_or(u8::MAX);
            let name = speech.name(Player(seat));
            let sentence = say!(
                words,
                "difference-score",
                player = name,
                recorded = *recorded,
                found = *found
            );
            let (old, new) = (recorded.to_string(), found.to_string());
            Told::new(0, "score", sentence).about(name).values(old, new)
        }
        Difference::Result { recorded, found } => result(recorded.as_ref(), found.as_ref(), speech),
        _ => return None,
    })
}

fn result(recorded: Option<&Ending>, found: Option<&Ending>, speech: &Speech<'_>) -> Told {
    let words = speech.words();
    let sentence = match (recorded, found) {
        (None, _) => say!(words, "difference-over"),
        (_, None) => say!(words, "difference-not-over"),
        _ => say!(words, "difference-winners"),
    };
    Told::new(0, "result", sentence).values(json!(recorded), json!(found))
}

/// What the machine as a whole can do otherwise.
fn machine(difference: &Difference, speech: &Speech<'_>) -> Option<Told> {
    let words = speech.words();
    Some(match difference {
        Difference::Machine { step, cause } => {
            let cause = unfit::nature(cause, speech);
            let sentence = say!(words, "difference-machine", step = *step, cause = cause);
            Told::new(*step, "machine", sentence)
        }
        Difference::Entered { step, found } => {
            let sentence = match found {
                true => say!(words, "difference-enters", step = *step),
                false => say!(words, "difference-bounces", step = *step),
            };
            Told::new(*step, "entered", sentence).values(!found, *found)
        }
        Difference::Tipped { step, tube, found } => {
            let keys = ["difference-stays", "difference-tips"];
            with_tube("tipped", keys, *step, *tube, *found, speech)
        }
        Difference::Hanging { step, tube, found } => {
            let keys = ["difference-hangs-not", "difference-hangs"];
            with_tube("hanging", keys, *step, *tube, *found, speech)
        }
        Difference::Stilled { step, found } => {
            let sentence = match found {
                true => say!(words, "difference-stilled", step = *step),
                false => say!(words, "difference-stilled-not", step = *step),
            };
            Told::new(*step, "stilled", sentence).values(!found, *found)
        }
        Difference::State {
            step,
            recorded,
            found,
        } => {
            let (old, new) = (format!("{recorded:016x}"), format!("{found:016x}"));
            let sentence = say!(
                words,
                "difference-state",
                step = *step,
                recorded = &old,
                found = &new
            );
            Told::new(*step, "state", sentence).values(old, new)
        }
        _ => return None,
    })
}

fn with_tube(
    what: &'static str,
    keys: [&str; 2],
    step: usize,
    tube: usize,
    found: bool,
    speech: &Speech<'_>,
) -> Told {
    let name = tube_name(tube, speech);
    let key = keys[usize::from(found)];
    let sentence = say!(speech.words(), key, step = step, tube = &name);
    Told::new(step, what, sentence)
        .about(name)
        .values(!found, found)
}

/// What can differ about single dice.
fn dice<G: Game>(difference: &Difference, speech: &Speech<'_>) -> Told {
    let words = speech.words();
    match difference {
        Difference::Tray {
            step,
            die,
            recorded,
            found,
        } => {
            let (old, new) = (
                tube_name(usize::from(*recorded), speech),
                tube_name(usize::from(*found), speech),
            );
            let die = name::<G>(*die, speech);
            let sentence = say!(
                words,
                "difference-tray",
                step = *step,
                die = &die,
                recorded = &old,
                found = &new
            );
            Told::new(*step, "tray", sentence)
                .about(die)
                .values(old, new)
        }
        Difference::Face {
            step,
            die,
            recorded,
            found,
        } => {
            let (old, new) = (recorded.pips(), found.pips());
            let die = name::<G>(*die, speech);
            let sentence = say!(
                words,
                "difference-face",
                step = *step,
                die = &die,
                recorded = old,
                found = new
            );
            Told::new(*step, "face", sentence)
                .about(die)
                .values(old, new)
        }
        Difference::Reseated { step, die, found } => {
            let die = name::<G>(*die, speech);
            let sentence = match found {
                true => say!(words, "difference-reseated", step = *step, die = &die),
                false => say!(words, "difference-reseated-not", step = *step, die = &die),
            };
            Told::new(*step, "reseated", sentence)
                .about(die)
                .values(!found, *found)
        }
        Difference::Dice {
            step,
            recorded,
            found,
        } => {
            let names = |dice: &[DieId]| {
                let names = dice.iter().map(|die| name::<G>(*die, speech));
                names.collect::<Vec<_>>()
            };
            let (old, new) = (names(recorded), names(found));
            let list = |names: &[String]| match names.is_empty() {
                true => speech.list(&[]),
                false => names.join(", "),
            };
            let sentence = say!(
                words,
                "difference-dice",
                step = *step,
                recorded = list(&old),
                found = list(&new)
            );
            Told::new(*step, "dice", sentence).values(old, new)
        }
        other => Told::new(0, "other", other.to_string()),
    }
}

/// What the die is called at the table.
fn name<G: Game>(die: DieId, speech: &Speech<'_>) -> String {
    let phrase = G::word_die(die);
    let phrase = phrase.unwrap_or_else(|| Phrase::new("difference-die").with("number", die.0));
    speech.say(&phrase)
}

fn tube_name(tube: usize, speech: &Speech<'_>) -> String {
    let tube = Metal::ALL.get(tube).copied().unwrap_or(Metal::Gold);
    speech.words().text(tube.key())
}
