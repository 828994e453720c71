//! How well a line of a menu fits what was typed.

use super::said::{Group, Said, are_begun, is_begun};
use crate::dice::{Face, Pool};

/// How a line fits what was typed, the loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It has the words and numbers, but its numbers are not those that the words speak of.
    Apart,
    /// It has the words and, among others, the numbers: something is left to be said.
    Partly,
    /// It has the words somewhere; no number was typed.
    Mentioned,
    /// It has the words, and one of them says what it is about; no number was typed.
    Words,
    /// It has the words and no other numbers.
    AllNumbers,
    /// It has the words, and the numbers together as they were typed.
    Numbers,
    /// It was spelled out.
    Whole,
}

impl Fit {
    /// Whether a line that fits like this, and is the only one, is meant without a doubt.
    #[must_use]
    pub fn is_plain(self) -> bool {
        self > Fit::Mentioned
    }
}

/// Places of the lines that fit best, and how they do; a line may have several names. The order of
/// dice does not matter, a typed word need only begin a word of the line, and numbers typed without a
/// word are the first ones of a line. The `small` words can be typed without being in the line.
#[must_use]
pub fn best<'a>(
    text: &str,
    small: &str,
    lines: impl IntoIterator<Item = &'a [String]>,
) -> Option<(Fit, Vec<usize>)> {
    let ear = Ear::new(text, small);
    let mut best: Option<(Fit, Vec<usize>)> = None;
    for (place, names) in lines.into_iter().enumerate() {
        let fits = names.iter().filter_map(|name| ear.fit(&Said::of(name)));
        let Some(fit) = fits.max() else {
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

/// Whoever hears what was typed.
struct Ear {
    typed: Said,
    small: Vec<String>,
}

impl Ear {
    fn new(text: &str, small: &str) -> Ear {
        Ear {
            typed: Said::of(text),
            small: Said::of(small).words,
        }
    }

    /// How a line fits what was typed.
    fn fit(&self, line: &Said) -> Option<Fit> {
        let typed = &self.typed;
        if line == typed && !(typed.words.is_empty() && typed.groups.is_empty()) {
            return Some(Fit::Whole);
        }
        let words = self.heard(&typed.words, &line.words);
        if !are_begun(&words, &line.words) {
            return None;
        }
        let is_spoken_of = || {
            let of = line.spoken_of();
            let mut wishes = typed.groups.iter();
            wishes.all(|wish| self.speaks_of(wish, &of))
        };
        match (!words.is_empty(), !typed.groups.is_empty()) {
            (_, true) if self.has_groups(line) => Some(Fit::Numbers),
            (true, true) if !line.has_numbers_of(typed) => None,
            (true, true) if !is_spoken_of() => Some(Fit::Apart),
            (true, true) if line.numbers() == typed.numbers() => Some(Fit::AllNumbers),
            (true, true) => Some(Fit::Partly),
            (true, false) if self.names_one(&words, &line.heads) => Some(Fit::Words),
            (true, false) => Some(Fit::Mentioned),
            _ => None,
        }
    }

    /// The typed words without the small ones that begin none of `words`.
    fn heard<'a>(&self, typed: &'a [String], words: &[String]) -> Vec<&'a String> {
        let is_heard = |word: &&String| is_begun(word, words) || !self.small.contains(*word);
        typed.iter().filter(is_heard).collect()
    }

    /// Whether one of the words begins what the line is about.
    fn names_one(&self, words: &[&String], heads: &[String]) -> bool {
        let heads = heads.iter().filter(|head| !self.small.contains(head));
        // The first word that is not small, and the last one, where some languages put the verb.
        let (mut first, mut last) = (None, None);
        for head in heads {
            first = first.or(Some(head));
            last = Some(head);
        }
        let ends = [first, last];
        let mut ends = ends.into_iter().flatten();
        ends.any(|head| words.iter().any(|word| head.starts_with(word.as_str())))
    }

    /// Whether all typed groups are in the line in their order, in company of the words with which
    /// they were typed; a group typed without words before it is the first one.
    fn has_groups(&self, line: &Said) -> bool {
        let mut left = line.groups.iter();
        self.typed.groups.iter().all(|wish| {
            let is_wish =
                |own: &Group| own.numbers == wish.numbers && self.speaks_of(wish, &own.company);
            match wish.label.is_empty() {
                true => left.next().is_some_and(is_wish),
                false => left.any(is_wish),
            }
        })
    }

    /// Whether the words before the numbers are among `words`; if there are none, the next word
    /// behind them.
    fn speaks_of(&self, wish: &Group, words: &[String]) -> bool {
        match wish.label.is_empty() {
            false => are_begun(&self.heard(&wish.label, words), words),
            true => {
                let behind = self.heard(&wish.behind, words);
                behind.first().is_none_or(|word| is_begun(word, words))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fit, best, dice};
    use crate::dice::Pool;

    const SMALL: &str = "the a of from in front";

    /// A line can have several names, with a stroke between them.
    fn heard(text: &str, lines: &[&str]) -> Option<(Fit, Vec<usize>)> {
        let names = |line: &&str| line.split('|').map(str::to_owned).collect::<Vec<_>>();
        let lines: Vec<Vec<String>> = lines.iter().map(names).collect();
        best(text, SMALL, lines.iter().map(Vec::as_slice))
    }

    fn fitting(text: &str, lines: &[&str]) -> Vec<usize> {
        heard(text, lines).map_or_else(Vec::new, |(_, places)| places)
    }

    fn fit(text: &str, line: &str) -> Option<Fit> {
        heard(text, &[line]).map(|(fit, _)| fit)
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
    fn words_that_speak_of_other_dice_never_decide() {
        let keep = "keep 3 3, roll the others again";
        for apart in [
            "roll 3 3",
            "3 3 again",
            "again 3 3",
            "roll 3 3 again",
            "others 3",
        ] {
            assert_eq!(fit(apart, keep), Some(Fit::Apart), "{apart}");
        }
        for meant in ["keep 3 3", "3 3", "k 3 3 roll", "3 3 keep"] {
            assert_eq!(fit(meant, keep), Some(Fit::Numbers), "{meant}");
        }
        let named = [
            "keep 3 3, roll the others again|roll 1 2 again",
            "keep 1 2, roll the others again|roll 3 3 again",
        ];
        assert_eq!(fitting("3 3 again", &named), [1]);
        assert_eq!(fitting("roll 1 2", &named), [0]);
        assert_eq!(fitting("again", &named), [0, 1]);
    }

    #[test]
    fn a_word_in_the_middle_of_a_line_does_not_decide() {
        let line = "close nothing, pass the dice on";
        assert_eq!(fit("close", line), Some(Fit::Words));
        assert_eq!(fit("dice", line), Some(Fit::Mentioned));
        assert_eq!(
            fit("wiederh", "den Wurf wiederholen, für eine Wanze"),
            Some(Fit::Words)
        );
        assert_eq!(fit("3 neu", "die 3 behalten, andere neu"), Some(Fit::Apart));
    }

    #[test]
    fn small_words_may_be_typed_beside_and_signs_may_be_spelled_out() {
        let steal = "steal the single 2 in front of Mia";
        assert_eq!(fit("steal the 2 from Mia", steal), Some(Fit::Numbers));
        assert_eq!(fit("steal 2 off Mia", steal), None, "it is not small");
        assert_eq!(fit("from", steal), None);
        for (text, line) in [
            ("aufhoeren", "aufhören"),
            ("GROSSE strasse", "große Straße"),
            ("beeindigen", "de beurt beëindigen"),
        ] {
            assert!(fit(text, line).is_some_and(Fit::is_plain), "{text}");
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
