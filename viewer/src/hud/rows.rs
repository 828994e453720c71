//! A line of the table as rows of a panel: lists stand one below the other, parts that the line sets
//! apart with a bar become rows of their own.

use kipp_game::cli::speech::Speech;
use kipp_game::dice::Colour;
use kipp_game::rules::{Arg, Phrase};

/// Stand for a list inside a message while it is put together; no message holds these characters.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

/// Items of at most so many characters stand side by side.
const SHORT: usize = 16;

/// Something with a colour or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its words, which name the colour too.
    pub text: String,
    /// Its colour.
    pub colour: Option<Colour>,
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// The head of several rows.
    Title(String),
    /// A sentence.
    Text(String),
    /// One of a list.
    Item(Tag),
    /// A short list, side by side.
    Tags(Vec<Tag>),
}

/// The rows of a line.
#[must_use]
pub fn rows(line: &Phrase, speech: &Speech<'_>) -> Vec<Row> {
    let mut lists = Vec::new();
    let marked = marked(line, speech, &mut lists);
    let said = speech.say(&marked);
    let parts: Vec<&str> = said.split('|').map(str::trim).collect();
    let mut rows = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        match place == 0 && parts.len() > 1 {
            true => rows.push(Row::Title((*part).to_owned())),
            false => write_part(part, &lists, &mut rows),
        }
    }
    rows
}

/// A phrase's own words, with its colour.
#[must_use]
pub fn tag(phrase: &Phrase, speech: &Speech<'_>) -> Tag {
    Tag {
        text: speech.say(phrase),
        colour: colour(phrase),
    }
}

/// The message with marks where its lists are, which are put aside.
fn marked(line: &Phrase, speech: &Speech<'_>, lists: &mut Vec<Vec<Tag>>) -> Phrase {
    let mut marked = line.clone();
    for (_, arg) in &mut marked.args {
        if let Arg::List(items) = arg
            && !items.is_empty()
        {
            let mark = format!("{OPEN}{}{CLOSE}", lists.len());
            lists.push(items.iter().map(|item| tag(item, speech)).collect());
            *arg = Arg::Text(mark);
        }
    }
    marked
}

fn write_part(part: &str, lists: &[Vec<Tag>], rows: &mut Vec<Row>) {
    let mut rest = part;
    while let Some((before, after)) = rest.split_once(OPEN) {
        let Some((number, behind)) = after.split_once(CLOSE) else {
            break;
        };
        write_text(before, rows);
        let list = number
            .parse()
            .ok()
            .and_then(|number: usize| lists.get(number));
        rows.extend(list.map(|list| set(list)).into_iter().flatten());
        rest = behind;
    }
    write_text(rest, rows);
}

fn write_text(text: &str, rows: &mut Vec<Row>) {
    // What stands behind a list begins with the sign that ended it.
    let text = text.trim_start_matches([';', ',', '.', ' ']).trim_end();
    if text.chars().any(char::is_alphanumeric) {
        rows.push(Row::Text(text.to_owned()));
    }
}

fn set(list: &[Tag]) -> Vec<Row> {
    match list.iter().all(|item| item.text.chars().count() <= SHORT) {
        true => vec![Row::Tags(list.to_vec())],
        false => list.iter().cloned().map(Row::Item).collect(),
    }
}

/// The colour that a message is about: its own, or that of the first thing that it names.
fn colour(phrase: &Phrase) -> Option<Colour> {
    let own = Colour::ALL.into_iter().find(|colour| {
        let name = colour.key().trim_start_matches("colour");
        phrase.key.ends_with(name)
    });
    own.or_else(|| {
        phrase.args.iter().find_map(|(_, arg)| match arg {
            Arg::Phrase(inner) => colour(inner),
            _ => None,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_game::cli::words::{Language, Words};

    #[test]
    fn lists_become_rows_and_bars_set_rows_apart() {
        let words = Words::new(Language::English);
        let speech = Speech::new(&words, vec!["Ada".to_owned()], false);
        let die = |colour: &'static str| {
            Phrase::new("kipp-die")
                .with("colour", Phrase::new(colour))
                .with("size", Phrase::new("size-small"))
        };
        let line = Phrase::new("kipp-table-player")
            .with("player", kipp_game::rules::Player(0))
            .with("points", 3_u8)
            .with("ingredients", Phrase::new("list-empty"))
            .with("dice", vec![die("colour-red"), die("colour-blue")])
            .with("cards", Vec::new());
        let rows = rows(&line, &speech);
        assert!(
            matches!(&rows[0], Row::Title(text) if text.contains("Ada")),
            "{rows:?}"
        );
        let tags = rows.iter().find_map(|row| match row {
            Row::Tags(tags) => Some(tags),
            _ => None,
        });
        let tags = tags.expect("dice are a short list");
        assert_eq!(tags[0].text, "red-S");
        assert_eq!(tags[1].colour, Some(Colour::Blue));
    }
}
