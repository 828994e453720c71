//! The panel of the experiment: what the looked-at tube does and why, and dice to drop.

use bevy_egui::egui::{self, Color32, RichText, Ui};
use kipp_game::cli::drop::letter;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::machine::Phase;
use kipp_physics::{DieSize, telemetry::Frame};

use super::bars;
use super::command::{self, Missing};
use super::desk::Desk;
use super::field::{self, Wrong};
use super::keys::DROPS;
use super::labels;
use super::plan::Plan;
use super::verdict::Verdict;
use super::{Lab, Order, history, tube_name};
use crate::hud::theme::Look;
use crate::input::Mouths;
use crate::platform;
use crate::wish::Wish;

/// Height of a window that has room for the table of weights, points.
const ROOMY: f32 = 900.0;

/// Width of a button that drops a die, points.
const DIE: f32 = 40.0;

/// Height of the lines about the last tip, points.
const TIP: f32 = 62.0;

/// Draws the panel. What grows stands last, so that no button moves.
pub fn show(
    ui: &mut Ui,
    lab: &Lab,
    desk: &mut Desk,
    (mouths, look): (Mouths, Look<'_>),
    wishes: &mut Vec<Wish>,
) {
    let words = look.words;
    tubes(ui, lab, (mouths, words), wishes);
    let plan = lab.plan();
    verdict(ui, lab, &plan, look);
    tip(ui, lab, &plan, look, wishes);
    motion(ui, lab, words);
    ui.add_space(4.0);
    bars::show(ui, &plan, look);
    ui.separator();
    drops(ui, lab, (mouths, words), wishes);
    anew(ui, lab, desk, words, wishes);
    ui.separator();
    export(ui, lab, desk, words, wishes);
    ui.separator();
    repeat(ui, lab, words);
    history::show(ui, lab, words, wishes);
    egui::CollapsingHeader::new(words.text("lab-weights"))
        .default_open(ui.ctx().viewport_rect().height() > ROOMY)
        .show(ui, |ui| weights(ui, &plan, words));
}

/// Which tube is looked at: they stand as their mouths do on the screen, with their keys.
fn tubes(ui: &mut Ui, lab: &Lab, (mouths, words): (Mouths, &Words), wishes: &mut Vec<Wish>) {
    ui.horizontal_wrapped(|ui| {
        for (key, tube) in mouths.numbered() {
            let tube = usize::from(tube);
            let name = format!("{key}  {}", tube_name(lab.machine().spec(), tube, words));
            let name = RichText::new(name).strong();
            if ui.selectable_label(tube == lab.tube, name).clicked() {
                wishes.push(Wish::Lab(Order::LookAt(tube)));
            }
        }
    });
}

fn verdict(ui: &mut Ui, lab: &Lab, plan: &Plan, look: Look<'_>) {
    let words = look.words;
    let verdict = lab.verdict(plan);
    let colour = verdict.colour(&look.palette.lab);
    let word = format!("{} {}", verdict.sign(), verdict.word(words));
    egui::Frame::new()
        .fill(colour)
        .corner_radius(5)
        .inner_margin(6)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(
                RichText::new(word)
                    .size(20.0)
                    .strong()
                    .color(Color32::WHITE),
            );
            let margin = verdict.margin(&plan.balance, words);
            ui.label(RichText::new(margin).color(Color32::WHITE));
        });
}

/// Why the tube tipped last, and the choice to look at that moment.
fn tip(ui: &mut Ui, lab: &Lab, plan: &Plan, look: Look<'_>, wishes: &mut Vec<Wish>) {
    let words = look.words;
    let tip = lab.tips[lab.tube].as_ref();
    let size = egui::vec2(ui.available_width(), TIP);
    ui.allocate_ui(size, |ui| {
        ui.set_min_size(size);
        let Some(tip) = tip else {
            let is_tipping = lab.verdict(plan) == Verdict::Tips;
            let key = ["lab-not-tipped", "lab-tips-now"][usize::from(is_tipping)];
            ui.weak(words.text(key));
            return;
        };
        ui.label(
            RichText::new(tip.said(words))
                .strong()
                .color(look.palette.lab.tipping),
        );
        ui.label(RichText::new(tip.sum(words)).small());
    });
    ui.horizontal(|ui| {
        let looks_back = lab.looks_back && tip.is_some();
        for (then, key) in [(false, "lab-now"), (true, "lab-then")] {
            let choice = egui::Button::selectable(then == looks_back, words.text(key));
            let can_choose = !then || tip.is_some();
            if ui.add_enabled(can_choose, choice).clicked() {
                wishes.push(Wish::Lab(Order::LookBack(then)));
            }
        }
    });
}

/// How it moves, and who holds it; what it carried, while one looks back at the moment of a tip.
fn motion(ui: &mut Ui, lab: &Lab, words: &Words) {
    if let Some(tip) = lab.tip_looked_at() {
        let load = decimal(tip.plan.balance.bearing_load_n, 2, words);
        ui.label(say!(words, "lab-rod-load", load = load));
        ui.label(say!(words, "lab-inside", dice = tip.plan.dice()));
        // As many lines as at other times.
        ui.label("");
        return;
    }
    let machine = lab.machine();
    let frame = Frame::of(machine, lab.tube);
    let phase = match machine.phase() {
        Phase::Idle => words.text("lab-idle"),
        Phase::Held { tube } => say!(
            words,
            "lab-held",
            tube = tube_name(lab.machine().spec(), tube, words)
        ),
        Phase::Released { tube } => say!(
            words,
            "lab-released",
            tube = tube_name(lab.machine().spec(), tube, words)
        ),
    };
    let angle = decimal(frame.angle_rad.to_degrees().abs(), 1, words);
    let key = match frame.angle_rad < 0.0 {
        true => "lab-motion-down",
        false => "lab-motion",
    };
    let rate = decimal(frame.rate_rad_per_s.to_degrees(), 0, words);
    let load = match machine.phase() {
        Phase::Idle => machine.balance(lab.tube).bearing_load_n,
        _ => frame.bearing_load_n,
    };
    let load = decimal(load, 2, words);
    ui.label(say!(words, key, angle = angle, rate = rate, load = load));
    ui.label(say!(words, "lab-inside", dice = frame.dice));
    ui.label(phase);
}

