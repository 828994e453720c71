//! How a new match comes onto the screen.

use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::keeper::Keeper;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::saves;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::tools::{Dice, Tools};
use kipp_game::cli::unfit;
use kipp_game::cli::words::Words;
use kipp_game::games::{Visitor, dispatch};
use kipp_game::machine::Workshop;
use kipp_game::rules::Game;
use kipp_game::session::{Seat, Session, Setup};
use kipp_physics::MachineSpec;

use super::{Match, Running, Shared};

/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name at the table.
    pub name: String,
    /// The kind of the bot; `None` is a person.
    pub bot: Option<String>,
}

/// What is agreed before a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Key of the game.
    pub game: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Seed of everything random.
    pub seed: u64,
    /// Whether dice are thrown from a cup, in games without a machine.
    pub is_thrown: bool,
    /// The machine, if not the built-in one; games without a machine have no use for it.
    pub machine: Option<Box<MachineSpec>>,
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
        let dice = match opening.is_thrown && !G::INFO.needs_apparatus {
            true => Dice::Thrown,
            false => Dice::Drawn,
        };
        let mut tools = Tools::choose::<G>(None, dice, words)?;
        if let Some(spec) = &opening.machine {
            let workshop = Workshop::of((**spec).clone());
            tools = tools.on(workshop.map_err(Failure::machine)?);
        }
        let shared = Shared::of(tools.lay_out()?);
        let setup = Setup::<G> {
            options: G::Options::default(),
            seats: opening.players.iter().map(seat).collect(),
            seed: opening.seed,
            machine: tools.note(),
        };
        let names = plain_names(&setup.seats);
        let session = Session::begin_with(setup, shared.equipment());
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
        let running = Running::new(session, shared, keeper, Rc::clone(words));
        Ok(Box::new(running?.with_notice(notice)))
    }
}

fn seat(player: &Player) -> Seat {
    match &player.bot {
        None => Seat::person(&player.name),
        Some(kind) => Seat::bot(&player.name, kind),
    }
}
