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

/// Rounds in which keys that cover each other are moved apart; what is left halves in each.
const ROUNDS: u8 = 8;

/// The middles of keys over mouths that are named from left to right: none covers another.
fn apart(mouths: [Option<Pos2>; 3]) -> [Option<Pos2>; 3] {
    let mut keys = mouths.map(|mouth| mouth.map(|mouth| mouth - vec2(0.0, EDGE * 0.7)));
    for _ in 0..ROUNDS {
        for (left, right) in [(0, 1), (1, 2), (0, 2)] {
            let (Some(a), Some(b)) = (keys[left], keys[right]) else {
                continue;
            };
            let covered = EDGE - (b.x - a.x);
            if covered > 0.0 && (b.y - a.y).abs() < EDGE {
                let half = vec2(covered / 2.0, 0.0);
                (keys[left], keys[right]) = (Some(a - half), Some(b + half));
            }
        }
    }
    keys
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

    fn keys(mouths: [(f32, f32); 3]) -> [Pos2; 3] {
        let keys = apart(mouths.map(|(x, y)| Some(Pos2::new(x, y))));
        keys.map(|key| key.expect("every mouth is seen") + vec2(0.0, EDGE * 0.7))
    }

    #[test]
    fn keys_of_mouths_behind_each_other_lie_side_by_side() {
        let keys = keys([(50.0, 100.0), (48.0, 97.0), (52.0, 94.0)]);
        for pair in keys.windows(2) {
            assert!(pair[1].x - pair[0].x > 0.98 * EDGE, "{keys:?}");
        }
        assert!((keys[1].x - 50.0).abs() < 1.0, "round the mouths: {keys:?}");
        let hidden = apart([Some(Pos2::ZERO), None, Some(Pos2::ZERO)]);
        assert_eq!(
            hidden.map(|key| key.map(|key| key.x)),
            [Some(-EDGE / 2.0), None, Some(EDGE / 2.0)]
        );
    }

    #[test]
    fn keys_stay_at_mouths_that_are_seen_apart() {
        for mouths in [
            [(0.0, 100.0), (90.0, 100.0), (180.0, 100.0)],
            [(50.0, 100.0), (50.0, 170.0), (50.0, 240.0)],
        ] {
            assert_eq!(keys(mouths).map(|key| (key.x, key.y)), mouths);
        }
    }
}
