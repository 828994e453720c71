//! Fields for numbers: what is typed stays there until it is a number, and why it is none is said.

use std::collections::BTreeMap;

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{Id, TextEdit, Ui};
use kipp_game::cli::words::{Words, say};

/// Most characters of a text that are repeated in a line.
const LONGEST: usize = 24;

/// The message key of a number's name, and whose number it is.
pub type Place = (&'static str, usize);

/// Why a text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is no number.
    Number,
    /// It is no whole number from 0 to this.
    Whole(u64),
}

/// Texts of fields that are being typed, or that are none of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(BTreeMap<Place, (String, Option<Wrong>)>);

impl Texts {
    /// What was typed is gone.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What was typed there is gone.
    pub fn forget(&mut self, place: Place) {
        self.0.remove(&place);
    }

    /// A text is typed.
    pub fn put(&mut self, place: Place, text: String, wrong: Option<Wrong>) {
        self.0.insert(place, (text, wrong));
    }

    /// The first text that is not taken, and why, in one line.
    #[must_use]
    pub fn fault(&self, words: &Words) -> Option<String> {
        let wrong = |((key, _), (text, wrong)): (&Place, &(String, Option<Wrong>))| {
            let name = words.text(key);
            let text = shortened(text);
            Some(match (*wrong)? {
                Wrong::Number => say!(words, "lab-no-number", name = name, text = text),
                Wrong::Whole(most) => {
                    let most = most.to_string();
                    say!(
                        words,
                        "lab-not-whole",
                        name = name,
                        text = text,
                        most = most
                    )
                }
            })
        };
        self.0.iter().find_map(wrong)
    }
}

fn shortened(text: &str) -> String {
    match text.chars().count() > LONGEST {
        true => text.chars().take(LONGEST).chain(['…']).collect(),
        false => text.to_owned(),
    }
}

/// Draws a field that shows `shown` while nothing is typed. `take` takes a text or tells what is
/// wrong with it. Returns what was typed once the field is left, if it is a number.
pub fn show(
    ui: &mut Ui,
    texts: &mut Texts,
    place: Place,
    shown: String,
    width: f32,
    take: impl FnOnce(&str) -> Result<(), Wrong>,
) -> Option<String> {
    let (mut text, wrong) = texts.0.get(&place).cloned().unwrap_or((shown, None));
    let id = Id::new("number").with(place);
    let mut field = TextEdit::singleline(&mut text).id(id).desired_width(width);
    if wrong.is_some() {
        field = field.text_color(ui.visuals().error_fg_color);
    }
    let field = ui.add(field);
    if field.gained_focus() {
        select_all(ui, id, &text);
    }
    if field.changed() {
        let wrong = take(&text).err();
        texts.put(place, text, wrong);
    }
    let is_wrong = |(_, wrong): &(String, Option<Wrong>)| wrong.is_some();
    if !field.lost_focus() || texts.0.get(&place).is_some_and(is_wrong) {
        return None;
    }
    texts.0.remove(&place).map(|(text, _)| text)
}

fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::default(), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
}

/// A number as people write it: with a point or a comma, with or without its unit.
///
/// # Errors
/// When it is none, or none that can be counted with.
pub fn number(text: &str, unit: &str) -> Result<f64, Wrong> {
    let text = text.trim();
    let text = text.strip_suffix(unit).unwrap_or(text).trim();
    let text = text.replace(',', ".").replace('−', "-");
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number.ok_or(Wrong::Number)
}
