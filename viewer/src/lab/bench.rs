//! The panel of the machine: what it is made of, and the file that says so.

use std::path::PathBuf;

use bevy_egui::egui::{self, RichText, Slider, SliderClamping, Ui};
use kipp_game::cli::words::{Words, decimal};
use kipp_physics::MachineSpec;

use super::desk::Desk;
use super::knob::{self, Knob, OF_MACHINE, OF_TUBE, WORLDS};
use super::{Lab, Order, tube_name};
use crate::wish::Wish;

/// Colour of a reason why something cannot be.
const FAULT: egui::Color32 = egui::Color32::from_rgb(0xc6, 0x28, 0x28);

/// Draws the panel.
pub fn show(ui: &mut Ui, lab: &Lab, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    ui.heading(words.text("lab-machine"));
    let before = desk.draft.spec.clone();
    ui.label(RichText::new(tube_name(lab, lab.tube, words)).strong());
    ui.checkbox(&mut desk.all_alike, words.text("lab-all-alike"));
    knobs(ui, &OF_TUBE, lab, desk, words);
    ui.add_space(6.0);
    ui.label(RichText::new(words.text("lab-whole-machine")).strong());
    knobs(ui, &OF_MACHINE, lab, desk, words);
    worlds(ui, desk, words);
    if desk.draft.spec != before {
        desk.draft.check(words);
    }
    ui.separator();
    decide(ui, desk, words, wishes);
    ui.separator();
    file(ui, desk, words, wishes);
}

fn knobs(ui: &mut Ui, knobs: &[Knob], lab: &Lab, desk: &mut Desk, words: &Words) {
    ui.spacing_mut().slider_width = 76.0;
    egui::Grid::new(knobs.first().map_or("", |knob| knob.key))
        .num_columns(2)
        .spacing([6.0, 3.0])
        .show(ui, |ui| {
            for knob in knobs {
                let name = words.text(knob.key);
                ui.label(name);
                ui.add(slider(knob, lab.tube, desk, words));
                ui.end_row();
            }
        });
}

fn slider<'a>(knob: &'a Knob, tube: usize, desk: &'a mut Desk, words: &'a Words) -> Slider<'a> {
    let tubes = knob::tubes(tube, desk.all_alike);
    let spec = &mut desk.draft.spec;
    let turn = move |value: Option<f64>| {
        if let Some(value) = value {
            tubes.clone().for_each(|tube| knob.turn(spec, tube, value));
        }
        knob.read(spec, tube)
    };
    Slider::from_get_set(knob.reach(), turn)
        .clamping(SliderClamping::Never)
        .suffix(match knob.unit {
            "" => String::new(),
            "°" => "°".to_owned(),
            unit => format!(" {unit}"),
        })
        .step_by(0.1_f64.powi(i32::try_from(knob.digits).unwrap_or(0)))
        .custom_formatter(|value, _| decimal(value, knob.digits, words))
        .custom_parser(|text| text.trim().replace(',', ".").replace('−', "-").parse().ok())
}

fn worlds(ui: &mut Ui, desk: &mut Desk, words: &Words) {
    ui.horizontal_wrapped(|ui| {
        ui.add_space(60.0);
        for (key, gravity) in WORLDS {
            let spec = &mut desk.draft.spec;
            let is_there = (knob::GRAVITY.read(spec, 0) - gravity).abs() < 1e-9;
            if ui.selectable_label(is_there, words.text(key)).clicked() {
                knob::GRAVITY.turn(spec, 0, gravity);
            }
        }
    });
}

/// Build it, or leave it.
fn decide(ui: &mut Ui, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    let draft = &mut desk.draft;
    if let Some(fault) = &draft.fault {
        ui.colored_label(FAULT, fault);
    }
    let is_changed = draft.is_changed();
    let can_build = is_changed && draft.fault.is_none();
    ui.horizontal_wrapped(|ui| {
        let build = egui::Button::new(RichText::new(words.text("lab-build")).strong());
        if ui.add_enabled(can_build, build).clicked() {
            wishes.push(Wish::Rebuild(Box::new(draft.spec.clone())));
        }
        let discard = egui::Button::new(words.text("lab-discard"));
        if ui.add_enabled(is_changed, discard).clicked() {
            draft.discard();
        }
        if ui.button(words.text("lab-reset")).clicked() {
            wishes.push(Wish::Rebuild(Box::new(MachineSpec::builtin())));
        }
    });
    if is_changed && draft.fault.is_none() {
        ui.small(words.text("lab-not-built"));
    }
}

fn file(ui: &mut Ui, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    ui.label(words.text("lab-file"));
    ui.add(egui::TextEdit::singleline(&mut desk.machine_file).desired_width(f32::INFINITY));
    let path = PathBuf::from(desk.machine_file.trim());
    let is_named = !desk.machine_file.trim().is_empty();
    ui.horizontal(|ui| {
        let save = egui::Button::new(words.text("lab-save"));
        let can_save = is_named && !desk.draft.is_changed();
        let save = ui.add_enabled(can_save, save);
        if save
            .on_disabled_hover_text(words.text("lab-build-first"))
            .clicked()
        {
            wishes.push(Wish::Lab(Order::Save(path.clone())));
        }
        let load = egui::Button::new(words.text("lab-load"));
        if ui.add_enabled(is_named, load).clicked() {
            wishes.push(Wish::Lab(Order::Load(path)));
        }
    });
}
