//! Questions to a person, answered by lines.

use std::io::{self, BufRead};

use super::failure::Failure;
use super::screen::Screen;

/// Longest line that is read; more is no answer to anything.
const LONGEST: usize = 400;

/// Asks and reads one line; `None` at the end of input.
///
/// # Errors
/// When nobody reads the question any more.
pub fn ask(question: &str, screen: &mut Screen) -> Result<Option<String>, Failure> {
    screen.prompt(question)?;
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    if read == 0 {
        screen.line("")?;
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&bytes);
    let clean = text.chars().filter(|c| !c.is_control()).take(LONGEST);
    Ok(Some(clean.collect::<String>().trim().to_owned()))
}

/// Asks until the answer is a whole number within `least..=most`; an empty line takes `usual`.
///
/// # Errors
/// As [`ask`].
pub fn ask_number(
    question: &str,
    (least, most): (usize, usize),
    usual: usize,
    screen: &mut Screen,
) -> Result<Option<usize>, Failure> {
    loop {
        let question = format!("{question} [{least}-{most}, {usual}] ");
        match ask(&question, screen)? {
            None => return Ok(None),
            Some(answer) if answer.is_empty() => return Ok(Some(usual)),
            Some(answer) => match answer.parse() {
                Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
                _ => {}
            },
        }
    }
}
