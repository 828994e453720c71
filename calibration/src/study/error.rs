//! What can be wrong with a study file.

use std::fmt;
use std::path::Path;

use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Language, Words, say};
use kipp_game::cli::{reader, spec_fault};
use kipp_physics::spec::{SpecError, Unreadable};

use super::load::ECHOED;
use super::{FORMAT, StudyFile};
use crate::field::FieldError;
use crate::quantity::QuantityFault;
use crate::source;

/// A study file that cannot be used: one line that names the file, the place and the remedy.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyError {
    /// The file.
    pub origin: String,
    /// The line, counted from 1, where the problem is one of a place and does not say it itself.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: Box<StudyProblem>,
}

/// The ways in which a study file can be wrong. A `place` is a path of keys, such as `knob[1].from`.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyProblem {
    /// The file cannot be read as text.
    Unreadable(Unreadable),
    /// The text is not TOML, or a key is unknown, missing or of the wrong kind.
    Syntax {
        /// Line, counted from 1.
        line: usize,
        /// Column in characters, counted from 1.
        column: usize,
        /// The path of keys to it; empty where the text is no TOML.
        place: String,
        /// What was found and expected, in the TOML reader's words.
        message: String,
    },
    /// The file does not say of which format it is.
    NoFormat,
    /// The file is of another format.
    Format {
        /// What the file says.
        found: String,
        /// Whether it is later than what this program reads.
        is_newer: bool,
    },
    /// The file describes a machine.
    IsMachine,
    /// The file is a table.
    IsTable,
    /// The machine that the study asks about is a table.
    MachineIsTable {
        /// Its file.
        path: String,
    },
    /// The machine that the study asks about is a study.
    MachineIsStudy {
        /// Its file.
        path: String,
    },
    /// A number that must be even.
    Odd {
        /// Where it stands.
        place: String,
        /// What was written.
        value: String,
    },
    /// The machine that the study asks about cannot be used.
    Machine(SpecError),
    /// A field that the machine does not have.
    Field {
        /// Where it is named.
        place: String,
        /// What was asked for, and what is nearest.
        error: FieldError,
    },
    /// A quantity that cannot be used.
    Quantity {
        /// Where it stands.
        place: String,
        /// What is wrong with it.
        fault: QuantityFault,
    },
    /// An empty list of tubes.
    NoTubes {
        /// The machine's tubes.
        known: String,
    },
    /// A tube that the machine does not have.
    NoTube {
        /// What was asked for.
        asked: String,
        /// The machine's tubes.
        known: String,
    },
    /// A value outside what makes sense.
    Outside(Outside),
    /// The same, which would make sense in percent.
    Percent(Outside),
    /// A width that must be more than nothing.
    NotPositive {
        /// Where it stands.
        place: String,
        /// What was written.
        value: String,
    },
    /// A range that ends before it begins.
    Range {
        /// The knob's place.
        place: String,
        /// The least value.
        from: String,
        /// The largest value.
        to: String,
    },
    /// A range of which one end is missing.
    HalfRange {
        /// The place of the missing end.
        place: String,
        /// The end that is there.
        given: &'static str,
    },
    /// A knob that says neither range nor tolerance.
    Still {
        /// The knob's place.
        place: String,
    },
    /// A step of a range that is not there.
    StepAlone {
        /// Where it stands.
        place: String,
    },
    /// A list that names something twice.
    NamedTwice {
        /// The list.
        place: String,
        /// What it names.
        name: String,
    },
    /// Two knobs that change the same number.
    Twice {
        /// The later knob's place.
        place: String,
        /// Its field.
        field: String,
        /// The earlier knob's place.
        before: String,
    },
}

/// A value and the bounds that it is not within.
#[derive(Clone, Debug, PartialEq)]
pub struct Outside {
    /// Where it stands.
    pub place: String,
    /// What was written.
    pub value: String,
    /// Least value that makes sense.
    pub least: String,
    /// Largest value that makes sense.
    pub most: String,
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&crate::words::words(Language::English)))
    }
}

impl std::error::Error for StudyError {}

impl StudyError {
    /// The error in one line, in the reader's language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let mut fault = self.problem.said(words);
        if let Some(line) = self.line {
            fault = say!(words, "study-line", line = line, fault = fault);
        }
        format!("{}: {fault}", self.origin)
    }
}

impl StudyProblem {
    /// A machine's file that cannot be used, perhaps because it is something else.
    #[must_use]
    pub fn of_machine(path: &Path, error: SpecError) -> Self {
        let named = path.display().to_string();
        match (source::is_csv(path), StudyFile::is_at(path)) {
            (true, _) => Self::MachineIsTable { path: named },
            (_, true) => Self::MachineIsStudy { path: named },
            _ => Self::Machine(error),
        }
    }

