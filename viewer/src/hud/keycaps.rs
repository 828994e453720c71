//! The keys of the mouths, painted where the mouths are.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, CornerRadius, FontId, LayerId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::theme::{Palette, palette};
use crate::camera::{Room, project};
use crate::input::{Focus, Mouths, above_mouth, is_drop};
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
        let place = |at| project(camera, from, context.viewport_rect(), at);
        let mouth = |tube: u8| above_mouth(machine, tube.into()).and_then(place);
        keys(&painter, focus.mouths, mouth, focus.aim, &palette);
    });
    Ok(())
}

/// Paints the keys of the mouths that are seen, side by side where mouths lie behind each other.
pub fn keys(
    painter: &Painter,
    mouths: Mouths,
    place: impl Fn(u8) -> Option<Pos2>,
    held: Option<u8>,
    palette: &Palette,
) {
    let places = apart(mouths.tubes().map(place));
    for ((number, tube), at) in mouths.numbered().zip(places) {
        if let Some(at) = at {
            key(painter, at, number, held == Some(tube), palette);
        }
    }
}

/// The middles of keys over mouths that are named from left to right: none covers another.
fn apart(mouths: [Option<Pos2>; 3]) -> [Option<Pos2>; 3] {
    let mut left = f32::NEG_INFINITY;
    mouths.map(|mouth| {
        let over = mouth? - vec2(0.0, EDGE * 0.7);
        let at = Pos2::new(over.x.max(left), over.y);
        left = at.x + EDGE;
        Some(at)
    })
}

fn key(painter: &Painter, at: Pos2, number: u8, is_held: bool, palette: &Palette) {
    let fill = match is_held {
        true => palette.chosen,
        false => palette.ground,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_mouths_behind_each_other_lie_side_by_side() {
        let mouth = |x: f32| Some(Pos2::new(x, 100.0));
        let xs = |mouths| apart(mouths).map(|at| at.map(|at| at.x));
        let far = [mouth(0.0), mouth(90.0), mouth(180.0)];
        assert_eq!(xs(far), [Some(0.0), Some(90.0), Some(180.0)]);
        let behind = xs([mouth(50.0), mouth(48.0), mouth(51.0)]);
        assert_eq!(
            behind,
            [Some(50.0), Some(50.0 + EDGE), Some(50.0 + 2.0 * EDGE)]
        );
        assert_eq!(
            xs([mouth(50.0), None, mouth(48.0)]),
            [Some(50.0), None, Some(50.0 + EDGE)]
        );
    }
}
