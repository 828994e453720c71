//! What panels leave free of the window for the scene.

use bevy::camera::SubCameraView;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, pos2};

/// The part of the window that panels leave free, and the whole window, in points. Whoever draws
/// panels beside the scene tells it in each frame; else the scene has all of the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Room(Option<Free>);

/// Whether panels have the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Panels {
    /// The pointer is over one of them.
    pub has_pointer: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Free {
    picture: Rect,
    window: Rect,
}

impl Room {
    /// What is left of this window after panels were drawn at its sides.
    pub fn leave(&mut self, picture: Rect, window: Rect) {
        self.0 = Some(Free { picture, window });
    }

    /// What panels have left since the last frame began, or all of this window.
    #[must_use]
    pub fn left(&self, window: Rect) -> Rect {
        self.0.map_or(window, |free| free.picture)
    }
}

/// Lets the camera see what it would see if the free part were all there is, and more around it.
pub(super) fn frame(mut room: ResMut<Room>, mut cameras: Query<&mut Camera, With<Camera3d>>) {
    let free = room.bypass_change_detection().0.take();
    let free = free.filter(|free| free.picture.is_positive());
    let size = |rect: Rect| UVec2::new(whole(rect.width()), whole(rect.height()));
    let view = free.map(|Free { picture, window }| SubCameraView {
        full_size: size(picture),
        offset: Vec2::new(-picture.left(), -picture.top()),
        size: size(window),
    });
    for mut camera in &mut cameras {
        if camera.sub_camera_view != view {
            camera.sub_camera_view = view;
        }
    }
}

fn whole(length: f32) -> u32 {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a window is thousands of points wide and not less than nothing"
    )]
    let points = length.max(1.0) as u32;
    points
}

/// Where a point of the scene is in the window, points.
#[must_use]
pub fn project(camera: &Camera, from: &GlobalTransform, window: Rect, at: Vec3) -> Option<Pos2> {
    let size = camera.logical_viewport_size()?;
    let place = camera.world_to_viewport(from, at).ok()?;
    let scale = window.width() / size.x;
    Some(pos2(place.x * scale, place.y * scale))
}
