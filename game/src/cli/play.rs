//! `kipp play`: people and bots at one table.

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use super::args::PlayArgs;
use super::choosing::choose;
use super::failure::Failure;
use super::opening;
use super::progress;
use super::recorded::{WithRecord, with_record};
use super::saves;
use super::screen::Screen;
use super::table::{Table, Turn, new_save};
use super::watch::{finish, greet};
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::{GAMES, Visitor};
use crate::rules::Game;
use crate::session::{Record, SaveFile, Seat};

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &PlayArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if let Some(path) = &args.resume {
        let resume = Resume {
            path,
            named_game: args.named_game.as_deref(),
            luck: args.luck,
            words,
            screen,
        };
        return with_record(path, words, resume);
    }
    let start = Start {
        args,
        words,
        screen,
    };
    opening::with_game(&args.table.game, words, start)
}

struct Start<'a> {
    args: &'a PlayArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Start<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Start {
            args,
            words,
            screen,
        } = self;
        let strongest = G::BOTS.last().copied().unwrap_or_default();
        let people = match (args.people.is_empty(), args.bots.is_empty()) {
            (true, true) => vec![say!(words, "menu-name-default", number = 1_u8)],
            _ => args.people.clone(),
        };
        let mut bots = args.bots.clone();
        let least = usize::from(G::INFO.min_players);
        if args.bots.is_empty() && people.len() < least {
            bots.resize(least - people.len(), strongest.to_owned());
        }
        let seats = opening::seats::<G>(&people, &bots, words)?;
        begin::<G>(args, seats, words, screen)
    }
}

/// Begins a match of these seats and plays it.
fn begin<G: Bots>(
    args: &PlayArgs,
    seats: Vec<Seat>,
    words: &Words,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (setup, tools) = opening::setup::<G>(&args.table, seats, seed, words)?;
    let save = args.save.as_deref().map(|path| new_save(path, words));
    let mut table = Table::begin(setup, &tools, save.transpose()?, words)?;
    if args.save.is_none() {
        table.keep_under_free_name(words)?;
    }
    greet(&table, screen, words)?;
    if let Some(path) = table.save_path().filter(|_| table.has_person()) {
        let path = path.display().to_string();
        screen.paragraph(&say!(words, "play-saved-in", path = &path), 2)?;
    }
    play_on(&mut table, args.luck, screen, words)
}

struct Resume<'a> {
    path: &'a Path,
    named_game: Option<&'a str>,
    luck: bool,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl WithRecord for Resume<'_> {
    type Output = ();

    fn with<G: Bots>(self, _: Record<G>) -> Result<(), Failure> {
        let Resume {
            path,
            named_game,
            luck,
            words,
            screen,
        } = self;
        check_game(named_game, G::INFO.key, path, words)?;
        let refused = |error| saves::refused(&error, words);
        // Read again under the lock: until then another process may have played on.
        let (file, saved) = SaveFile::open(path).map_err(refused)?;
        let record: Record<G> = saved.decode(G::INFO.key).map_err(refused)?;
        let label = say!(words, "play-rebuilding", steps = record.steps.len());
        let bar = progress::bar(record.steps.len() as u64, &label);
        bar.tick();
        let mut table = Table::resume(record, file, words)?;
        bar.finish_and_clear();
        greet(&table, screen, words)?;
        play_on(&mut table, luck, screen, words)
    }
}

/// The game that was named must be the one of the save.
fn check_game(named: Option<&str>, found: &str, path: &Path, words: &Words) -> Result<(), Failure> {
    let Some(asked) = named.filter(|named| *named != found) else {
        return Ok(());
    };
    if GAMES.iter().all(|game| game.key != asked) {
        return Err(opening::unknown_game(asked, words));
    }
    let path = path.display().to_string();
    let line = say!(
        words,
        "error-resume-game",
        path = &path,
        found = found,
        asked = asked
    );
    Err(Failure::input(line))
}

/// A seed nobody has chosen.
fn fresh_seed() -> u64 {
    // The standard library seeds its hasher from the system; 32 bits are easy to read and type.
    std::collections::hash_map::RandomState::new()
        .build_hasher()
        .finish()
        >> 32
}

fn play_on<G: Bots>(
    table: &mut Table<G>,
    luck: bool,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let is_over = play_turns(table, screen, words);
    let kept = table.save_rest(words);
    let told = is_over.and_then(|is_over| match is_over {
        true => finish(table, luck, screen, words),
        false => leave(table, screen, words),
    });
    kept.and(told)
}

/// Turn by turn to the end (`true`), or until a person leaves the table.
fn play_turns<G: Bots>(
    table: &mut Table<G>,
    screen: &mut Screen,
    words: &Words,
) -> Result<bool, Failure> {
    loop {
        let turn = table.advance(words)?;
        table.tell(screen, words)?;
        match turn {
            Turn::Moved => {}
            Turn::Over => return Ok(true),
            Turn::Person(player) => {
                if !choose(table, player, screen, words)? {
                    return Ok(false);
                }
            }
        }
    }
}

fn leave<G: Bots>(table: &Table<G>, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
    if let Some(path) = table.save_path() {
        let path = path.display().to_string();
        screen.paragraph(&say!(words, "play-left", path = &path), 2)?;
    }
    screen.flush()
}
