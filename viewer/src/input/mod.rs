//! Keyboard and pointer: both end in wishes.

mod act;
mod focus;
mod hanging;
mod keys;
mod lab;
mod mouths;
mod pointer;

pub use act::{Act, act};
pub use focus::{Focus, follow, hand, is_drop, picks};
pub use hanging::above_mouth;
pub use mouths::Mouths;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use crate::screen::Screen;

/// Reads keys and pointer while a match is on the screen.
pub fn plugin(app: &mut App) {
    let in_play = in_state(Screen::Play);
    app.init_resource::<Focus>()
        .add_observer(pointer::press)
        .add_observer(pointer::release)
        .add_observer(pointer::click)
        .add_systems(
            RunFixedMainLoop,
            hanging::hang
                .in_set(RunFixedMainLoopSystems::AfterFixedMainLoop)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(
            Update,
            (
                follow,
                mouths::turn,
                keys::read.run_if(not(egui_wants_any_keyboard_input)),
                pointer::let_go,
                pointer::mark,
            )
                .chain()
                .run_if(in_play),
        )
        .add_systems(
            Update,
            lab::read
                .run_if(in_state(Screen::Lab))
                .run_if(not(egui_wants_any_keyboard_input)),
        );
}