/// Mass, lever arm and moment of each weight.
fn weights(ui: &mut Ui, plan: &Plan, words: &Words) {
    egui::Grid::new("weights")
        .striped(true)
        .num_columns(4)
        .show(ui, |ui| {
            for heading in ["", "g", "mm", "mN·m"] {
                right(ui, heading.to_owned());
            }
            ui.end_row();
            for weight in &plan.weights {
                ui.label(labels::name(weight.kind, words));
                right(ui, decimal(1e3 * weight.row.mass_kg, 2, words));
                right(ui, decimal(1e3 * weight.row.lever_arm_m, 1, words));
                right(ui, decimal(1e3 * weight.row.moment_nm, 3, words));
                ui.end_row();
            }
        });
}

fn right(ui: &mut Ui, text: String) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.label(text)
    });
}

/// Dice to drop, for every tube; over them the keys that drop them into the one that is looked at.
fn drops(ui: &mut Ui, lab: &Lab, (mouths, words): (Mouths, &Words), wishes: &mut Vec<Wish>) {
    ui.label(RichText::new(words.text("lab-drop")).strong());
    egui::Grid::new("drops").num_columns(4).show(ui, |ui| {
        ui.weak(words.text("lab-drop-keys"));
        for (_, key, _) in DROPS {
            let key = egui::Label::new(RichText::new(key).weak());
            ui.add_sized(egui::vec2(DIE, 16.0), key);
        }
        ui.end_row();
        for (number, tube) in mouths.numbered() {
            let tube = usize::from(tube);
            let name = format!("{number}  {}", tube_name(lab.machine().spec(), tube, words));
            match tube == lab.tube {
                true => ui.strong(name),
                false => ui.label(name),
            };
            for size in DieSize::ALL {
                let button = egui::Button::new(letter(size)).min_size(egui::vec2(DIE, 22.0));
                if ui
                    .add(button)
                    .on_hover_text(size_word(size, words))
                    .clicked()
                {
                    wishes.push(Wish::DropInLab { tube, size });
                }
            }
            ui.end_row();
        }
    });
}

/// Empty the machine, and drop the same dice again, or with another hand.
fn anew(ui: &mut Ui, lab: &Lab, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        if ui.button(words.text("lab-empty")).clicked() {
            wishes.push(Wish::Lab(Order::Empty { seed: lab.seed }));
        }
        ui.label(words.text("lab-seed"))
            .on_hover_text(words.text("lab-seed-why"));
        let (place, shown) = (("lab-seed", 0), lab.seed.to_string());
        let typed = field::show(ui, &mut desk.seed, place, shown, f32::INFINITY, |text| {
            seed(text).map(|_| ())
        });
        if let Some(Ok(seed)) = typed.map(|text| seed(&text))
            && seed != lab.seed
        {
            wishes.push(Wish::Lab(Order::Empty { seed }));
        }
    });
    let again = match lab.before.len() {
        0 => words.text("lab-again-none"),
        dice => say!(words, "lab-again", dice = dice),
    };
    let again = egui::Button::new(again);
    if ui.add_enabled(!lab.before.is_empty(), again).clicked() {
        wishes.push(Wish::Lab(Order::Again));
    }
}

fn seed(text: &str) -> Result<u64, Wrong> {
    text.trim().parse().map_err(|_| Wrong::Whole(u64::MAX))
}

/// A size in words.
fn size_word(size: DieSize, words: &Words) -> String {
    words.text(match size {
        DieSize::Small => "lab-small",
        DieSize::Medium => "lab-medium",
        DieSize::Large => "lab-large",
    })
}

/// The command that repeats it in the terminal.
fn repeat(ui: &mut Ui, lab: &Lab, words: &Words) {
    let command = command::of(lab);
    ui.horizontal(|ui| {
        let copy = egui::Button::new(words.text("lab-copy"));
        let copy = ui.add_enabled(command.is_ok(), copy);
        if let (true, Ok(line)) = (copy.clicked(), &command) {
            ui.copy_text(line.clone());
        }
        ui.label(RichText::new(words.text("lab-command")).strong());
    });
    match command {
        Ok(line) => {
            ui.add(egui::Label::new(RichText::new(line).monospace()).wrap());
        }
        Err(Missing::Dice) => {
            ui.small(words.text("lab-no-dice"));
        }
        Err(Missing::File) => {
            ui.small(words.text("lab-no-file"));
        }
    }
}

fn export(ui: &mut Ui, lab: &Lab, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    ui.add_space(4.0);
    ui.label(words.text("lab-telemetry"));
    ui.horizontal(|ui| {
        let button = egui::Button::new(words.text("lab-export"));
        let is_named = !desk.telemetry_file.trim().is_empty();
        let can_export = is_named && !lab.strip().records.is_empty();
        let clicked = ui.add_enabled(can_export, button).clicked();
        ui.add(egui::TextEdit::singleline(&mut desk.telemetry_file).desired_width(f32::INFINITY));
        if clicked {
            let path = platform::typed(&desk.telemetry_file);
            wishes.push(Wish::Lab(Order::Export(path)));
        }
    });
}
