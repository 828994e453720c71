//! The numbers of the overlay in pictures without panels: the lab's labels, and the verdict below.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, FontId, LayerId, Painter, Rect, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::overlay::Overlay;
use super::{Lab, labels};
use crate::camera::project;
use crate::hud::letters_in_time;
use crate::hud::theme::{Look, palette};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;

/// Width of a picture in which letters have as many pixels as points.
const USUAL_WIDTH: f32 = 640.0;

/// Width of a picture from which on letters grow with it.
const WIDE: f32 = 960.0;

/// Draws the numbers while the lab is before the camera.
pub fn plugin(app: &mut App) {
    letters_in_time(app);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Lab)));
}

fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    overlay: Res<Overlay>,
    settings: Res<Settings>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
) -> Result {
    let Some((camera, from)) = cameras.iter().next().filter(|_| overlay.is_on) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let picture = context.viewport_rect();
    context.set_zoom_factor(zoom(picture.width() * context.pixels_per_point()));
    let palette = &palette(&settings);
    let words = &table.words;
    let look = Look { palette, words };
    let painter = context.layer_painter(LayerId::background());
    let place = |at: Vec3| project(camera, from, picture, at);
    labels::show(&painter, picture, &table.lab.plan(), look, place);
    verdict(&painter, picture, &table.lab, look);
    Ok(())
}

/// Pixels a point in a picture of so many pixels.
fn zoom(width: f32) -> f32 {
    (width / USUAL_WIDTH).min(1.0).max(width / WIDE)
}

/// What the tube does, and by how much, at the lower edge.
fn verdict(painter: &Painter, picture: Rect, lab: &Lab, look: Look<'_>) {
    let Look { palette, words } = look;
    let plan = lab.plan();
    let verdict = lab.verdict(&plan);
    let margin = verdict.margin(&plan.balance, words);
    let said = format!("{} {}: {margin}", verdict.sign(), verdict.word(words));
    let text = painter.layout_no_wrap(said, FontId::proportional(14.0), Color32::WHITE);
    let at = picture.center_bottom() - vec2(0.0, 10.0);
    let body = Align2::CENTER_BOTTOM.anchor_size(at, text.size());
    let colour = verdict.colour(&palette.lab);
    painter.rect_filled(body.expand2(vec2(8.0, 4.0)), 4.0, colour);
    painter.galley(body.min, text, Color32::WHITE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_grow_with_wide_pictures_and_shrink_with_narrow_ones() {
        let zooms = [320.0, 640.0, 960.0, 1280.0, 1920.0].map(zoom);
        let wanted = [0.5, 1.0, 1.0, 1280.0 / 960.0, 2.0];
        assert!(
            zooms
                .iter()
                .zip(wanted)
                .all(|(zoom, wanted)| (zoom - wanted).abs() < 1e-6)
        );
    }
}
