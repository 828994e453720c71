//! What happened.

use bevy_egui::egui::{RichText, ScrollArea, Ui};

use super::lines::{Setting, Told};

/// Events that are laid out; older ones are read in a replay.
const LATEST: usize = 150;

/// Events of the last moments.
const FEW: usize = 12;

/// Draws what happened, the newest always in sight.
pub fn show(ui: &mut Ui, log: &[Told]) {
    ScrollArea::vertical()
        .id_salt("log")
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for told in &log[log.len().saturating_sub(LATEST)..] {
                show_told(ui, told);
            }
        });
}

/// Draws the latest events, where there is no room for a panel of their own.
pub fn latest(ui: &mut Ui, log: &[Told]) {
    for told in &log[log.len().saturating_sub(FEW)..] {
        show_told(ui, told);
    }
}

fn show_told(ui: &mut Ui, told: &Told) {
    match told.setting {
        Setting::Section => {
            ui.add_space(6.0);
            ui.label(&told.text);
        }
        Setting::Plain => {
            ui.label(&told.text);
        }
        Setting::Detail => {
            ui.horizontal(|ui| {
                ui.add_space(8.0);
                ui.vertical(|ui| ui.label(RichText::new(&told.text).size(15.0).weak()));
            });
        }
    }
}
