//! What a person typed at the menu.

use std::collections::HashSet;

use console::strip_ansi_codes;

use super::speech::Speech;
use crate::rules::{Game, Phrase, Player, Worded};

/// What the typed text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// An allowed action.
    Do(A),
    /// Allowed actions that all fit; more words are needed.
    Which(Vec<A>),
    /// Only forbidden actions fit; the first of them, and why not.
    Forbidden(A, Phrase),
    /// A number without a choice.
    NoSuchNumber,
    /// Nothing fits.
    Unknown,
}

/// An allowed action as the menu shows it.
#[derive(Clone, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// Key of its message: what kind of choice it is.
    pub kind: &'static str,
    /// Its words.
    pub said: String,
}

/// The allowed actions with their words, in menu order. Of actions that read alike (two dice of one
/// look) only the first is listed.
#[must_use]
pub fn choices<G: Game>(game: &G, player: Player, speech: &Speech<'_>) -> Vec<Choice<G::Action>> {
    let view = game.view(player);
    let mut listed = HashSet::new();
    let choice = |action| {
        let phrase = G::word_action(&view, action);
        Choice {
            action,
            kind: phrase.key,
            said: speech.say(&phrase),
        }
    };
    let choices = game.legal_actions().into_iter().map(choice);
    choices
        .filter(|choice| listed.insert(choice.said.clone()))
        .collect()
}

/// Reads `text` as the number of a choice, with or without a full stop, or as words out of the
/// menu's lines. Several numbers are the dice of a line that holds exactly these.
#[must_use]
pub fn read<G: Game>(text: &str, game: &G, player: Player, speech: &Speech<'_>) -> Wish<G::Action> {
    let choices = choices(game, player, speech);
    let bare = text.strip_suffix('.').unwrap_or(text).trim_end();
    if let Ok(number) = bare.parse::<i64>() {
        let index = usize::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(1));
        let chosen = index.and_then(|index| choices.get(index));
        return chosen.map_or(Wish::NoSuchNumber, |choice| Wish::Do(choice.action));
    }
    let lines: Vec<&str> = choices.iter().map(|choice| choice.said.as_str()).collect();
    let fitting = fitting(text, &lines);
    match fitting[..] {
        [only] => return Wish::Do(choices[only].action),
        [] => {}
        _ => return Wish::Which(fitting.iter().map(|at| choices[*at].action).collect()),
    }
    if !text.contains(char::is_alphabetic) {
        return Wish::Unknown;
    }
    let view = game.view(player);
    forbidden(game, |action| {
        let said = speech.say(&G::word_action(&view, *action));
        !self::fitting(text, &[&said]).is_empty()
    })
}

fn forbidden<G: Game>(game: &G, fits: impl Fn(&G::Action) -> bool) -> Wish<G::Action> {
    let refusals = refusals(game).into_iter();
    let mut wished = refusals.filter(|(action, _)| fits(action));
    wished
        .next()
        .map_or(Wish::Unknown, |(action, why)| Wish::Forbidden(action, why))
}

/// Everything that might be tried here and is not allowed, with the reason.
#[must_use]
pub fn refusals<G: Game>(game: &G) -> Vec<(G::Action, Phrase)> {
    let refusal = |action: G::Action| {
        let mut trial = game.clone();
        let illegal = trial.act(action, &mut Vec::new()).err()?;
        Some((action, illegal.phrase()))
    };
    game.candidates().into_iter().filter_map(refusal).collect()
}

/// Places of the lines that the text means: those that it spells out, else those whose numbers are
/// exactly the typed ones, else all that hold what was typed. Order does not matter, a typed word
/// need only begin a word of the line, and numbers alone must be all the numbers of a line: fewer
/// would only find costs and points.
fn fitting(text: &str, lines: &[&str]) -> Vec<usize> {
    let typed = Said::of(text);
    let lines: Vec<Said> = lines.iter().map(|line| Said::of(line)).collect();
    let those = |fits: &dyn Fn(&Said) -> bool| -> Vec<usize> {
        let places = lines.iter().enumerate().filter(|(_, line)| fits(line));
        places.map(|(place, _)| place).collect()
    };
    let exact = |line: &Said| !typed.numbers.is_empty() && line.numbers == typed.numbers;
    let tiers: [&dyn Fn(&Said) -> bool; 3] = [
        &|line| *line == typed && !typed.is_empty(),
        &|line| exact(line) && line.has_words_of(&typed),
        &|line| !typed.words.is_empty() && line.holds(&typed),
    ];
    let found = tiers.into_iter().map(those);
    found
        .into_iter()
        .find(|places| !places.is_empty())
        .unwrap_or_default()
}

