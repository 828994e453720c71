//! Everything that the panels of a match say, put into words once a change.

use bevy::prelude::*;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::score::Scores;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Language, say};
use kipp_game::rules::Phrase;

use super::rows::{Row, Tag, rows, tag};
use crate::seen::Seen;
use crate::session::{Sight, Turn};
use crate::table::Table;

/// How an event is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A new turn begins with it.
    Section,
    /// As usual.
    Plain,
    /// It says more about the one before.
    Detail,
}

/// An event in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// How it is set.
    pub setting: Setting,
    /// Its words.
    pub text: String,
}

/// What the panels say of a match. It is made from what the viewer sees and nothing else.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The table, line by line.
    pub board: Vec<Vec<Row>>,
    /// What the choice is about.
    pub question: Option<String>,
    /// Every choice, in the sight's order.
    pub choices: Vec<Tag>,
    /// What each choice does to the points at once.
    pub previews: Vec<Option<String>>,
    /// What happened, oldest first.
    pub log: Vec<Told>,
    /// Points.
    pub scores: Scores,
}

/// Whose turn it is, in words: everybody at the table sees that.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// The line.
    pub line: String,
    turn: Option<Turn>,
}

impl Lines {
    /// Puts a sight into words.
    #[must_use]
    pub fn of(sight: &Sight, speech: &Speech<'_>) -> Lines {
        let previews = sight.choices.iter().map(|choice| {
            let preview = choice.preview.as_ref()?;
            Some(speech.say(preview))
        });
        let told = sight.events.iter().filter_map(|event| told(event, speech));
        Lines {
            board: sight.lines.iter().map(|line| rows(line, speech)).collect(),
            question: sight.question.as_ref().map(|question| speech.say(question)),
            choices: sight
                .choices
                .iter()
                .map(|choice| tag(&choice.phrase, speech))
                .collect(),
            previews: previews.collect(),
            log: told.collect(),
            scores: Scores::of(&sight.standings, speech),
        }
    }

    /// What happened last, without what only says more about it.
    #[must_use]
    pub fn last_said(&self) -> &str {
        let said = |told: &&Told| told.setting != Setting::Detail;
        let last = self.log.iter().rev().find(said);
        last.map_or("", |told| &told.text)
    }
}

fn told(event: &Phrase, speech: &Speech<'_>) -> Option<Told> {
    let setting = match speech.words().layout(event.key).as_deref() {
        Some("silent") => return None,
        Some("section") => Setting::Section,
        Some("detail") => Setting::Detail,
        _ => Setting::Plain,
    };
    let text = speech.say(event);
    Some(Told { setting, text })
}

/// Says anew what has changed.
pub fn renew(
    table: NonSend<Table>,
    seen: Res<Seen>,
    mut lines: ResMut<Lines>,
    mut due: ResMut<Due>,
    mut spoken: Local<Option<Language>>,
) {
    let Some(game) = &table.game else {
        return;
    };
    let words = &table.words;
    let is_translated = spoken.replace(words.language()) != Some(words.language());
    let speech = || Speech::new(words, plain_names(game.seats()), false);
    if let Some(sight) = &seen.sight
        && (seen.is_changed() || is_translated)
    {
        *lines = Lines::of(sight, &speech());
        due.turn = None;
    }
    // Whoever comes next waits for the dice as well.
    let turn = match game.is_moving() {
        true => Turn::Chance,
        false => game.turn(),
    };
    if due.turn != Some(turn) || is_translated {
        *due = Due {
            line: due_line(turn, &speech()),
            turn: Some(turn),
        };
    }
}

fn due_line(turn: Turn, speech: &Speech<'_>) -> String {
    let words = speech.words();
    match turn {
        Turn::Person(player) => say!(words, "hud-due-person", player = speech.name(player)),
        Turn::Bot(player) => say!(words, "hud-due-bot", player = speech.name(player)),
        Turn::Chance => say!(words, "hud-due-chance"),
        Turn::Over => say!(words, "hud-due-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_last_is_said_without_its_details() {
        let told = |setting, text: &str| Told {
            setting,
            text: text.to_owned(),
        };
        let mut lines = Lines::default();
        assert_eq!(lines.last_said(), "");
        lines.log = vec![
            told(Setting::Section, "Ada's turn"),
            told(Setting::Plain, "It tips!"),
            told(Setting::Detail, "red-S showing 3 rolls out"),
        ];
        assert_eq!(lines.last_said(), "It tips!");
    }
}
