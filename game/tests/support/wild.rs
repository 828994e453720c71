//! What may come from outside: the bodies of the fuzz targets in `fuzz/`, which `tests/wild.rs` runs
//! on a few inputs each. Every one of them takes any bytes and panics where a law is broken.
#![allow(
    dead_code,
    clippy::cast_possible_truncation,
    reason = "each fuzz target uses its own part; tubes are few"
)]

#[path = "fickle.rs"]
mod fickle;
#[path = "laws.rs"]
mod laws;
#[path = "mod.rs"]
mod support;

use std::path::Path;

use fickle::FickleApparatus;
use kipp_game::bot::Bots;
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Apparatus, Game, Node, ScriptedApparatus};
use kipp_game::session::{FORMAT, Fold, Record, Saved, Seat, Session, Setup, check_ending};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use support::Table;

/// Name of the file in errors.
const FILE: &str = "game.json";
/// Most decisions of a record that is altered: then it stays short, and most alterations tell.
const DECISIONS: u8 = 30;

/// The bytes are a save of some match that follows the rules, or one clear error. Tells whether they
/// are a match.
pub fn save(bytes: &[u8]) -> bool {
    match Saved::from_bytes(Path::new(FILE), bytes) {
        Ok(saved) => dispatch(saved.game(), Folded(&saved)).unwrap_or(false),
        Err(error) => refused(&error),
    }
}

/// The same for a save that holds the bytes as its record and whose checksum is right.
pub fn record(bytes: &[u8]) -> bool {
    save(sealed(&String::from_utf8_lossy(bytes)).as_bytes())
}

/// The same for the record of a real match with some bytes changed. The first byte chooses the game,
/// the second the match; then each four say where, how many bytes go, and what comes.
pub fn altered_record(bytes: &[u8]) -> bool {
    let &[game, seed, ref alterations @ ..] = bytes else {
        return false;
    };
    let mut text = record_of_a_match(game, seed).into_bytes();
    for alteration in alterations.chunks_exact(4) {
        let place = u16::from_be_bytes([alteration[0], alteration[1]]);
        let at = usize::from(place) % text.len();
        let end = (at + usize::from(alteration[2] % 4)).min(text.len());
        text.splice(at..end, [alteration[3]]);
    }
    record(&text)
}

/// The record of a real match.
pub fn record_of_a_match(game: u8, seed: u8) -> String {
    let game = &GAMES[usize::from(game) % GAMES.len()];
    dispatch(game.key, Recorded(seed)).expect("it is in the registry")
}

/// No match, which the error must say on one line.
fn refused(error: &impl std::fmt::Display) -> bool {
    laws::is_one_line(error);
    false
}

/// A game whose choices are the bytes keeps its laws in every state. The first three bytes choose
/// game, seats and luck, each decision takes three more.
pub fn choices(bytes: &[u8]) {
    let &[game, seats, luck, ref choices @ ..] = bytes else {
        return;
    };
    let game = &GAMES[usize::from(game) % GAMES.len()];
    let played = Played {
        seats,
        luck,
        choices,
    };
    dispatch(game.key, played);
}

/// A save around a record's text, as the program writes it.
fn sealed(record: &str) -> String {
    let text = |sum: &str| {
        format!("{{\"kipp_save\":{FORMAT},\n\"checksum\":\"{sum}\",\n\"record\":{record}}}\n")
    };
    let digest = Sha256::digest(text(&"0".repeat(64)).as_bytes());
    let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    text(&sum)
}

struct Folded<'s>(&'s Saved);

impl Visitor for Folded<'_> {
    type Output = bool;

    fn visit<G: Game + Bots>(self) -> bool {
        let record: Record<G> = match self.0.decode(G::INFO.key) {
            Ok(record) => record,
            Err(error) => return refused(&error),
        };
        match Fold::after(&record, record.steps.len()) {
            Ok(fold) => check_ending(&record, &fold).is_ok(),
            Err(error) => refused(&error),
        }
    }
}

struct Recorded(u8);

impl Visitor for Recorded {
    type Output = String;

    fn visit<G: Game + Bots>(self) -> String {
        let setup = Setup::<G> {
            options: G::Options::default(),
            seats: ["Ada", "Ben"].map(Seat::person).into(),
            seed: self.0.into(),
            machine: None,
        };
        let machine = || Box::new(ScriptedApparatus::new()) as Box<dyn Apparatus>;
        let machine = G::INFO.needs_apparatus.then(machine);
        let mut session = Session::begin(setup, machine).expect("two can play");
        let mut luck = support::luck(self.0.into());
        for _ in 0..self.0 % DECISIONS {
            session.settle().expect("the scripted machine answers");
            let Node::Decision { player } = session.game().node() else {
                break;
            };
            let legal = session.game().legal_actions();
            let action = legal[luck.position(legal.len())];
            session.decide(player, action).expect("it is listed");
        }
        serde_json::to_string(session.record()).expect("a record can be written")
    }
}

struct Played<'b> {
    seats: u8,
    luck: u8,
    choices: &'b [u8],
}

impl Visitor for Played<'_> {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        let (least, most) = (G::INFO.min_players, G::INFO.max_players);
        let players = usize::from(least + self.seats % (most - least + 1));
        let mut table = match self.luck % 2 {
            0 => Table::<G>::new(players, self.luck.into()),
            _ => Table::on(players, self.luck.into(), Box::<FickleApparatus>::default()),
        };
        let mut log = Vec::new();
        for choice in self.choices.chunks_exact(3) {
            laws::listed_is_what_applies(&table.game);
            table.settle(&mut log);
            laws::listed_is_what_applies(&table.game);
            let legal = table.game.legal_actions();
            if legal.is_empty() {
                return;
            }
            let chosen = legal[usize::from(choice[0]) % legal.len()];
            if let Some(stranger) = altered(&chosen, choice[1], choice[2]) {
                laws::applies_exactly_if(legal.contains(&stranger), &table.game, stranger);
            }
            table
                .act(chosen, &mut log)
                .expect("a listed action applies");
        }
    }
}

/// The action with one digit of its JSON replaced by a number, if that is an action.
fn altered<A: serde::Serialize + DeserializeOwned>(action: &A, which: u8, number: u8) -> Option<A> {
    let mut text = serde_json::to_string(action).ok()?;
    let digits: Vec<usize> = text
        .match_indices(|letter: char| letter.is_ascii_digit())
        .map(|(at, _)| at)
        .collect();
    let at = *digits.get(usize::from(which).checked_rem(digits.len())?)?;
    text.replace_range(at..=at, &number.to_string());
    serde_json::from_str(&text).ok()
}
