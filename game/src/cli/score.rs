//! The scoring table, at the end and on the way there.

use super::columns;
use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use super::words::say;
use crate::rules::{Standings, Tally};

/// The scoring table in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// Headings: player, every part, total, place.
    pub head: Vec<String>,
    /// A row a player.
    pub rows: Vec<Vec<String>>,
    /// Who wins, if the match ends with it.
    pub winners: String,
}

impl Scores {
    /// The table of these standings.
    #[must_use]
    pub fn of(standings: &Standings, speech: &Speech<'_>) -> Scores {
        let words = speech.words();
        let parts = standings.tallies.first();
        let parts = parts.map_or(&[][..], |tally| &tally.parts[..]);
        let mut head = vec![say!(words, "score-player")];
        head.extend(parts.iter().map(|part| words.text(part.0)));
        head.extend([say!(words, "score-total"), say!(words, "score-place")]);
        let rows = standings.tallies.iter();
        Scores {
            head,
            rows: rows.map(|tally| row(tally, standings, speech)).collect(),
            winners: winners(standings, speech),
        }
    }
}

/// Prints the final scores: where everybody's points come from, the total, the place and the winners.
///
/// # Errors
/// When nobody reads any more.
pub fn show(
    standings: &Standings,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let scores = Scores::of(standings, speech);
    let title = say!(speech.words(), "score-title");
    show_points(&title, &scores, screen)?;
    screen.line("")?;
    screen.line(&scores.winners)
}

/// Prints how the points stand in a match that is not over; nobody has won it.
///
/// # Errors
/// When nobody reads any more.
pub fn show_so_far(
    standings: &Standings,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let title = say!(speech.words(), "score-so-far");
    show_points(&title, &Scores::of(standings, speech), screen)
}

fn show_points(title: &str, scores: &Scores, screen: &mut Screen) -> Result<(), Failure> {
    screen.line("")?;
    screen.heading(title)?;
    columns::print(&scores.head, &scores.rows, screen)
}

fn winners(standings: &Standings, speech: &Speech<'_>) -> String {
    let words = speech.words();
    let winners = standings.winners();
    let winners: Vec<&str> = winners.iter().map(|winner| speech.name(*winner)).collect();
    let names = match winners.split_last() {
        Some((last, names)) if !names.is_empty() => {
            say!(
                words,
                "score-winner-and",
                names = names.join(", "),
                last = *last
            )
        }
        _ => winners.concat(),
    };
    say!(words, "score-winners", count = winners.len(), names = names)
}

fn row(tally: &Tally, standings: &Standings, speech: &Speech<'_>) -> Vec<String> {
    let mut row = vec![speech.name(tally.player).to_owned()];
    row.extend(tally.parts.iter().map(|part| part.1.to_string()));
    row.extend([
        tally.total().to_string(),
        standings.place(tally).to_string(),
    ]);
    row
}
