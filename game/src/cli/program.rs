//! A command as a process: the reader's language, one line when it fails, its exit code.

use std::ffi::OsString;
use std::process::ExitCode;

use super::command_line;
use super::failure::Failure;
use super::screen;
use super::words::{Language, Words};

/// One of the commands.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// What it is called.
    pub name: &'static str,
    /// Its messages.
    pub words: fn(Language) -> Words,
}

impl Program {
    /// Runs `perform` with the process's own arguments; 0 done, 1 a negative answer, 2 bad input.
    pub fn run(self, perform: impl FnOnce(&[OsString], &Words) -> Result<(), Failure>) -> ExitCode {
        let args: Vec<OsString> = std::env::args_os().collect();
        let language = command_line::language(&args).map_err(Failure::input);
        let done = language.and_then(|language| {
            let words = (self.words)(language);
            perform(&args, &words).map_err(|failure| failure.worded(&words))
        });
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                if let Failure::Input(line) = &failure {
                    screen::beside(self.name, line);
                }
                ExitCode::from(failure.code())
            }
        }
    }
}
