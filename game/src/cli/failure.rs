//! How the command can end short of success.

use std::fmt;
use std::io;
use std::path::Path;

use super::dialogue::LONGEST;
use super::saves;
use super::screen::harmless;
use super::speech::Speech;
use super::words::{Words, say};
use crate::rules::{ApparatusError, Worded};
use crate::session::Trouble;

/// Why the command stops.
#[derive(Debug)]
pub enum Failure {
    /// The question was answered, and the answer is no (`verify` differs): exit code 1.
    Negative,
    /// Something typed or passed cannot be used; the line says what, where and what to do: exit code 2.
    Input(String),
    /// A saved match that cannot be used, without the name of its file: exit code 2.
    Record(String),
    /// The machine fails while it is used: exit code 2.
    Machine(ApparatusError),
    /// What somebody types cannot be read: exit code 2.
    Typed(io::Error),
    /// A line was typed that is longer than any answer, and may never end: exit code 2.
    EndlessLine,
    /// Standard output cannot be written: exit code 2.
    Output(io::Error),
    /// Whoever read our output has heard enough (`| head`): not an error.
    ReaderGone,
}

impl Failure {
    /// A failure with one line of words, whatever line breaks and control characters the cause
    /// contains.
    #[must_use]
    pub fn input(line: impl fmt::Display) -> Failure {
        let line = line.to_string();
        let words: Vec<_> = line.split_whitespace().map(harmless).collect();
        Failure::Input(words.join(" "))
    }

    /// The failure with the name of the save that it is about.
    #[must_use]
    pub fn in_save(self, path: &Path) -> Failure {
        match self {
            Failure::Record(line) => Failure::input(format!("{}: {line}", path.display())),
            other => other,
        }
    }

    /// Standard output that cannot be written, or that nobody reads any more.
    #[must_use]
    pub fn output(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Output(error),
        }
    }

    /// A machine that fails with this error.
    #[must_use]
    pub fn machine(error: impl Into<ApparatusError>) -> Failure {
        Failure::Machine(error.into())
    }

    /// The failure with all its words, in the reader's language.
    #[must_use]
    pub fn worded(self, words: &Words) -> Failure {
        match self {
            Failure::Typed(error) => {
                let cause = saves::trouble(&Trouble::of(&error), words);
                Failure::input(say!(words, "error-typed", cause = cause))
            }
            Failure::EndlessLine => {
                Failure::input(say!(words, "error-endless-line", most = LONGEST))
            }
            Failure::Output(error) => {
                let cause = saves::trouble(&Trouble::of(&error), words);
                Failure::input(say!(words, "error-output", cause = cause))
            }
            Failure::Machine(error) => {
                let cause = Speech::new(words, Vec::new(), false).say(&error.phrase());
                Failure::input(say!(words, "error-machine", cause = cause))
            }
            Failure::Record(line) => Failure::input(line),
            worded => worded,
        }
    }

    /// The exit code.
    #[must_use]
    pub fn code(&self) -> u8 {
        match self {
            Failure::ReaderGone => 0,
            Failure::Negative => 1,
            Failure::Input(_)
            | Failure::Record(_)
            | Failure::Machine(_)
            | Failure::Typed(_)
            | Failure::EndlessLine
            | Failure::Output(_) => 2,
        }
    }
}
