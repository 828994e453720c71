//! Saved games to choose from.

use std::path::PathBuf;

use bevy_egui::egui;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};

use crate::camera::Room;
use crate::hud::page::{back_button, page, section};
use crate::hud::saves;
use crate::platform;
use crate::screen::Screen;
use crate::shelf::Shelf;
use crate::wish::Wish;

/// Width of the field for a path, points.
const FIELD: f32 = 420.0;

/// A field for a file of another folder; its path once it is to be opened.
fn another(ui: &mut egui::Ui, words: &Words) -> Option<PathBuf> {
    section(ui, &words.text("replay-elsewhere"));
    let key = egui::Id::new("record-elsewhere");
    let mut typed: String = ui.data_mut(|data| data.get_temp(key).unwrap_or_default());
    let is_wanted = ui.horizontal(|ui| {
        let field = ui.add(
            egui::TextEdit::singleline(&mut typed)
                .desired_width(FIELD.min(0.6 * ui.available_width())),
        );
        let is_entered =
            field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let can_open = !typed.trim().is_empty();
        let open = egui::Button::new(words.text("replay-open"));
        (ui.add_enabled(can_open, open).clicked() || is_entered) && can_open
    });
    let path = platform::typed(&typed);
    ui.data_mut(|data| data.insert_temp(key, typed));
    is_wanted.inner.then_some(path)
}

/// Draws the list of saves; gives back what is wished.
pub fn show(
    context: &egui::Context,
    room: &mut Room,
    shelf: &Shelf,
    words: &Words,
) -> Option<Wish> {
    let (mut chosen, mut goes_back) = (None, false);
    page(
        context,
        room,
        &words.text("replay-shelf"),
        |ui| {
            let folder = harmless(&shelf.folder);
            ui.label(say!(words, "replay-shelf-line", folder = folder));
            ui.add_space(8.0);
            chosen = saves::show(ui, shelf, &words.text("replay-shelf-empty"));
            ui.add_space(8.0);
            chosen = chosen.take().or_else(|| another(ui, words));
        },
        |ui| goes_back = back_button(ui, &words.text("replay-menu")),
    );
    let is_escaped = context.input(|input| input.key_pressed(egui::Key::Escape));
    let menu = (goes_back || is_escaped).then_some(Wish::Open(Screen::Menu));
    chosen.map(Wish::Watch).or(menu)
}
