//! `kipp cards`: the built-in cards as a file to start from, and a check of one's own.

use super::args::CardsArgs;
use super::failure::Failure;
use super::opening;
use super::screen::Screen;
use super::words::{Language, Words, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::rules::{Game, GameInfo};

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
            let file = in_words(G::OPTIONS_FILE, G::INFO, words);
            return screen.line(file.trim_end());
        };
        opening::options::<G>(Some(path), words)?;
        let path = path.display().to_string();
        screen.line(&say!(words, "cards-fit", path = &path))
    }
}

/// The built-in cards as a file for a reader. Names and comments are English in every language, as a
/// comment at the head says then; its note, which is shown at the table, is the reader's.
fn in_words(file: &str, game: GameInfo, words: &Words) -> String {
    if words.language() == Language::English {
        return file.to_owned();
    }
    let note = words.text(&format!("{}-note", game.key));
    let assigned = format!("note = {}", toml::Value::String(note.clone()));
    let lines = file.lines().map(|line| match line.starts_with("note = ") {
        true => assigned.as_str(),
        false => line,
    });
    let head = [note, say!(words, "cards-english")].map(|line| format!("# {line}"));
    let lines: Vec<&str> = head
        .iter()
        .map(String::as_str)
        .chain([""])
        .chain(lines)
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Language, Words, in_words};
    use crate::bot::Bots;
    use crate::games::{GAMES, Visitor, dispatch};
    use crate::rules::Game;

    struct Read<'a>(&'a Words);

    impl Visitor for Read<'_> {
        type Output = ();

        fn visit<G: Game + Bots>(self) {
            let file = in_words(G::OPTIONS_FILE, G::INFO, self.0);
            let options = G::read_options(&file, "printed").expect("the file is sound");
            let note = G::options_note(&options);
            match self.0.language() {
                Language::English => assert_eq!(options, G::Options::default()),
                _ => assert_eq!(note, self.0.text(&format!("{}-note", G::INFO.key))),
            }
        }
    }

    #[test]
    fn the_printed_cards_can_be_read_and_say_in_the_readers_language_what_they_are() {
        for language in Language::ALL {
            let words = Words::new(language);
            for game in GAMES {
                dispatch(game.key, Read(&words)).expect("the game is registered");
            }
        }
    }
}
