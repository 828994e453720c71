//! JSON documents of matches.

use serde::Serialize;

use super::failure::Failure;
use super::screen::Screen;
use crate::rules::{Game, Node, Player, Standings, Tally};
use crate::session::{Fold, Record, Review, Seat};

/// Prints one JSON document.
///
/// # Errors
/// When nobody reads any more.
pub fn print<T: Serialize>(document: &T, screen: &mut Screen) -> Result<(), Failure> {
    let text =
        serde_json::to_string_pretty(document).map_err(|error| Failure::output(error.into()))?;
    screen.line(&text)
}

/// A match: who won (nobody before it is over), what happened, and the record that it folds from.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub struct MatchReport<'a, G: Game> {
    game: &'a str,
    seed: u64,
    seats: &'a [Seat],
    finished: bool,
    winners: Vec<Player>,
    standings: Vec<Row>,
    /// Present when it was asked for and the game has an advisor.
    #[serde(skip_serializing_if = "Option::is_none")]
    luck_and_skill: Option<Vec<Review>>,
    events: &'a [G::Event],
    record: &'a Record<G>,
}

/// One line of the score table.
#[derive(Debug, Serialize)]
struct Row {
    player: Player,
    place: usize,
    /// Exact: whole points, or a mixed fraction.
    points: String,
    points_sixtieths: i32,
    parts: Vec<Part>,
}

#[derive(Debug, Serialize)]
struct Part {
    part: &'static str,
    points: String,
}

impl<'a, G: Game> MatchReport<'a, G> {
    /// The match that the record folds to.
    #[must_use]
    pub fn of(record: &'a Record<G>, fold: &'a Fold<G>) -> MatchReport<'a, G> {
        let standings = fold.game().standings();
        let is_over = fold.game().node() == Node::Terminal;
        MatchReport {
            game: &record.game,
            seed: record.seed,
            seats: &record.seats,
            finished: is_over,
            winners: if is_over {
                standings.winners()
            } else {
                Vec::new()
            },
            standings: standings
                .tallies
                .iter()
                .map(|tally| Row::of(tally, &standings))
                .collect(),
            luck_and_skill: None,
            events: fold.events(),
            record,
        }
    }

    /// The same with everybody's luck and skill.
    #[must_use]
    pub fn with(mut self, reviews: Option<Vec<Review>>) -> MatchReport<'a, G> {
        self.luck_and_skill = reviews;
        self
    }
}

impl Row {
    fn of(tally: &Tally, standings: &Standings) -> Row {
        let part = |(part, points): &(&'static str, crate::rules::Points)| Part {
            part,
            points: points.to_string(),
        };
        Row {
            player: tally.player,
            place: standings.place(tally),
            points: tally.total().to_string(),
            points_sixtieths: tally.total().sixtieths(),
            parts: tally.parts.iter().map(part).collect(),
        }
    }
}
