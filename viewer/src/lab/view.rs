//! The lab on the screen: panels around the picture, labels in it, and a camera that looks at what
//! the panels leave free.

use bevy::prelude::*;
use bevy_egui::egui::{self, LayerId, Panel, Rect, TextStyle, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use kipp_game::cli::words::Words;

use super::desk::{Desk, Side};
use super::overlay::Overlay;
use super::shapes::Shapes;
use super::{Lab, bench, clock, labels, overlay, panel, plots, status};
use crate::camera::{Preset, Room, project};
use crate::screen::Screen;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// Panels, overlay and labels of the lab.
pub fn plugin(app: &mut App) {
    app.add_plugins(overlay::plugin)
        .init_resource::<Desk>()
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Lab)))
        .add_systems(OnEnter(Screen::Lab), look_along_the_rod)
        .add_systems(OnExit(Screen::Lab), leave);
}

#[allow(
    clippy::too_many_arguments,
    reason = "a system's parameters are what it touches"
)]
fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    mut desk: ResMut<Desk>,
    mut overlay: ResMut<Overlay>,
    mut shapes: ResMut<Shapes>,
    mut room: ResMut<Room>,
    pace: Res<Pace>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (lab, words) = (&table.lab, &table.words);
    desk.follow(lab.machine().spec());
    let mut wished = Vec::new();
    let window = ctx.viewport_rect();
    let layer = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(window);
    let mut ui = egui::Ui::new(ctx.clone(), "lab".into(), layer);
    tighten(&mut ui);
    Panel::top("lab-clock").show(&mut ui, |ui| {
        clock::show(ui, &pace, &mut overlay, &mut shapes, words, &mut wished);
    });
    status::show(&mut ui, lab, &desk, words);
    sides(&mut ui, window, &mut desk, lab, words, &mut wished);
    Panel::bottom("lab-plots")
        .exact_size(plots::height(window))
        .show(&mut ui, |ui| {
            plots::show(ui, lab.strip(), &mut desk, words);
        });
    let picture = ui.available_rect_before_wrap();
    if overlay.is_on
        && let Some((camera, from)) = cameras.iter().next()
    {
        let plan = lab.plan();
        let labels = labels::labels(&plan, words, |at| {
            project(camera, from, window, at.as_vec3())
        });
        labels::show(&ui.painter().with_clip_rect(picture), picture, &labels);
    }
    room.leave(&ui);
    crate::hud::free::leave(ctx, picture);
    wishes.write_batch(wished);
    Ok(())
}

/// The panels at both sides, or one at a time where the picture would have no room between them.
fn sides(
    ui: &mut egui::Ui,
    window: Rect,
    desk: &mut Desk,
    lab: &Lab,
    words: &Words,
    wishes: &mut Vec<Wish>,
) {
    let is_narrow = window.width() < NARROW;
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
                egui::ScrollArea::vertical()
                    .show(ui, |ui| panel::show(ui, lab, desk, words, wishes));
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
