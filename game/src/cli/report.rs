//! JSON documents of matches.

use serde::Serialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::screen::Screen;
use crate::rules::{Game, Standings, Tally};
use crate::session::{Fold, Record};

/// Prints one JSON document.
///
/// # Errors
/// When nobody reads any more.
pub fn print<T: Serialize>(document: &T, screen: &mut Screen) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(document).map_err(Failure::input)?;
    screen.line(&text)
}

/// A match: what happened, who won, and the record that it folds from.
///
/// # Errors
/// When a part cannot be written as JSON.
pub fn of_match<G: Game>(record: &Record<G>, fold: &Fold<G>) -> Result<Value, Failure> {
    let standings = fold.game().standings();
    let value = |part: serde_json::Result<Value>| part.map_err(Failure::input);
    Ok(json!({
        "game": record.game,
        "seed": record.seed,
        "seats": value(serde_json::to_value(&record.seats))?,
        "finished": record.ending.is_some(),
        "events": value(serde_json::to_value(fold.events()))?,
        "standings": of_standings(&standings),
        "winners": value(serde_json::to_value(standings.winners()))?,
        "record": value(serde_json::to_value(record))?,
    }))
}

fn of_standings(standings: &Standings) -> Value {
    let rows = standings
        .tallies
        .iter()
        .map(|tally| of_tally(tally, standings));
    Value::Array(rows.collect())
}

fn of_tally(tally: &Tally, standings: &Standings) -> Value {
    let parts = tally
        .parts
        .iter()
        .map(|(key, points)| json!({ "part": key, "points": points.to_string() }));
    json!({
        "player": tally.player,
        "parts": parts.collect::<Vec<_>>(),
        "points": tally.total().to_string(),
        "points_sixtieths": tally.total().sixtieths(),
        "place": standings.place(tally),
    })
}
