//! The end: a match whose last save failed is kept elsewhere, and a line tells why the window closed.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::screen;
use kipp_game::cli::words::{Words, say};

use crate::table::Table;

/// What is to be told once the window is gone; shared with whoever runs the app.
#[derive(Resource, Clone, Debug, Default)]
pub struct Farewell(Arc<Mutex<Told>>);

#[derive(Debug, Default)]
struct Told {
    /// Why the window closed by itself.
    failure: Option<String>,
    /// What else people have to know.
    note: Option<String>,
}

impl Farewell {
    /// The window closes since something failed.
    pub fn fail(&self, line: String) {
        self.told(|told| told.failure.get_or_insert(line).clone());
    }

    /// Something that people have to know beside.
    pub fn note(&self, line: String) {
        self.told(|told| told.note = Some(line));
    }

    /// Tells the note.
    ///
    /// # Errors
    /// The failure, if there was one.
    pub fn tell(&self) -> Result<(), Failure> {
        if let Some(note) = self.told(|told| told.note.take()) {
            screen::beside("kipp-viewer", &note);
        }
        self.told(|told| told.failure.take())
            .map_or(Ok(()), |line| Err(Failure::input(line)))
    }

    /// Keeps what is not kept yet of a match.
    fn keep(&self, table: &mut Table) {
        let rescued = table.game.as_mut().map(|game| game.rescue());
        match rescued {
            None | Some(Ok(None)) => {}
            Some(Ok(Some(line))) => self.note(line),
            Some(Err(line)) => self.fail(line),
        }
    }

    fn told<T>(&self, with: impl FnOnce(&mut Told) -> T) -> T {
        with(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Saves what is not saved yet when the app ends, in whatever way.
pub fn plugin(app: &mut App) {
    app.init_resource::<Farewell>()
        .add_systems(Last, keep.run_if(on_message::<AppExit>));
}

/// The plugin for apps that draw: a driver that fails ends the app.
pub fn when_drawing(app: &mut App) {
    app.insert_resource(RenderErrorHandler(stop_drawing));
}

fn keep(mut table: NonSendMut<Table>, farewell: Res<Farewell>) {
    farewell.keep(&mut table);
}

fn stop_drawing(error: &RenderError, main_world: &mut World, _: &mut World) -> RenderErrorPolicy {
    let farewell = main_world.resource::<Farewell>().clone();
    let mut table = main_world.non_send_mut::<Table>();
    // The app may end before its last schedule runs again.
    farewell.keep(&mut table);
    let kept = table.game.as_ref().and_then(|game| game.save_path());
    farewell.fail(line_of(error, kept.as_deref(), &table.words));
    main_world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Why nothing can be drawn any more, and where the match waits.
fn line_of(error: &RenderError, kept: Option<&str>, words: &Words) -> String {
    let cause = match error.ty {
        ErrorType::DeviceLost => say!(words, "viewer-device-lost"),
        ErrorType::OutOfMemory => say!(words, "viewer-device-full"),
        _ => say!(words, "viewer-device-failed", cause = &error.description),
    };
    match kept {
        Some(path) => say!(words, "viewer-stopped-kept", cause = cause, path = path),
        None => say!(words, "viewer-stopped", cause = cause),
    }
}
