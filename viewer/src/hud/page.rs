//! A page that covers the whole window.

use bevy_egui::egui::{self, Button, Frame, Margin, RichText, ScrollArea, Ui, UiBuilder, vec2};

/// Widest column that is easy to read.
const WIDEST: f32 = 860.0;

/// The whole window, behind every other panel.
pub fn whole(context: &egui::Context) -> Ui {
    let builder = UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(context.viewport_rect());
    Ui::new(context.clone(), "whole".into(), builder)
}

/// A page with a heading, a column that scrolls, and buttons that always stay in sight below it.
pub fn page(
    context: &egui::Context,
    title: &str,
    column: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui),
) {
    let mut whole = whole(context);
    let fill = whole.visuals().panel_fill;
    let frame = Frame::new().fill(fill).inner_margin(Margin::same(16));
    egui::Panel::bottom("page-buttons")
        .frame(frame)
        .show(&mut whole, |ui| {
            in_the_middle(ui, |ui| ui.horizontal_centered(buttons).inner);
        });
    egui::CentralPanel::no_frame()
        .frame(frame)
        .show(&mut whole, |ui| {
            in_the_middle(ui, |ui| {
                ui.heading(title);
                ui.add_space(8.0);
                ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .show(ui, column);
            });
        });
}

/// Keeps what is shown in a column that is easy to read, in the middle of a wide window.
fn in_the_middle(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let mut column = ui.available_rect_before_wrap();
    let aside = ((column.width() - WIDEST) / 2.0).max(0.0);
    column = column.shrink2(vec2(aside, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(column), content);
}

/// A big button with a line of what it is for.
pub fn big_button(ui: &mut Ui, title: &str, line: &str) -> bool {
    let text = RichText::new(title).size(21.0).strong();
    let width = ui.available_width();
    let button = Button::new(text).min_size(vec2(width, 44.0));
    let is_clicked = ui.add(button).clicked();
    ui.label(RichText::new(line).weak());
    ui.add_space(6.0);
    is_clicked
}

/// A button of the usual size, the one that Enter presses.
pub fn main_button(ui: &mut Ui, title: &str) -> bool {
    let text = RichText::new(title).strong();
    let fill = ui.visuals().selection.bg_fill;
    let button = Button::new(text).fill(fill).min_size(vec2(140.0, 40.0));
    ui.add(button).clicked()
}

/// A button that leads back.
pub fn back_button(ui: &mut Ui, title: &str) -> bool {
    ui.add(Button::new(title).min_size(vec2(120.0, 40.0)))
        .clicked()
}

/// What the fields below are about.
pub fn section(ui: &mut Ui, title: &str) {
    let accent = ui.visuals().hyperlink_color;
    ui.label(RichText::new(title).color(accent));
}
