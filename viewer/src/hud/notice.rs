//! A line that people have to read, over the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Frame, Id, Label, Margin, Order, RichText, Stroke, vec2};

use super::theme::{Palette, palette};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::Notice;

/// Shows the notice until it is put away.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut notice: ResMut<Notice>,
) -> Result {
    let Some(line) = notice.line.clone() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let palette = palette(&settings);
    let widest = (context.content_rect().width() * 0.6).min(460.0);
    // At the top of a page stand its fields, at the bottom of a match its help.
    let anchor = match screen.get() {
        Screen::Play => (Align2::CENTER_TOP, 64.0),
        _ => (Align2::CENTER_BOTTOM, -90.0),
    };
    let mut is_read = false;
    plate(
        context,
        "notice",
        anchor,
        |ui| {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_max_width(widest);
                    let text = RichText::new(line).color(palette.alarm);
                    ui.add(Label::new(text).wrap());
                });
                is_read = ui.button(table.words.text("hud-notice-read")).clicked();
            });
        },
        (palette.alarm_ground, palette.alarm),
    );
    if is_read {
        notice.line = None;
    }
    Ok(())
}

/// A line of help over the scene.
pub fn hint(context: &egui::Context, line: &str, palette: &Palette) {
    let look = (palette.ground, palette.accent);
    plate(
        context,
        "hint",
        (Align2::CENTER_BOTTOM, -110.0),
        |ui| {
            ui.set_max_width((context.content_rect().width() * 0.38).min(480.0));
            ui.add(Label::new(line).wrap());
        },
        look,
    );
}

fn plate(
    context: &egui::Context,
    name: &str,
    (anchor, down): (Align2, f32),
    content: impl FnOnce(&mut egui::Ui),
    (ground, edge): (egui::Color32, egui::Color32),
) {
    Area::new(Id::new(name))
        .order(Order::Foreground)
        .anchor(anchor, vec2(0.0, down))
        .show(context, |ui| {
            Frame::new()
                .fill(ground)
                .stroke(Stroke::new(2.0, edge))
                .corner_radius(10)
                .inner_margin(Margin::same(12))
                .show(ui, content);
        });
}
