//! What do you want to do?

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Frame, Margin, RichText, ScrollArea, Ui};
use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::Words;

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
                // Keys belong to what tells of it.
                ui.disable();
            }
            for entry in entries(&table, &shelf) {
                wishes.write_batch(show_entry(ui, entry, words));
            }
        });
    });
    Ok(())
}

/// Something to be done, if it can be: the wish, what the button is called and what it is for.
type Entry = (Option<Wish>, &'static str, String);

/// Longest line about a saved game, characters: it stays a line, so that nothing moves when it is found.
const LONGEST: usize = 44;

fn show_entry(ui: &mut Ui, (wish, title, line): Entry, words: &Words) -> Option<Wish> {
    let button = ui.add_enabled_ui(wish.is_some(), |ui| {
        big_button(ui, &words.text(title), &line)
    });
    // So that Enter and the arrow keys do something from the beginning.
    if wish.is_some() && ui.memory(|memory| memory.focused().is_none()) {
        button.inner.request_focus();
    }
    wish.filter(|_| button.inner.clicked())
}

/// What can be done. A match on the table comes first; one in a file is looked for meanwhile, and has
/// its place from the beginning.
fn entries(table: &Table, shelf: &Shelf) -> Vec<Entry> {
    let words = &table.words;
    let open = |screen, title, line| (Some(Wish::Open(screen)), title, words.text(line));
    let latest = shelf.latest().map(|(path, label)| {
        let line = excerpt(&label.title, LONGEST);
        (Some(Wish::Resume(path.to_owned())), "hud-go-on", line)
    });
    let mut entries = vec![
        open(Screen::Opening, "hud-play", "hud-play-line"),
        open(Screen::Lab, "hud-lab", "hud-lab-line"),
        open(Screen::Replay, "hud-replay", "hud-replay-line"),
        open(Screen::Settings, "hud-settings", "hud-settings-line"),
        (Some(Wish::Leave), "hud-leave", words.text("hud-leave-line")),
    ];
    match (&table.game, latest) {
        (Some(_), _) => entries.insert(0, open(Screen::Play, "hud-go-on", "hud-go-on-line")),
        (None, Some(latest)) => entries.insert(1, latest),
        (None, None) => entries.insert(1, (None, "hud-go-on", words.text("hud-go-on-none"))),
    }
    entries
}
