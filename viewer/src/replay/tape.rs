//! Everything that happened, as a list.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Frame, Margin, Response, RichText, ScrollArea, Ui, vec2};
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::Language;

use super::{Recording, Viewing};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// At which step, from 1.
    pub step: usize,
    /// What happened, in words.
    pub text: String,
    /// Whether it begins a turn or a round.
    pub is_section: bool,
    /// Whether it says more about the one before.
    pub is_detail: bool,
}

/// The list in the language of the screen, made once a record: it can be long.
#[derive(Resource, Debug, Default)]
pub struct Tape {
    lines: Vec<Line>,
    made_of: Option<(u64, Language)>,
    shown: Option<usize>,
}

impl Tape {
    /// Writes the list anew if another record or language is there.
    pub fn fit(&mut self, replay: &dyn Recording, viewing: &Viewing, speech: &Speech<'_>) {
        let language = speech.words().language();
        let made_of = (viewing.before, language);
        if self.made_of.as_ref() == Some(&made_of) {
            return;
        }
        self.lines = lines(replay, speech);
        self.made_of = Some(made_of);
        self.shown = None;
    }

    /// Place of the last line that has happened at this step.
    fn place(&self, step: usize) -> Option<usize> {
        let next = self.lines.partition_point(|line| line.step <= step);
        next.checked_sub(1)
    }
}

fn lines(replay: &dyn Recording, speech: &Speech<'_>) -> Vec<Line> {
    let told = replay.happenings().iter().filter_map(|happening| {
        let phrase = &happening.phrase;
        let layout = speech.words().layout(phrase.key);
        let is = |kind| layout.as_deref() == Some(kind);
        (!is("silent")).then(|| Line {
            step: happening.step,
            text: speech.say(phrase),
            is_section: is("section"),
            is_detail: is("detail"),
        })
    });
    told.collect()
}

/// Draws the list, with what happens at this step marked; the step of a line that was clicked.
pub fn show(ui: &mut Ui, tape: &mut Tape, at: usize) -> Option<usize> {
    let is_new = tape.shown != Some(at);
    tape.shown = Some(at);
    let place = tape.place(at);
    let mut clicked = None;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().button_padding = vec2(6.0, 1.0);
            for (row, line) in tape.lines.iter().enumerate() {
                let label = show_line(ui, line, at);
                if label.clicked() {
                    clicked = Some(line.step);
                }
                if is_new && Some(row) == place {
                    label.scroll_to_me(Some(Align::Center));
                }
            }
        });
    clicked
}

/// A line, with what is still to happen paler.
fn show_line(ui: &mut Ui, line: &Line, at: usize) -> Response {
    let mut text = RichText::new(&line.text);
    if line.is_section {
        text = text.strong();
    }
    if line.step > at {
        text = text.weak();
    }
    if !line.is_detail {
        return ui.selectable_label(line.step == at, text);
    }
    let margin = Margin {
        left: 10,
        ..Margin::ZERO
    };
    let frame = Frame::new().inner_margin(margin);
    let shown = frame.show(ui, |ui| {
        ui.selectable_label(line.step == at, text.size(15.0))
    });
    shown.inner
}
