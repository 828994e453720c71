//! What do you want to do?

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Frame, Margin, RichText, ScrollArea};

use super::page::{big_button, whole};
use crate::camera::Room;
use crate::screen::Screen;
use crate::shelf::Shelf;
use crate::table::Table;
use crate::wish::Wish;

/// Draws the menu beside the machine.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    shelf: Res<Shelf>,
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
            if table.returning.is_some() {
                ui.disable();
            }
            for (wish, title, line) in entries(&table, &shelf) {
                let button = big_button(ui, &words.text(title), &line);
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

/// What can be done, first the match that waits to be played on: on the table, or else in a file.
fn entries(table: &Table, shelf: &Shelf) -> impl Iterator<Item = (Wish, &'static str, String)> {
    let words = &table.words;
    let go_on = match (&table.game, shelf.latest()) {
        (Some(_), _) => Some((Wish::Open(Screen::Play), words.text("hud-go-on-line"))),
        (None, Some((path, label))) => {
            let line = format!("{}\n{}", label.title, label.state);
            Some((Wish::Resume(path.to_owned()), line))
        }
        (None, None) => None,
    };
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
    let always = always.map(|(wish, title, line)| (wish, title, words.text(line)));
    let go_on = go_on.map(|(wish, line)| (wish, "hud-go-on", line));
    go_on.into_iter().chain(always)
}
