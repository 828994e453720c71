//! `kipp watch`: bots play one game, printed from drop to final score.

use super::args::WatchArgs;
use super::failure::Failure;
use super::luck;
use super::opening;
use super::report::{self, MatchReport};
use super::score;
use super::screen::{Screen, excerpt, harmless};
use super::table::{Table, Turn, new_save};
use super::unfit::broken;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::machine::Workshop;
use crate::rules::Game;
use crate::session::{DiceSource, Fold};

/// Characters of a card file's note that are shown.
const LONGEST_NOTE: usize = 300;

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &WatchArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let watch = Watch {
        args,
        words,
        screen,
    };
    opening::with_game(&args.table.game, words, watch)
}

struct Watch<'a> {
    args: &'a WatchArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Watch<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Watch {
            args,
            words,
            screen,
        } = self;
        let seats = opening::bot_seats::<G>(&args.seats, words)?;
        let (setup, tools) = opening::setup::<G>(&args.table, seats, args.seed, words)?;
        let save = args
            .save
            .as_deref()
            .map(|path| new_save(path, words))
            .transpose()?;
        let mut table = Table::begin(setup, &tools, save, words)?;
        if !args.json {
            greet(&table, screen, words)?;
        }
        let played = watch(&mut table, args.json, screen, words);
        let kept = table.save_rest(words);
        let told = played.and_then(|()| match args.json {
            true => print_json(&table, args.luck, screen, words),
            false => finish(&table, args.luck, screen, words),
        });
        kept.and(told)
    }
}

/// To the end, or until the machine fails or nobody reads any more.
fn watch<G: Bots>(
    table: &mut Table<G>,
    is_silent: bool,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    while table.advance(words)? == Turn::Moved {
        if !is_silent {
            table.tell(screen, words)?;
        }
    }
    Ok(())
}

/// Prints what is played, by whom, on what.
///
/// # Errors
/// When nobody reads any more.
pub fn greet<G: Bots>(table: &Table<G>, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
    let record = table.session().record();
    let names = opening::names(table.seats(), words).join(", ");
    screen.heading(G::INFO.title)?;
    screen.paragraph(&say!(words, "greet-players", names = names), 2)?;
    let seed = record.seed.to_string();
    screen.paragraph(&say!(words, "greet-seed", seed = seed), 2)?;
    if let Some(machine) = &record.machine {
        let digest: String = harmless(&machine.digest).chars().take(12).collect();
        let line = match Workshop::is_builtin(machine) {
            true => say!(words, "greet-machine-builtin", digest = digest),
            false => say!(words, "greet-machine-own", digest = digest),
        };
        screen.paragraph(&line, 2)?;
    }
    if record.dice != DiceSource::Drawn {
        screen.line(&say!(words, "greet-dice-thrown"))?;
    }
    if let Some(note) = options_note::<G>(&record.options, words) {
        screen.paragraph(&note, 0)?;
    }
    screen.flush()
}

/// What is to be known of the cards: the catalogue speaks of the built-in ones, their author of others.
fn options_note<G: Game>(options: &G::Options, words: &Words) -> Option<String> {
    if *options != G::Options::default() {
        let note = excerpt(G::options_note(options), LONGEST_NOTE);
        return Some(say!(words, "greet-cards-own", note = note));
    }
    let key = format!("{}-note", G::INFO.key);
    words.has(&key).then(|| words.text(&key))
}

/// Prints the score table, luck and skill if they are wished for, and where the match is kept.
///
/// # Errors
/// When nobody reads any more.
pub fn finish<G: Bots>(
    table: &Table<G>,
    with_luck: bool,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let speech = table.speech(words, screen.has_colours());
    score::show(&table.game().standings(), screen, &speech)?;
    if with_luck {
        luck::show(table.session().record(), screen, &speech)?;
    }
    if let Some(path) = table.save_path() {
        let path = path.display().to_string();
        screen.line("")?;
        screen.paragraph(&say!(words, "finish-saved", path = &path), 2)?;
    }
    screen.flush()
}

fn print_json<G: Bots>(
    table: &Table<G>,
    with_luck: bool,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let record = table.session().record();
    let speech = table.speech(words, false);
    let fold = Fold::after(record, record.steps.len()).map_err(|error| broken(&error, &speech))?;
    let reviews = match with_luck {
        true => luck::of(record, &speech)?,
        false => None,
    };
    report::print(&MatchReport::of(record, &fold).with(reviews), screen)
}
