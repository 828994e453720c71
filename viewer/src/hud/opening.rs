//! Who plays what?

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{ComboBox, TextEdit, Ui, vec2};
use kipp_game::cli::opening::bots_of;
use kipp_game::cli::rule_book;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};
use kipp_game::games::GAMES;
use kipp_physics::MachineSpec;

use super::page::{back_button, chip, main_button, page, section};
use super::saves;
use super::sheet::{Chair, Sheet};
use crate::camera::Room;
use crate::screen::Screen;
use crate::shelf::Shelf;
use crate::table::Table;
use crate::wish::Wish;

/// Puts the first chairs at the table.
pub fn fit(mut sheet: ResMut<Sheet>, table: NonSend<Table>) {
    sheet.fit(&table.words);
}

/// Draws the sheet.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    mut sheet: ResMut<Sheet>,
    shelf: Res<Shelf>,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let words = &table.words;
    let context = contexts.ctx_mut()?.clone();
    let lab = table.lab.machine().spec();
    let opening = sheet.opening(lab, words);
    let mut resumed = None;
    let mut pressed = Pressed::default();
    page(
        &context,
        &mut room,
        &words.text("hud-play"),
        |ui| {
            games(ui, &mut sheet, words);
            chairs(ui, &mut sheet, words);
            machine(ui, &mut sheet, lab, words);
            luck(ui, &mut sheet, words);
            resumed = kept(ui, &shelf, words);
        },
        |ui| pressed = buttons(ui, opening.as_ref().err(), words),
    );
    if table.returning.is_some() {
        // Keys belong to what tells of it.
        return Ok(());
    }
    // What is open or chosen by keys takes them first.
    let is_free =
        context.memory(|memory| memory.focused().is_none()) && !egui::Popup::is_any_open(&context);
    let is_entered = is_free && context.input(|input| input.key_pressed(egui::Key::Enter));
    let is_escaped = context.input(|input| input.key_pressed(egui::Key::Escape));
    if (pressed.begin || is_entered)
        && let Ok(opening) = opening
    {
        wishes.write(Wish::Begin(opening));
    }
    if pressed.back || is_escaped {
        wishes.write(Wish::Open(Screen::Menu));
    }
    wishes.write_batch(resumed.map(Wish::Resume));
    Ok(())
}

/// The saved games; the file of the one that was pressed.
fn kept(ui: &mut Ui, shelf: &Shelf, words: &Words) -> Option<PathBuf> {
    section(ui, &words.text("hud-saves"));
    let folder = harmless(&shelf.folder);
    if !shelf.games.is_empty() {
        ui.weak(say!(words, "hud-saves-line", folder = &folder));
        ui.add_space(4.0);
    }
    let none = say!(words, "hud-saves-none", folder = folder);
    saves::show(ui, shelf, &none)
}

/// Buttons below the sheet.
#[derive(Default)]
struct Pressed {
    begin: bool,
    back: bool,
}

/// The buttons, and why the match cannot begin, if it cannot.
fn buttons(ui: &mut Ui, fault: Option<&String>, words: &Words) -> Pressed {
    let back = back_button(ui, &words.text("hud-back"));
    let begin = ui.add_enabled_ui(fault.is_none(), |ui| {
        main_button(ui, &words.text("hud-begin"))
    });
    if let Some(line) = fault {
        ui.colored_label(ui.visuals().error_fg_color, line);
    }
    Pressed {
        begin: begin.inner,
        back,
    }
}

fn games(ui: &mut Ui, sheet: &mut Sheet, words: &Words) {
    section(ui, &words.text("hud-game"));
    ui.horizontal_wrapped(|ui| {
        let mut game = sheet.game;
        for (place, info) in GAMES.iter().enumerate() {
            if chip(ui, game == place, info.title) {
                game = place;
            }
        }
        if game != sheet.game {
            sheet.game = game;
            sheet.fit(words);
        }
    });
    let info = sheet.info();
    let (least, most) = (info.min_players, info.max_players);
    let kind = match info.needs_apparatus {
        true => words.text("hud-game-tubes"),
        false => words.text("hud-game-dice"),
    };
    ui.weak(say!(
        words,
        "hud-game-line",
        kind = kind,
        least = least,
        most = most
    ));
    ui.label(rule_book::aim(info, words));
    ui.add_space(12.0);
}

