//! A window in which nothing has room.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Frame, Id, Order, ScrollArea, vec2};
use kipp_game::cli::words::say;

use crate::settings::{SCALES, Settings};
use crate::table::Table;
use crate::wish::Wish;

/// Least size of the window, points.
const LEAST: egui::Vec2 = vec2(600.0, 330.0);

/// Says so, and how to get out of it, in place of panels that would overlap.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    settings: Res<Settings>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    if window.width() >= LEAST.x && window.height() >= LEAST.y {
        return Ok(());
    }
    let words = &table.words;
    let fill = context.global_style().visuals.panel_fill;
    let (width, height) = (
        whole(LEAST.x * settings.scale),
        whole(LEAST.y * settings.scale),
    );
    let line = say!(words, "hud-small", width = width, height = height);
    let mut smaller = false;
    Area::new(Id::new("small"))
        .order(Order::Tooltip)
        .fixed_pos(window.min)
        .show(context, |ui| {
            Frame::new().fill(fill).inner_margin(10).show(ui, |ui| {
                // A window of no size at all has no room for margins either.
                let size = (window.size() - vec2(20.0, 20.0)).max(egui::Vec2::ZERO);
                ui.set_min_size(size);
                ui.set_max_size(size);
                ScrollArea::vertical().show(ui, |ui| {
                    ui.label(line);
                    smaller = settings.scale > *SCALES.start()
                        && ui.button(words.text("hud-small-letters")).clicked();
                });
            });
        });
    if smaller {
        let mut settings = settings.clone();
        settings.scale = *SCALES.start();
        wishes.write(Wish::Set(settings));
    }
    Ok(())
}

fn whole(pixels: f32) -> String {
    format!("{pixels:.0}")
}
