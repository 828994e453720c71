//! What can be wrong with the data of a fit, or with its question.

use std::fmt;

use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Language, Words, say};
use kipp_physics::spec::Unreadable;

use super::forward::Swing;
use super::measurement::{Kind, Measurement, Seen};
use super::space::Space;
use crate::quantity::{QuantityFault, plain};
use crate::study::Study;

/// A data file that cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub struct DataError {
    /// The file.
    pub origin: String,
    /// What is wrong.
    pub problem: DataProblem,
}

/// The ways in which a data file can be wrong. Lines are counted from 1; a column is named by its
/// heading.
#[derive(Clone, Debug, PartialEq)]
pub enum DataProblem {
    /// The file cannot be read as text.
    Unreadable(Unreadable),
    /// Bytes that are no text.
    NotText {
        /// The line.
        line: usize,
        /// Their place in the line, in characters.
        character: usize,
    },
    /// There are headings and nothing else.
    NoRows,
    /// A column is missing.
    NoColumn {
        /// Its heading.
        column: &'static str,
    },
    /// A column that means nothing here.
    UnknownColumn {
        /// Its heading.
        column: String,
    },
    /// A column that stands there twice.
    ColumnTwice {
        /// Its heading.
        column: String,
    },
    /// A line that has more cells than there are headings.
    Cells {
        /// The line.
        line: u64,
        /// Its cells.
        found: usize,
        /// The headings.
        wanted: usize,
    },
    /// Something else that makes it no CSV file.
    Malformed {
        /// The line.
        line: u64,
    },
    /// A cell of a line that cannot be used.
    Cell {
        /// The line.
        line: u64,
        /// The column's heading.
        column: &'static str,
        /// What is wrong with it.
        fault: CellFault,
    },
}

/// What can be wrong with one cell.
#[derive(Clone, Debug, PartialEq)]
pub enum CellFault {
    /// A word that is none of those that may stand here.
    Unknown {
        /// What was written.
        asked: String,
        /// What may stand here.
        known: String,
    },
    /// Nothing may be written here for this kind of measurement.
    Surplus,
    /// A tube was filled with no dice.
    NoDice,
    /// More dice than the box holds.
    TooManyDice,
    /// The die at which it tipped is none of those that were dropped.
    NoSuchDie {
        /// What was written.
        asked: String,
        /// Number of dice.
        dice: usize,
    },
    /// A quantity that cannot be used.
    Quantity(QuantityFault),
    /// A value that no such toy can have.
    Implausible {
        /// What was written.
        asked: String,
        /// Least value that makes sense.
        least: String,
        /// Largest value that makes sense.
        most: String,
    },
    /// A quantity that must be more than nothing.
    NotPositive {
        /// What was written.
        asked: String,
    },
}

/// A question that a fit cannot answer.
#[derive(Clone, Debug, PartialEq)]
pub enum FitError {
    /// The study names no knob that is not frozen.
    NoKnobs,
    /// There is no measurement.
    NoData,
    /// A knob takes whole numbers only.
    Whole {
        /// Its field.
        field: String,
    },
    /// A field that is to be frozen is no knob.
    FrozenUnknown {
        /// What was asked for.
        asked: String,
        /// The knobs.
        known: String,
    },
    /// A setting outside what makes sense.
    Setting {
        /// Its path in the study.
        place: &'static str,
        /// Its value.
        value: f64,
        /// Least value.
        least: f64,
        /// Largest value.
        most: f64,
    },
    /// The swing of a tube was timed that does not swing.
    NoSwing {
        /// The data file.
        file: String,
        /// The line.
        line: u64,
        /// The tube.
        tube: String,
    },
}

/// Refuses a fit that cannot be.
pub(super) fn check(space: &Space<'_>, data: &[Measurement]) -> Result<(), FitError> {
    if space.knobs.is_empty() {
        return Err(FitError::NoKnobs);
    }
    if let Some(knob) = space.knobs.iter().find(|knob| knob.field.is_whole()) {
        return Err(FitError::Whole {
            field: knob.field.path().to_owned(),
        });
    }
    if data.is_empty() {
        return Err(FitError::NoData);
    }
    let spec = space.machine(&space.nominal());
    for measurement in data {
        if let Seen::Value {
            kind: Kind::Period(tube),
            ..
        } = measurement.seen
            && !Swing::of(&spec, tube).is_defined()
        {
            return Err(FitError::NoSwing {
                file: measurement.file.clone(),
                line: measurement.line,
                tube: spec.tube[tube].name.clone(),
            });
        }
    }
    Ok(())
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&crate::words::words(Language::English)))
    }
}

