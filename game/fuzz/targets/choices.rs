//! Choices of any kind in any game.
#![no_main]

#[path = "../../tests/support/wild.rs"]
mod wild;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    wild::choices(bytes);
});
