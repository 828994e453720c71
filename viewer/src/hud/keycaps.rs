//! The keys of the mouths, painted where the mouths are.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, CornerRadius, FontId, LayerId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::theme::{Palette, palette};
use crate::camera::{Room, project};
use crate::input::{Focus, above_mouth, is_drop};
use crate::seen::Seen;
use crate::settings::Settings;
use crate::table::Table;

/// Edge of a key, points.
const EDGE: f32 = 28.0;

/// Paints a key over every mouth while a die is to be dropped.
pub fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    seen: Res<Seen>,
    focus: Res<Focus>,
    room: Res<Room>,
    settings: Res<Settings>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
) -> Result {
    let drops = seen.sight.as_ref().is_some_and(is_drop) && !seen.is_covered;
    let (Some(game), Some((camera, from)), true) = (&table.game, cameras.iter().next(), drops)
    else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::background());
    let painter = painter.with_clip_rect(room.left(context.viewport_rect()));
    let palette = palette(&settings);
    game.look_at_machine(&mut |machine| {
        for (number, tube) in focus.mouths.numbered() {
            let place = |at| project(camera, from, context.viewport_rect(), at);
            let place = above_mouth(machine, tube.into()).and_then(place);
            let is_held = focus.aim == Some(tube);
            key(&painter, place, number, is_held, &palette);
        }
    });
    Ok(())
}

/// Paints the key of a mouth that is seen at this place, if it is.
pub fn key(painter: &Painter, mouth: Option<Pos2>, number: u8, is_held: bool, palette: &Palette) {
    let Some(mouth) = mouth else {
        return;
    };
    let at = mouth - vec2(0.0, EDGE * 0.7);
    let fill = if is_held {
        palette.chosen
    } else {
        palette.ground
    };
    painter.rect(
        Rect::from_center_size(at, vec2(EDGE, EDGE)),
        CornerRadius::same(6),
        fill,
        Stroke::new(2.0, palette.accent),
        StrokeKind::Inside,
    );
    let font = FontId::proportional(18.0);
    painter.text(at, Align2::CENTER_CENTER, number, font, palette.ink);
}
