//! The command line in the reader's language: help texts, and one line for what cannot be read.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, CommandFactory, FromArgMatches};

use super::args::Command;
use super::failure::Failure;
use super::screen::Screen;
use super::words::{Language, Words, say};
use crate::games::GAMES;

/// What reading the command line led to.
#[derive(Debug)]
pub enum Usage {
    /// Something to do.
    Run(Box<Command>),
    /// A text that was asked for (`--help`, `--version`).
    Text(String),
}

/// Finds `--lang` before anything else is read, so that even usage errors speak the language.
///
/// # Errors
/// When the language that was asked for is not in the catalogue.
pub fn language(args: &[OsString]) -> Result<Language, Failure> {
    let text = |arg: &OsString| arg.to_string_lossy().into_owned();
    let asked = args
        .iter()
        .enumerate()
        .find_map(|(i, arg)| match text(arg).as_str() {
            "--lang" => args.get(i + 1).map(text),
            arg => arg.strip_prefix("--lang=").map(str::to_owned),
        });
    match asked {
        None => Ok(Language::of_environment()),
        Some(code) => code.parse().map_err(|_| {
            let words = Words::new(Language::of_environment());
            let known = Language::ALL.map(Language::code).join(", ");
            Failure::input(say!(words, "error-language", asked = &code, known = known))
        }),
    }
}

/// Reads the command line.
///
/// # Errors
/// One line in the reader's language when it cannot be read.
pub fn read(args: &[OsString], words: &Words) -> Result<Usage, Failure> {
    let matches = match localised(words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => return Ok(Usage::Text(error.render().to_string())),
        Err(error) => return Err(Failure::input(line(&error, words))),
    };
    let command =
        Command::from_arg_matches(&matches).map_err(|error| Failure::input(line(&error, words)))?;
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

/// The command with its help texts taken from the catalogue.
#[must_use]
pub fn localised(words: &Words) -> clap::Command {
    let template = say!(words, "help-template");
    let root = worded(Command::command(), "kipp", words)
        .help_template(template.replace("%tasks%", "{subcommands}"))
        .arg(version_flag(words));
    root.mut_subcommands(|task| {
        let name = task.get_name().to_owned();
        let template = say!(words, "help-template-task");
        worded(task, &name, words).help_template(template)
    })
}

fn worded(command: clap::Command, name: &str, words: &Words) -> clap::Command {
    let about = words.text(&format!("help-{name}"));
    let usage = usage(&command, name, words);
    command
        .about(about)
        .override_usage(usage)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help_flag())
        .mut_args(|arg| {
            let heading = match arg.is_positional() {
                true => "help-heading-arguments",
                false => "help-heading-options",
            };
            let arg = with_value_name(arg.help_heading(words.text(heading)), words);
            // "-3" is a value that does not fit, not an option that is unknown.
            let takes_value = arg.get_action().takes_values();
            let arg = arg.allow_negative_numbers(takes_value);
            let specific = format!("help-{name}-{}", arg.get_id());
            let general = format!("help-arg-{}", arg.get_id());
            let key = if words.has(&specific) {
                specific
            } else {
                general
            };
            with_default(arg, help_text(&key, words), words)
        })
}

/// A help text; it may list the games of the registry.
fn help_text(key: &str, words: &Words) -> String {
    let games: Vec<_> = GAMES.iter().map(|game| game.key).collect();
    let known = games.join(", ");
    say!(words, key, known = known)
}

/// How the command is called: `kipp play [options]`.
fn usage(command: &clap::Command, name: &str, words: &Words) -> String {
    let mut usage = match name {
        "kipp" => say!(words, "help-usage"),
        task => say!(words, "help-usage-task", task = task),
    };
    for arg in command.get_positionals() {
        let name = value_name(arg, words).unwrap_or_default();
        usage += &match arg.is_required_set() {
            true => format!(" <{name}>"),
            false => format!(" [{name}]"),
        };
    }
    usage
}

fn with_value_name(arg: Arg, words: &Words) -> Arg {
    match value_name(&arg, words) {
        Some(name) => arg.value_name(name),
        None => arg,
    }
}

/// What stands for the value of an option, such as `FILE`.
fn value_name(arg: &Arg, words: &Words) -> Option<String> {
    let name = arg.get_value_names()?.first()?;
    let takes_one = arg.get_action().takes_values();
    takes_one.then(|| words.text(&format!("help-value-{}", name.to_lowercase())))
}

/// The help text, with the value that is taken when none is given.
fn with_default(arg: Arg, text: String, words: &Words) -> Arg {
    let [default] = arg.get_default_values() else {
        return arg.help(text);
    };
    let value = default.to_string_lossy();
    let help = text + &say!(words, "help-default", value = &*value);
    arg.help(help).hide_default_value(true)
}

fn help_flag() -> Arg {
    Arg::new("help")
        .short('h')
        .long("help")
        .action(clap::ArgAction::HelpShort)
}

fn version_flag(words: &Words) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(clap::ArgAction::Version)
        .help(say!(words, "help-arg-version"))
}

fn line(error: &clap::Error, words: &Words) -> String {
    let said = |kind| error.get(kind).map(context).unwrap_or_default();
    let arg = said(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let asked = said(ContextKind::InvalidSubcommand);
            say!(words, "error-usage-command", asked = asked, known = tasks())
        }
        ErrorKind::UnknownArgument => say!(words, "error-usage-unknown", arg = arg),
        ErrorKind::InvalidValue if said(ContextKind::InvalidValue).is_empty() => {
            say!(words, "error-usage-no-value", arg = arg)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = said(ContextKind::InvalidValue);
            say!(words, "error-usage-value", arg = arg, value = value)
        }
        ErrorKind::MissingRequiredArgument => say!(words, "error-usage-missing", arg = arg),
        ErrorKind::ArgumentConflict => {
            let other = said(ContextKind::PriorArg);
            if other == arg {
                return say!(words, "error-usage-twice", arg = arg);
            }
            say!(words, "error-usage-conflict", arg = arg, other = other)
        }
        _ => say!(words, "error-usage-other"),
    }
}

fn tasks() -> String {
    Command::command()
        .get_subcommands()
        .map(|task| task.get_name().to_owned())
        .collect::<Vec<_>>()
        .join(", ")
}

fn context(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}
