//! Angle, angular speed, moments and energies of the looked-at tube against time.

use bevy_egui::egui::{Label, Rect, RichText, ScrollArea, Ui, vec2};
use kipp_game::cli::words::Words;

use super::desk::Desk;
use super::picture::{Film, PICTURES, Picture, colour, curves, draw};
use super::{Event, Strip};
use crate::hud::theme::Look;

/// Time spans to choose from, s.
pub const SPANS_S: [f64; 4] = [1.0, 3.0, 10.0, 60.0];

const EVENTS: [Event; 5] = [
    Event::Drop,
    Event::LetGo,
    Event::Leave,
    Event::Front,
    Event::Return,
];

/// Below this width of the window's middle the pictures stand in two rows, points.
const NARROW: f32 = 1000.0;

/// Below this width there is room for one picture.
const SMALL: f32 = 600.0;

/// Height of a line above a picture, points.
const TITLE: f32 = 18.0;

/// Below this height numbers and curves cannot be read, points; the pictures are scrolled instead.
const LOWEST: f32 = 84.0;

/// Height that the pictures are given.
#[must_use]
pub fn height(window: Rect) -> f32 {
    window.height() * 0.42
}

/// The choice of the time span, the legend of the marks and the pictures; one picture of one's choice
/// where there is no room for all.
pub fn show(ui: &mut Ui, strip: &Strip, desk: &mut Desk, look: Look<'_>) {
    let words = look.words;
    let film = Film::of(strip, desk.span_s);
    if ui.available_width() < SMALL {
        ui.horizontal_wrapped(|ui| {
            for (number, picture) in PICTURES.iter().enumerate() {
                ui.selectable_value(&mut desk.plot, number, words.text(picture.key));
            }
        });
        let height = ui.available_height();
        ScrollArea::vertical().show(ui, |ui| {
            if let Some(picture) = PICTURES.get(desk.plot) {
                alone(ui, picture, height, &film, look);
            }
            meaning(ui, &mut desk.span_s, look);
        });
    } else {
        meaning(ui, &mut desk.span_s, look);
        let height = ui.available_height();
        ScrollArea::vertical().show(ui, |ui| all(ui, height, &film, look));
    }
}

/// How far the pictures reach back, and what their marks mean.
fn meaning(ui: &mut Ui, span_s: &mut f64, look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        spans(ui, span_s, look.words);
        ui.separator();
        legend(ui, look);
    });
}

fn spans(ui: &mut Ui, span_s: &mut f64, words: &Words) {
    ui.label(words.text("lab-last"));
    for span in SPANS_S {
        ui.selectable_value(span_s, span, format!("{span} s"));
    }
}

/// What lines and shades across the pictures mean.
fn legend(ui: &mut Ui, look: Look<'_>) {
    let (colours, words) = (&look.palette.lab, look.words);
    for event in EVENTS {
        let text = RichText::new(format!("| {}", word(event, words)));
        ui.add(Label::new(text.color(colour(event, colours))).extend());
    }
    let held = RichText::new(format!(" {} ", words.text("lab-mark-held")));
    ui.add(Label::new(held.background_color(colours.held)).extend());
}

fn word(event: Event, words: &Words) -> String {
    words.text(match event {
        Event::Drop => "lab-mark-drop",
        Event::LetGo => "lab-mark-let-go",
        Event::Leave => "lab-mark-leave",
        Event::Front => "lab-mark-front",
        Event::Return => "lab-mark-return",
    })
}

/// One picture below the names of its curves.
fn alone(ui: &mut Ui, picture: &Picture, height: f32, film: &Film, look: Look<'_>) {
    let top = ui.cursor().top();
    curves(ui, picture, look);
    let names = ui.cursor().top() - top;
    draw(ui, picture, (height - names).max(LOWEST), film, look);
}

/// The four pictures side by side, or in two rows, in this height.
fn all(ui: &mut Ui, height: f32, film: &Film, look: Look<'_>) {
    let across = if ui.available_width() < NARROW { 2 } else { 4 };
    let rows = PICTURES.chunks(across);
    // Below a title and below its picture.
    let gaps = 2.0 * ui.spacing().item_spacing.y;
    let titles: f32 = rows.clone().map(|row| title_height(row) + gaps).sum();
    let each = (height - titles) / rows.len() as f32;
    ui.spacing_mut().item_spacing.x = 18.0;
    for row in rows {
        self::row(ui, row, each.max(LOWEST), film, look);
    }
}

/// Pictures side by side, each this high below its title.
fn row(ui: &mut Ui, row: &[Picture], height: f32, film: &Film, look: Look<'_>) {
    let title_height = title_height(row);
    ui.columns(row.len(), |columns| {
        for (ui, picture) in columns.iter_mut().zip(row) {
            let size = vec2(ui.available_width(), title_height);
            ui.allocate_ui(size, |ui| {
                ui.set_min_size(size);
                ui.label(RichText::new(look.words.text(picture.key)).strong());
                curves(ui, picture, look);
            });
            draw(ui, picture, height, film, look);
        }
    });
}

/// Room for the names of a row's pictures, and of their curves where there are several.
fn title_height(row: &[Picture]) -> f32 {
    match row.iter().any(|picture| picture.curves.len() > 1) {
        true => 2.0 * TITLE,
        false => TITLE,
    }
}
