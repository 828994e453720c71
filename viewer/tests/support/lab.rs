//! A lab without a window.

use bevy::prelude::*;
use kipp_game::cli::words::Language;
use kipp_physics::MachineSpec;
use kipp_viewer::app;
use kipp_viewer::lab::Lab;
use kipp_viewer::screen::Screen;
use kipp_viewer::table::Table;
use kipp_viewer::tick::Notice;
use kipp_viewer::wish::Wish;

/// The lab of the built-in machine.
pub fn lab() -> Lab {
    Lab::new(&MachineSpec::builtin()).expect("the built-in machine is valid")
}

/// An app in which the lab is open.
pub fn headless() -> App {
    let mut app = app::headless(Table::new(Language::English, lab()));
    app.world_mut().write_message(Wish::Open(Screen::Lab));
    app.update();
    app
}

/// The line that a wish leads to.
pub fn wish(app: &mut App, wish: Wish) -> Option<String> {
    app.world_mut().write_message(wish);
    app.update();
    app.world().resource::<Notice>().line.clone()
}

/// The lab of an app.
pub fn of(app: &App) -> &Lab {
    &app.world().non_send::<Table>().lab
}

/// Until everything lies still.
pub fn wait(app: &mut App) {
    for _ in 0..60_000 {
        app.update();
        if of(app).experiment.is_done() {
            return;
        }
    }
    panic!("the drops do not end");
}
