//! The table: what lies open, and what lies before everybody.

use bevy_egui::egui::{Frame, Margin, RichText, ScrollArea, Ui, vec2};

use super::paint::plate;
use super::rows::Row;

/// Draws the table, and below it where the match is kept.
pub fn show(ui: &mut Ui, board: &[Vec<Row>], saved: Option<&str>) {
    ScrollArea::vertical()
        .id_salt("board")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            lay(ui, board);
            if let Some(saved) = saved {
                ui.label(RichText::new(saved).small().weak());
            }
        });
}

/// Lays out the table.
fn lay(ui: &mut Ui, board: &[Vec<Row>]) {
    ui.scope(|ui| {
        // Nothing here is pressed, so lines may stand close.
        ui.spacing_mut().interact_size.y = 0.0;
        for rows in board {
            match rows.first() {
                Some(Row::Title(_)) => card(ui, rows),
                _ => rows.iter().for_each(|row| show_row(ui, row)),
            }
            ui.add_space(4.0);
        }
    });
}

/// What belongs to one player.
fn card(ui: &mut Ui, rows: &[Row]) {
    let edge = ui.visuals().widgets.noninteractive.bg_stroke;
    Frame::new()
        .stroke(edge)
        .corner_radius(8)
        .inner_margin(Margin::same(8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            rows.iter().for_each(|row| show_row(ui, row));
        });
}

fn show_row(ui: &mut Ui, row: &Row) {
    match row {
        Row::Title(text) => {
            let accent = ui.visuals().hyperlink_color;
            ui.label(RichText::new(text).size(19.0).color(accent));
        }
        Row::Text(text) => {
            ui.label(text);
        }
        Row::Item(tag) => {
            plate(ui, tag);
        }
        Row::Tags(tags) => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
                tags.iter().for_each(|tag| plate(ui, tag));
            });
        }
    }
}
