//! The line below everything: what the last order led to, or what the keys do.

use bevy_egui::egui::{Label, Panel, RichText, Ui};
use kipp_game::cli::words::Words;

use super::Lab;
use super::desk::Desk;

/// Height of the line; it is always there, so that nothing moves when something is said.
const HEIGHT: f32 = 24.0;

/// Draws the line.
pub fn show(ui: &mut Ui, lab: &Lab, desk: &Desk, words: &Words) {
    let text = match (desk.seed.fault(words), &lab.news) {
        (Some(fault), _) => RichText::new(fault).color(ui.visuals().error_fg_color),
        (None, Some(news)) => RichText::new(news).strong(),
        (None, None) => RichText::new(words.text("lab-keys")).weak(),
    };
    Panel::bottom("lab-status")
        .exact_size(HEIGHT)
        .show(ui, |ui| {
            let whole = text.text().to_owned();
            ui.add(Label::new(text).truncate()).on_hover_text(whole);
        });
}
