//! The row of buttons for time and camera.

use bevy_egui::egui::{Button, TextStyle, Ui, WidgetText, vec2};
use kipp_game::cli::words::{Words, decimal};

use super::overlay::Overlay;
use super::shapes::Shapes;
use crate::camera::Preset;
use crate::screen::Screen;
use crate::tick::{Pace, SPEEDS};
use crate::wish::Wish;

/// Draws the row; the switches of overlay and shapes change nothing but the picture.
pub fn show(
    ui: &mut Ui,
    pace: &Pace,
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
        time(ui, pace, words, wishes);
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

fn time(ui: &mut Ui, pace: &Pace, words: &Words, wishes: &mut Vec<Wish>) {
    let names = [
        format!("⏸ {}", words.text("lab-pause")),
        format!("▶ {}", words.text("lab-go-on")),
    ];
    // What stands beside it stays when its word changes.
    let widest = names.clone().map(|name| width(ui, name));
    let [pause, go_on] = names;
    let name = if pace.is_paused { go_on } else { pause };
    let size = vec2(widest[0].max(widest[1]), 0.0);
    if ui.add(Button::new(name).min_size(size)).clicked() {
        wishes.push(Wish::Pause(!pace.is_paused));
    }
    if ui.button(words.text("lab-step")).clicked() {
        if !pace.is_paused {
            wishes.push(Wish::Pause(true));
        }
        wishes.push(Wish::Step);
    }
    for speed in SPEEDS {
        let digits = [2, 1][usize::from((speed - 0.1).abs() < 1e-6)];
        let digits = if speed >= 1.0 { 0 } else { digits };
        let text = format!("{}×", decimal(f64::from(speed), digits, words));
        let is_chosen = !pace.is_instant && (pace.speed - speed).abs() < 1e-6;
        if ui.selectable_label(is_chosen, text).clicked() {
            wishes.push(Wish::Speed(speed));
        }
    }
    let instant = ui.selectable_label(pace.is_instant, words.text("lab-instant"));
    if instant.clicked() {
        wishes.push(Wish::Hurry);
    }
}

fn width(ui: &Ui, name: String) -> f32 {
    let text = WidgetText::from(name).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}
