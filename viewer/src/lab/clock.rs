//! The row of buttons for time and camera.

use bevy_egui::egui::Ui;
use kipp_game::cli::words::Words;

use super::overlay::Overlay;
use super::shapes::Shapes;
use crate::camera::Preset;
use crate::hud::pace;
use crate::screen::Screen;
use crate::tick::Pace;
use crate::wish::Wish;

/// Draws the row; the switches of overlay and shapes change nothing but the picture.
pub fn show(
    ui: &mut Ui,
    time: &Pace,
    overlay: &mut Overlay,
    shapes: &mut Shapes,
    words: &Words,
    wishes: &mut Vec<Wish>,
) {
    ui.horizontal_wrapped(|ui| {
        if ui.button(words.text("lab-menu")).clicked() {
            wishes.push(Wish::Open(Screen::Menu));
        }
        ui.separator();
        wishes.extend(pace::strip(ui, time, true, words));
        ui.separator();
        for (key, preset) in [
            ("lab-look-front", Preset::Front),
            ("lab-look-mouth", Preset::Mouth),
            ("lab-look-side", Preset::Side),
        ] {
            if ui.button(words.text(key)).clicked() {
                wishes.push(Wish::Look(preset));
            }
        }
        ui.separator();
        ui.checkbox(&mut overlay.is_on, words.text("lab-overlay"));
        ui.checkbox(&mut overlay.is_alone, words.text("lab-alone"));
        ui.checkbox(&mut shapes.0, words.text("lab-shapes"));
    });
}
