//! Questions to a person, answered by lines.

use std::io::{BufRead, Read};

use super::failure::Failure;
use super::screen::{Screen, excerpt, harmless};
use super::words::{Words, say};

/// Bytes of a line that are read; more is no answer to anything, and may never end.
pub const LONGEST: u16 = 4096;

/// Characters that are repeated of an answer that does not do.
pub const ECHOED: usize = 60;

/// Asks and reads one line; `None` at the end of input.
///
/// # Errors
/// When nobody reads the question any more, or the line does not end.
pub fn ask(question: &str, screen: &mut Screen) -> Result<Option<String>, Failure> {
    screen.prompt(question)?;
    let line = read_line(screen.typed())?;
    if line.is_empty() {
        screen.line("")?;
        return Ok(None);
    }
    let text = harmless(&String::from_utf8_lossy(&line));
    Ok(Some(text.trim().to_owned()))
}

/// The next line; empty at the end of input.
fn read_line(input: &mut dyn BufRead) -> Result<Vec<u8>, Failure> {
    let mut line = Vec::new();
    let mut start = input.take(LONGEST.into());
    start.read_until(b'\n', &mut line).map_err(Failure::Typed)?;
    match line.len() >= LONGEST.into() && !line.ends_with(b"\n") {
        true => Err(Failure::EndlessLine),
        false => Ok(line),
    }
}

/// The answer to a question that can be passed over.
pub enum Answer {
    /// The end of input, or a word of leaving.
    Leave,
    /// An empty line.
    Usual,
    /// What was typed.
    Text(String),
}

/// Asks a question that an empty line answers with what is usual.
///
/// # Errors
/// As [`ask`].
pub fn ask_or_usual(question: &str, screen: &mut Screen) -> Result<Answer, Failure> {
    Ok(match ask(question, screen)? {
        None => Answer::Leave,
        Some(text) if leaves(&text) => Answer::Leave,
        Some(text) if text.is_empty() => Answer::Usual,
        Some(text) => Answer::Text(text),
    })
}

/// Whether somebody wants to leave; a word is understood in every language.
#[must_use]
pub fn leaves(answer: &str) -> bool {
    let answer = answer.to_lowercase();
    ["q", "quit", "exit"].contains(&answer.as_str())
}

/// Asks until the answer is a whole number within `least..=most`; an empty line takes `usual`, and
/// any other answer is told why it did not do.
///
/// # Errors
/// As [`ask`].
pub fn ask_number(
    question: &str,
    (least, most): (usize, usize),
    usual: usize,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<usize>, Failure> {
    let question = format!("{question} [{least}-{most}, {usual}] ");
    loop {
        let answer = match ask_or_usual(&question, screen)? {
            Answer::Leave => return Ok(None),
            Answer::Usual => return Ok(Some(usual)),
            Answer::Text(answer) => answer,
        };
        match number(&answer) {
            Some(number) if (least..=most).contains(&number) => return Ok(Some(number)),
            _ => screen.paragraph(
                &say!(
                    words,
                    "menu-number-again",
                    asked = excerpt(&answer, ECHOED),
                    least = least,
                    most = most
                ),
                2,
            )?,
        }
    }
}

/// One answer of a list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What stands behind its number.
    pub line: String,
    /// Names by which it can be called, the shortest to type first.
    pub names: Vec<String>,
}

