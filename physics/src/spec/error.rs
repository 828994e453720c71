//! What can be wrong with a machine file.

use thiserror::Error;

/// A machine file that cannot be used: one line that names the file, the place and the remedy.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{origin}: {problem}")]
pub struct SpecError {
    /// The file, or what stands for it.
    pub origin: String,
    /// What is wrong.
    pub problem: Box<SpecProblem>,
}

impl SpecError {
    pub(super) fn new(origin: &str, problem: SpecProblem) -> Self {
        Self {
            origin: one_line(origin),
            problem: Box::new(problem),
        }
    }
}

/// The ways in which a machine description can be wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SpecProblem {
    /// The file cannot be read as text.
    #[error("{reason}; {remedy}")]
    Unreadable {
        /// Why.
        reason: String,
        /// What to do.
        remedy: &'static str,
    },
    /// The text is not TOML, or a key is unknown, missing or of the wrong kind.
    #[error("line {line}, column {column}: {message}; compare with the default machine file")]
    Syntax {
        /// Line, counted from 1.
        line: usize,
        /// Column in characters, counted from 1.
        column: usize,
        /// What was found and expected.
        message: String,
    },
    /// The file is of a format that this program does not know.
    #[error("format = {found}: this program reads format {supported}; {remedy}")]
    Format {
        /// What the file says.
        found: String,
        /// The format that can be read.
        supported: u32,
        /// What to do.
        remedy: &'static str,
    },
    /// A value outside its interval.
    #[error(
        "{field} = {value}: must lie between {least} and {most}; take a value in that interval"
    )]
    Interval {
        /// Path of the field; arrays count from 0.
        field: String,
        /// Its value.
        value: String,
        /// Smallest allowed value.
        least: String,
        /// Largest allowed value.
        most: String,
    },
    /// A text that cannot be shown.
    #[error(
        "{field}: must be a text of 1 to {longest} characters without control characters; shorten it or write it on one line"
    )]
    Text {
        /// Path of the field; arrays count from 0.
        field: String,
        /// Most characters allowed.
        longest: usize,
    },
    /// Two values that do not fit together.
    #[error("{field} = {value}: {rule} ({against}); {remedy}")]
    Conflict {
        /// Path of the field; arrays count from 0.
        field: String,
        /// Its value.
        value: String,
        /// What must hold.
        rule: &'static str,
        /// The other value or the limit that follows from it.
        against: String,
        /// What to do.
        remedy: &'static str,
    },
}

/// The text with control characters escaped, so that a message stays on its line.
pub(super) fn one_line(text: &str) -> String {
    text.chars()
        .flat_map(|c| -> Box<dyn Iterator<Item = char>> {
            if c.is_control() {
                Box::new(c.escape_default())
            } else {
                Box::new(std::iter::once(c))
            }
        })
        .collect()
}
