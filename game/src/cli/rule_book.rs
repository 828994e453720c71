//! `kipp rules`: the rules in our own words.

use super::args::RulesArgs;
use super::failure::Failure;
use super::screen::Screen;
use super::words::{Words, say};
use crate::games::GAMES;
use crate::rules::GameInfo;

/// The sections of a game's rules, in reading order: the keys are `rules-<game>-<section>`, and a
/// section `x` has a heading when there is a message `x-title`.
const SECTIONS: [&str; 16] = [
    "aim", "setup", "turn", "hanging", "full", "tray", "cocked", "next", "flavor", "shape",
    "packing", "end", "stall", "score", "cards", "machine",
];

/// Runs the command.
///
/// # Errors
/// One line when there is no such game.
pub fn run(args: &RulesArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let Some(game) = GAMES.iter().find(|game| game.key == args.game) else {
        let known: Vec<_> = GAMES.iter().map(|game| game.key).collect();
        let (asked, known) = (&args.game, known.join(", "));
        return Err(Failure::input(say!(
            words,
            "error-game",
            asked = asked,
            known = known
        )));
    };
    print(*game, words, screen)
}

/// Prints a game's rules.
///
/// # Errors
/// When nobody reads any more.
pub fn print(game: GameInfo, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let prefix = format!("rules-{}", game.key);
    screen.heading(&words.text(&format!("{prefix}-title")))?;
    for section in SECTIONS {
        let key = format!("{prefix}-{section}");
        let title = format!("{key}-title");
        if !words.has(&key) {
            continue;
        }
        screen.line("")?;
        if words.has(&title) {
            screen.heading(&words.text(&title))?;
        }
        screen.paragraph(&words.text(&key), 0)?;
    }
    Ok(())
}
