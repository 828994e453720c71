//! The `kipp` command.

mod args;
mod bout;
mod card_file;
#[cfg(test)]
mod catalogue;
mod choosing;
mod columns;
pub mod command_line;
pub mod conflict;
pub mod dialogue;
mod difference;
pub mod drop;
pub mod failure;
mod hint;
pub mod keeper;
mod luck;
mod machine_file;
mod menu;
pub mod opening;
mod play;
#[cfg(test)]
mod plurals;
mod preview;
pub mod program;
pub mod progress;
pub mod reader;
pub mod recorded;
mod refused;
mod report;
pub mod rule_book;
mod said;
pub mod saves;
pub mod score;
pub mod screen;
mod setup_fault;
pub mod spec_fault;
pub mod speech;
mod stats;
mod stepping;
pub mod supplement;
mod table;
mod telling;
mod toml_fault;
pub mod tools;
mod tournament;
#[cfg(test)]
mod translated;
mod typed;
pub mod unfit;
mod usage;
mod verifying;
mod watch;
mod welcome;
mod wish;
pub mod words;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use args::{Task, WatchArgs};
use failure::Failure;
use program::Program;
use screen::Screen;
use usage::Usage;
use words::{Language, Words};

/// Runs the command with the process's own arguments.
#[must_use]
pub fn run() -> ExitCode {
    let kipp = Program {
        name: "kipp",
        words: Words::new,
    };
    kipp.run(perform)
}

fn perform(args: &[OsString], words: &Words) -> Result<(), Failure> {
    let mut screen = Screen::standard();
    let command = match usage::read(args, words)? {
        Usage::Text(text) => {
            screen.line(text.trim_end())?;
            return screen.flush();
        }
        Usage::Run(command) => command,
    };
    match command.task {
        Some(task) => perform_task(task, words, &mut screen)?,
        None if !command.json && io::stdin().is_terminal() && screen.is_terminal() => {
            welcome::ask_and_play(command.seed, words, &mut screen)?;
        }
        None => {
            let args = WatchArgs::bare(command.seed, command.json);
            watch::run(&args, words, &mut screen)?;
        }
    }
    screen.flush()
}

fn perform_task(task: Task, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    match task {
        Task::Play(args) => play::run(&args, words, screen),
        Task::Watch(args) => watch::run(&args, words, screen),
        Task::Drop(args) => drop::run(&args, words, screen),
        Task::Replay(args) => stepping::run(&args, words, screen),
        Task::Verify(args) => verifying::run(&args, words, screen),
        Task::Rules(args) => rule_book::run(&args, words, screen),
        Task::Stats(args) => stats::run(&args, words, screen),
        Task::Machine(args) => machine_file::run(&args, words, screen),
        Task::Cards(args) => card_file::run(&args, words, screen),
        Task::Help(args) => usage::help(args.command.as_deref(), words, screen),
    }
}

/// The languages of the catalogue, for tests and menus.
#[must_use]
pub fn languages() -> [&'static str; 3] {
    Language::ALL.map(Language::code)
}
