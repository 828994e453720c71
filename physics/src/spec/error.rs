//! What can be wrong with a machine file.

use thiserror::Error;

use super::{Conflict, FORMAT};

/// A machine file that cannot be used: one line that names the file, the place and the remedy.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}: {problem}", origin.as_deref().unwrap_or("machine description"))]
pub struct SpecError {
    /// The file, unless the description came as text or value.
    pub origin: Option<String>,
    /// What is wrong.
    pub problem: Box<SpecProblem>,
}

impl SpecError {
    pub(super) fn new(origin: Option<&str>, problem: SpecProblem) -> Self {
        Self {
            origin: origin.map(one_line),
            problem: Box::new(problem),
        }
    }
}

/// The ways in which a machine description can be wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SpecProblem {
    /// The file cannot be read as text.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The text is not TOML, or a key is unknown, missing or of the wrong kind.
    #[error("line {line}, column {column}: {message}; compare with the default machine file")]
    Syntax {
        /// Line, counted from 1.
        line: usize,
        /// Column in characters, counted from 1.
        column: usize,
        /// What was found and expected, in the TOML reader's words.
        message: String,
    },
    /// The file does not say of which format it is.
    #[error(
        "format is missing: this program reads format {FORMAT}; give a machine file, or add the \
         line format = {FORMAT}"
    )]
    NoFormat,
    /// The file is of a later format.
    #[error(
        "format = {found}: this program reads format {FORMAT}; the file is newer, update the \
         program"
    )]
    NewerFormat {
        /// What the file says.
        found: i64,
    },
    /// The file is of a format that never was.
    #[error(
        "format = {found}: this program reads format {FORMAT}; give a file made from the default \
         machine"
    )]
    OtherFormat {
        /// What the file says.
        found: String,
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
    /// Values that do not fit together.
    #[error("{field} = {value}: {conflict}")]
    Conflict {
        /// Path of the field; arrays count from 0.
        field: String,
        /// Its value.
        value: String,
        /// The rule that it breaks.
        conflict: Conflict,
    },
}

/// Why a file cannot be read as text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// Nothing has that name.
    #[error("no such file; check the path")]
    Missing,
    /// The name is a folder's.
    #[error("this is a folder; give the path of a file")]
    Folder,
    /// The rights are missing.
    #[error("reading is not permitted; check its rights")]
    Forbidden,
    /// There is nothing in it.
    #[error("the file is empty; give a file made from the default machine")]
    Empty,
    /// More than a machine file can be.
    #[error("the file is larger than 1 MiB; give a machine file")]
    TooLarge,
    /// Not text.
    #[error("byte {byte} is not UTF-8 text; save the file as UTF-8")]
    NotText {
        /// The first bad byte, counted from 0.
        byte: usize,
    },
    /// Something else, in the system's words.
    #[error("{0}; check the path")]
    System(String),
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
