//! `kipp cards`: the built-in cards as a file to start from, and a check of one's own.

use super::args::CardsArgs;
use super::failure::Failure;
use super::opening;
use super::screen::Screen;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::rules::Game;

/// Runs the command.
///
/// # Errors
/// One line when the file holds no card set.
pub fn run(args: &CardsArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let cards = Cards {
        args,
        words,
        screen,
    };
    opening::with_game(&args.game, words, cards)
}

struct Cards<'a> {
    args: &'a CardsArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Cards<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Cards {
            args,
            words,
            screen,
        } = self;
        let Some(path) = &args.check else {
            return screen.line(G::OPTIONS_FILE.trim_end());
        };
        opening::options::<G>(Some(path), words)?;
        let path = path.display().to_string();
        screen.line(&say!(words, "cards-fit", path = &path))
    }
}
