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

/// Places of the lines that the text means: those that it spells out, else those that have its
/// numbers together and with its words, else all that hold what was typed. The order of dice does
/// not matter, a typed word need only begin a word of the line, and numbers typed without a word are
/// the first ones of a line.
fn fitting(text: &str, lines: &[&str]) -> Vec<usize> {
    let typed = Said::of(text);
    let lines: Vec<Said> = lines.iter().map(|line| Said::of(line)).collect();
    let those = |fits: &dyn Fn(&Said) -> bool| -> Vec<usize> {
        let places = lines.iter().enumerate().filter(|(_, line)| fits(line));
        places.map(|(place, _)| place).collect()
    };
    let has_words = !typed.words.is_empty();
    let has_numbers = !typed.groups.is_empty();
    let tiers: [&dyn Fn(&Said) -> bool; 3] = [
        &|line| *line == typed && (has_words || has_numbers),
        &|line| has_numbers && line.has_words_of(&typed) && line.has_groups_of(&typed),
        &|line| has_words && line.has_words_of(&typed) && line.has_numbers_of(&typed),
    ];
    let mut found = tiers.into_iter().map(those);
    found.find(|places| !places.is_empty()).unwrap_or_default()
}

/// What a line says.
#[derive(Default, PartialEq, Eq)]
struct Said {
    /// All words, in order.
    words: Vec<String>,
    /// The numbers that stand together.
    groups: Vec<Group>,
}

/// Numbers that stand together.
#[derive(PartialEq, Eq)]
struct Group {
    /// Words since the numbers before.
    label: Vec<String>,
    /// All words of its part of the sentence.
    company: Vec<String>,
    /// Sorted.
    numbers: Vec<String>,
}

impl Said {
    fn of(text: &str) -> Said {
        let mut said = Said::default();
        for part in sentence_parts(text) {
            said.add(&part);
        }
        said
    }

    /// Adds a part of a sentence: words and groups of numbers.
    fn add(&mut self, part: &[String]) {
        let is_number = |word: &String| word.chars().all(|c| c.is_ascii_digit());
        let company: Vec<String> = part
            .iter()
            .filter(|word| !is_number(word))
            .cloned()
            .collect();
        let mut rest = part;
        while !rest.is_empty() {
            let words = rest.iter().take_while(|word| !is_number(word)).count();
            let (label, numbers) = rest.split_at(words);
            let length = numbers.iter().take_while(|word| is_number(word)).count();
            let mut own = numbers[..length].to_vec();
            own.sort();
            if !own.is_empty() {
                self.groups.push(Group {
                    label: label.to_vec(),
                    company: company.clone(),
                    numbers: own,
                });
            }
            rest = &numbers[length..];
        }
        self.words.extend(company);
    }

    /// Whether every typed word begins one of these.
    fn has_words_of(&self, typed: &Said) -> bool {
        are_begun(&typed.words, &self.words)
    }

    /// Whether all typed groups are here, in company of the words after which they were typed; a
    /// group typed without words is the first one.
    fn has_groups_of(&self, typed: &Said) -> bool {
        typed.groups.iter().all(|wish| {
            let candidates = match wish.label.is_empty() {
                true => &self.groups[..self.groups.len().min(1)],
                false => &self.groups[..],
            };
            candidates
                .iter()
                .any(|own| own.numbers == wish.numbers && are_begun(&wish.label, &own.company))
        })
    }

    /// Whether every typed number is here as often as it was typed.
    fn has_numbers_of(&self, typed: &Said) -> bool {
        let (own, wished) = (self.numbers(), typed.numbers());
        let mut left = own.iter();
        wished.iter().all(|number| left.any(|own| own == number))
    }

    /// All numbers, sorted.
    fn numbers(&self) -> Vec<&str> {
        let numbers = self.groups.iter().flat_map(|group| &group.numbers);
        let mut numbers: Vec<&str> = numbers.map(String::as_str).collect();
        numbers.sort_unstable();
        numbers
    }
}

fn are_begun(beginnings: &[String], words: &[String]) -> bool {
    let is_begun = |typed: &String| words.iter().any(|word| word.starts_with(typed.as_str()));
    beginnings.iter().all(is_begun)
}

/// Words and numbers in lower case, divided where a sign divides the sentence; a comma between two
/// numbers does not.
fn sentence_parts(text: &str) -> Vec<Vec<String>> {
    let text = strip_ansi_codes(text).to_lowercase();
    let mut parts: Vec<Vec<String>> = Vec::new();
    for part in text.split([',', ';', '(', ')', '|', '·']) {
        let words = part.split(|c: char| !c.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_owned).collect();
        let is_number = |word: &String| word.chars().all(|c| c.is_ascii_digit());
        match parts.last_mut() {
            Some(last) if last.last().is_some_and(is_number) && words.iter().all(is_number) => {
                last.extend(words);
            }
            _ => parts.push(words),
        }
    }
    parts
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
        "keep 3 3, roll 5 5 6 again",
        "keep 3 3 6, roll 5 5 again",
        "keep 3 5 5, roll 3 6 again",
        "keep 3 5 5 6, roll 3 again",
        "keep 3 3 5 5, roll 6 again",
        "keep nothing, roll all 5 again",
        "keep 5, roll 3 3 5 6 again",
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
        assert_eq!(meant("roll 5 5"), [1], "the dice after the word count");
        assert_eq!(meant("keep 3 5 5 roll 6 3"), [2]);
        assert_eq!(meant("keep nothing"), [5]);
    }

    #[test]
    fn fewer_dice_find_what_holds_them_but_never_decide_against_a_line_that_fits_better() {
        let meant = |text: &str| fitting(text, &KEEPING);
        assert_eq!(
            meant("keep 6"),
            [0, 1, 2, 3, 4, 6],
            "no line keeps the 6 alone"
        );
        assert_eq!(meant("keep 3 6"), [0, 1, 2, 3, 4, 6]);
        assert_eq!(meant("place 3 5"), [7, 8]);
        assert_eq!(meant("place 3 3 5 5"), [7, 8]);
        assert_eq!(meant("place 4"), [8]);
        for nothing in ["3 6", "keep 3 3 3 3", "keep 4", "place 6", "5 5 5"] {
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
