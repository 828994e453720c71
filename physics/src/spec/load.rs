//! Reading and writing machine files.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use super::error::{SpecError, SpecProblem, Unreadable, one_line};
use super::{FORMAT, MachineSpec};

/// Most bytes that are read as a machine file.
const LARGEST_FILE: u64 = 1 << 20;

/// Most characters that are repeated of what the TOML reader says.
const LONGEST_MESSAGE: usize = 300;

/// Most characters that are repeated of a value.
const LONGEST_VALUE: usize = 60;

const BUILTIN: &str = include_str!("../../data/default.toml");

impl MachineSpec {
    /// The default machine, which is built in.
    #[must_use]
    #[allow(
        clippy::expect_used,
        reason = "the text is constant and a test reads it"
    )]
    pub fn builtin() -> Self {
        parse(None, BUILTIN).expect("the built-in machine file is sound")
    }

    /// The default machine's file, with its comments: a start for machines of one's own.
    #[must_use]
    pub const fn builtin_toml() -> &'static str {
        BUILTIN
    }

    /// Reads and checks a machine file's text.
    ///
    /// # Errors
    /// [`SpecError`] when the text is not TOML, a key is unknown or missing, the format is not
    /// known, or [`validate`](Self::validate) refuses a value.
    pub fn from_toml(text: &str) -> Result<Self, SpecError> {
        parse(None, text)
    }

    /// Reads and checks a machine file.
    ///
    /// # Errors
    /// As [`from_toml`](Self::from_toml), and when the file is missing, not readable, not UTF-8, or
    /// larger than 1 MiB.
    pub fn load(path: &Path) -> Result<Self, SpecError> {
        let origin = path.display().to_string();
        let origin = Some(origin.as_str());
        let text = read(path).map_err(|problem| SpecError::new(origin, problem.into()))?;
        parse(origin, &text)
    }

    /// The machine as a TOML text that [`from_toml`](Self::from_toml) reads back unchanged.
    #[must_use]
    #[allow(
        clippy::expect_used,
        reason = "numbers, texts and tables all have a form in TOML"
    )]
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("a machine has a form in TOML")
    }
}

fn parse(origin: Option<&str>, text: &str) -> Result<MachineSpec, SpecError> {
    let refuse = |problem| SpecError::new(origin, problem);
    check_format(text).map_err(refuse)?;
    let spec: MachineSpec = toml::from_str(text).map_err(|error| refuse(syntax(text, &error)))?;
    spec.check().map_err(refuse)?;
    Ok(spec)
}

/// Looks at the format before anything else, since a newer file may differ in all the rest.
fn check_format(text: &str) -> Result<(), SpecProblem> {
    if text.trim().is_empty() {
        return Err(Unreadable::Empty.into());
    }
    let table: toml::Table = toml::from_str(text).map_err(|error| syntax(text, &error))?;
    match table.get("format") {
        Some(toml::Value::Integer(found)) if *found == i64::from(FORMAT) => Ok(()),
        Some(toml::Value::Integer(found)) if *found > i64::from(FORMAT) => {
            Err(SpecProblem::NewerFormat { found: *found })
        }
        Some(other) => Err(SpecProblem::OtherFormat {
            found: clipped(&other.to_string(), LONGEST_VALUE),
        }),
        None => Err(SpecProblem::NoFormat),
    }
}

fn syntax(text: &str, error: &toml::de::Error) -> SpecProblem {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    SpecProblem::Syntax {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        message: clipped(&error.message().replace('\n', ", "), LONGEST_MESSAGE),
    }
}

/// The text on one line, and not longer than a message should be: it may quote the file.
fn clipped(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => one_line(&text[..end]) + "…",
        None => one_line(text),
    }
}

fn read(path: &Path) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|error| unopened(&error))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Unreadable::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| Unreadable::NotText {
        byte: error.utf8_error().valid_up_to(),
    })
}

fn unopened(error: &std::io::Error) -> Unreadable {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidFilename => {
            Unreadable::Missing
        }
        ErrorKind::IsADirectory => Unreadable::Folder,
        ErrorKind::PermissionDenied => Unreadable::Forbidden,
        _ => Unreadable::System(one_line(&error.to_string())),
    }
}
