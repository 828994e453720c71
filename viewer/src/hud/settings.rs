//! Language, sizes, contrast.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kipp_game::cli::words::{Language, Words};

use super::page::{back_button, chip, page, section};
use crate::camera::Room;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::wish::Wish;

/// Sizes to choose from, in percent.
const PERCENTS: [u8; 6] = [75, 100, 125, 150, 175, 200];

/// Draws the settings, each of which holds as soon as it is touched; one goes back to where one came
/// from.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    kept: Res<Settings>,
    mut room: ResMut<Room>,
    mut turns: MessageReader<StateTransitionEvent<Screen>>,
    mut before: Local<Option<Screen>>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let came = turns
        .read()
        .filter(|turn| turn.entered == Some(Screen::Settings));
    *before = came.last().map_or(*before, |turn| turn.exited);
    let words = &table.words;
    let mut wished = kept.clone();
    let mut goes_back = false;
    let context = contexts.ctx_mut()?;
    page(
        context,
        &mut room,
        &words.text("hud-settings"),
        |ui| fields(ui, &mut wished, words),
        |ui| goes_back = back_button(ui, &words.text("hud-back")),
    );
    if wished != *kept {
        wishes.write(Wish::Set(wished));
    }
    if goes_back || context.input(|input| input.key_pressed(egui::Key::Escape)) {
        wishes.write(Wish::Open(before.unwrap_or(Screen::Menu)));
    }
    Ok(())
}

fn fields(ui: &mut egui::Ui, wished: &mut Settings, words: &Words) {
    section(ui, &words.text("hud-language"));
    ui.horizontal_wrapped(|ui| {
        let usual = words.text("hud-language-usual");
        if chip(ui, wished.language.is_empty(), usual) {
            wished.language.clear();
            wished.spoken = None;
        }
        for (language, name) in Language::ALL
            .into_iter()
            .zip(["English", "Deutsch", "Nederlands"])
        {
            if chip(ui, wished.language == language.code(), name) {
                language.code().clone_into(&mut wished.language);
                wished.spoken = None;
            }
        }
    });
    ui.add_space(14.0);
    section(ui, &words.text("hud-scale"));
    ui.horizontal_wrapped(|ui| {
        for percent in PERCENTS {
            let scale = f32::from(percent) / 100.0;
            let is_chosen = (wished.scale - scale).abs() < 0.01;
            if chip(ui, is_chosen, format!("{percent} %")) {
                wished.scale = scale;
            }
        }
    });
    ui.add_space(14.0);
    ui.checkbox(&mut wished.has_high_contrast, words.text("hud-contrast"));
    ui.weak(words.text("hud-contrast-line"));
    ui.add_space(8.0);
    ui.checkbox(&mut wished.has_reduced_motion, words.text("hud-still"));
    ui.weak(words.text("hud-still-line"));
    ui.add_space(14.0);
    ui.weak(words.text("hud-settings-kept"));
}
