//! The list of saved games.

use std::path::{Path, PathBuf};

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Button, Color32, Frame, Margin, RichText, TextStyle, Ui, vec2};

use crate::shelf::{Kept, Label, Shelf};

/// Draws the games, each with the name of its file, and `none` when there are none; the file of the
/// one that was chosen.
pub fn show(ui: &mut Ui, shelf: &Shelf, none: &str) -> Option<PathBuf> {
    if shelf.games.is_empty() && shelf.is_searched() {
        ui.weak(none);
    }
    let mut chosen = None;
    for Kept { path, label } in &shelf.games {
        match label {
            Ok(label) => {
                if game(ui, path, label) {
                    chosen = Some(path.clone());
                }
            }
            Err(reason) => unreadable(ui, path, reason),
        }
    }
    chosen
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn game(ui: &mut Ui, path: &Path, label: &Label) -> bool {
    let (ink, faint) = (ui.visuals().text_color(), ui.visuals().weak_text_color());
    let mut job = LayoutJob::default();
    let mut write = |text: &str, style: TextStyle, colour: Color32| {
        let format = TextFormat::simple(style.resolve(ui.style()), colour);
        job.append(text, 0.0, format);
    };
    write(&label.title, TextStyle::Button, ink);
    write(&format!("\n{}", label.state), TextStyle::Body, faint);
    write(&format!("\n{}", name(path)), TextStyle::Small, faint);
    let width = ui.available_width();
    let button = Button::new(job).wrap().min_size(vec2(width, 44.0));
    ui.add(button).clicked()
}

/// What cannot be opened, and why: nothing to be pressed.
fn unreadable(ui: &mut Ui, path: &Path, reason: &str) {
    Frame::new()
        .stroke(ui.visuals().widgets.noninteractive.bg_stroke)
        .corner_radius(6)
        .inner_margin(Margin::symmetric(10, 5))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            ui.colored_label(ui.visuals().error_fg_color, reason);
            ui.label(RichText::new(name(path)).small().weak());
        });
}
