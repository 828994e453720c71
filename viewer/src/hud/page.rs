//! A page that covers the whole window.

use std::ops::{Deref, DerefMut};

use bevy_egui::egui::{
    self, Button, CornerRadius, Frame, Id, Margin, Rect, Response, RichText, ScrollArea, Stroke, Ui,
};
use bevy_egui::egui::{StrokeKind, UiBuilder, vec2};

use crate::camera::Room;

/// Widest column that is easy to read.
const WIDEST: f32 = 860.0;

/// The whole window, from which panels take their parts; what they leave in the end is the scene's.
pub struct Whole<'a> {
    ui: Ui,
    room: &'a mut Room,
}

/// The whole window, behind every other panel.
pub fn whole<'a>(context: &egui::Context, room: &'a mut Room) -> Whole<'a> {
    let builder = UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(context.viewport_rect());
    Whole {
        ui: Ui::new(context.clone(), "whole".into(), builder),
        room,
    }
}

impl Whole<'_> {
    /// What panels have left free.
    #[must_use]
    pub fn free(&self) -> Rect {
        self.ui.available_rect_before_wrap()
    }
}

impl Deref for Whole<'_> {
    type Target = Ui;

    fn deref(&self) -> &Ui {
        &self.ui
    }
}

impl DerefMut for Whole<'_> {
    fn deref_mut(&mut self) -> &mut Ui {
        &mut self.ui
    }
}

impl Drop for Whole<'_> {
    fn drop(&mut self) {
        let window = self.ui.ctx().viewport_rect();
        self.room.leave(self.free(), window);
    }
}

/// A page with a heading, a column that scrolls, and buttons that always stay in sight below it.
pub fn page(
    context: &egui::Context,
    room: &mut Room,
    title: &str,
    column: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui),
) {
    let mut whole = whole(context, room);
    let fill = whole.visuals().panel_fill;
    let frame = Frame::new().fill(fill).inner_margin(Margin::same(16));
    egui::Panel::bottom("page-buttons")
        .frame(frame)
        .show(&mut whole, |ui| {
            in_the_middle(ui, |ui| ui.horizontal_wrapped(buttons).inner);
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

/// Whether a value is another one than in the frame before; not in the first.
pub fn has_changed<T>(ui: &Ui, name: &str, value: T) -> bool
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let key = Id::new(name);
    ui.data_mut(|data| {
        let before: Option<T> = data.get_temp(key);
        data.insert_temp(key, value.clone());
        before.is_some_and(|before| before != value)
    })
}

/// A big button with a line of what it is for.
pub fn big_button(ui: &mut Ui, title: &str, line: &str) -> Response {
    let text = RichText::new(title).size(21.0).strong();
    let width = ui.available_width();
    let button = Button::new(text).min_size(vec2(width, 44.0));
    let response = ui.add(button);
    ui.label(RichText::new(line).weak());
    ui.add_space(6.0);
    response
}

/// A button of the usual size, the one that Enter presses.
pub fn main_button(ui: &mut Ui, title: &str) -> bool {
    let text = RichText::new(title).strong();
    let fill = ui.visuals().selection.bg_fill;
    let button = Button::new(text).fill(fill).min_size(vec2(140.0, 40.0));
    ui.add(button).clicked()
}

/// One of several things of which one is chosen.
pub fn chip(ui: &mut Ui, is_chosen: bool, text: impl Into<RichText>) -> bool {
    let mut button = Button::new(text.into()).min_size(ui.spacing().interact_size);
    if is_chosen {
        button = button.fill(ui.visuals().selection.bg_fill);
    }
    let response = ui.add(button);
    if is_chosen {
        ring(ui, response.rect);
    }
    response.clicked()
}

/// A ring inside the edge of what is chosen or marked, which takes no room.
pub fn ring(ui: &Ui, around: Rect) {
    let stroke = Stroke::new(2.5, ui.visuals().hyperlink_color);
    ui.painter()
        .rect_stroke(around, CornerRadius::same(6), stroke, StrokeKind::Inside);
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
