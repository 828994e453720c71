//! What the viewer needs of the computer: a display to open a window on, and a driver that draws.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::block_on;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};

use crate::platform::{self, Display};

/// Whether a window can be opened and drawn in. To be asked before an app is built, which panics
/// where it cannot. What is given back is kept until the window is there.
///
/// # Errors
/// One line that says what is missing and what to do without it.
pub fn check_window(words: &Words) -> Result<Box<dyn Any>, Failure> {
    let guest = match platform::display() {
        Display::Reached(guest) => guest,
        Display::Unset => return Err(Failure::input(say!(words, "viewer-no-display"))),
        Display::Unreachable(name) => {
            return Err(Failure::input(say!(
                words,
                "viewer-display-unreachable",
                name = name
            )));
        }
    };
    check_driver(words)?;
    Ok(guest)
}

/// Whether anything can be drawn, in a window or without.
///
/// # Errors
/// As [`check_window`].
pub fn check_driver(words: &Words) -> Result<(), Failure> {
    let described = wgpu::InstanceDescriptor {
        backends: wgpu::Backends::from_env().unwrap_or(wgpu::Backends::all()),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    };
    let instance = wgpu::Instance::new(described);
    let adapter = block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default()));
    match adapter {
        Ok(_) => Ok(()),
        Err(_) => Err(Failure::input(say!(words, "viewer-no-driver"))),
    }
}

/// Runs what opens a window. Libraries below panic when the system lacks one of theirs; people get
/// one line instead.
///
/// # Errors
/// One line when it fails, or the failure of `show` itself.
pub fn guarded(words: &Words, show: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let cause = Arc::new(Mutex::new(None));
    let hook = panic::take_hook();
    let told = Arc::clone(&cause);
    panic::set_hook(Box::new(move |panicked| {
        // The first panic is the cause; others follow from it.
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        told.get_or_insert_with(|| panicked.to_string());
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            hook(panicked);
        }
    }));
    let shown = panic::catch_unwind(AssertUnwindSafe(show));
    drop(panic::take_hook());
    shown.unwrap_or_else(|_| {
        let mut cause = cause.lock().unwrap_or_else(PoisonError::into_inner);
        let cause = cause.take().unwrap_or_default();
        Err(Failure::input(say!(words, "viewer-broken", cause = cause)))
    })
}
