//! `kipp` alone on a terminal: asks what to play.

use super::args::{PlayArgs, TableArgs};
use super::dialogue::{ask, ask_number};
use super::failure::Failure;
use super::opening;
use super::play;
use super::screen::Screen;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::{GAMES, Visitor};
use crate::rules::{Game, GameInfo};

/// Asks what to play, and plays it.
///
/// # Errors
/// One line when the game cannot begin.
pub fn ask_and_play(words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    screen.heading("kipp")?;
    screen.paragraph(&say!(words, "menu-hint"), 0)?;
    let Some(game) = ask_game(words, screen)? else {
        return Ok(());
    };
    let Some(people) = ask_people(game, words, screen)? else {
        return Ok(());
    };
    let least = usize::from(game.min_players).saturating_sub(people.len());
    let most = usize::from(game.max_players) - people.len();
    let usual = if people.is_empty() {
        most
    } else {
        most.min(least.max(1))
    };
    let question = say!(words, "menu-bots");
    let Some(bots) = ask_number(&question, (least, most), usual, screen)? else {
        return Ok(());
    };
    let table = TableArgs {
        game: game.key.to_owned(),
        machine: None,
        cards: None,
    };
    let asked = Asked {
        table,
        people,
        bots,
        words,
        screen,
    };
    opening::with_game(game.key, words, asked)
}

fn ask_game(words: &Words, screen: &mut Screen) -> Result<Option<GameInfo>, Failure> {
    if let [only] = GAMES {
        return Ok(Some(*only));
    }
    for (number, game) in (1..).zip(GAMES) {
        screen.line(&format!("{number:>3}  {}", game.title))?;
    }
    let question = say!(words, "menu-game");
    let chosen = ask_number(&question, (1, GAMES.len()), 1, screen)?;
    Ok(chosen.and_then(|number| GAMES.get(number - 1)).copied())
}

fn ask_people(
    game: GameInfo,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<Vec<String>>, Failure> {
    let question = say!(words, "menu-people", game = game.title);
    let most = usize::from(game.max_players);
    let Some(people) = ask_number(&question, (0, most), 1, screen)? else {
        return Ok(None);
    };
    let mut names: Vec<String> = Vec::new();
    while names.len() < people {
        let number = names.len() + 1;
        let usual = say!(words, "menu-name-default", number = number);
        let question = say!(words, "menu-name", number = number, usual = &usual);
        match ask(&question, screen)? {
            None => return Ok(None),
            Some(name) if name.is_empty() => names.push(usual),
            Some(name) if names.contains(&name) || name.chars().count() > 20 => {
                screen.line(&say!(words, "menu-name-again"))?;
            }
            Some(name) => names.push(name),
        }
    }
    Ok(Some(names))
}

struct Asked<'a> {
    table: TableArgs,
    people: Vec<String>,
    bots: usize,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Asked<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Asked {
            table,
            people,
            bots,
            words,
            screen,
        } = self;
        let mut kinds = Vec::new();
        for number in 1..=bots {
            for (kind, name) in (1..).zip(G::BOTS) {
                screen.line(&format!(
                    "{kind:>3}  {}",
                    words.text(&format!("bot-{name}"))
                ))?;
            }
            let question = say!(words, "menu-kind", number = number);
            let most = G::BOTS.len();
            match ask_number(&question, (1, most), most, screen)? {
                None => return Ok(()),
                Some(kind) => kinds.push(G::BOTS[kind - 1].to_owned()),
            }
        }
        let seats = opening::seats::<G>(&people, &kinds, words)?;
        let args = PlayArgs {
            table,
            people,
            bots: kinds,
            seed: None,
            save: None,
            resume: None,
        };
        play::begin::<G>(&args, seats, words, screen)
    }
}
