//! Luck and skill of a match, as a table.

use comfy_table::{CellAlignment, Table, presets};

use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use super::unfit::broken;
use super::words::{Words, decimal, say};
use crate::bot::Bots;
use crate::session::{Record, Review, review};

/// Prints what chance gave to whom, and what whose choices gave away.
///
/// # Errors
/// When nobody reads any more.
pub fn show<G: Bots>(
    record: &Record<G>,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let words = speech.words();
    screen.line("")?;
    let Some(reviews) = of(record, speech)? else {
        return screen.paragraph(&say!(words, "luck-none"), 0);
    };
    screen.heading(&say!(words, "luck-title"))?;
    let table = table(&reviews, speech).to_string();
    for line in table.lines() {
        screen.line(line.trim_end())?;
    }
    for slip in reviews.iter().filter_map(|review| worst(review, speech)) {
        screen.paragraph(&slip, 2)?;
    }
    screen.paragraph(&say!(words, "luck-note"), 0)
}

/// Luck and skill of a record; `None` where the game has no advisor.
///
/// # Errors
/// When the record does not fold.
pub fn of<G: Bots>(
    record: &Record<G>,
    speech: &Speech<'_>,
) -> Result<Option<Vec<Review>>, Failure> {
    review(record).map_err(|error| broken(&error, speech))
}

fn table(reviews: &[Review], speech: &Speech<'_>) -> Table {
    let words = speech.words();
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header([
        say!(words, "score-player"),
        say!(words, "luck-luck"),
        say!(words, "luck-regret"),
        say!(words, "luck-decisions"),
        say!(words, "luck-best"),
    ]);
    for review in reviews {
        table.add_row([
            speech.name(review.player).to_owned(),
            signed(review.luck, words),
            decimal(review.regret, 1, words),
            review.decisions.to_string(),
            review.best_decisions.to_string(),
        ]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn signed(value: f64, words: &Words) -> String {
    let text = decimal(value, 1, words);
    let sign = if value >= 0.05 { "+" } else { "" };
    format!("{sign}{text}")
}

/// Where a player gave away most.
fn worst(review: &Review, speech: &Speech<'_>) -> Option<String> {
    let words = speech.words();
    let slip = review.worst?;
    let (player, regret) = (speech.name(review.player), decimal(slip.regret, 1, words));
    Some(say!(
        words,
        "luck-worst",
        player = player,
        step = slip.step,
        regret = regret
    ))
}