    /// The path of keys to what is wrong, if the problem does not say its line itself.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        match self {
            Self::Field { place, .. }
            | Self::Quantity { place, .. }
            | Self::Outside(Outside { place, .. })
            | Self::Percent(Outside { place, .. })
            | Self::NamedTwice { place, .. }
            | Self::StepAlone { place }
            | Self::NotPositive { place, .. }
            | Self::Odd { place, .. }
            | Self::Range { place, .. }
            | Self::HalfRange { place, .. }
            | Self::Still { place }
            | Self::Twice { place, .. } => Some(place),
            Self::NoTube { .. } | Self::NoTubes { .. } => Some("goal.tubes"),
            Self::Machine(_) | Self::MachineIsStudy { .. } | Self::MachineIsTable { .. } => {
                Some("machine")
            }
            Self::Unreadable(_)
            | Self::Syntax { .. }
            | Self::NoFormat
            | Self::IsMachine
            | Self::IsTable
            | Self::Format { .. } => None,
        }
    }

    /// The problem in one line, in the reader's language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let valued = |key, place, value| say!(words, key, place = place, value = value);
        match self {
            Self::Unreadable(Unreadable::Empty) => say!(words, "study-empty"),
            Self::Unreadable(Unreadable::TooLarge) => say!(words, "study-too-large"),
            Self::Unreadable(cause) => spec_fault::unreadable(cause, words),
            Self::Syntax {
                line,
                column,
                place,
                message,
            } => syntax_said((*line, *column), place, message, words),
            Self::NoFormat => say!(words, "study-no-format", known = FORMAT),
            Self::Format { found, is_newer } => format_said(found, *is_newer, words),
            Self::IsMachine => say!(words, "study-is-machine"),
            Self::IsTable => say!(words, "study-is-table"),
            Self::MachineIsTable { path } => say!(words, "machine-is-table", path = path),
            Self::MachineIsStudy { path } => say!(words, "machine-is-study", path = path),
            Self::Machine(error) => spec_fault::said(error, words),
            Self::Field { place, error } => field_said(place, error, words),
            Self::Quantity { place, fault } => format!("{place}: {}", fault.said(words)),
            Self::NoTubes { known } => say!(words, "study-no-tubes", known = known),
            Self::NoTube { asked, known } => {
                say!(words, "study-no-tube", asked = asked, known = known)
            }
            Self::Outside(outside) => outside.said("study-interval", words),
            Self::Percent(outside) => outside.said("study-percent", words),
            Self::NotPositive { place, value } => valued("study-not-positive", place, value),
            Self::Odd { place, value } => valued("study-odd", place, value),
            Self::Range { place, from, to } => {
                say!(words, "study-range", place = place, from = from, to = to)
            }
            Self::HalfRange { place, given } => {
                say!(words, "study-half-range", place = place, given = *given)
            }
            Self::Still { place } => say!(words, "study-still", place = place),
            Self::StepAlone { place } => say!(words, "study-step-alone", place = place),
            Self::NamedTwice { place, name } => {
                say!(words, "study-named-twice", place = place, name = name)
            }
            Self::Twice {
                place,
                field,
                before,
            } => twice_said(place, field, before, words),
        }
    }
}

impl Outside {
    fn said(&self, key: &str, words: &Words) -> String {
        say!(
            words,
            key,
            place = &self.place,
            value = &self.value,
            least = &self.least,
            most = &self.most
        )
    }
}

fn format_said(found: &str, is_newer: bool, words: &Words) -> String {
    let key = match is_newer {
        true => "study-newer-format",
        false => "study-other-format",
    };
    say!(words, key, found = found, known = FORMAT)
}

fn twice_said(place: &str, field: &str, before: &str, words: &Words) -> String {
    say!(
        words,
        "study-twice",
        place = place,
        field = field,
        before = before
    )
}

fn field_said(place: &str, error: &FieldError, words: &Words) -> String {
    let asked = &excerpt(&error.asked, ECHOED);
    match &error.nearest {
        Some(nearest) => say!(
            words,
            "study-no-field",
            place = place,
            asked = asked,
            nearest = nearest
        ),
        None => say!(
            words,
            "study-no-field-like",
            place = place,
            asked = asked,
            command = "kipp-calibrate schema --fields"
        ),
    }
}

fn syntax_said(at: (usize, usize), place: &str, message: &str, words: &Words) -> String {
    let mut fault = reader::said(message, words);
    if !place.is_empty() {
        fault = format!("{place}: {fault}");
    }
    say!(
        words,
        "file-syntax",
        line = at.0,
        column = at.1,
        fault = fault,
        command = "kipp-calibrate schema"
    )
}