impl std::error::Error for DataError {}

impl fmt::Display for FitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fault(&crate::words::words(Language::English)))
    }
}

impl std::error::Error for FitError {}

impl DataError {
    /// The error in one line, in the reader's language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        format!("{}: {}", self.origin, self.problem.said(words))
    }
}

impl DataProblem {
    fn said(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(Unreadable::Empty) => say!(words, "data-empty"),
            Self::Unreadable(Unreadable::TooLarge) => say!(words, "data-too-large"),
            Self::Unreadable(cause) => spec_fault::unreadable(cause, words),
            Self::NotText { line, character } => {
                say!(words, "data-not-text", line = *line, character = *character)
            }
            Self::NoRows => say!(words, "data-no-rows"),
            Self::NoColumn { column } => {
                say!(
                    words,
                    "data-no-column",
                    column = *column,
                    known = super::read::headings()
                )
            }
            Self::UnknownColumn { column } => {
                let known = super::read::headings();
                say!(words, "data-unknown-column", column = column, known = known)
            }
            Self::ColumnTwice { column } => say!(words, "data-column-twice", column = column),
            Self::Cells {
                line,
                found,
                wanted,
            } => say!(
                words,
                "data-cells",
                line = *line,
                found = *found,
                wanted = *wanted
            ),
            Self::Malformed { line } => say!(words, "data-malformed", line = *line),
            Self::Cell {
                line,
                column,
                fault,
            } => {
                let fault = fault.said(words);
                say!(
                    words,
                    "data-cell",
                    line = *line,
                    column = *column,
                    fault = fault
                )
            }
        }
    }
}

impl CellFault {
    fn said(&self, words: &Words) -> String {
        match self {
            Self::Unknown { asked, known } => {
                say!(words, "data-unknown", asked = asked, known = known)
            }
            Self::Surplus => say!(words, "data-surplus"),
            Self::NoDice => say!(words, "data-no-dice"),
            Self::TooManyDice => say!(words, "data-too-many-dice"),
            Self::NoSuchDie { asked, dice } => {
                say!(words, "data-no-such-die", asked = asked, dice = *dice)
            }
            // A cell has no quotes to leave out and no SI unit of its own.
            Self::Quantity(QuantityFault::NoUnit { written, wanted }) => {
                let units = wanted.accepted().iter().map(|(symbol, _)| *symbol);
                let units = units.collect::<Vec<_>>().join(", ");
                say!(words, "data-no-unit", written = written, units = units)
            }
            Self::Quantity(QuantityFault::NoNumber { written }) => {
                say!(words, "data-no-number", written = written)
            }
            Self::Quantity(fault) => fault.said(words),
            Self::Implausible { asked, least, most } => say!(
                words,
                "data-implausible",
                asked = asked,
                least = least,
                most = most
            ),
            Self::NotPositive { asked } => say!(words, "data-not-positive", asked = asked),
        }
    }
}

impl FitError {
    /// The error in one line with the file that is at fault, in the reader's language.
    #[must_use]
    pub fn said(&self, study: &Study, words: &Words) -> String {
        let fault = self.fault(words);
        match self {
            // Of the data, not of the study.
            Self::NoSwing { .. } => fault,
            _ => study.refused(&fault),
        }
    }

    fn fault(&self, words: &Words) -> String {
        match self {
            Self::NoKnobs => say!(words, "fit-no-knobs"),
            Self::NoData => say!(words, "fit-no-data"),
            Self::Whole { field } => say!(words, "fit-whole", field = field),
            Self::FrozenUnknown { asked, known } => {
                say!(words, "fit-frozen-unknown", asked = asked, known = known)
            }
            Self::Setting {
                place,
                value,
                least,
                most,
            } => say!(
                words,
                "fit-setting",
                place = *place,
                value = plain(*value),
                least = plain(*least),
                most = plain(*most)
            ),
            Self::NoSwing { file, line, tube } => {
                say!(
                    words,
                    "fit-no-swing",
                    file = file,
                    line = *line,
                    tube = tube
                )
            }
        }
    }
}
