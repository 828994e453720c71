//! How a match comes onto the screen: begun anew, or resumed from its file.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::keeper::Keeper;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::saves;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::unfit;
use kipp_game::cli::words::Words;
use kipp_game::cup::DiceCup;
use kipp_game::games::{Visitor, dispatch};
use kipp_game::machine::Workshop;
use kipp_game::rules::{Apparatus, Cup, Game};
use kipp_game::session::{DiceSource, Equipment, Record, SaveFile, Seat, Session, Setup};

use super::{Match, Running, SharedCup, SharedMachine};

/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name at the table.
    pub name: String,
    /// The kind of the bot; `None` is a person.
    pub bot: Option<String>,
}

/// What is agreed before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Key of the game.
    pub game: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Seed of everything random.
    pub seed: u64,
    /// Whether dice are thrown from a cup, in games without a machine.
    pub is_thrown: bool,
    /// A machine file, if not the built-in machine.
    pub machine: Option<PathBuf>,
    /// Whether the match is kept in a file.
    pub is_kept: bool,
}

/// Begins a match.
///
/// # Errors
/// One line when it cannot be.
pub fn begin(opening: &Opening, words: &Rc<Words>) -> Result<Box<dyn Match>, Failure> {
    let beginning = Beginning { opening, words };
    let unknown = || kipp_game::cli::opening::unknown_game(&opening.game, words);
    dispatch(&opening.game, beginning).unwrap_or_else(|| Err(unknown()))
}

struct Beginning<'a> {
    opening: &'a Opening,
    words: &'a Rc<Words>,
}

impl Visitor for Beginning<'_> {
    type Output = Result<Box<dyn Match>, Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Beginning { opening, words } = self;
        let needs_machine = G::INFO.needs_apparatus;
        let workshop = needs_machine
            .then(|| kipp_game::cli::opening::workshop(opening.machine.as_deref(), words));
        let workshop = workshop.transpose()?;
        let built = workshop.as_ref().map(Workshop::build).transpose();
        let machine = built.map_err(Failure::machine)?.map(SharedMachine::new);
        let cup = (opening.is_thrown && !needs_machine).then(DiceCup::builtin);
        let cup = cup.transpose().map_err(Failure::machine)?;
        let cup = cup.map(|cup| SharedCup(Rc::new(cup)));
        let setup = Setup::<G> {
            options: G::Options::default(),
            seats: opening.players.iter().map(seat).collect(),
            seed: opening.seed,
            machine: workshop.as_ref().map(Workshop::note),
        };
        let names = plain_names(&setup.seats);
        let session = Session::begin_with(setup, equipment(&machine, &cup));
        let speech = Speech::new(words, names, false);
        let session =
            session.map_err(|error| Failure::input(unfit::session::<G>(&error, &speech)))?;
        let mut notice = None;
        let keeper = match opening.is_kept {
            false => None,
            true => {
                let begun = Keeper::begin(G::INFO.key, session.record(), words);
                let (keeper, line) = begun.map_err(|error| saves::refused(&error, words))?;
                notice = line;
                Some(keeper)
            }
        };
        let running = Running::new(session, (machine, cup), keeper, Rc::clone(words));
        let running = running.map_err(Failure::input)?;
        Ok(Box::new(running.with_notice(notice)))
    }
}

fn seat(player: &Player) -> Seat {
    match &player.bot {
        None => Seat::person(&player.name),
        Some(kind) => Seat::bot(&player.name, kind),
    }
}

fn equipment(machine: &Option<SharedMachine>, cup: &Option<SharedCup>) -> Equipment {
    Equipment {
        apparatus: machine
            .clone()
            .map(|machine| Box::new(machine) as Box<dyn Apparatus>),
        cup: cup.clone().map(|cup| Box::new(cup) as Box<dyn Cup>),
    }
}

/// Goes on with a saved match on a machine that makes all its drops again.
///
/// # Errors
/// One line when the file is no save, or when the machine does something else than recorded.
pub fn resume(path: &Path, words: &Rc<Words>) -> Result<Box<dyn Match>, Failure> {
    let (file, _) = SaveFile::open(path).map_err(|error| saves::refused(&error, words))?;
    with_record(path, words, Resuming { file, words })
}

struct Resuming<'a> {
    file: SaveFile,
    words: &'a Rc<Words>,
}

impl WithRecord for Resuming<'_> {
    type Output = Box<dyn Match>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Box<dyn Match>, Failure> {
        let Resuming { file, words } = self;
        let speech = Speech::new(words, plain_names(&record.seats), false);
        let machine = match &record.machine {
            Some(note) if G::INFO.needs_apparatus => {
                let built = Workshop::of_note(note).and_then(|workshop| workshop.build());
                let built = built.map_err(|error| Failure::Record(error.to_string()))?;
                Some(SharedMachine::new(built))
            }
            _ => None,
        };
        let cup = match &record.dice {
            DiceSource::Drawn => None,
            DiceSource::Thrown { cup } => {
                let cup = DiceCup::of_description(cup);
                let cup = cup.map_err(|error| Failure::Record(error.to_string()))?;
                Some(SharedCup(Rc::new(cup)))
            }
        };
        let session = Session::resume(record, equipment(&machine, &cup));
        let session =
            session.map_err(|error| Failure::Record(unfit::session::<G>(&error, &speech)))?;
        let keeper = Some(Keeper::new(file));
        let running = Running::new(session, (machine, cup), keeper, Rc::clone(words));
        Ok(Box::new(running.map_err(Failure::input)?))
    }
}
