//! What is needed before a game begins: the machine, the cards, who sits where.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use kipp_physics::MachineError;

use super::args::{SeatArgs, TableArgs};
use super::dialogue::ECHOED;
use super::failure::Failure;
use super::screen::{excerpt, harmless};
use super::setup_fault;
use super::spec_fault;
use super::speech::Speech;
use super::tools::Tools;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::{GAMES, Visitor, dispatch};
use crate::machine::{Workshop, WorkshopError};
use crate::rules::{ApparatusError, Game, GameInfo, Worded};
use crate::session::{Kind, Seat, Setup};

/// Names that bots sit down with.
const BOT_NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo"];

/// Most characters of a name at the table.
pub const LONGEST_NAME: usize = 20;

/// Most bytes of a card file; no game has more to say about its cards.
const MOST_CARD_BYTES: u64 = 1 << 20;

/// Calls `visitor` with the game of this key.
///
/// # Errors
/// When there is no such game, or what the visitor fails with.
pub fn with_game<V, T>(key: &str, words: &Words, visitor: V) -> Result<T, Failure>
where
    V: Visitor<Output = Result<T, Failure>>,
{
    dispatch(key, visitor).unwrap_or_else(|| Err(unknown_game(key, words)))
}

/// A game that is not in the registry.
#[must_use]
pub fn unknown_game(asked: &str, words: &Words) -> Failure {
    let known: Vec<_> = GAMES.iter().map(|game| game.key).collect();
    let known = known.join(", ");
    let asked = excerpt(asked, ECHOED);
    Failure::input(say!(words, "error-game", asked = asked, known = known))
}

/// The workshop for the machine that was named, or for the built-in one.
///
/// # Errors
/// One line when the file does not describe a machine.
pub fn workshop(path: Option<&Path>, words: &Words) -> Result<Workshop, Failure> {
    Workshop::open(path).map_err(|error| {
        let cause = missing_machine(&error, words);
        Failure::input(say!(words, "error-machine-file", cause = cause))
    })
}

/// The game's options with the cards that were named, or with the built-in ones.
///
/// # Errors
/// One line when the file holds no card set.
pub fn options<G: Game>(path: Option<&Path>, words: &Words) -> Result<G::Options, Failure> {
    let Some(path) = path else {
        return Ok(G::Options::default());
    };
    let place = path.display().to_string();
    let text = read_cards(path).map_err(|error| setup_fault::unreadable(&place, &error, words))?;
    if text.len() as u64 == MOST_CARD_BYTES {
        return Err(Failure::input(say!(
            words,
            "error-cards-too-large",
            path = &place
        )));
    }
    if text.trim().is_empty() {
        let game = G::INFO.key;
        return Err(Failure::input(say!(
            words,
            "error-cards-empty",
            path = &place,
            game = game
        )));
    }
    G::read_options(&text, &place).map_err(|error| match game_of_cards(&text) {
        Some(other) => Failure::input(say!(
            words,
            "error-cards-other-game",
            path = &place,
            title = other.title,
            game = other.key
        )),
        None => setup_fault::refused(&error, G::INFO, words),
    })
}

/// The game whose card file this is, if it is one.
fn game_of_cards(text: &str) -> Option<GameInfo> {
    struct Reads<'a>(&'a str);
    impl Visitor for Reads<'_> {
        type Output = bool;
        fn visit<G: Game + Bots>(self) -> bool {
            G::read_options(self.0, G::INFO.key).is_ok()
        }
    }
    let fits = |game: &&GameInfo| dispatch(game.key, Reads(text)) == Some(true);
    GAMES.iter().find(fits).copied()
}

/// The text of a card file; of an endless one only the beginning.
fn read_cards(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?
        .take(MOST_CARD_BYTES)
        .read_to_string(&mut text)?;
    Ok(text)
}

/// Seats for people and bots.
///
/// # Errors
/// When a name or a kind of bot cannot be used, or the number does not fit the game.
pub fn seats<G: Bots>(
    people: &[String],
    bots: &[String],
    words: &Words,
) -> Result<Vec<Seat>, Failure> {
    let mut seats: Vec<Seat> = Vec::new();
    for name in people {
        seats.push(Seat::person(checked_name(name, &seats, words)?));
    }
    for kind in bots {
        let kind = checked_kind::<G>(kind, words)?;
        let name = free_name(&seats);
        seats.push(Seat::bot(name, kind));
    }
    check_number::<G>(seats.len(), words)?;
    Ok(seats)
}

