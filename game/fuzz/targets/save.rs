//! Any bytes as a save file, and as the record of one whose checksum is right.
#![no_main]

#[path = "../../tests/support/wild.rs"]
mod wild;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    wild::save(bytes);
    wild::record(bytes);
});
