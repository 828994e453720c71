//! Where the command writes: lines, wrapped paragraphs, columns; colour only where it is welcome.
//! What a person types is read here too, so that questions and answers share one place.

use std::io::{self, BufRead, IsTerminal, Write};

use console::{Term, measure_text_width};

use super::failure::Failure;

/// Width used where no terminal tells its own.
const DEFAULT_COLUMNS: usize = 80;
/// Widths beyond these are taken for a mistake of the terminal.
const SENSIBLE_COLUMNS: std::ops::RangeInclusive<usize> = 30..=1000;
/// Longer lines of text are hard to read, however wide the window is.
const MOST_TEXT_COLUMNS: usize = 100;

/// Standard input and output, as a person or a script meets them.
pub struct Screen {
    out: Box<dyn Write>,
    typed: Box<dyn BufRead>,
    is_terminal: bool,
    /// Lines for ears, not eyes: nothing is wrapped or set side by side.
    is_plain: bool,
    columns: usize,
    colours: bool,
}

impl std::fmt::Debug for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Screen")
            .field("is_terminal", &self.is_terminal)
            .field("colours", &self.colours)
            .finish_non_exhaustive()
    }
}

impl Screen {
    /// The process's own streams. Colours are used on a terminal unless `NO_COLOR` is set.
    /// `TERM=dumb`, which screen readers and editors set, asks for one line each thing said.
    #[must_use]
    pub fn standard() -> Screen {
        let is_terminal = io::stdout().is_terminal();
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_plain = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Screen {
            out: Box::new(io::BufWriter::new(io::stdout())),
            typed: Box::new(io::stdin().lock()),
            is_terminal,
            is_plain,
            columns: columns(is_terminal),
            colours: is_terminal && !refused && !is_plain,
        }
    }

    /// What somebody types.
    pub fn typed(&mut self) -> &mut dyn BufRead {
        &mut *self.typed
    }

    /// Whether a person at a terminal reads this.
    #[must_use]
    pub fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Whether colours may be used.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        self.colours
    }

    /// Whether everything should be a line of its own, as for a screen reader.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Characters that fit on a line.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// One line.
    ///
    /// # Errors
    /// [`Failure::ReaderGone`] when nobody reads any more.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}").map_err(Failure::output)
    }

    /// Text without a line break, shown at once (a prompt).
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.out, "{text}").map_err(Failure::output)?;
        self.flush()
    }

    /// A paragraph, broken between words; lines after the first are indented by `indent`.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub fn paragraph(&mut self, text: &str, indent: usize) -> Result<(), Failure> {
        if self.is_plain {
            return self.line(text);
        }
        for line in wrapped(text, self.columns.min(MOST_TEXT_COLUMNS), indent) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// A heading with a line below it.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub fn heading(&mut self, text: &str) -> Result<(), Failure> {
        let shown = if self.colours {
            format!("\x1b[1m{text}\x1b[0m")
        } else {
            text.to_owned()
        };
        self.line(&shown)?;
        self.line(&"-".repeat(measure_text_width(text)))
    }

    /// Short entries side by side, read downwards.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub fn side_by_side(&mut self, entries: &[String]) -> Result<(), Failure> {
        let widest = widest(entries);
        let rows = self.rows(entries);
        for row in 0..rows {
            let mut line = String::new();
            for entry in entries.iter().skip(row).step_by(rows.max(1)) {
                line.push_str(entry);
                line.push_str(&" ".repeat(widest - measure_text_width(entry)));
            }
            self.line(line.trim_end())?;
        }
        Ok(())
    }

    /// Lines that the entries take side by side.
    #[must_use]
    pub fn rows(&self, entries: &[String]) -> usize {
        let fitting = (self.columns / widest(entries)).clamp(1, entries.len().max(1));
        let across = if self.is_plain { 1 } else { fitting };
        entries.len().div_ceil(across)
    }

    /// Everything written so far reaches the reader.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::output)
    }
}

/// Columns of the longest entry, with a gap.
fn widest(entries: &[String]) -> usize {
    let widths = entries.iter().map(|entry| measure_text_width(entry));
    widths.max().unwrap_or(0) + 3
}

/// A line beside the output, on standard error, so that scripts read the output alone; on a
/// terminal it is broken between words.
pub fn notice(line: &str) {
    beside("kipp", line);
}

/// [`notice`] of a command of this name.
pub fn beside(program: &str, line: &str) {
    let line = format!("{program}: {line}");
    let lines = match io::stderr().is_terminal() {
        true => wrapped(&line, seen_columns(&Term::stderr()), 2),
        false => vec![line],
    };
    // Nothing can be done for a reader whose error stream is closed.
    io::stderr()
        .write_all((lines.join("\n") + "\n").as_bytes())
        .ok();
}

