//! How well a line of a menu fits what was typed.

use console::strip_ansi_codes;

use crate::dice::{Face, Pool};

/// How a line fits what was typed, the loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It has the words and, among others, the numbers: something is left to be said.
    Partly,
    /// It has the words; no number was typed.
    Words,
    /// It has the words and no other numbers.
    AllNumbers,
    /// It has the words, and the numbers together as they were typed.
    Numbers,
    /// It was spelled out.
    Whole,
}

/// Places of the lines that fit best, and how they do. The order of dice does not matter, a typed
/// word need only begin a word of the line, and numbers typed without a word are the first ones of a
/// line.
#[must_use]
pub fn best<'a>(text: &str, lines: impl IntoIterator<Item = &'a str>) -> Option<(Fit, Vec<usize>)> {
    let typed = Said::of(text);
    let mut best: Option<(Fit, Vec<usize>)> = None;
    for (place, line) in lines.into_iter().enumerate() {
        let Some(fit) = Said::of(line).fit(&typed) else {
            continue;
        };
        match &mut best {
            Some((known, places)) if *known == fit => places.push(place),
            Some((known, _)) if *known > fit => {}
            _ => best = Some((fit, vec![place])),
        }
    }
    best
}

/// The dice that the typed numbers name, group by group.
#[must_use]
pub fn dice(text: &str) -> Vec<Pool> {
    let groups = Said::of(text).groups;
    let pools = groups.iter().filter_map(|group| {
        let mut pool = Pool::default();
        for number in &group.numbers {
            let face = number.parse().ok().and_then(Face::new)?;
            (pool.count(face) < u8::MAX).then(|| pool.add(face))?;
        }
        Some(pool)
    });
    pools.collect()
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

    /// How this line fits what was typed.
    fn fit(&self, typed: &Said) -> Option<Fit> {
        let (has_words, has_numbers) = (!typed.words.is_empty(), !typed.groups.is_empty());
        if self == typed && (has_words || has_numbers) {
            return Some(Fit::Whole);
        }
        if !are_begun(&typed.words, &self.words) {
            return None;
        }
        match (has_words, has_numbers) {
            (_, true) if self.has_groups_of(typed) => Some(Fit::Numbers),
            (true, true) if self.numbers() == typed.numbers() => Some(Fit::AllNumbers),
            (true, true) if self.has_numbers_of(typed) => Some(Fit::Partly),
            (true, false) => Some(Fit::Words),
            _ => None,
        }
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

    /// Whether all typed groups are here in their order, in company of the words after which they
    /// were typed; a group typed without words is the first one.
    fn has_groups_of(&self, typed: &Said) -> bool {
        let mut left = self.groups.iter();
        typed.groups.iter().all(|wish| {
            let is_wish =
                |own: &Group| own.numbers == wish.numbers && are_begun(&wish.label, &own.company);
            match wish.label.is_empty() {
                true => left.next().is_some_and(is_wish),
                false => left.any(is_wish),
            }
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
    use super::{Fit, best, dice};
    use crate::dice::Pool;

    fn fitting(text: &str, lines: &[&str]) -> Vec<usize> {
        best(text, lines.iter().copied()).map_or_else(Vec::new, |(_, places)| places)
    }

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

    #[test]
    fn a_part_of_a_line_is_told_from_the_whole() {
        let fit = |text: &str, line: &str| best(text, [line]).map(|(fit, _)| fit);
        let stop = "stop rolling and keep 1 2 3 3 5 6";
        for (text, line, how) in [
            ("keep 1", stop, Some(Fit::Partly)),
            ("keep 6 5 3 3 2 1", stop, Some(Fit::Numbers)),
            ("stop", stop, Some(Fit::Words)),
            (stop, stop, Some(Fit::Whole)),
            ("1", stop, None),
            ("turn 3 5", "turn a 3 into a 5", Some(Fit::AllNumbers)),
            ("turn 3", "turn a 3 into a 5", Some(Fit::Numbers)),
            ("turn 3 6", "turn a 3 into a 5", None),
            (
                "turn a 3 into a 5",
                "turn a 5 into a 3 now",
                Some(Fit::AllNumbers),
            ),
            (
                "turn a 3 into a 5",
                "turn a 3 into a 5 now",
                Some(Fit::Numbers),
            ),
        ] {
            assert_eq!(fit(text, line), how, "{text}");
        }
    }

    #[test]
    fn typed_numbers_name_dice_group_by_group() {
        let pool = Pool::from_counts;
        assert_eq!(dice("keep 6 6"), [pool([0, 0, 0, 0, 0, 2])]);
        let two = [pool([0, 0, 1, 0, 0, 0]), pool([1, 0, 0, 0, 1, 0])];
        assert_eq!(dice("turn 3 into 5 1"), two);
        assert_eq!(dice("keep 7, roll 0 again"), []);
        assert_eq!(dice(&"6 ".repeat(256)), [], "no game has so many");
    }
}
