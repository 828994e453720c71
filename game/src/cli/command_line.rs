//! A command line in the reader's language: help texts, and one line for what cannot be read.

use std::any::TypeId;
use std::error::Error;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches};

use super::dialogue::ECHOED;
use super::failure::Failure;
use super::screen::excerpt;
use super::words::{Language, Words, say};
use crate::games::GAMES;

/// Finds `--lang` before anything else is read, so that even usage errors speak the language.
///
/// # Errors
/// One line when the language that was asked for is not in the catalogue.
pub fn language(args: &[OsString]) -> Result<Language, String> {
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
            let asked = excerpt(&code, ECHOED);
            say!(words, "error-language", asked = asked, known = known)
        }),
    }
}

/// What reading a command line led to.
#[derive(Debug)]
pub enum Reading<C> {
    /// Something to do.
    Run {
        /// What was typed.
        command: C,
        /// Where its values stood.
        matches: ArgMatches,
    },
    /// A text that was asked for (`--help`, `--version`).
    Text(String),
}

/// Reads the command line of `C`, whose words are in the catalogue (see [`localised`]).
///
/// # Errors
/// One line in the reader's language when it cannot be read.
pub fn read<C: CommandFactory + FromArgMatches>(
    args: &[OsString],
    words: &Words,
) -> Result<Reading<C>, Failure> {
    let refused = |error: &clap::Error| Failure::input(line(error, args, &C::command(), words));
    let matches = match localised(C::command(), words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => return Ok(Reading::Text(error.render().to_string())),
        Err(error) => return Err(refused(&error)),
    };
    let command = C::from_arg_matches(&matches).map_err(|error| refused(&error))?;
    Ok(Reading::Run { command, matches })
}

/// The command with its help texts taken from the catalogue.
///
/// A task `check` is described by `help-check`, its argument `file` by `help-check-file` or else by
/// `help-arg-file`, and a value `FILE` is called what `help-value-file` says. Where two programs have a
/// task of the same name, the messages of one begin with `help-` and the program's name.
#[must_use]
pub fn localised(command: Command, words: &Words) -> Command {
    let program = command.get_name().to_owned();
    let own = format!("help-template-{program}");
    let has_tasks = command.has_subcommands();
    let template = match has_tasks {
        _ if words.has(&own) => words.text(&own),
        true => say!(words, "help-template"),
        false => say!(words, "help-template-task"),
    };
    let usage_line = match has_tasks {
        true => say!(words, "help-usage", program = &program),
        false => say!(words, "help-usage-alone", program = &program),
    };
    let root = worded(command, &program, words)
        .override_usage(usage_line)
        .help_template(template.replace("%tasks%", "{subcommands}"))
        .arg(version_flag(words).help_heading(words.text("help-heading-options")));
    root.mut_subcommands(|task| {
        let name = task.get_name().to_owned();
        let template = say!(words, "help-template-task");
        let usage = usage(&program, &task, words);
        let own = format!("{program}-{name}");
        let name = match words.has(&format!("help-{own}")) {
            true => own,
            false => name,
        };
        let task = worded(task, &name, words).override_usage(usage);
        task.help_template(template)
    })
}

fn worded(command: Command, name: &str, words: &Words) -> Command {
    let about = words.text(&format!("help-{name}"));
    command
        .about(about)
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
            // The help text names the values; clap would do it in English.
            let arg = arg.hide_possible_values(takes_value);
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

/// How a task is called: `kipp play [options]`.
fn usage(program: &str, task: &Command, words: &Words) -> String {
    let name = task.get_name();
    let mut usage = say!(words, "help-usage-task", program = program, task = name);
    for arg in task.get_positionals() {
        let name = value_name(arg, words).unwrap_or_default();
        usage += &match arg.is_required_set() {
            true => format!(" <{name}>"),
            false => format!(" [{name}]"),
        };
        if matches!(arg.get_action(), ArgAction::Append) {
            usage += "...";
        }
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
        .action(ArgAction::HelpShort)
}

fn version_flag(words: &Words) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(say!(words, "help-arg-version"))
}

/// What is wrong with what was typed, in one line.
fn line(error: &clap::Error, args: &[OsString], command: &Command, words: &Words) -> String {
    let said = |kind| error.get(kind).map(context).unwrap_or_default();
    let arg = excerpt(&said(ContextKind::InvalidArg), ECHOED);
    let program = command.get_name();
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let asked = excerpt(&said(ContextKind::InvalidSubcommand), ECHOED);
            say!(
                words,
                "error-usage-command",
                asked = asked,
                known = tasks(command),
                program = program
            )
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => say!(
            words,
            "error-usage-no-command",
            known = tasks(command),
            program = program
        ),
        ErrorKind::UnknownArgument => {
            say!(words, "error-usage-unknown", arg = arg, program = program)
        }
        ErrorKind::InvalidValue if said(ContextKind::InvalidValue).is_empty() => {
            say!(words, "error-usage-no-value", arg = arg)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = excerpt(&said(ContextKind::InvalidValue), ECHOED);
            let known = said(ContextKind::ValidValue);
            match known.is_empty() {
                true => unfit_value(&arg, &value, (args, command), words),
                false => say!(
                    words,
                    "error-usage-choice",
                    arg = arg,
                    value = value,
                    known = known
                ),
            }
        }
        ErrorKind::TooManyValues => {
            let value = excerpt(&said(ContextKind::InvalidValue), ECHOED);
            say!(words, "error-usage-takes-none", arg = arg, value = value)
        }
        ErrorKind::MissingRequiredArgument => {
            let arg = excerpt(&either(&said(ContextKind::InvalidArg), words), ECHOED);
            say!(words, "error-usage-missing", arg = arg)
        }
        ErrorKind::ArgumentConflict => {
            let other = said(ContextKind::PriorArg);
            if other == arg {
                return say!(words, "error-usage-twice", arg = arg);
            }
            say!(words, "error-usage-conflict", arg = arg, other = other)
        }
        _ => say!(words, "error-usage-other", program = program),
    }
}

