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
    screen.heading(&title(game, words))?;
    for section in sections(game, words) {
        screen.line("")?;
        if let Some(title) = &section.title {
            screen.heading(title)?;
        }
        screen.paragraph(&section.text, 0)?;
    }
    Ok(())
}

/// A paragraph of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it and those after it are about.
    pub title: Option<String>,
    /// Its words.
    pub text: String,
}

/// The heading of a game's rules.
#[must_use]
pub fn title(game: GameInfo, words: &Words) -> String {
    words.text(&format!("rules-{}-title", game.key))
}

/// What a game is about, in a few sentences.
#[must_use]
pub fn aim(game: GameInfo, words: &Words) -> String {
    words.text(&format!("rules-{}-aim", game.key))
}

/// A game's rules, paragraph by paragraph.
#[must_use]
pub fn sections(game: GameInfo, words: &Words) -> Vec<Section> {
    let prefix = format!("rules-{}", game.key);
    let told = keys(&prefix, words).map(|key| {
        let title = format!("{key}-title");
        Section {
            title: words.has(&title).then(|| words.text(&title)),
            text: words.text(key),
        }
    });
    told.collect()
}

/// The keys `rules-<game>-<section>` in the order of the catalogue. A section `x` has a heading when
/// there is a message `x-title`.
fn keys<'a>(prefix: &'a str, words: &Words) -> impl Iterator<Item = &'static str> + 'a {
    let lines = words.language().sources().iter();
    let keys = lines.flat_map(|(_, text)| text.lines().filter_map(|line| line.split(" =").next()));
    keys.filter(move |key| {
        key.strip_prefix(prefix)
            .is_some_and(|rest| rest.starts_with('-'))
            && !key.ends_with("-title")
    })
}
