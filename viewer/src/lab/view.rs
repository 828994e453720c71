//! The lab on the screen: panels around the picture, labels in it, and a camera that looks at what
//! the panels leave free.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Panel, TextStyle};
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::desk::{Desk, Side};
use super::overlay::Overlay;
use super::shapes::Shapes;
use super::{Lab, bench, clock, keys, labels, overlay, panel, plots, status};
use crate::camera::{Preset, Room, project};
use crate::hud::keycaps;
use crate::hud::page::whole;
use crate::hud::theme::{Look, palette};
use crate::input::{Focus, Mouths, above_mouth};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// Panels, overlay and labels of the lab.
pub fn plugin(app: &mut App) {
    app.add_plugins((panels, overlay::plugin))
        .add_systems(
            Update,
            keys::read
                .run_if(in_state(Screen::Lab))
                .run_if(not(egui_wants_any_keyboard_input)),
        )
        .add_systems(OnEnter(Screen::Lab), look_along_the_rod)
        .add_systems(OnExit(Screen::Lab), leave);
}

/// The panels alone, around no picture.
pub fn panels(app: &mut App) {
    app.init_resource::<Desk>()
        .init_resource::<Focus>()
        .init_resource::<Overlay>()
        .init_resource::<Shapes>()
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Lab)));
}

/// What the panels show, and what is changed on them at once.
#[derive(SystemParam)]
struct Shown<'w, 's> {
    table: NonSend<'w, Table>,
    settings: Res<'w, Settings>,
    pace: Res<'w, Pace>,
    focus: Res<'w, Focus>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    desk: ResMut<'w, Desk>,
    overlay: ResMut<'w, Overlay>,
    shapes: ResMut<'w, Shapes>,
}

fn show(
    mut contexts: EguiContexts,
    mut shown: Shown,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (lab, words) = (&shown.table.lab, &*shown.table.words);
    let palette = &palette(&shown.settings);
    let look = Look { palette, words };
    let desk = &mut *shown.desk;
    desk.follow(lab.machine().spec());
    let mut wished = Vec::new();
    let mut whole = whole(context, &mut room);
    tighten(&mut whole);
    Panel::top("lab-clock").show(&mut whole, |ui| {
        let (overlay, shapes) = (&mut shown.overlay, &mut shown.shapes);
        clock::show(ui, &shown.pace, overlay, shapes, words, &mut wished);
    });
    status::show(&mut whole, lab, desk, words);
    let look_and_keys = (shown.focus.mouths, look);
    sides(&mut whole, desk, lab, look_and_keys, &mut wished);
    Panel::bottom("lab-plots")
        .exact_size(plots::height(context.viewport_rect()))
        .show(&mut whole, |ui| plots::show(ui, lab.strip(), desk, look));
    if let Some((camera, from)) = shown.cameras.iter().next() {
        let window = context.viewport_rect();
        let place = |at: Vec3| project(camera, from, window, at);
        let painter = whole.painter().with_clip_rect(whole.free());
        // A tube alone needs no telling apart, and its labels stand there.
        if !shown.overlay.is_alone {
            caps(&painter, lab, look_and_keys, place);
        }
        if shown.overlay.is_on {
            labels::show(&painter, whole.free(), &lab.plan(), look, place);
        }
    }
    wishes.write_batch(wished);
    Ok(())
}

/// The keys of the tubes, over their mouths.
fn caps(
    painter: &egui::Painter,
    lab: &Lab,
    (mouths, look): (Mouths, Look<'_>),
    place: impl Fn(Vec3) -> Option<egui::Pos2>,
) {
    let mouth = |tube: u8| above_mouth(lab.machine(), tube.into()).and_then(&place);
    let watched = u8::try_from(lab.tube).ok();
    keycaps::keys(painter, mouths, mouth, watched, look.palette);
}

/// The panels at both sides, or one at a time where the picture would have no room between them.
fn sides(
    ui: &mut egui::Ui,
    desk: &mut Desk,
    lab: &Lab,
    (mouths, look): (Mouths, Look<'_>),
    wishes: &mut Vec<Wish>,
) {
    let words = look.words;
    let is_narrow = ui.ctx().viewport_rect().width() < NARROW;
    Panel::left("lab-tube").exact_size(SIDE).show(ui, |ui| {
        if is_narrow {
            ui.horizontal(|ui| {
                for (side, key) in [(Side::Tube, "lab-tubes"), (Side::Machine, "lab-machine")] {
                    ui.selectable_value(&mut desk.side, side, words.text(key));
                }
            });
        }
        match is_narrow && desk.side == Side::Machine {
            true => bench::show(ui, lab, desk, words, wishes),
            false => {
                let scroll = egui::ScrollArea::vertical();
                scroll.show(ui, |ui| {
                    panel::show(ui, lab, desk, (mouths, look), wishes);
                });
            }
        }
    });
    if !is_narrow {
        Panel::right("lab-machine").exact_size(SIDE).show(ui, |ui| {
            ui.heading(words.text("lab-machine"));
            bench::show(ui, lab, desk, words, wishes);
        });
    }
}

/// Much has to be seen at once: smaller letters, and less room between them.
fn tighten(ui: &mut egui::Ui) {
    let style = ui.style_mut();
    for (text, size) in [
        (TextStyle::Body, 13.0),
        (TextStyle::Button, 13.0),
        (TextStyle::Small, 11.5),
        (TextStyle::Monospace, 12.0),
        (TextStyle::Heading, 16.0),
    ] {
        let font = style.text_styles.entry(text);
        font.and_modify(|font| font.size = size);
    }
    style.spacing.item_spacing = egui::vec2(6.0, 3.0);
    style.spacing.button_padding = egui::vec2(6.0, 2.0);
    style.spacing.interact_size.y = 20.0;
}

/// Width of the panels at both sides, points.
const SIDE: f32 = 300.0;

/// A window that is narrower has no room for panels at both sides, points.
const NARROW: f32 = 1100.0;

/// The other screens look from the front, at the speed of people who play.
fn leave(mut wishes: MessageWriter<Wish>, mut pace: ResMut<Pace>) {
    pace.is_instant = false;
    wishes.write(Wish::Look(Preset::Front));
}

/// Lever arms are seen in full length from there, and nothing stands before them.
fn look_along_the_rod(mut wishes: MessageWriter<Wish>, mut overlay: ResMut<Overlay>) {
    overlay.is_alone = true;
    wishes.write(Wish::Look(Preset::Side));
}
