//! What was dropped into the looked-at tube, to be dropped again from any die on.

use bevy_egui::egui::{Button, Ui};
use kipp_game::cli::drop::letter;
use kipp_game::cli::words::{Words, decimal, say};

use super::{Lab, Order, Trial};
use crate::wish::Wish;

/// Draws a button for each die, once there is one.
pub fn show(ui: &mut Ui, lab: &Lab, words: &Words, wishes: &mut Vec<Wish>) {
    let trials = lab.trials.iter().filter(|trial| trial.tube == lab.tube);
    let Some(last) = trials.clone().next_back() else {
        return;
    };
    ui.separator();
    ui.label(words.text("lab-from-here"));
    ui.horizontal_wrapped(|ui| {
        for trial in trials {
            if ui.add(button(trial, words)).clicked() {
                wishes.push(Wish::Lab(Order::From(trial.number)));
            }
        }
    });
    if !last.entered {
        ui.label(words.text("lab-full"));
    } else if last.tipped[lab.tube] {
        let number = u32::from(last.number);
        ui.label(say!(words, "lab-tipped-at", number = number));
    }
}

fn button(trial: &Trial, words: &Words) -> Button<'static> {
    let tipped = match (trial.tipped[trial.tube], trial.margin_nm) {
        (true, Some(margin)) => format!(" ⬇ +{} mN·m", decimal(1e3 * margin, 3, words)),
        (true, None) => " ⬇".to_owned(),
        (false, _) => String::new(),
    };
    let full = if trial.entered { "" } else { " ✖" };
    Button::new(format!(
        "{} {}{tipped}{full}",
        trial.number,
        letter(trial.size)
    ))
}