fn chairs(ui: &mut Ui, sheet: &mut Sheet, words: &Words) {
    section(ui, &words.text("hud-chairs"));
    let info = sheet.info();
    let kinds = bots_of(info.key, words).unwrap_or_default();
    let can_leave = sheet.chairs.len() > usize::from(info.min_players);
    let mut leaving = None;
    for (place, chair) in sheet.chairs.iter_mut().enumerate() {
        ui.horizontal_wrapped(|ui| {
            chair_row(ui, place, chair, kinds, words);
            if can_leave && ui.button(words.text("hud-chair-away")).clicked() {
                leaving = Some(place);
            }
        });
    }
    if let Some(place) = leaving {
        sheet.chairs.remove(place);
    }
    let has_room = sheet.chairs.len() < usize::from(info.max_players);
    if has_room && ui.button(words.text("hud-chair-more")).clicked() {
        sheet.add_chair(words);
    }
    ui.add_space(12.0);
}

fn chair_row(
    ui: &mut Ui,
    place: usize,
    chair: &mut Chair,
    kinds: &'static [&'static str],
    words: &Words,
) {
    let name = TextEdit::singleline(&mut chair.name).desired_width(200.0);
    ui.add(name.margin(egui::Margin::symmetric(8, 6)));
    let person = words.text("hud-person");
    let said = |bot: Option<&str>| match bot {
        None => person.clone(),
        Some(kind) => words.text(&format!("bot-{kind}")),
    };
    // Beside the name, or below it where the column is narrow.
    let column = ui.ctx().content_rect().width() - 80.0;
    let rest = column - ui.min_rect().width();
    let width = if rest > 260.0 { rest } else { column }.min(530.0);
    ui.allocate_ui(vec2(width, 30.0), |ui| {
        ComboBox::from_id_salt(("chair", place))
            .width(width)
            .truncate()
            .selected_text(said(chair.bot))
            .show_ui(ui, |ui| {
                ui.selectable_value(&mut chair.bot, None, said(None));
                for kind in kinds {
                    ui.selectable_value(&mut chair.bot, Some(kind), said(Some(kind)));
                }
            });
    });
}

/// Which machine, once the lab's is another one than that which everybody has.
fn machine(ui: &mut Ui, sheet: &mut Sheet, lab: &MachineSpec, words: &Words) {
    if !sheet.info().needs_apparatus || *lab == MachineSpec::builtin() {
        return;
    }
    section(ui, &words.text("hud-machine"));
    let of_lab = match lab.name == MachineSpec::builtin().name {
        true => words.text("hud-machine-changed"),
        false => say!(words, "hud-machine-lab", name = harmless(&lab.name)),
    };
    ui.horizontal_wrapped(|ui| {
        for (is_on_lab, text) in [(false, words.text("hud-machine-builtin")), (true, of_lab)] {
            if chip(ui, sheet.is_on_lab == is_on_lab, text) {
                sheet.is_on_lab = is_on_lab;
            }
        }
    });
    ui.add_space(12.0);
}

fn luck(ui: &mut Ui, sheet: &mut Sheet, words: &Words) {
    if !sheet.info().needs_apparatus {
        section(ui, &words.text("hud-dice"));
        ui.horizontal_wrapped(|ui| {
            for (is_thrown, text) in [
                (true, words.text("hud-dice-thrown")),
                (false, words.text("hud-dice-drawn")),
            ] {
                if chip(ui, sheet.is_thrown == is_thrown, text) {
                    sheet.is_thrown = is_thrown;
                }
            }
        });
        ui.add_space(12.0);
    }
    section(ui, &words.text("hud-seed"));
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut sheet.seed).desired_width(200.0);
        let field = field.hint_text(words.text("hud-seed-none"));
        ui.add(field.margin(egui::Margin::symmetric(8, 6)));
        ui.weak(words.text("hud-seed-line"));
    });
    ui.add_space(12.0);
}
