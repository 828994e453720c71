//! What panels leave free of the window: there the pointer and the wheel belong to the scene.

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Rect};
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// Whether panels have the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Panels {
    /// The pointer is over one of them.
    pub has_pointer: bool,
}

/// Remembers what panels leave free in this frame.
pub fn leave(context: &egui::Context, free: Rect) {
    context.data_mut(|data| data.insert_temp(key(), free));
}

/// What panels left free when they were last drawn, or all of the window.
#[must_use]
pub fn left(context: &egui::Context) -> Rect {
    let free = context.data(|data| data.get_temp::<Rect>(key()));
    free.unwrap_or_else(|| context.viewport_rect())
}

fn key() -> Id {
    Id::new("free")
}

/// Looks where the pointer is.
pub fn watch(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut panels: ResMut<Panels>,
) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        let at = context.input(|input| input.pointer.latest_pos());
        panels.has_pointer = at.is_some_and(|at| !left(context).contains(at));
    }
}
