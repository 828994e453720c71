//! The numbers of the overlay, painted beside the weights that they belong to.

use std::sync::Arc;

use bevy::prelude::Vec3;
use bevy_egui::egui::{self, Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, pos2};
use kipp_game::cli::drop::letter;
use kipp_game::cli::words::{Words, decimal, say};

use super::plan::{Kind, Plan, Weight};
use crate::hud::theme::Look;

/// Height of a line, points.
const LINE: f32 = 18.0;

/// How far from the middle of the picture labels stand at most, points.
const REACH: f32 = 430.0;

/// Room beside a label, points.
const GAP: f32 = 18.0;

/// A label and the place in the picture that it explains.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The place.
    pub at: Pos2,
    /// The words and numbers.
    pub text: String,
    /// The words alone, for a picture that has no room for both.
    pub brief: String,
    /// The colour of the drawing there.
    pub colour: Color32,
    /// Whether it stands on the right of the picture.
    pub is_right: bool,
}

/// What to write at each weight, and at the centre of all mass. `project` gives the place of a point
/// of the scene in the picture, if it is to be seen.
pub fn labels(
    plan: &Plan,
    look: Look<'_>,
    project: impl Fn(bevy::math::DVec3) -> Option<Pos2>,
) -> Vec<Label> {
    let (colours, words) = (&look.palette.lab, look.words);
    let rod = project(plan.rod).unwrap_or_default();
    let label = |at: bevy::math::DVec3, brief: String, sum: &str, colour| {
        let at = project(at)?;
        Some(Label {
            at,
            text: format!("{brief}{sum}"),
            brief,
            colour,
            is_right: at.x >= rod.x,
        })
    };
    let weights = plan.weights.iter().filter_map(|weight| {
        let sum = format!(" {}", sum(plan, weight, words));
        let name = name(weight.kind, words);
        label(weight.center, name, &sum, weight.kind.colour(colours))
    });
    let whole = words.text("lab-whole");
    let whole = label(plan.whole(), whole, "", colours.sum);
    weights.chain(whole).collect()
}

/// Weight times lever arm is moment.
fn sum(plan: &Plan, weight: &Weight, words: &Words) -> String {
    let force = decimal(1e3 * plan.newtons(weight), 1, words);
    let arm = decimal(1e3 * weight.row.lever_arm_m, 1, words);
    let moment = decimal(1e3 * weight.row.moment_nm, 2, words);
    let mass = decimal(1e3 * weight.row.mass_kg, 1, words);
    format!("{mass} g   {force} mN · {arm} mm = {moment} mN·m")
}

/// What a weight is called.
#[must_use]
pub fn name(kind: Kind, words: &Words) -> String {
    match kind {
        Kind::Board => words.text("lab-board"),
        Kind::Ballast => words.text("lab-ballast"),
        Kind::Die { number, size } => {
            let number = u32::from(number);
            say!(words, "lab-die", number = number, size = letter(size))
        }
    }
}

/// Paints a plan's labels in the upper corners of the picture, each with a line to its place; `place`
/// tells where in the picture a point of the scene is.
pub fn show(
    painter: &Painter,
    picture: Rect,
    plan: &Plan,
    look: Look<'_>,
    place: impl Fn(Vec3) -> Option<Pos2>,
) {
    let mut labels = labels(plan, look, |at| place(at.as_vec3()));
    labels.sort_by(|one, other| one.at.y.total_cmp(&other.at.y));
    let (right, left): (Vec<Label>, Vec<Label>) =
        labels.into_iter().partition(|label| label.is_right);
    let width = |label: &Label| laid(painter, &label.text).size().x + GAP;
    let room = picture.width().min(2.0 * REACH);
    let mut rows = left.iter().zip(&right);
    let are_brief = rows.any(|(left, right)| width(left) + width(right) > room);
    for side in [left, right] {
        let mut y = picture.top() + LINE;
        for label in &side {
            let text = if are_brief { &label.brief } else { &label.text };
            paint(painter, picture, (label, text), y);
            y += LINE;
        }
    }
}

fn paint(painter: &Painter, picture: Rect, (label, text): (&Label, &str), y: f32) {
    let middle = picture.center().x;
    let (x, anchor) = match label.is_right {
        true => (
            picture.right().min(middle + REACH) - 8.0,
            Align2::RIGHT_CENTER,
        ),
        false => (
            picture.left().max(middle - REACH) + 8.0,
            Align2::LEFT_CENTER,
        ),
    };
    let text = laid(painter, text);
    let body = anchor.anchor_size(pos2(x, y), text.size());
    let near = match label.is_right {
        true => body.left_center() - egui::vec2(5.0, 0.0),
        false => body.right_center() + egui::vec2(5.0, 0.0),
    };
    painter.line_segment(
        [near, label.at],
        Stroke::new(0.8, label.colour.gamma_multiply(0.7)),
    );
    painter.circle_filled(label.at, 2.5, label.colour);
    painter.rect_filled(body.expand2(egui::vec2(5.0, 1.0)), 4.0, label.colour);
    painter.galley(body.min, text, Color32::WHITE);
}

fn laid(painter: &Painter, text: &str) -> Arc<Galley> {
    let font = FontId::proportional(13.0);
    painter.layout_no_wrap(text.to_owned(), font, Color32::WHITE)
}
