//! The panels: what people read, and the buttons by which they wish.

mod board;
mod choices;
mod cover;
mod ending;
mod hand;
mod lines;
mod log;
mod menu;
mod notice;
mod opening;
mod pace;
pub mod page;
mod paint;
mod play;
mod rows;
mod scores;
mod settings;
mod sheet;
mod theme;

pub use lines::Lines;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::screen::Screen;

/// Draws the panels of the screen that is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<sheet::Sheet>()
        .init_resource::<Lines>()
        .init_resource::<lines::Due>()
        .add_systems(Update, lines::renew)
        .add_systems(OnEnter(Screen::Opening), opening::look_for_saves)
        .add_systems(
            EguiPrimaryContextPass,
            (
                theme::dress,
                (
                    menu::show.run_if(in_state(Screen::Menu)),
                    opening::show.run_if(in_state(Screen::Opening)),
                    settings::show.run_if(in_state(Screen::Settings)),
                    play::show.run_if(in_state(Screen::Play)),
                ),
                notice::show,
            )
                .chain(),
        );
}