/// The words and the numbers of a line, each sorted.
#[derive(PartialEq, Eq)]
struct Said {
    words: Vec<String>,
    numbers: Vec<String>,
}

impl Said {
    fn of(text: &str) -> Said {
        let is_number = |word: &String| word.chars().all(|c| c.is_ascii_digit());
        let mut all = words_of(text);
        all.sort();
        let (numbers, words) = all.into_iter().partition(is_number);
        Said { words, numbers }
    }

    fn is_empty(&self) -> bool {
        self.words.is_empty() && self.numbers.is_empty()
    }

    /// Whether every typed word begins one of these.
    fn has_words_of(&self, typed: &Said) -> bool {
        let begins = |word: &String| self.words.iter().any(|own| own.starts_with(word.as_str()));
        typed.words.iter().all(begins)
    }

    /// Whether every typed word begins one of these, and every typed number is here as often as it
    /// was typed.
    fn holds(&self, typed: &Said) -> bool {
        let mut left = self.numbers.iter();
        let has_numbers = typed
            .numbers
            .iter()
            .all(|number| left.any(|own| own == number));
        has_numbers && self.has_words_of(typed)
    }
}

fn words_of(text: &str) -> Vec<String> {
    strip_ansi_codes(text)
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::fitting;

    fn matches(text: &str, line: &str) -> bool {
        !fitting(text, &[line]).is_empty()
    }

    #[test]
    fn words_and_beginnings_of_words_are_understood() {
        let line = "\x1b[1;31mred\x1b[0m-L into the silver shape tube";
        assert!(matches("red l silver", line));
        assert!(matches("Silver", line));
        assert!(!matches("blue", line));
        assert!(!matches("", line));
        assert!(!matches("--", line));
    }

    #[test]
    fn a_number_among_words_must_be_whole() {
        assert!(matches("gives 4", "yellow (costs 3, gives 4)"));
        assert!(!matches("gives 4", "yellow (costs 3, gives 40)"));
        assert!(!matches("2.5", "set the 2 aside"));
    }

    /// Which dice to keep, as dice games list them.
    const KEEPING: [&str; 9] = [
        "keep 3 3",
        "keep 3 3 6",
        "keep 3 5 5",
        "keep 3 5 5 6",
        "keep 3 3 5 5",
        "keep nothing, roll all 5 again",
        "keep 5",
        "stop and place 3 3 5 5 on card 2",
        "stop and place 3 3 5 5 on card 4",
    ];

    #[test]
    fn the_dice_of_a_wish_are_all_the_dice_in_whatever_order() {
        let meant = |text: &str| fitting(text, &KEEPING);
        assert_eq!(meant("keep 5 5 3"), [2]);
        assert_eq!(meant("keep 3 3"), [0]);
        assert_eq!(meant("3 3"), [0], "the word may be left out");
        assert_eq!(meant("6,3,3"), [1]);
        assert_eq!(meant("k 5 3 5 3"), [4]);
        assert_eq!(
            meant("keep 5"),
            [6],
            "although another line speaks of 5 dice"
        );
        assert_eq!(meant("keep nothing"), [5]);
    }

    #[test]
    fn fewer_dice_find_what_holds_them_but_never_decide_against_a_line_that_fits_better() {
        let meant = |text: &str| fitting(text, &KEEPING);
        assert_eq!(
            meant("keep 6"),
            [1, 3],
            "there is no line that keeps the 6 alone"
        );
        assert_eq!(meant("keep 3 6"), [1, 3]);
        assert_eq!(meant("place 3 3 5 5"), [7, 8]);
        assert_eq!(meant("place 4"), [8]);
        for nothing in ["3 6", "keep 3 3 3", "keep 4", "roll 6", "5 5 5"] {
            assert!(meant(nothing).is_empty(), "{nothing}");
        }
    }

    #[test]
    fn a_line_that_is_typed_out_is_meant_even_if_another_begins_with_it() {
        let lines = [
            "roll",
            "roll again",
            "Roll all",
            "take 2",
            "take 2 and 2 more",
        ];
        for (place, line) in lines.iter().enumerate() {
            assert_eq!(fitting(line, &lines), [place], "{line}");
        }
        assert_eq!(fitting("rol", &lines), [0, 1, 2]);
    }
}
