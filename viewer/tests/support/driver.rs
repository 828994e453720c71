//! Whether tests can draw here.

use kipp_game::cli::words::Language;
use kipp_viewer::{surroundings, words};

/// Whether pictures can be drawn. A line says so where they cannot; where `CI=true` that fails, since
/// nothing of what is drawn would be tested.
pub fn can_draw() -> bool {
    let is_there = surroundings::check_driver(&words::words(Language::English)).is_ok();
    if !is_there {
        let line = "tests that draw need a Vulkan driver (Debian: mesa-vulkan-drivers)";
        let must_draw = std::env::var_os("CI").is_some_and(|ci| ci == "true");
        assert!(!must_draw, "{line}");
        eprintln!("left out: {line}");
    }
    is_there
}
