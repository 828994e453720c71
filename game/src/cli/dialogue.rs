//! Questions to a person, answered by lines.

use std::io::{self, BufRead, Read};

use super::failure::Failure;
use super::screen::{Screen, harmless};

/// Bytes of a line that are read; more is no answer to anything.
const LONGEST: u64 = 400;

/// Asks and reads one line; `None` at the end of input.
///
/// # Errors
/// When nobody reads the question any more.
pub fn ask(question: &str, screen: &mut Screen) -> Result<Option<String>, Failure> {
    screen.prompt(question)?;
    let line = read_line(&mut io::stdin().lock())?;
    if line.is_empty() {
        screen.line("")?;
        return Ok(None);
    }
    let text = harmless(&String::from_utf8_lossy(&line));
    Ok(Some(text.trim().to_owned()))
}

/// The next line, or as much of it as can be an answer; empty at the end of input.
fn read_line(input: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(line)
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

#[cfg(test)]
mod tests {
    use super::{LONGEST, read_line};

    #[test]
    fn an_endless_line_is_cut_and_the_next_one_is_whole() {
        let typed = "x".repeat(50_000) + "\nnext\n";
        let mut input = typed.as_bytes();
        let mut read = || read_line(&mut input).expect("bytes can be read");
        assert_eq!(read().len() as u64, LONGEST);
        assert_eq!(read(), b"next\n");
        assert!(read().is_empty());
    }
}
