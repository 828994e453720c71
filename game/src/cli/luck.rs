//! Luck and skill of a match, as a table.

use super::columns;
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
    let head = [
        "score-player",
        "luck-luck",
        "luck-regret",
        "luck-decisions",
        "luck-best",
    ];
    let rows: Vec<_> = reviews.iter().map(|review| row(review, speech)).collect();
    columns::print(&head.map(|key| words.text(key)), &rows, screen)?;
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

fn row(review: &Review, speech: &Speech<'_>) -> Vec<String> {
    let words = speech.words();
    vec![
        speech.name(review.player).to_owned(),
        signed(review.luck, words),
        decimal(review.regret, 1, words),
        review.decisions.to_string(),
        review.best_decisions.to_string(),
    ]
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
