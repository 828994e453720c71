//! What happens at the table and how it looks, line by line.

use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use crate::rules::{Game, Phrase, Player};

/// Prints one event as its message's layout asks: a section begins after an empty line, a detail
/// is indented, and what another line says anyway is silent.
///
/// # Errors
/// When nobody reads any more.
pub fn tell_event(
    phrase: &Phrase,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let text = speech.say(phrase);
    match speech.words().layout(phrase.key).as_deref() {
        Some("silent") => Ok(()),
        Some("section") => {
            screen.line("")?;
            screen.paragraph(&text, 2)
        }
        Some("detail") => screen.paragraph(&format!("    {text}"), 6),
        _ => screen.paragraph(&format!("  {text}"), 4),
    }
}

/// The table as `player` sees it.
///
/// # Errors
/// When nobody reads any more.
pub fn show_view<G: Game>(
    game: &G,
    player: Player,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    for line in G::word_view(&game.view(player)) {
        screen.paragraph(&format!("  {}", speech.say(&line)), 6)?;
    }
    Ok(())
}