/// Bots of the kinds asked for; the last kind, or the game's strongest, fills the rest.
///
/// # Errors
/// As [`seats`], or when there are more kinds than seats.
pub fn bot_seats<G: Bots>(args: &SeatArgs, words: &Words) -> Result<Vec<Seat>, Failure> {
    let kinds = &args.bots;
    let players = args.players.unwrap_or_else(|| usual_players(G::INFO));
    check_number::<G>(players, words)?;
    if kinds.len() > players {
        let (kinds, players) = (kinds.len(), players);
        return Err(Failure::input(say!(
            words,
            "error-kinds",
            kinds = kinds,
            players = players
        )));
    }
    let strongest = G::BOTS.last().copied().unwrap_or_default().to_owned();
    let filler = kinds.last().cloned().unwrap_or(strongest);
    let mut kinds = kinds.to_vec();
    kinds.resize(players, filler);
    seats::<G>(&[], &kinds, words)
}

/// Players at a table for which no number was given: four, or what is nearest to it.
fn usual_players(game: GameInfo) -> usize {
    4.clamp(game.min_players, game.max_players).into()
}

/// What a new match begins with, and what it is played with.
///
/// # Errors
/// One line for a machine or card file that cannot be used.
pub fn setup<G: Game>(
    args: &TableArgs,
    seats: Vec<Seat>,
    seed: u64,
    words: &Words,
) -> Result<(Setup<G>, Tools), Failure> {
    let options = options::<G>(args.cards.as_deref(), words)?;
    let tools = Tools::choose::<G>(args.machine.as_deref(), args.dice, words)?;
    let setup = Setup {
        options,
        seats,
        seed,
        machine: tools.note(),
    };
    Ok((setup, tools))
}

/// Why the machine of a record cannot be had here.
#[must_use]
pub fn missing_machine(error: &WorkshopError, words: &Words) -> String {
    match error {
        WorkshopError::OtherBuiltin { recorded, builtin } => {
            say!(
                words,
                "difference-builtin",
                recorded = recorded,
                builtin = builtin
            )
        }
        WorkshopError::OtherHash { recorded, found } => {
            say!(words, "difference-hash", recorded = recorded, found = found)
        }
        WorkshopError::Spec(error) | WorkshopError::Machine(MachineError::Spec(error)) => {
            spec_fault::said(error, words)
        }
        WorkshopError::Machine(error) => {
            let fault = ApparatusError::from(error.clone());
            Speech::new(words, Vec::new(), false).say(&fault.phrase())
        }
    }
}

/// The names at the table.
#[must_use]
pub fn plain_names(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| harmless(&seat.name)).collect()
}

/// The names at the table, bots with their kind.
#[must_use]
pub fn names(seats: &[Seat], words: &Words) -> Vec<String> {
    seats
        .iter()
        .map(|seat| match &seat.kind {
            Kind::Person => harmless(&seat.name),
            Kind::Bot(kind) => harmless(&format!("{} ({})", seat.name, bot_name(kind, words))),
        })
        .collect()
}

fn check_number<G: Game>(players: usize, words: &Words) -> Result<(), Failure> {
    let seated = G::INFO.seated(players).map(|_| ());
    seated.map_err(|error| setup_fault::refused(&error, G::INFO, words))
}

fn checked_name(name: &str, taken: &[Seat], words: &Words) -> Result<String, Failure> {
    let name = harmless(name.trim());
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        let name = excerpt(&name, ECHOED);
        return Err(Failure::input(say!(words, "error-name", name = name)));
    }
    if taken.iter().any(|seat| seat.name == name) {
        return Err(Failure::input(say!(words, "error-name-twice", name = name)));
    }
    Ok(name)
}

fn checked_kind<G: Bots>(asked: &str, words: &Words) -> Result<String, Failure> {
    let asked = asked.trim();
    let lower = asked.to_lowercase();
    let is_meant = |kind: &&&str| lower == **kind || lower == bot_name(kind, words);
    if let Some(kind) = G::BOTS.iter().find(is_meant) {
        return Ok((*kind).to_owned());
    }
    let (asked, known) = (excerpt(asked, ECHOED), G::BOTS.join(", "));
    Err(Failure::input(say!(
        words,
        "error-bot",
        asked = asked,
        known = known
    )))
}

/// What a kind of bot is called in the reader's language.
#[must_use]
pub fn bot_name(kind: &str, words: &Words) -> String {
    words.text(&format!("bot-{kind}-name"))
}

/// The kinds of bots that a game offers, weakest first.
///
/// # Errors
/// When there is no such game.
pub fn bots_of(game: &str, words: &Words) -> Result<&'static [&'static str], Failure> {
    struct Kinds;
    impl Visitor for Kinds {
        type Output = Result<&'static [&'static str], Failure>;
        fn visit<G: Game + Bots>(self) -> Self::Output {
            Ok(G::BOTS)
        }
    }
    with_game(game, words, Kinds)
}

fn free_name(taken: &[Seat]) -> String {
    let is_free = |name: &&str| taken.iter().all(|seat| seat.name != *name);
    let name = BOT_NAMES.into_iter().find(is_free);
    name.map_or_else(|| format!("Bot {}", taken.len() + 1), str::to_owned)
}
