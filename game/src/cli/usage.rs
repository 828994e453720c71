//! What is typed after `kipp`, and `kipp help`.

use std::ffi::OsString;

use clap::parser::ValueSource;

use super::args::{Command, Task};
use super::command_line::{self, Reading};
use super::failure::Failure;
use super::screen::Screen;
use super::words::{Words, say};

/// What reading the command line led to.
#[derive(Debug)]
pub enum Usage {
    /// Something to do.
    Run(Box<Command>),
    /// A text that was asked for (`--help`, `--version`).
    Text(String),
}

/// Reads the command line.
///
/// # Errors
/// One line in the reader's language when it cannot be read.
pub fn read(args: &[OsString], words: &Words) -> Result<Usage, Failure> {
    let (mut command, matches) = match command_line::read::<Command>(args, words)? {
        Reading::Text(text) => return Ok(Usage::Text(text)),
        Reading::Run { command, matches } => (command, matches),
    };
    if let (Some(Task::Play(play)), Some((_, matches))) = (&mut command.task, matches.subcommand())
        && matches.value_source("game") == Some(ValueSource::CommandLine)
    {
        play.named_game = Some(play.table.game.clone());
    }
    match matches.subcommand_name() {
        Some(task) if command.seed.is_some() || command.json => {
            let arg = if command.json { "--json" } else { "--seed" };
            Err(Failure::input(say!(
                words,
                "error-usage-order",
                arg = arg,
                task = task
            )))
        }
        _ => Ok(Usage::Run(Box::new(command))),
    }
}

/// `kipp help`: what `--help` prints after the command.
///
/// # Errors
/// One line when there is no such command.
pub fn help(task: Option<&str>, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let asked = ["kipp"].into_iter().chain(task).chain(["--help"]);
    let asked: Vec<OsString> = asked.map(OsString::from).collect();
    match read(&asked, words)? {
        Usage::Text(text) => screen.line(text.trim_end()),
        Usage::Run(_) => Ok(()), // `--help` leaves nothing to run
    }
}
