//! What is wrong with a machine file, in the reader's language.

use kipp_physics::spec::{FORMAT, SpecError, SpecProblem, Unreadable};

use super::conflict;
use super::reader;
use super::words::{Words, say};

/// The error in one line.
#[must_use]
pub fn said(error: &SpecError, words: &Words) -> String {
    let origin = error.origin.clone();
    let origin = origin.unwrap_or_else(|| say!(words, "machine-of-record"));
    let problem = problem(&error.problem, words);
    say!(words, "machine-wrong", origin = origin, problem = problem)
}

/// What is wrong, without the name of the file.
#[must_use]
pub fn problem(problem: &SpecProblem, words: &Words) -> String {
    match problem {
        SpecProblem::Unreadable(cause) => unreadable(cause, words),
        SpecProblem::Syntax {
            line,
            column,
            message,
        } => say!(
            words,
            "file-syntax",
            line = *line,
            column = *column,
            fault = reader::said(message, words),
            command = "kipp machine"
        ),
        SpecProblem::NoFormat => say!(words, "machine-no-format", known = FORMAT),
        SpecProblem::NewerFormat { found } => {
            let found = found.to_string();
            say!(words, "machine-newer-format", found = found, known = FORMAT)
        }
        SpecProblem::OtherFormat { found } => {
            say!(words, "machine-other-format", found = found, known = FORMAT)
        }
        SpecProblem::Interval {
            field,
            value,
            least,
            most,
        } => say!(
            words,
            "machine-interval",
            field = field,
            value = value,
            least = least,
            most = most
        ),
        SpecProblem::Text { field, longest } => {
            say!(words, "machine-text", field = field, most = *longest)
        }
        SpecProblem::Conflict {
            field,
            value,
            conflict,
        } => {
            let rule = conflict::said(conflict, words);
            say!(
                words,
                "machine-conflict",
                field = field,
                value = value,
                rule = rule
            )
        }
    }
}

/// Why a file cannot be read as text.
#[must_use]
pub fn unreadable(cause: &Unreadable, words: &Words) -> String {
    match cause {
        Unreadable::Missing => say!(words, "machine-missing"),
        Unreadable::Folder => say!(words, "machine-folder"),
        Unreadable::Forbidden => say!(words, "machine-forbidden"),
        Unreadable::Empty => say!(words, "machine-empty"),
        Unreadable::TooLarge => say!(words, "machine-too-large"),
        Unreadable::NotText { byte } => say!(words, "machine-not-text", byte = *byte),
        Unreadable::System(said) => say!(words, "machine-system", said = said),
    }
}
