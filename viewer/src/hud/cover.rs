//! The screen between two people, when one must not see what the other knows.

use bevy_egui::egui::{self, CentralPanel, Frame};

use super::page::{main_button, whole};
use crate::camera::Room;

/// Covers everything until the next person sits down; gives whether that person is there.
pub fn show(context: &egui::Context, room: &mut Room, [line, help, button]: [&str; 3]) -> bool {
    let mut whole = whole(context, room);
    let fill = whole.visuals().panel_fill;
    let mut is_here = false;
    CentralPanel::no_frame()
        .frame(Frame::new().fill(fill).inner_margin(40))
        .show(&mut whole, |ui| {
            ui.vertical_centered(|ui| {
                ui.add_space(ui.available_height() * 0.3);
                ui.heading(line);
                ui.add_space(10.0);
                ui.weak(help);
                ui.add_space(20.0);
                is_here = main_button(ui, button);
            });
        });
    is_here
}
