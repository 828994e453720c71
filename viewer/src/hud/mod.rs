//! The panels: what people read, and the buttons by which they wish.

pub mod board;
mod choices;
mod cover;
mod ending;
mod free;
mod hand;
pub mod keycaps;
mod lines;
mod log;
mod menu;
mod notice;
mod opening;
pub mod pace;
pub mod page;
mod paint;
mod play;
mod returning;
pub mod rows;
pub mod saves;
pub mod scores;
mod settings;
pub mod sheet;
mod small;
pub mod theme;

pub use lines::Lines;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::input::clicks;
use crate::screen::Screen;

/// Draws the panels of the screen that is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<sheet::Sheet>()
        .init_resource::<Lines>()
        .init_resource::<lines::Due>()
        .add_systems(Update, lines::renew)
        .add_systems(OnEnter(Screen::Opening), opening::fit)
        .init_resource::<crate::camera::Panels>()
        .add_plugins(clicks::for_panels)
        .add_systems(
            PostUpdate,
            free::watch.after(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                theme::dress,
                (
                    menu::show.run_if(in_state(Screen::Menu)),
                    opening::show.run_if(in_state(Screen::Opening)),
                    settings::show.run_if(in_state(Screen::Settings)),
                    (play::show, keycaps::show)
                        .chain()
                        .run_if(in_state(Screen::Play)),
                ),
                notice::show,
                returning::show,
                small::show,
            )
                .chain(),
        );
    letters_in_time(app);
}

/// Lets letters be drawn in the frame in which they are first needed.
pub fn letters_in_time(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}
