//! A saved match that is on its way back to the table.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Id, Key, Modal, ProgressBar};
use kipp_game::cli::words::say;

use super::page::back_button;
use crate::table::Table;
use crate::wish::Wish;

/// Shows how far it has come; whoever does not want to wait lets it lie.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let Some(returning) = &table.returning else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let words = &table.words;
    let (made, all) = returning.progress();
    let mut is_unwanted = context.input(|input| input.key_pressed(Key::Escape));
    Modal::new(Id::new("returning")).show(context, |ui| {
        ui.set_width(360.0);
        ui.label(say!(words, "hud-returning", made = made, all = all));
        ui.add(ProgressBar::new(part(made, all)));
        ui.add_space(6.0);
        is_unwanted |= back_button(ui, &words.text("hud-returning-stop"));
    });
    if is_unwanted {
        wishes.write(Wish::LetLie);
    }
    Ok(())
}

/// The part of one number in another, `0..=1`.
#[allow(clippy::cast_precision_loss, reason = "a bar has few pixels")]
fn part(made: usize, all: usize) -> f32 {
    made as f32 / all.max(1) as f32
}
