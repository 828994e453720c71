//! What the viewer needs of the computer: a display to open a window on, and a driver that draws.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bevy::render::settings::{Backends, WgpuSettings};
use bevy::tasks::block_on;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::screen;
use kipp_game::cli::words::{Words, say};
use wgpu::MemoryHints;

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
    match drawing() {
        Some(_) => Ok(()),
        None => Err(Failure::input(say!(words, "viewer-no-driver"))),
    }
}

/// How Bevy is to draw: with what [`check_driver`] has found.
#[must_use]
pub fn render_settings() -> WgpuSettings {
    let usual = WgpuSettings::default();
    WgpuSettings {
        backends: drawing().or(usual.backends),
        // Little is drawn here: blocks of many mebibytes would stay all but empty.
        memory_hints: MemoryHints::MemoryUsage,
        ..usual
    }
}

/// The first interfaces by which something can draw. The old one comes last, since asking for it
/// makes drivers complain where nothing is wrong.
fn drawing() -> Option<Backends> {
    static FOUND: OnceLock<Option<Backends>> = OnceLock::new();
    *FOUND.get_or_init(|| {
        let asked = Backends::from_env();
        let wanted = asked.map_or(vec![Backends::PRIMARY, Backends::GL], |it| vec![it]);
        wanted.into_iter().find(|backends| has_adapter(*backends))
    })
}

fn has_adapter(backends: Backends) -> bool {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends,
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default());
    block_on(adapter).is_ok()
}

/// Runs what opens a window. Libraries below panic when the system lacks one of theirs; people get
/// one line instead, and the panic itself when they ask for it by `RUST_BACKTRACE`.
///
/// # Errors
/// One line when it fails, or the failure of `show` itself.
pub fn guarded(words: &Words, show: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let cause = Arc::new(Mutex::new(None));
    let hook = panic::take_hook();
    let (told, language) = (Arc::clone(&cause), words.language());
    panic::set_hook(Box::new(move |panicked| {
        if platform::wants_backtrace() {
            hook(panicked);
        }
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        match &*told {
            // The first panic is the cause; others follow from it.
            None => *told = Some(panicked.to_string()),
            // In what cleans up after the first one, which would abort the program.
            Some(cause) => end(&broken(cause, &crate::words::words(language))),
        }
    }));
    let shown = panic::catch_unwind(AssertUnwindSafe(show));
    drop(panic::take_hook());
    shown.unwrap_or_else(|_| {
        let cause = cause.lock().unwrap_or_else(PoisonError::into_inner);
        Err(broken(cause.as_deref().unwrap_or_default(), words))
    })
}

/// Ends the program at once as it ends with a failure.
fn end(failure: &Failure) -> ! {
    if let Failure::Input(line) = failure {
        screen::beside("kipp-viewer", line);
    }
    std::process::exit(failure.code().into())
}

/// What people are told of a panic: what it means to them, not where it happened.
///
/// Whatever Bevy and wgpu give as a typed error is handled as such, in [`crate::farewell`]. What comes
/// here is an `expect` in the library that opens windows, or an error that wgpu calls fatal: they give
/// a text and nothing else, so the text is looked at. A text that changes costs no more than the
/// better of two sentences.
fn broken(panicked: &str, words: &Words) -> Failure {
    // winit cannot reach the display, or finds no library for it.
    if panicked.contains("Failed to build event loop") {
        return Failure::input(say!(words, "viewer-no-window"));
    }
    // A card that is lost in the middle of a frame fails in the library that speaks with it.
    match panicked.contains("wgpu") {
        true => Failure::input(say!(words, "viewer-drawing-failed")),
        false => Failure::input(say!(words, "viewer-broken")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;
    use kipp_game::cli::words::Language;

    fn told(panicking: fn()) -> [String; 3] {
        Language::ALL.map(|language| {
            let guarded = guarded(&words(language), || {
                panicking();
                Ok(())
            });
            match guarded {
                Err(Failure::Input(line)) => line,
                other => panic!("it is one line: {other:?}"),
            }
        })
    }

    #[test]
    fn a_panic_becomes_a_sentence_without_its_text() {
        let broken = told(|| panic!("called `Option::unwrap()` on a `None` value"));
        let no_window = told(|| panic!("Failed to build event loop: Os(XOpenDisplayFailed)"));
        let lost = told(|| panic!("wgpu error: Validation Error"));
        assert!(
            lost.iter()
                .zip(&broken)
                .all(|(lost, broken)| lost != broken)
        );
        for line in broken.iter().chain(&no_window).chain(&lost) {
            let is_said = |text: &str| line.contains(text);
            assert!(is_said("kipp"), "{line}");
            assert!(
                !["panicked", ".rs", "unwrap", "Os("]
                    .into_iter()
                    .any(is_said)
            );
        }
        assert!(no_window.iter().all(|line| line.contains("DISPLAY")));
        assert!(guarded(&words(Language::English), || Ok(())).is_ok());
    }
}
