//! Saved games to choose from.

use std::path::PathBuf;

use bevy_egui::egui::{self, Button, Frame, Margin, RichText, ScrollArea, Ui, vec2};
use kipp_game::cli::words::Words;

use crate::hud::page::{back_button, whole};
use crate::screen::Screen;
use crate::wish::Wish;

/// Widest column that is easy to read.
const WIDEST: f32 = 860.0;

/// Draws the list of saves; gives back what is wished.
pub fn show(context: &egui::Context, saves: &[PathBuf], words: &Words) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let mut whole = whole(context);
    let fill = whole.visuals().panel_fill;
    let frame = Frame::new().fill(fill).inner_margin(Margin::same(16));
    egui::CentralPanel::no_frame()
        .frame(frame)
        .show(&mut whole, |ui| {
            ui.set_max_width(WIDEST);
            ui.heading(words.text("replay-shelf"));
            ui.label(words.text("replay-shelf-line"));
            ui.add_space(8.0);
            wishes.extend(files(ui, saves, words));
            ui.add_space(12.0);
            let is_escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
            if back_button(ui, &words.text("replay-menu")) || is_escaped {
                wishes.push(Wish::Open(Screen::Menu));
            }
        });
    wishes
}

fn files(ui: &mut Ui, saves: &[PathBuf], words: &Words) -> Option<Wish> {
    if saves.is_empty() {
        ui.label(RichText::new(words.text("replay-shelf-empty")).weak());
    }
    let most = (ui.available_height() - 80.0).max(80.0);
    let mut chosen = None;
    ScrollArea::vertical().max_height(most).show(ui, |ui| {
        for path in saves {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let button = Button::new(name).min_size(vec2(260.0, 36.0));
            if ui.add(button).clicked() {
                chosen = Some(Wish::Watch(path.clone()));
            }
        }
    });
    chosen
}
