//! The scoring table, at the end and on the way there.

use super::columns;
use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use super::words::say;
use crate::rules::{Standings, Tally};

/// Prints the final scores: where everybody's points come from, the total, the place and the winners.
///
/// # Errors
/// When nobody reads any more.
pub fn show(
    standings: &Standings,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let words = speech.words();
    show_points(&say!(words, "score-title"), standings, screen, speech)?;
    screen.line("")?;
    let winners: Vec<&str> = standings
        .winners()
        .into_iter()
        .map(|winner| speech.name(winner))
        .collect();
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
    screen.line(&say!(
        words,
        "score-winners",
        count = winners.len(),
        names = names
    ))
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
    show_points(&title, standings, screen, speech)
}

fn show_points(
    title: &str,
    standings: &Standings,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    screen.line("")?;
    screen.heading(title)?;
    let words = speech.words();
    let parts = standings
        .tallies
        .first()
        .map_or(&[][..], |tally| &tally.parts[..]);
    let mut head = vec![say!(words, "score-player")];
    head.extend(parts.iter().map(|part| words.text(part.0)));
    head.extend([say!(words, "score-total"), say!(words, "score-place")]);
    let rows = standings.tallies.iter();
    let rows: Vec<_> = rows.map(|tally| row(tally, standings, speech)).collect();
    columns::print(&head, &rows, screen)
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
