//! What do you want to do?

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Frame, Margin, RichText, ScrollArea};

use super::page::{big_button, whole};
use crate::camera::Room;
use crate::screen::Screen;
use crate::table::Table;
use crate::wish::Wish;

/// Draws the menu beside the machine.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let words = &table.words;
    let mut whole = whole(contexts.ctx_mut()?, &mut room);
    let fill = whole.visuals().panel_fill;
    let frame = Frame::new().fill(fill).inner_margin(Margin::same(24));
    let panel = egui::Panel::left("menu").resizable(false);
    panel.exact_size(440.0).frame(frame).show(&mut whole, |ui| {
        ui.label(RichText::new("Kipp mir Saures").size(34.0).strong());
        ui.label(RichText::new(words.text("hud-menu-line")).weak());
        ui.add_space(16.0);
        ScrollArea::vertical().show(ui, |ui| {
            for (wish, title, line) in entries(table.game.is_some()) {
                let button = big_button(ui, &words.text(title), &words.text(line));
                // So that Enter and the arrow keys do something from the beginning.
                if ui.memory(|memory| memory.focused().is_none()) {
                    button.request_focus();
                }
                if button.clicked() {
                    wishes.write(wish);
                }
            }
        });
    });
    Ok(())
}

/// What can be done, first a match that waits to be played on.
fn entries(is_waiting: bool) -> impl Iterator<Item = (Wish, &'static str, &'static str)> {
    let go_on = (Wish::Open(Screen::Play), "hud-go-on", "hud-go-on-line");
    let always = [
        (Wish::Open(Screen::Opening), "hud-play", "hud-play-line"),
        (Wish::Open(Screen::Lab), "hud-lab", "hud-lab-line"),
        (Wish::Open(Screen::Replay), "hud-replay", "hud-replay-line"),
        (
            Wish::Open(Screen::Settings),
            "hud-settings",
            "hud-settings-line",
        ),
        (Wish::Leave, "hud-leave", "hud-leave-line"),
    ];
    is_waiting.then_some(go_on).into_iter().chain(always)
}
