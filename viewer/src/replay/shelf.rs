//! Saved games to choose from.

use bevy_egui::egui;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};

use crate::camera::Room;
use crate::hud::page::{back_button, page};
use crate::hud::saves;
use crate::screen::Screen;
use crate::shelf::Shelf;
use crate::wish::Wish;

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
        },
        |ui| goes_back = back_button(ui, &words.text("replay-menu")),
    );
    let is_escaped = context.input(|input| input.key_pressed(egui::Key::Escape));
    let menu = (goes_back || is_escaped).then_some(Wish::Open(Screen::Menu));
    chosen.map(Wish::Watch).or(menu)
}
