//! A graphics card that stops answering ends the viewer, not the match.

#[path = "support/driver.rs"]
mod driver;
#[path = "support/kept.rs"]
mod kept;

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler};
use bevy::render::renderer::RenderDevice;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::recorded::read_save;
use kipp_game::cli::words::Language;
use kipp_physics::MachineSpec;
use kipp_viewer::camera::Preset;
use kipp_viewer::capture::Studio;
use kipp_viewer::farewell::{self, Farewell};
use kipp_viewer::lab::Lab;
use kipp_viewer::screen::Screen;
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;
use kipp_viewer::{app, surroundings, words};

use driver::can_draw;
use kept::begin;

fn table() -> Table {
    let lab = Lab::new(&MachineSpec::builtin()).expect("the built-in machine is valid");
    Table::new(Language::English, lab)
}

fn begun(app: &mut App) {
    begin(app, "kipp");
    app.update();
}

fn file(app: &App) -> Option<PathBuf> {
    let game = app.world().non_send::<Table>().game.as_ref();
    game.and_then(|game| game.save_path()).map(PathBuf::from)
}

fn farewell(app: &App) -> String {
    match app.world().resource::<Farewell>().tell() {
        Err(Failure::Input(line)) => line,
        other => panic!("it failed: {other:?}"),
    }
}

/// Tells the app what Bevy tells it when the driver reports this.
fn fail(app: &mut App, ty: ErrorType) {
    let handler = app.world().resource::<RenderErrorHandler>().0;
    let error = RenderError {
        ty,
        description: "vkQueueSubmit\nfailed".to_owned(),
        source: None,
    };
    handler(&error, app.world_mut(), &mut World::new());
}

fn is_kept(path: &Path) -> bool {
    read_save(path, &words::words(Language::English)).is_ok()
}

/// One test, since matches are kept in the current folder.
#[test]
fn whoever_loses_the_driver_is_told_where_the_match_waits() {
    let folder = tempfile::tempdir().expect("there is room");
    std::env::set_current_dir(folder.path()).expect("it was just made");
    for (ty, said) in [
        (ErrorType::DeviceLost, "no longer answers"),
        (ErrorType::OutOfMemory, "no memory left"),
        (ErrorType::Validation, "vkQueueSubmit failed"),
    ] {
        let mut app = app::headless(table());
        farewell::when_drawing(&mut app);
        fail(&mut app, ty);
        assert!(app.should_exit().is_some_and(|exit| exit.is_error()));
        let line = farewell(&app);
        assert!(line.contains(said) && line.contains("kipp"), "{line}");
    }
    let mut app = app::headless(table());
    farewell::when_drawing(&mut app);
    begun(&mut app);
    let path = file(&app).expect("it is kept");
    fail(&mut app, ErrorType::DeviceLost);
    let line = farewell(&app);
    assert!(line.contains(&path.display().to_string()), "{line}");
    assert!(is_kept(&path));
    loses_the_folder_and_the_driver(folder);
}

/// The match is kept among temporary files, though no schedule of the app runs any more.
fn loses_the_folder_and_the_driver(folder: tempfile::TempDir) {
    let mut app = app::headless(table());
    farewell::when_drawing(&mut app);
    begun(&mut app);
    drop(folder);
    while file(&app).is_some() {
        app.world_mut().write_message(Wish::Choose(0));
        app.update();
    }
    fail(&mut app, ErrorType::DeviceLost);
    let path = file(&app).expect("it is kept elsewhere");
    assert!(path.starts_with(std::env::temp_dir()) && is_kept(&path));
    let line = farewell(&app);
    assert!(line.contains(&path.display().to_string()), "{line}");
    std::fs::remove_file(path).expect("it is ours");
}

/// The device of an app that draws is destroyed under it, in a process of its own, which must end as
/// the viewer does: the renderer fails in the middle of a frame, and once more while it is put away.
#[test]
fn a_driver_that_is_lost_while_drawing_ends_the_program_with_one_line() {
    if !can_draw() {
        return;
    }
    let folder = tempfile::tempdir().expect("there is room");
    let child = std::env::current_exe().expect("it runs");
    let mut child = std::process::Command::new(child);
    child.args(["--ignored", "--exact", "loses_a_real_driver", "--nocapture"]);
    child.env_remove("RUST_BACKTRACE").env_remove("RUST_LOG");
    let ended = child.current_dir(folder.path()).output();
    let ended = ended.expect("it can be run again");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2), "{said}");
    let is_said = |text: &str| said.contains(text);
    assert!(
        is_said("drawing failed") || is_said("no longer answers"),
        "{said}"
    );
    assert!(!is_said("panicked"), "{said}");
    assert!(is_kept(&folder.path().join("kipp.json")));
}

#[test]
#[ignore = "ends the process; run by the test above"]
fn loses_a_real_driver() {
    let told = surroundings::guarded(&words::words(Language::English), || {
        let size = UVec2::new(320, 180);
        let mut studio = Studio::new(table(), Screen::Play, size, Preset::Front);
        let app = studio.app();
        farewell::when_drawing(app);
        begun(app);
        app.world()
            .resource::<RenderDevice>()
            .wgpu_device()
            .destroy();
        for _ in 0..10 {
            app.update();
        }
        app.world().resource::<Farewell>().tell()
    });
    if let Err(Failure::Input(line)) = told {
        eprintln!("{line}");
        std::process::exit(2);
    }
}
