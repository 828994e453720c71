//! How the command can end short of success.

use std::fmt;
use std::io;

/// Why the command stops.
#[derive(Debug)]
pub enum Failure {
    /// The question was answered, and the answer is no (`verify` differs): exit code 1.
    Negative,
    /// Something typed or passed cannot be used; the line says what, where and what to do: exit code 2.
    Input(String),
    /// Whoever read our output has heard enough (`| head`): not an error.
    ReaderGone,
}

impl Failure {
    /// A failure with one line of words, whatever line breaks the cause contains.
    #[must_use]
    pub fn input(line: impl fmt::Display) -> Failure {
        let line = line.to_string();
        Failure::Input(line.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The exit code.
    #[must_use]
    pub fn code(&self) -> u8 {
        match self {
            Failure::ReaderGone => 0,
            Failure::Negative => 1,
            Failure::Input(_) => 2,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::input(format!(
                "input or output fails ({error}); check where it is sent"
            )),
        }
    }
}