/// Lists the entries and asks until one is named by number, by name or by the beginning of a name
/// that no other has. An empty line takes the entry `usual`; any other answer is told why it did
/// not do. Gives the entry's place in the list.
///
/// # Errors
/// As [`ask`].
pub fn ask_entry(
    question: &str,
    entries: &[Entry],
    usual: usize,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<usize>, Failure> {
    for (number, entry) in (1..).zip(entries) {
        screen.paragraph(&format!("{number:>3}  {}", entry.line), 5)?;
    }
    let question = format!("{question} [1-{}, {}] ", entries.len(), usual + 1);
    loop {
        let answer = match ask_or_usual(&question, screen)? {
            Answer::Leave => return Ok(None),
            Answer::Usual => return Ok(Some(usual)),
            Answer::Text(answer) => answer,
        };
        if let Some(place) = named(&answer, entries) {
            return Ok(Some(place));
        }
        let most = entries.len();
        let known: Vec<&str> = entries
            .iter()
            .filter_map(|entry| Some(entry.names.first()?.as_str()))
            .collect();
        let known = known.join(", ");
        let again = say!(
            words,
            "menu-entry-again",
            asked = excerpt(&answer, ECHOED),
            most = most,
            known = known
        );
        screen.paragraph(&again, 2)?;
    }
}

/// The place of the only entry that the answer means.
fn named(answer: &str, entries: &[Entry]) -> Option<usize> {
    if let Some(number) = number(answer) {
        return number.checked_sub(1).filter(|&at| at < entries.len());
    }
    let answer = answer.to_lowercase();
    let places = |fits: &dyn Fn(&str) -> bool| {
        let fitting = entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| entry.names.iter().any(|name| fits(&name.to_lowercase())));
        fitting.map(|(place, _)| place).collect::<Vec<_>>()
    };
    let whole = places(&|name| name == answer);
    let fitting = match whole.is_empty() {
        true => places(&|name| name.starts_with(&answer)),
        false => whole,
    };
    match fitting[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// A whole number, with or without a full stop.
#[must_use]
pub fn number(answer: &str) -> Option<usize> {
    let bare = answer.strip_suffix('.').unwrap_or(answer).trim_end();
    bare.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::screen::tests::scripted;
    use crate::cli::words::Language;

    #[test]
    fn a_line_without_an_end_is_refused_when_it_is_longer_than_any_answer() {
        let read = |typed: &str| read_line(&mut typed.as_bytes());
        let longest = "x".repeat(usize::from(LONGEST) - 1);
        let line = read(&format!("{longest}\nnext\n")).expect("it ends");
        assert_eq!(line.len(), usize::from(LONGEST));
        assert_eq!(read(&longest).expect("the input ends"), longest.as_bytes());
        let endless = read_line(&mut std::io::BufReader::new(std::io::repeat(b'x')));
        assert!(matches!(endless, Err(Failure::EndlessLine)), "{endless:?}");
    }

    #[test]
    fn a_long_answer_that_does_not_do_is_repeated_in_part() {
        let words = Words::new(Language::English);
        let (mut screen, seen) = scripted(&format!("{}\n", "x".repeat(3000)));
        let asked = ask_number("How many?", (1, 4), 2, &words, &mut screen);
        assert_eq!(asked.expect("somebody reads"), None);
        let text = seen.text();
        assert!(text.contains("xxx …\" does not do"), "{text}");
        assert!(text.len() < 400, "{text}");
    }

    #[test]
    fn whoever_wants_to_leave_is_asked_no_more() {
        let words = Words::new(Language::English);
        for word in ["q", "QUIT", "exit"] {
            let (mut screen, _) = scripted(&format!("{word}\n3\n"));
            let asked = ask_number("How many?", (1, 4), 2, &words, &mut screen);
            assert_eq!(asked.expect("somebody reads"), None, "{word}");
        }
    }

    #[test]
    fn a_number_that_does_not_do_is_asked_for_again_and_told_why() {
        let words = Words::new(Language::English);
        let (mut screen, seen) = scripted("many\n7\n-1\n 3. \n");
        let asked = ask_number("How many?", (1, 4), 2, &words, &mut screen);
        assert_eq!(asked.expect("somebody types"), Some(3));
        let text = seen.text();
        for wrong in ["many", "7", "-1"] {
            let why = format!("\"{wrong}\" does not do: type a whole number from 1 to 4");
            assert_eq!(text.matches(&why).count(), 1, "{text}");
        }
        let (mut screen, _) = scripted("\n");
        let asked = ask_number("How many?", (1, 4), 2, &words, &mut screen);
        assert_eq!(asked.expect("somebody types"), Some(2));
    }

    #[test]
    fn an_entry_is_named_by_number_by_name_or_by_a_beginning_that_no_other_has() {
        let entry = |names: &[&str]| Entry {
            line: names.join(" "),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
        };
        let entries = [
            entry(&["kipp", "Kipp mir Saures"]),
            entry(&["kaese", "Käse Würfeln"]),
            entry(&["kipper"]),
        ];
        for (answer, place) in [
            ("1", Some(0)),
            ("3.", Some(2)),
            ("0", None),
            ("4", None),
            ("Kipp", Some(0)),
            ("kippe", Some(2)),
            ("KÄSE", Some(1)),
            ("kipp mir", Some(0)),
            ("k", None),
            ("chess", None),
        ] {
            assert_eq!(named(answer, &entries), place, "{answer}");
        }
        let words = Words::new(Language::English);
        let (mut screen, seen) = scripted("chess\nKÄ\n");
        let asked = ask_entry("Which game?", &entries, 0, &words, &mut screen);
        assert_eq!(asked.expect("somebody types"), Some(1));
        let text = seen.text();
        let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("\"chess\" does not do"), "{said}");
        assert!(said.contains("kipp, kaese, kipper"), "{said}");
    }
}
