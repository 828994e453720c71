//! The files of a report.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use super::{Origin, Report, Verdict, html};
use crate::staged::staged_in;

/// A report that could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {cause}")]
pub struct OutputError {
    /// The file or folder.
    pub path: PathBuf,
    /// What the system says.
    pub cause: io::Error,
}

impl OutputError {
    /// As a failure of the command.
    #[must_use]
    pub fn said(&self, words: &Words) -> Failure {
        Failure::input(say!(
            words,
            "report-unwritable",
            path = self.path.display().to_string(),
            cause = saves::trouble(&Trouble::of(&self.cause), words)
        ))
    }
}

/// Writes `report.html`, a CSV file for each table and `result.json` (origin, verdict, warnings and
/// result) into a folder, which is made if it is missing. Older files of these names are replaced, but
/// only after all are written; then those are removed that an older report wrote there and this one
/// has no use for.
///
/// # Errors
/// If one of them cannot be written: all older ones stand as before where there is no room or no right
/// to write, the usual causes; a fault while files take their names leaves some new and some old.
pub fn write(
    folder: &Path,
    report: &Report,
    origin: &Origin,
    result: &impl Serialize,
    words: &Words,
) -> Result<Vec<PathBuf>, OutputError> {
    fs::create_dir_all(folder).map_err(|cause| fault(folder, cause))?;
    let mut staged = Vec::new();
    let files = files(report, origin, result, words).map_err(|cause| fault(folder, cause))?;
    let older = files_of_older(folder);
    let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    for (name, bytes) in files {
        let path = folder.join(name);
        if path.is_dir() {
            return Err(fault(&path, io::ErrorKind::IsADirectory.into()));
        }
        let file = stage(folder, &bytes).map_err(|cause| fault(&path, cause))?;
        staged.push((file, path));
    }
    let mut written = Vec::new();
    for (file, path) in staged {
        file.persist(&path)
            .map_err(|error| fault(&path, error.error))?;
        written.push(path);
    }
    for name in older.iter().filter(|name| !names.contains(name)) {
        remove(&folder.join(name))?;
    }
    Ok(written)
}

/// The tables that the report in a folder says it wrote; none where there is no report, or one that
/// does not say. Whatever else lies there is somebody else's.
fn files_of_older(folder: &Path) -> Vec<String> {
    #[derive(Deserialize)]
    struct Older {
        #[serde(default)]
        files: Vec<String>,
    }
    let text = fs::read(folder.join(RESULT)).unwrap_or_default();
    let older: Option<Older> = serde_json::from_slice(&text).ok();
    let files = older.map(|older| older.files).unwrap_or_default();
    let is_table = |name: &String| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        name.ends_with(".csv") && name.chars().all(is_plain)
    };
    files.into_iter().filter(is_table).collect()
}

fn remove(path: &Path) -> Result<(), OutputError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(fault(path, error)),
        _ => Ok(()),
    }
}

/// The machine-readable answer.
const RESULT: &str = "result.json";

/// What stands in `result.json`.
#[derive(Serialize)]
struct Written<'a, T> {
    origin: &'a Origin,
    verdict: &'a Verdict,
    warnings: &'a [String],
    /// The tables of the report, so that the next one in the same folder can remove them.
    files: Vec<String>,
    result: &'a T,
}

fn fault(path: &Path, cause: io::Error) -> OutputError {
    OutputError {
        path: path.to_owned(),
        cause,
    }
}

fn files(
    report: &Report,
    origin: &Origin,
    result: &impl Serialize,
    words: &Words,
) -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut tables = Vec::new();
    let sections = report.sections.iter();
    for section in sections.filter(|section| !section.table.columns.is_empty()) {
        let csv = section.table.to_csv().map_err(io::Error::other)?;
        tables.push((format!("{}.csv", section.name), csv));
    }
    let mut json = serde_json::to_vec_pretty(&Written {
        origin,
        verdict: &report.verdict,
        warnings: &report.warnings,
        files: tables.iter().map(|(name, _)| name.clone()).collect(),
        result,
    })?;
    json.push(b'\n');
    let page = html(report, origin, words).into_bytes();
    let mut files = vec![("report.html".to_owned(), page), (RESULT.to_owned(), json)];
    files.extend(tables);
    Ok(files)
}

fn stage(folder: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = staged_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}