/// Options whose number counts something that must be there.
const AT_LEAST_ONE: [&str; 2] = ["--games", "--sweep"];

/// A value that an option does not take, with the range of those that it takes.
fn unfit_value(
    arg: &str,
    value: &str,
    (args, command): (&[OsString], &Command),
    words: &Words,
) -> String {
    let mut command = command.clone();
    command.build(); // gives the options their names
    let task = args.iter().find_map(|word| command.find_subcommand(word));
    let tasks = task.into_iter().chain([&command]);
    let mut options = tasks.flat_map(Command::get_arguments);
    // What is behind the name is in the reader's language.
    let name = |text: &str| text.split(' ').next().map(str::to_owned);
    let option = options.find(|option| name(&option.to_string()) == name(arg));
    if let Some((least, most)) = option.and_then(range) {
        return say!(
            words,
            "error-usage-range",
            arg = arg,
            value = value,
            least = least,
            most = most
        );
    }
    let kind = option.map(|option| option.get_value_parser().type_id());
    let takes = |id: TypeId| kind.is_some_and(|kind| kind == id);
    let most = if takes(TypeId::of::<u32>()) {
        Some(u64::from(u32::MAX))
    } else {
        takes(TypeId::of::<u64>()).then_some(u64::MAX)
    };
    match most {
        Some(most) => {
            let most = most.to_string();
            say!(
                words,
                "error-usage-range",
                arg = arg,
                value = value,
                least = u8::from(AT_LEAST_ONE.iter().any(|it| arg.starts_with(it))),
                most = most
            )
        }
        None if takes(TypeId::of::<usize>()) => {
            say!(words, "error-usage-whole", arg = arg, value = value)
        }
        None => say!(words, "error-usage-value", arg = arg, value = value),
    }
}

/// The range of the whole numbers that an option takes, if it takes not all of its kind: what the
/// library says of a number beyond every such range.
fn range(option: &Arg) -> Option<(String, String)> {
    let parser = option.get_value_parser().clone();
    let alone = Arg::new("number").long("number").value_parser(parser);
    let beyond = format!("--number={}", i64::MAX);
    let error = Command::new("range")
        .arg(alone)
        .try_get_matches_from(["range", &beyond]);
    let said = error.err()?.source()?.to_string();
    let (_, bounds) = said.split_once(" is not in ")?;
    let (least, most) = bounds.split_once("..=")?;
    let is_number = |text: &str| text.parse::<i64>().is_ok();
    // That is no range of its own, but what fits into the number.
    let is_kind = most == u32::MAX.to_string();
    (is_number(least) && is_number(most) && !is_kind).then(|| (least.to_owned(), most.to_owned()))
}

fn tasks(command: &Command) -> String {
    let tasks = command.get_subcommands().map(Command::get_name);
    tasks.collect::<Vec<_>>().join(", ")
}

/// Options one of which is needed, `<--shot <FILE>|--gif <FILE>>`, as people write them.
fn either(args: &str, words: &Words) -> String {
    let group = args.strip_prefix('<').and_then(|it| it.strip_suffix('>'));
    match group.filter(|group| group.starts_with("--")) {
        None => args.to_owned(),
        Some(group) => {
            let or = format!(" {} ", words.text("error-usage-or"));
            group.replace(['<', '>'], "").replace('|', &or)
        }
    }
}

fn context(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}
