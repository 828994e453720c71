//! Keyboard and pointer: both end in wishes.

mod act;
mod asked;
pub mod clicks;
mod focus;
mod hanging;
mod keys;
mod leaning;
mod mouths;
mod pointer;

pub use act::{Act, act};
pub use asked::Asked;
pub use focus::{Focus, follow, hand, is_drop, picks};
pub use hanging::above_mouth;
pub use keys::{in_time, is_control_down};
pub use mouths::Mouths;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use crate::screen::Screen;

/// Reads keys and pointer while a match is on the screen, and the keys of time in a replay.
pub fn plugin(app: &mut App) {
    let in_play = in_state(Screen::Play);
    app.init_resource::<Focus>()
        .init_resource::<Asked>()
        .add_systems(OnExit(Screen::Play), asked::close)
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
                keys::read.run_if(not(egui_wants_any_keyboard_input)),
                pointer::let_go,
                pointer::mark,
            )
                .chain()
                .run_if(in_play),
        )
        .add_systems(Update, leaning::lean)
        .add_systems(
            Update,
            mouths::turn
                .after(follow)
                .before(keys::read)
                .run_if(in_state(Screen::Play).or_else(in_state(Screen::Lab))),
        )
        .add_systems(
            Update,
            keys::read_time
                .run_if(in_state(Screen::Replay))
                .run_if(not(egui_wants_any_keyboard_input)),
        );
}
