//! Files, clock, threads and environment are touched in one module, so that another platform needs
//! another one of it and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

/// What nothing but the platform module may name.
const TOUCHING: [&str; 14] = [
    "std::fs",
    "fs::",
    "std::env",
    "env::",
    "std::thread",
    "thread::",
    "std::net",
    "SystemTime",
    "Instant",
    ".is_dir()",
    ".is_file()",
    ".exists()",
    ".metadata()",
    ".canonicalize()",
];

/// Every source file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let below = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false => vec![path],
    };
    paths.flat_map(below).collect()
}

/// Lines of a program that are neither remarks nor tests, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let program = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_remark = |line: &str| line.trim_start().starts_with("//");
    let lines = program.lines().enumerate();
    lines
        .filter(move |(_, line)| !is_remark(line))
        .map(|(place, line)| (place + 1, line))
}

#[test]
fn files_clock_threads_and_environment_are_touched_in_the_platform_module_only() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(sources.len() > 50, "the sources are found");
    let mut touching = Vec::new();
    for path in sources.iter().filter(|path| !path.ends_with("platform.rs")) {
        let text = fs::read_to_string(path).expect("sources are text");
        for (number, line) in lines(&text) {
            let found = TOUCHING.iter().any(|touching| line.contains(touching));
            touching.extend(found.then(|| format!("{}:{number}: {line}", path.display())));
        }
    }
    assert!(touching.is_empty(), "{}", touching.join("\n"));
}
