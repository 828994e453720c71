//! `kipp` alone on a terminal: asks what to play.

use super::args::{PlayArgs, TableArgs};
use super::dialogue::{Answer, ECHOED, Entry, ask_entry, ask_number, ask_or_usual};
use super::failure::Failure;
use super::opening::{self, LONGEST_NAME};
use super::play;
use super::screen::{Screen, excerpt};
use super::words::{Words, say};
use crate::games::GAMES;
use crate::rules::GameInfo;

/// Asks what to play, and plays it.
///
/// # Errors
/// One line when the game cannot begin.
pub fn ask_and_play(seed: Option<u64>, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    match ask_what(seed, words, screen)? {
        Some(args) => play::run(&args, words, screen),
        None => Ok(()),
    }
}

/// The game that somebody wants; `None` when the input ends before that is clear.
fn ask_what(
    seed: Option<u64>,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<PlayArgs>, Failure> {
    screen.heading("kipp")?;
    screen.paragraph(&say!(words, "menu-hint"), 0)?;
    let Some(game) = ask_game(words, screen)? else {
        return Ok(None);
    };
    let Some(people) = ask_people(game, words, screen)? else {
        return Ok(None);
    };
    let Some(bots) = ask_bots(game, people.len(), words, screen)? else {
        return Ok(None);
    };
    Ok(Some(PlayArgs {
        table: TableArgs::usual(game.key),
        people,
        bots,
        seed,
        save: None,
        resume: None,
        luck: false,
        named_game: None,
    }))
}

fn ask_game(words: &Words, screen: &mut Screen) -> Result<Option<GameInfo>, Failure> {
    if let [only] = GAMES {
        return Ok(Some(*only));
    }
    let entries: Vec<Entry> = GAMES
        .iter()
        .map(|game| Entry {
            line: format!("{} ({})", game.title, game.key),
            names: vec![game.key.to_owned(), game.title.to_owned()],
        })
        .collect();
    let place = ask_entry(&say!(words, "menu-game"), &entries, 0, words, screen)?;
    Ok(place.and_then(|place| GAMES.get(place)).copied())
}

fn ask_people(
    game: GameInfo,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<Vec<String>>, Failure> {
    let question = say!(words, "menu-people", game = game.title);
    let most = usize::from(game.max_players);
    let Some(people) = ask_number(&question, (0, most), 1, words, screen)? else {
        return Ok(None);
    };
    let mut names: Vec<String> = Vec::new();
    while names.len() < people {
        match ask_name(&names, words, screen)? {
            None => return Ok(None),
            Some(name) => names.push(name),
        }
    }
    Ok(Some(names))
}

fn ask_name(
    taken: &[String],
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<String>, Failure> {
    let number = taken.len() + 1;
    let usual = say!(words, "menu-name-default", number = number);
    let question = say!(words, "menu-name", number = number, usual = &usual);
    loop {
        let name = match ask_or_usual(&format!("{question} "), screen)? {
            Answer::Leave => return Ok(None),
            Answer::Usual => usual.clone(),
            Answer::Text(name) => name,
        };
        if !taken.contains(&name) && name.chars().count() <= LONGEST_NAME {
            return Ok(Some(name));
        }
        let asked = excerpt(&name, ECHOED);
        let again = say!(words, "menu-name-again", asked = asked, most = LONGEST_NAME);
        screen.paragraph(&again, 2)?;
    }
}

/// Kinds of the bots; only numbers that make a game with the people are offered.
fn ask_bots(
    game: GameInfo,
    people: usize,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<Vec<String>>, Failure> {
    let least = usize::from(game.min_players).saturating_sub(people);
    let most = usize::from(game.max_players) - people;
    let usual = if people == 0 {
        most
    } else {
        most.min(least.max(1))
    };
    let bots = match (least, most) {
        (_, 0) => Some(0),
        range => ask_number(&say!(words, "menu-bots"), range, usual, words, screen)?,
    };
    let Some(bots) = bots else {
        return Ok(None);
    };
    let known = opening::bots_of(game.key, words)?;
    let entries: Vec<Entry> = known.iter().map(|kind| entry_of_bot(kind, words)).collect();
    let mut kinds = Vec::new();
    for number in 1..=bots {
        let question = say!(words, "menu-kind", number = number);
        match ask_entry(&question, &entries, known.len() - 1, words, screen)? {
            None => return Ok(None),
            Some(place) => kinds.push(known[place].to_owned()),
        }
    }
    Ok(Some(kinds))
}

fn entry_of_bot(kind: &str, words: &Words) -> Entry {
    Entry {
        line: words.text(&format!("bot-{kind}")),
        names: vec![kind.to_owned(), opening::bot_name(kind, words)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::screen::tests::scripted;
    use crate::cli::words::Language;

    fn asked(language: Language, typed: &str) -> (Option<PlayArgs>, String) {
        let words = Words::new(language);
        let (mut screen, seen) = scripted(typed);
        let asked = ask_what(Some(3), &words, &mut screen).expect("somebody reads");
        let text = seen.text();
        (asked, text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The line that answers which game, while there is more than one.
    fn game(name: &str) -> String {
        match GAMES {
            [_] => String::new(),
            _ => format!("{name}\n"),
        }
    }

    #[test]
    fn every_answer_that_does_not_do_is_told_why() {
        let typed = game("Kipp mir Saures") + "9\n2\nAda\nAda\n\n5\n2\nclever\nrandom\nGREE\n";
        let (asked, said) = asked(Language::English, &typed);
        for why in [
            "\"9\" does not do: type a whole number from 0 to 4",
            "\"Ada\" does not do",
            "\"5\" does not do: type a whole number from 0 to 2",
            "\"clever\" does not do: type a number from 1 to",
        ] {
            assert_eq!(said.matches(why).count(), 1, "{why}: {said}");
        }
        let asked = asked.expect("everything was answered");
        assert_eq!(asked.people, ["Ada", "Player 2"]);
        assert_eq!(asked.bots, ["random", "greedy"]);
        assert_eq!((asked.table.game.as_str(), asked.seed), ("kipp", Some(3)));
    }

    #[test]
    fn bots_answer_to_their_names_in_the_language_of_the_reader() {
        for (language, names) in [
            (Language::German, "zufällig\ngierig\n"),
            (Language::Dutch, "willekeurig\ngulzig\n"),
        ] {
            let typed = game("kipp") + "0\n2\n" + names;
            let (asked, said) = asked(language, &typed);
            let asked = asked.unwrap_or_else(|| panic!("{said}"));
            assert_eq!(asked.bots, ["random", "greedy"]);
        }
    }

    #[test]
    fn every_question_can_be_answered_by_leaving() {
        for typed in [
            "",
            "kipp\n",
            "kipp\n1\n",
            "kipp\n1\nAda\n",
            "kipp\n1\nAda\n1\n",
        ] {
            let (asked, said) = asked(Language::English, &format!("{typed}q\n2\n2\n2\n"));
            assert!(asked.is_none(), "{typed}: {said}");
            assert!(!said.contains("does not do"), "{typed}: {said}");
        }
    }

    #[test]
    fn only_numbers_that_make_a_game_are_offered() {
        for info in GAMES {
            let (least, most) = (info.min_players, info.max_players);
            let (_, said) = asked(Language::English, &(game(info.key) + "0\n"));
            assert!(
                said.contains(&format!("[{least}-{most}, {most}]")),
                "{said}"
            );
            let people = format!("{most}\n{}", "\n".repeat(usize::from(most)));
            let (full, said) = asked(Language::English, &(game(info.key) + &people));
            let full = full.unwrap_or_else(|| panic!("nothing else is to be asked: {said}"));
            assert_eq!((full.people.len(), full.bots.len()), (most.into(), 0));
        }
    }
}
