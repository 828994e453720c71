//! The panel of the machine: what it is made of, and the file that says so.

use bevy_egui::egui::{self, RichText, Slider, SliderClamping, Ui};
use kipp_game::cli::words::{Words, decimal};
use kipp_physics::MachineSpec;

use super::desk::Desk;
use super::field;
use super::knob::{self, Knob, OF_MACHINE, OF_TUBE, WORLDS};
use super::{Lab, Order, tube_name};
use crate::hud::theme::show_rails;
use crate::platform;
use crate::wish::Wish;

/// Width of a knob's field, points.
const FIELD: f32 = 48.0;

/// Height of what stands below the knobs, points.
const FOOT: f32 = 150.0;

/// Height of the lines that say what is wrong or not yet done, points; nothing moves when they come.
const LINES: f32 = 54.0;

/// Height of the knobs and of what stands below them, points.
const ALL: f32 = 590.0;

/// Draws the panel; what stands below the knobs is always to be seen.
pub fn show(ui: &mut Ui, lab: &Lab, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    if ui.available_height() > ALL {
        all_knobs(ui, lab, desk, words);
        ui.separator();
        foot(ui, desk, words, wishes);
        return;
    }
    egui::Panel::bottom("lab-machine-foot")
        .frame(egui::Frame::NONE)
        .exact_size(FOOT)
        .show(ui, |ui| foot(ui, desk, words, wishes));
    egui::ScrollArea::vertical().show(ui, |ui| all_knobs(ui, lab, desk, words));
}

fn foot(ui: &mut Ui, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    decide(ui, desk, words, wishes);
    file(ui, desk, words, wishes);
}

fn all_knobs(ui: &mut Ui, lab: &Lab, desk: &mut Desk, words: &Words) {
    let before = desk.draft.spec.clone();
    let name = tube_name(lab.machine().spec(), lab.tube, words);
    ui.label(RichText::new(name).strong());
    ui.checkbox(&mut desk.all_alike, words.text("lab-all-alike"));
    knobs(ui, &OF_TUBE, lab.tube, desk, words);
    ui.add_space(6.0);
    ui.label(RichText::new(words.text("lab-whole-machine")).strong());
    knobs(ui, &OF_MACHINE, 0, desk, words);
    worlds(ui, desk, words);
    if desk.draft.spec != before {
        desk.draft.check(words);
    }
}

fn knobs(ui: &mut Ui, knobs: &[Knob], tube: usize, desk: &mut Desk, words: &Words) {
    ui.spacing_mut().slider_width = 64.0;
    show_rails(ui);
    egui::Grid::new(knobs.first().map_or("", |knob| knob.key))
        .num_columns(3)
        .spacing([6.0, 3.0])
        .show(ui, |ui| {
            for knob in knobs {
                ui.label(words.text(knob.key));
                if ui.add(slider(knob, tube, desk)).changed() {
                    desk.knobs.forget((knob.key, tube));
                }
                value(ui, knob, tube, desk, words);
                ui.end_row();
            }
        });
}

fn slider<'a>(knob: &'a Knob, tube: usize, desk: &'a mut Desk) -> Slider<'a> {
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
        .show_value(false)
        .step_by(0.1_f64.powi(i32::try_from(knob.digits).unwrap_or(0)))
}

/// The field of a knob's number, and its unit.
fn value(ui: &mut Ui, knob: &Knob, tube: usize, desk: &mut Desk, words: &Words) {
    let tubes = knob::tubes(tube, desk.all_alike);
    let spec = &mut desk.draft.spec;
    let shown = decimal(knob.read(spec, tube), knob.digits, words);
    ui.horizontal(|ui| {
        let place = (knob.key, tube);
        field::show(ui, &mut desk.knobs, place, shown, FIELD, |text| {
            let value = knob.parse(text)?;
            tubes.for_each(|tube| knob.turn(spec, tube, value));
            Ok(())
        });
        ui.label(knob.unit);
    });
}

fn worlds(ui: &mut Ui, desk: &mut Desk, words: &Words) {
    ui.horizontal_wrapped(|ui| {
        ui.add_space(16.0);
        for (key, gravity) in WORLDS {
            let spec = &mut desk.draft.spec;
            let is_there = (knob::GRAVITY.read(spec, 0) - gravity).abs() < 1e-9;
            if ui.selectable_label(is_there, words.text(key)).clicked() {
                knob::GRAVITY.turn(spec, 0, gravity);
                desk.knobs.forget((knob::GRAVITY.key, 0));
            }
        }
    });
}

/// Build it, or leave it.
fn decide(ui: &mut Ui, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    let fault = desk.fault(words);
    let is_changed = desk.draft.is_changed();
    let can_build = is_changed && fault.is_none();
    ui.horizontal_wrapped(|ui| {
        let build = egui::Button::new(RichText::new(words.text("lab-build")).strong());
        if ui.add_enabled(can_build, build).clicked() {
            wishes.push(Wish::Rebuild(Box::new(desk.draft.spec.clone())));
        }
        let discard = egui::Button::new(words.text("lab-discard"));
        if ui
            .add_enabled(is_changed || fault.is_some(), discard)
            .clicked()
        {
            desk.discard();
        }
        if ui.button(words.text("lab-reset")).clicked() {
            desk.discard();
            wishes.push(Wish::Rebuild(Box::new(MachineSpec::builtin())));
        }
    });
    let size = egui::vec2(ui.available_width(), LINES);
    ui.allocate_ui(size, |ui| {
        ui.set_min_size(size);
        if let Some(fault) = fault {
            ui.colored_label(ui.visuals().error_fg_color, fault);
        } else if is_changed {
            ui.label(words.text("lab-not-built"));
        }
    });
}

fn file(ui: &mut Ui, desk: &mut Desk, words: &Words, wishes: &mut Vec<Wish>) {
    ui.label(words.text("lab-file"));
    ui.add(egui::TextEdit::singleline(&mut desk.machine_file).desired_width(f32::INFINITY));
    let path = platform::typed(&desk.machine_file);
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