/// The width that the user or the terminal names.
fn columns(is_terminal: bool) -> usize {
    let named = std::env::var("COLUMNS").ok();
    let named = named.and_then(|columns| columns.parse().ok());
    match named.filter(|columns| SENSIBLE_COLUMNS.contains(columns)) {
        Some(named) => named,
        None if is_terminal => seen_columns(&Term::stdout()),
        None => DEFAULT_COLUMNS,
    }
}

/// The width of a terminal.
fn seen_columns(terminal: &Term) -> usize {
    let columns = terminal
        .size_checked()
        .map(|(_, columns)| usize::from(columns));
    let sensible = columns.filter(|columns| SENSIBLE_COLUMNS.contains(columns));
    sensible.unwrap_or(DEFAULT_COLUMNS)
}

/// Text out of a file without what would steer the terminal.
#[must_use]
pub fn harmless(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// The beginning of a text that somebody else wrote, on one line and harmless.
#[must_use]
pub fn excerpt(text: &str, most: usize) -> String {
    let words: Vec<String> = text.split_whitespace().map(harmless).collect();
    let line = words.join(" ");
    match line.char_indices().nth(most) {
        Some((end, _)) => format!("{} …", line[..end].trim_end()),
        None => line,
    }
}

/// `text` broken between words into lines of at most `columns`; its own leading spaces stay, and
/// further lines begin with `indent` spaces.
#[must_use]
pub fn wrapped(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let body = text.trim_start_matches(' ');
    let mut line = " ".repeat(text.len() - body.len());
    let mut lines = Vec::new();
    let mut is_fresh = true;
    for word in body.split(' ') {
        if !is_fresh && measure_text_width(&line) + 1 + measure_text_width(word) > columns {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if !is_fresh {
            line.push(' ');
        }
        line.push_str(word);
        is_fresh = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
pub(super) mod tests {
    use std::cell::RefCell;
    use std::io::{self, Cursor, Write};
    use std::rc::Rc;

    use super::{DEFAULT_COLUMNS, Screen, excerpt, harmless, wrapped};

    /// What a test reads of a screen.
    #[derive(Clone, Default)]
    pub(in crate::cli) struct Seen(Rc<RefCell<Vec<u8>>>);

    impl Seen {
        pub(in crate::cli) fn text(&self) -> String {
            String::from_utf8(self.0.borrow().clone()).expect("we print text")
        }
    }

    impl Write for Seen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A screen before which these lines are typed, and what stands on it.
    pub(in crate::cli) fn scripted(typed: &str) -> (Screen, Seen) {
        let seen = Seen::default();
        let screen = Screen {
            out: Box::new(seen.clone()),
            typed: Box::new(Cursor::new(typed.to_owned().into_bytes())),
            is_terminal: true,
            is_plain: false,
            columns: DEFAULT_COLUMNS,
            colours: false,
        };
        (screen, seen)
    }

    #[test]
    fn a_plain_screen_says_each_thing_on_one_line() {
        let (mut screen, seen) = scripted("");
        screen.is_plain = true;
        let long = "word ".repeat(60);
        screen.paragraph(long.trim_end(), 4).expect("it is read");
        let entries = ["one".to_owned(), "two".to_owned()];
        screen.side_by_side(&entries).expect("it is read");
        assert_eq!(seen.text(), format!("{}\none\ntwo\n", long.trim_end()));
    }

    #[test]
    fn what_somebody_else_wrote_is_cut_and_stays_on_its_line() {
        assert_eq!(excerpt("one\n\ttwo\u{1b}[31m", 20), "one two[31m");
        assert_eq!(excerpt("one two three", 7), "one two …");
        assert_eq!(excerpt("ünü", 3), "ünü");
        assert!(excerpt(&"x".repeat(100_000), 300).chars().count() < 310);
    }

    #[test]
    fn lines_break_between_words_and_keep_their_indents() {
        let lines = wrapped("  one two three", 10, 4);
        assert_eq!(lines, ["  one two", "    three"]);
    }

    #[test]
    fn a_word_longer_than_the_line_stays_whole() {
        assert_eq!(wrapped("abcdefghijkl x", 5, 0), ["abcdefghijkl", "x"]);
    }

    #[test]
    fn colour_codes_take_no_room() {
        let red = "\x1b[1;31mred\x1b[0m";
        assert_eq!(wrapped(&format!("{red} {red}"), 7, 0).len(), 1);
        assert_eq!(wrapped(&format!("{red} {red}"), 6, 0).len(), 2);
    }

    #[test]
    fn wide_characters_take_the_room_they_need() {
        assert_eq!(wrapped("糖果 糖果", 8, 0), ["糖果", "糖果"]);
        assert_eq!(wrapped("糖果 糖果", 9, 0), ["糖果 糖果"]);
    }

    #[test]
    fn text_out_of_a_file_cannot_steer_the_terminal() {
        assert_eq!(harmless("A\x1b]0;d\u{9b}2Ja\r\n"), "A]0;d2Ja");
    }
}
