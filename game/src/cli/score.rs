//! The scoring table, at the end and on the way there.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use super::words::say;
use crate::rules::{Points, Standings, Tally};

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
    let names = winners.join(", ");
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
    if screen.is_plain() {
        let mut tallies = standings.tallies.iter();
        return tallies.try_for_each(|tally| screen.line(&line(tally, standings, speech)));
    }
    let table = table(standings, screen.columns(), speech).to_string();
    table
        .lines()
        .try_for_each(|line| screen.line(line.trim_end()))
}

/// One player's points as a sentence.
fn line(tally: &Tally, standings: &Standings, speech: &Speech<'_>) -> String {
    let words = speech.words();
    let part = |(key, points): &(&'static str, Points)| format!("{} {points}", words.text(key));
    let parts: Vec<String> = tally.parts.iter().map(part).collect();
    let (parts, total) = (parts.join(", "), tally.total().to_string());
    say!(
        words,
        "score-line",
        player = speech.name(tally.player),
        parts = parts,
        total = total,
        place = standings.place(tally)
    )
}

/// The table, with headings broken where the line is too short for them.
fn table(standings: &Standings, columns: usize, speech: &Speech<'_>) -> Table {
    let words = speech.words();
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    let parts = standings
        .tallies
        .first()
        .map_or(&[][..], |tally| &tally.parts[..]);
    let mut head = vec![say!(words, "score-player")];
    head.extend(parts.iter().map(|part| words.text(part.0)));
    head.extend([say!(words, "score-total"), say!(words, "score-place")]);
    let right = 1..head.len();
    table.set_header(head);
    for tally in &standings.tallies {
        table.add_row(row(tally, standings, speech));
    }
    for column in right {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
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
