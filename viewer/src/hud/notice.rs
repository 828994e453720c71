//! A line that people have to read, over the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Frame, Id, Label, Margin, Order, Pos2, RichText, Stroke, Ui, vec2};

use super::theme::palette;
use crate::camera::Room;
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
    room: Res<Room>,
    mut notice: ResMut<Notice>,
) -> Result {
    let Some(line) = notice.line.clone() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let palette = palette(&settings);
    let free = room.left(context.viewport_rect());
    // At the top of a page stand its fields, at the bottom of a match its help.
    let (at, pivot, room) = match screen.get() {
        Screen::Play => (
            free.center_top() + vec2(0.0, 8.0),
            Align2::CENTER_TOP,
            free.width(),
        ),
        _ => {
            let whole = context.content_rect();
            let at = whole.center_bottom() - vec2(0.0, 90.0);
            (at, Align2::CENTER_BOTTOM, whole.width())
        }
    };
    let widest = (room - 130.0).clamp(90.0, 460.0);
    let mut is_read = false;
    plate(
        context,
        "notice",
        (at, pivot),
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

fn plate(
    context: &egui::Context,
    name: &str,
    (at, pivot): (Pos2, Align2),
    content: impl FnOnce(&mut Ui),
    (ground, edge): (egui::Color32, egui::Color32),
) {
    Area::new(Id::new(name))
        .order(Order::Foreground)
        .pivot(pivot)
        .fixed_pos(at)
        .show(context, |ui| {
            Frame::new()
                .fill(ground)
                .stroke(Stroke::new(2.0, edge))
                .corner_radius(10)
                .inner_margin(Margin::same(12))
                .show(ui, content);
        });
}
