//! A line that people have to read, over the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Frame, Id, Label, Margin, Order, Pos2, Rect, RichText, Stroke, Ui, vec2};

use super::theme::palette;
use crate::camera::Room;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::Notice;

/// Width of a line that has room for a button beside it, points.
const BESIDE: f32 = 260.0;

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
    let place = place(*screen.get(), free, context.content_rect());
    let frame = Frame::new()
        .fill(palette.alarm_ground)
        .stroke(Stroke::new(2.0, palette.alarm))
        .corner_radius(10)
        .inner_margin(Margin::same(12));
    let text = RichText::new(line).color(palette.alarm);
    let button = table.words.text("hud-notice-read");
    let shown = Area::new(Id::new("notice"))
        .order(Order::Foreground)
        .pivot(place.pivot)
        .fixed_pos(place.at)
        .show(context, |ui| {
            frame
                .show(ui, |ui| plate(ui, place.widest, text, &button))
                .inner
        });
    if shown.inner {
        notice.line = None;
    }
    Ok(())
}

/// Where a line stands.
struct Place {
    at: Pos2,
    pivot: Align2,
    widest: f32,
}

/// Beside a scene that is looked at, panels keep their room; at the top of a page stand its fields.
fn place(screen: Screen, free: Rect, window: Rect) -> Place {
    let (at, pivot, room) = match screen {
        Screen::Play | Screen::Lab | Screen::Replay => (
            free.center_top() + vec2(0.0, 8.0),
            Align2::CENTER_TOP,
            free.width(),
        ),
        Screen::Menu | Screen::Opening | Screen::Settings => (
            window.center_bottom() - vec2(0.0, 90.0),
            Align2::CENTER_BOTTOM,
            window.width(),
        ),
    };
    Place {
        at,
        pivot,
        widest: (room - 130.0).clamp(90.0, 460.0),
    }
}

/// The line, and the button that puts it away; whether that was pressed.
fn plate(ui: &mut Ui, widest: f32, text: RichText, button: &str) -> bool {
    let line = |ui: &mut Ui| {
        ui.set_max_width(widest);
        ui.add(Label::new(text).wrap());
    };
    if widest < BESIDE {
        line(ui);
        return ui.button(button).clicked();
    }
    let row = ui.horizontal(|ui| {
        ui.vertical(line);
        ui.button(button).clicked()
    });
    row.inner
}
