//! What tests of the command share.

use std::process::Output;

use assert_cmd::Command;

/// Runs `kipp-calibrate` with these words, in English.
pub fn calibrate(words: &[&str]) -> Output {
    let mut command = Command::cargo_bin("kipp-calibrate").expect("the command is built");
    let command = command.env("LC_ALL", "C").args(words);
    command.output().expect("the command runs")
}
