//! An app without a window, for tests that send it wishes.

use bevy::prelude::*;
use kipp_game::cli::words::Language;
use kipp_physics::MachineSpec;
use kipp_viewer::app;
use kipp_viewer::lab::Lab;
use kipp_viewer::table::Table;

/// An app with the built-in machine in its lab, which has begun.
pub fn headless() -> App {
    let lab = Lab::new(&MachineSpec::builtin()).expect("the built-in machine is valid");
    let mut app = app::headless(Table::new(Language::English, lab));
    app.update();
    app
}
