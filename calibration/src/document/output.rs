//! The files of a report.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;
use serde::Serialize;
use tempfile::NamedTempFile;

use super::staged::staged_in;
use super::{Origin, Report, html};

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

/// Writes `report.html`, a CSV file for each table and `result.json` (origin and result) into a
/// folder, which is made if it is missing. Older files of these names are replaced, but only after all are written.
///
/// # Errors
/// If one of them cannot be written; then all older ones stand as before.
pub fn write(
    folder: &Path,
    report: &Report,
    origin: &Origin,
    result: &impl Serialize,
    words: &Words,
) -> Result<Vec<PathBuf>, OutputError> {
    fs::create_dir_all(folder).map_err(|cause| fault(folder, cause))?;
    let mut staged = Vec::new();
    for (name, bytes) in
        files(report, origin, result, words).map_err(|cause| fault(folder, cause))?
    {
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
    Ok(written)
}

/// What stands in `result.json`.
#[derive(Serialize)]
struct Written<'a, T> {
    origin: &'a Origin,
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
    let mut json = serde_json::to_vec_pretty(&Written { origin, result })?;
    json.push(b'\n');
    let mut files = vec![
        (
            "report.html".to_owned(),
            html(report, origin, words).into_bytes(),
        ),
        ("result.json".to_owned(), json),
    ];
    for section in report
        .sections
        .iter()
        .filter(|section| !section.table.columns.is_empty())
    {
        let csv = section.table.to_csv().map_err(io::Error::other)?;
        files.push((format!("{}.csv", section.name), csv));
    }
    Ok(files)
}

fn stage(folder: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = staged_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}
