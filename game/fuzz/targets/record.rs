//! The record of a real match with some bytes changed.
#![no_main]

#[path = "../../tests/support/wild.rs"]
mod wild;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    wild::altered_record(bytes);
});
