//! The `kipp` command as scripts and users meet it.
#![cfg(feature = "cli")]

mod advising;
mod experiments;
mod forging;
mod keeping;
mod languages;
mod playing;
mod reading;
mod refusals;
mod throwing;
mod troubled;
mod typing;
mod wishes;
mod wording;

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

/// `kipp` with these words, in English and without a terminal.
fn kipp(folder: &Path, words: &str) -> Output {
    kipp_typing(folder, words, "")
}

fn kipp_typing(folder: &Path, words: &str, typed: &str) -> Output {
    Command::new(cargo_bin("kipp"))
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env_remove("LANG")
        .env_remove("TERM")
        .env_remove("COLUMNS")
        .args(words.split_whitespace())
        .write_stdin(typed)
        .output()
        .expect("the command starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("we print text")
}

fn json(output: &Output) -> Value {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("one JSON document and nothing else")
}

/// Fails unless the output is a refusal: exit code 2, nothing on standard output, one line on
/// standard error.
fn assert_refused(output: &Output, about: &str) {
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{about}: {line}");
    assert!(output.stdout.is_empty(), "{about}: {}", stdout(output));
    assert_eq!(line.lines().count(), 1, "{about}: {line}");
    assert!(
        line.starts_with("kipp: ") && line.len() > 20,
        "{about}: {line}"
    );
    assert!(
        !line.trim_end().contains(char::is_control),
        "{about}: {line}"
    );
    for word in ["panicked", "RUST_BACKTRACE", "src/"] {
        assert!(!line.contains(word), "{about}: {line}");
    }
}

/// A short match between a person and a bot in `game.json`.
fn short_save(folder: &Path) {
    let played = kipp_typing(
        folder,
        "play --people Ada --bots random --seed 5 --save game.json",
        "1\n1\nq\n",
    );
    assert_eq!(
        played.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&played.stderr)
    );
}
