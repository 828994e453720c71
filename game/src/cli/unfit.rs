//! Why a record cannot be followed, in the reader's language.

use super::difference::clause;
use super::failure::Failure;
use super::opening;
use super::reader;
use super::screen::harmless;
use super::setup_fault;
use super::speech::Speech;
use super::tools::Kit;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::cup::DiceCup;
use crate::machine::{MachineApparatus, Workshop, WorkshopError};
use crate::rules::{Game, OutcomeMismatch, SetupError, Worded};
use crate::session::{
    Crew, DiceSource, Difference, Fold, FoldError, NatureError, Record, SessionError, check_ending,
};

/// A record that is no match.
#[must_use]
pub fn broken(error: &FoldError, speech: &Speech<'_>) -> Failure {
    let cause = fold(error, speech);
    Failure::Record(say!(speech.words(), "error-record", cause = cause))
}

/// Whether the record is a match, with the result that its steps lead to.
///
/// # Errors
/// Why not.
pub fn check<G: Game>(record: &Record<G>, speech: &Speech<'_>) -> Result<(), Failure> {
    let fold = Fold::after(record, record.steps.len());
    let fold = fold.map_err(|error| broken(&error, speech))?;
    check_ending(record, &fold).map_err(|difference| {
        let cause = clause::<G>(&difference, speech);
        Failure::Record(say!(speech.words(), "error-record-result", cause = cause))
    })
}

/// The bots that sit at a record's table.
///
/// # Errors
/// When the game does not have one of them.
pub fn crew<G: Bots>(record: &Record<G>, words: &Words) -> Result<Crew<G>, Failure> {
    let crew = Crew::new(&record.seats, record.seed);
    crew.map_err(|error| Failure::Record(say!(words, "error-record-bot", asked = &error.asked)))
}

/// A fresh kit like the one that a record was made with.
///
/// # Errors
/// Why it cannot be had.
pub fn kit<G: Game>(record: &Record<G>, speech: &Speech<'_>) -> Result<Kit, String> {
    Ok(Kit {
        machine: machine(record, speech)?,
        cup: cup(&record.dice, speech)?,
    })
}

fn machine<G: Game>(
    record: &Record<G>,
    speech: &Speech<'_>,
) -> Result<Option<MachineApparatus>, String> {
    let words = speech.words();
    let Some(note) = &record.machine else {
        return match G::INFO.needs_apparatus {
            true => Err(say!(words, "nature-no-machine")),
            false => Ok(None),
        };
    };
    let workshop = Workshop::of_note(note);
    let built = workshop.and_then(|workshop| workshop.build());
    match built {
        Ok(machine) => Ok(Some(machine)),
        // Nobody edits the machine of a record; what is wrong in which line helps nobody.
        Err(WorkshopError::Spec(_) | WorkshopError::Machine(_)) => {
            Err(say!(words, "unfit-machine"))
        }
        Err(error) => Err(harmless(&opening::missing_machine(&error, words))),
    }
}

fn cup(dice: &DiceSource, speech: &Speech<'_>) -> Result<Option<DiceCup>, String> {
    let DiceSource::Thrown { cup } = dice else {
        return Ok(None);
    };
    let cup = DiceCup::of_description(cup);
    cup.map(Some).map_err(|_| say!(speech.words(), "unfit-cup"))
}

/// Why a record does not fold.
#[must_use]
pub fn fold(error: &FoldError, speech: &Speech<'_>) -> String {
    let words = speech.words();
    match error {
        FoldError::Setup(error) => setup(error, speech),
        FoldError::Recipe { found, known } => {
            say!(words, "unfit-recipe", found = found, known = *known)
        }
        FoldError::Illegal { step, phrase, .. } => {
            let reason = speech.say(phrase);
            say!(words, "unfit-illegal", step = *step, reason = reason)
        }
        FoldError::OutOfTurn { step, player } if player.index() >= speech.seats() => say!(
            words,
            "unfit-nobody",
            step = *step,
            number = player.index() + 1,
            seats = speech.seats()
        ),
        FoldError::OutOfTurn { step, player } => {
            let player = speech.name(*player);
            say!(words, "unfit-turn", step = *step, player = player)
        }
        FoldError::Outcome { step, mismatch } => unfit_outcome(*step, mismatch, speech),
    }
}

fn unfit_outcome(step: usize, mismatch: &OutcomeMismatch, speech: &Speech<'_>) -> String {
    let cause = speech.say(&mismatch.phrase());
    say!(speech.words(), "unfit-outcome", step = step, cause = cause)
}

fn setup(error: &SetupError, speech: &Speech<'_>) -> String {
    let words = speech.words();
    match error {
        SetupError::Players {
            title,
            got,
            min,
            max,
        } => say!(
            words,
            "unfit-players",
            title = *title,
            got = *got,
            min = *min,
            max = *max
        ),
        SetupError::Cards { place, fault } => setup_fault::cards(place.as_deref(), fault, words),
        SetupError::Syntax { place, message, .. } => {
            let problem = reader::said(message, words);
            say!(words, "unfit-option", place = place, problem = problem)
        }
    }
}

/// Why chance could not be answered.
#[must_use]
pub fn nature(error: &NatureError, speech: &Speech<'_>) -> String {
    match error {
        NatureError::NoMachine => say!(speech.words(), "nature-no-machine"),
        NatureError::NoCup => say!(speech.words(), "nature-no-cup"),
        NatureError::Machine(error) => speech.say(&error.phrase()),
    }
}

/// Why a match cannot go on.
#[must_use]
pub fn session<G: Game>(error: &SessionError, speech: &Speech<'_>) -> String {
    match error {
        SessionError::Fold(error) => fold(error, speech),
        SessionError::Nature(error) => nature(error, speech),
        SessionError::OtherOutcome {
            step,
            recorded,
            found,
        } => match Difference::between(*step, recorded, found) {
            Some(difference) => clause::<G>(&difference, speech),
            None => {
                let (waits_for, got) = (found.kind(), recorded.kind());
                unfit_outcome(*step, &OutcomeMismatch::Kind { waits_for, got }, speech)
            }
        },
    }
}
