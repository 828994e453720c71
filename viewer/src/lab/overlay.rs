//! Weights, lever arms and the plumb line through the rod, drawn over the scene.

use bevy::camera::visibility::VisibilitySystems;
use bevy::math::DVec3;
use bevy::prelude::*;

use super::plan::{Kind, Plan, Weight};
use super::shapes;
use crate::poses::Piece;
use crate::screen::Screen;
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

/// The colour of a weight.
#[must_use]
pub fn colour(kind: Kind) -> Srgba {
    match kind {
        Kind::Board => Srgba::rgb_u8(0x0a, 0x6e, 0xbd),
        Kind::Ballast => Srgba::rgb_u8(0x0f, 0x7a, 0x68),
        Kind::Die { .. } => Srgba::rgb_u8(0xbc, 0x4f, 0x00),
    }
}

/// The colour of the centre of all mass.
pub const WHOLE: Srgba = Srgba::rgb(0.75, 0.1, 0.55);

const PLUMB: Srgba = Srgba::rgb(0.25, 0.25, 0.28);

fn draw(table: NonSend<Table>, overlay: Res<Overlay>, mut lines: Gizmos<Lines>) {
    if !overlay.is_on {
        return;
    }
    let plan = table.lab.plan();
    let [up, down] = PLUMB_M.map(|length| plan.down * length);
    lines.line(point(plan.rod - up), point(plan.rod + down), PLUMB);
    lines.sphere(point(plan.rod), 0.003, PLUMB);
    for weight in &plan.weights {
        arrow(&mut lines, &plan, weight);
        ruler(&mut lines, &plan, weight);
    }
    whole(&mut lines, &plan);
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

fn arrow(lines: &mut Gizmos<Lines>, plan: &Plan, weight: &Weight) {
    let tip = weight.center + plan.down * (plan.newtons(weight) * M_PER_N);
    let colour = colour(weight.kind);
    lines
        .arrow(point(weight.center), point(tip), colour)
        .with_tip_length(0.004);
    lines.sphere(point(weight.center), 0.0012, colour);
}

/// The lever arm from the plumb line to the weight, with a mark at every centimetre.
fn ruler(lines: &mut Gizmos<Lines>, plan: &Plan, weight: &Weight) {
    let colour = colour(weight.kind).with_alpha(0.85);
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
fn whole(lines: &mut Gizmos<Lines>, plan: &Plan) {
    let at = plan.whole();
    lines.circle(Isometry3d::from_translation(point(at)), 0.004, WHOLE);
    for way in [plan.down, plan.across] {
        let half = way * 0.006;
        lines.line(point(at - half), point(at + half), WHOLE);
    }
}

fn point(at: DVec3) -> Vec3 {
    at.as_vec3()
}
