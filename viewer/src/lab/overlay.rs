//! Weights, lever arms and the plumb line through the rod, drawn over the scene.

use bevy::camera::visibility::VisibilitySystems;
use bevy::math::DVec3;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::plan::{Plan, Weight};
use super::shapes;
use crate::hud::theme::palette;
use crate::poses::Piece;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;

/// Length of a weight's arrow, m/N.
const M_PER_N: f64 = 0.25;

/// Distance of the marks on a ruler, m.
const MARK_M: f64 = 0.01;

/// Half the length of a mark, m.
const HALF_MARK_M: f64 = 0.0015;

/// How far the plumb line reaches up and down from the rod, m.
const PLUMB_M: [f64; 2] = [0.08, 0.12];

/// Whether the overlay is drawn over the lab's machine.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// Arrows and rulers.
    pub is_on: bool,
    /// Whether the other tubes and their dice are left out of the picture.
    pub is_alone: bool,
}

impl Default for Overlay {
    fn default() -> Overlay {
        Overlay {
            is_on: true,
            is_alone: false,
        }
    }
}

/// The lines of the overlay, which nothing hides.
#[derive(Default, Reflect, GizmoConfigGroup)]
pub struct Lines;

/// Draws the overlay while the lab is open, in a window or not.
pub fn plugin(app: &mut App) {
    let config = GizmoConfig {
        depth_bias: -1.0,
        line: GizmoLineConfig {
            width: 2.5,
            ..GizmoLineConfig::default()
        },
        ..GizmoConfig::default()
    };
    app.add_plugins(shapes::plugin)
        .init_resource::<Overlay>()
        .insert_gizmo_config(Lines, config)
        .add_systems(Update, draw.run_if(in_state(Screen::Lab)))
        .add_systems(
            PostUpdate,
            hide_others
                .before(VisibilitySystems::VisibilityPropagate)
                .run_if(in_state(Screen::Lab)),
        );
}

/// A colour of the panels as one of the scene.
fn paint(colour: Color32) -> Srgba {
    let [red, green, blue, _] = colour.to_array();
    Srgba::rgb_u8(red, green, blue)
}

fn draw(
    table: NonSend<Table>,
    overlay: Res<Overlay>,
    settings: Res<Settings>,
    mut lines: Gizmos<Lines>,
) {
    if !overlay.is_on {
        return;
    }
    let plan = table.lab.plan();
    let colours = palette(&settings).lab;
    let plumb = paint(colours.plumb);
    let [up, down] = PLUMB_M.map(|length| plan.down * length);
    lines.line(point(plan.rod - up), point(plan.rod + down), plumb);
    lines.sphere(point(plan.rod), 0.003, plumb);
    for weight in &plan.weights {
        let colour = paint(weight.kind.colour(&colours));
        arrow(&mut lines, &plan, weight, colour);
        ruler(&mut lines, &plan, weight, colour.with_alpha(0.85));
    }
    whole(&mut lines, &plan, paint(colours.sum));
}

/// Leaves out what stands before the tube that is looked at.
fn hide_others(
    table: NonSend<Table>,
    overlay: Res<Overlay>,
    mut pieces: Query<(&Piece, &mut Visibility)>,
) {
    if !overlay.is_alone {
        return;
    }
    let lab = &table.lab;
    let dice = lab.machine().dice(lab.tube);
    for (piece, mut visibility) in &mut pieces {
        let is_here = match piece {
            Piece::Tube(tube) => *tube == lab.tube,
            Piece::Die(die, _) => dice.iter().any(|(here, _, _)| here == die),
            Piece::Thrown(_) | Piece::Cup => true,
        };
        if !is_here {
            *visibility = Visibility::Hidden;
        }
    }
}

fn arrow(lines: &mut Gizmos<Lines>, plan: &Plan, weight: &Weight, colour: Srgba) {
    let tip = weight.center + plan.down * (plan.newtons(weight) * M_PER_N);
    lines
        .arrow(point(weight.center), point(tip), colour)
        .with_tip_length(0.004);
    lines.sphere(point(weight.center), 0.0012, colour);
}

/// The lever arm from the plumb line to the weight, with a mark at every centimetre.
fn ruler(lines: &mut Gizmos<Lines>, plan: &Plan, weight: &Weight, colour: Srgba) {
    let foot = plan.foot(weight);
    let arm = weight.row.lever_arm_m;
    let end = foot + plan.across * arm;
    lines.line(point(foot), point(end), colour);
    let mut along = 0.0;
    while along <= arm.abs() {
        let at = foot + plan.across * (along * arm.signum());
        let half = plan.down * HALF_MARK_M;
        lines.line(point(at - half), point(at + half), colour);
        along += MARK_M;
    }
}

/// The centre of all mass: a cross in a ring, and the line along which all weight pulls.
fn whole(lines: &mut Gizmos<Lines>, plan: &Plan, colour: Srgba) {
    let at = plan.whole();
    lines.circle(Isometry3d::from_translation(point(at)), 0.004, colour);
    for way in [plan.down, plan.across] {
        let half = way * 0.006;
        lines.line(point(at - half), point(at + half), colour);
    }
}

fn point(at: DVec3) -> Vec3 {
    at.as_vec3()
}
