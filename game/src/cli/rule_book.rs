//! `kipp rules`: the rules in our own words.

use super::args::RulesArgs;
use super::failure::Failure;
use super::opening::unknown_game;
use super::screen::Screen;
use super::words::Words;
use crate::games::GAMES;
use crate::rules::GameInfo;

/// Runs the command.
///
/// # Errors
/// One line when there is no such game.
pub fn run(args: &RulesArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let Some(game) = GAMES.iter().find(|game| game.key == args.game) else {
        return Err(unknown_game(&args.game, words));
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
    for key in sections(&prefix, words) {
        let title = format!("{key}-title");
        screen.line("")?;
        if words.has(&title) {
            screen.heading(&words.text(&title))?;
        }
        screen.paragraph(&words.text(key), 0)?;
    }
    Ok(())
}

/// The keys `rules-<game>-<section>` in the order of the catalogue. A section `x` has a heading when
/// there is a message `x-title`.
fn sections<'a>(prefix: &'a str, words: &Words) -> impl Iterator<Item = &'static str> + 'a {
    let lines = words.language().sources().iter();
    let keys = lines.flat_map(|(_, text)| text.lines().filter_map(|line| line.split(" =").next()));
    keys.filter(move |key| {
        key.strip_prefix(prefix)
            .is_some_and(|rest| rest.starts_with('-'))
            && !key.ends_with("-title")
    })
}
