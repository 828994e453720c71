//! Whether the pointer is over a panel; elsewhere it belongs, with the wheel, to the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::camera::{Panels, Room};

/// Looks where the pointer is.
pub fn watch(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    room: Res<Room>,
    mut panels: ResMut<Panels>,
) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        let at = context.input(|input| input.pointer.latest_pos());
        panels.has_pointer = at.is_some_and(|at| !room.left(context.viewport_rect()).contains(at));
    }
}
