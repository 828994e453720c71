//! Keeps a running match in its file. Whatever happens to the file, the match goes on.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::failure::Failure;
use super::saves;
use super::words::{Words, say};
use crate::session::{SaveError, SaveFile};

/// Other names that are tried before the keeper gives up.
const MOST_NAMES: usize = 10_000;

/// The save of a running match.
#[derive(Debug)]
pub struct Keeper {
    file: SaveFile,
    /// Why the last save failed, if it did.
    failing: Option<SaveError>,
}

impl Keeper {
    /// Keeps a match in this file.
    #[must_use]
    pub fn new(file: SaveFile) -> Keeper {
        Keeper {
            file,
            failing: None,
        }
    }

    /// Keeps a match that begins now under the first free name of `kipp.json`, `kipp-2.json`, … in
    /// the current folder, or in the folder for temporary files when that cannot be written. Gives
    /// a line for the players then.
    ///
    /// # Errors
    /// When neither can be written.
    pub fn begin<R: Serialize>(
        game: &str,
        record: &R,
        words: &Words,
    ) -> Result<(Keeper, Option<String>), SaveError> {
        let name = PathBuf::from(format!("{game}.json"));
        let refused = match written(&name, record) {
            Ok(file) => return Ok((Keeper::new(file), None)),
            Err(error) => error,
        };
        let file = written(&std::env::temp_dir().join(&name), record)?;
        let line = moved(&name.display().to_string(), &file, &refused, words);
        Ok((Keeper::new(file), Some(line)))
    }

    /// Where everything that happened so far is kept; `None` when it is not.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.failing.is_none().then(|| self.file.path())
    }

    /// Saves the record. When another file is in the way, it stays and the match moves to the next
    /// free name. Gives a line for the players when something is not as they expect, once until it is
    /// well again.
    pub fn keep<R: Serialize>(&mut self, record: &R, words: &Words) -> Option<String> {
        let path = self.file.path().display().to_string();
        match self.file.write(record) {
            Ok(()) => {
                let failed = self.failing.take();
                failed.map(|_| say!(words, "save-kept-again", path = path))
            }
            Err(error) if error.is_about_the_name() => Some(self.move_on(&error, record, words)),
            Err(error) => {
                let line = not_kept(&error, &path, words);
                let is_told = self.failing.replace(error).is_some();
                (!is_told).then_some(line)
            }
        }
    }

    /// The last attempt for a match whose last save failed: its file once more, then the folder for
    /// temporary files. Gives a line for the players when the match is kept elsewhere.
    ///
    /// # Errors
    /// One line when the match is lost.
    pub fn rescue<R: Serialize>(
        &mut self,
        record: &R,
        words: &Words,
    ) -> Result<Option<String>, Failure> {
        let said = self.keep(record, words);
        let Some(failing) = &self.failing else {
            return Ok(said);
        };
        let path = self.file.path().display().to_string();
        let name = self.file.path().file_name().unwrap_or_default();
        let elsewhere = std::env::temp_dir().join(name);
        let cause = saves::cause(failing, words);
        let Ok(file) = written(&elsewhere, record) else {
            let new = elsewhere.display().to_string();
            let lost = say!(
                words,
                "error-save-lost",
                path = path,
                new = new,
                cause = cause
            );
            return Err(Failure::input(lost));
        };
        let new = file.path().display().to_string();
        *self = Keeper::new(file);
        let line = say!(words, "save-rescued", path = path, new = new, cause = cause);
        Ok(Some(line))
    }

    fn move_on<R: Serialize>(&mut self, error: &SaveError, record: &R, words: &Words) -> String {
        let path = self.file.path().to_owned();
        let old = path.display().to_string();
        match written(&path, record) {
            Ok(file) => {
                let line = moved(&old, &file, error, words);
                *self = Keeper::new(file);
                line
            }
            Err(refused) => {
                let line = not_kept(&refused, &old, words);
                self.failing = Some(refused);
                line
            }
        }
    }
}

/// The record in a new file: `path` if that is free, otherwise the next free name beside it.
fn written<R: Serialize>(path: &Path, record: &R) -> Result<SaveFile, SaveError> {
    let mut refused = None;
    for name in saves::names(path).take(MOST_NAMES) {
        let written = SaveFile::create(&name).and_then(|mut file| {
            file.write(record)?;
            Ok(file)
        });
        match written {
            Err(error @ (SaveError::Taken { .. } | SaveError::Folder { .. })) => {
                refused = Some(error);
            }
            done => return done,
        }
    }
    Err(refused.unwrap_or_else(|| SaveError::Taken {
        path: path.display().to_string(),
    }))
}

fn moved(old: &str, file: &SaveFile, why: &SaveError, words: &Words) -> String {
    let new = file.path().display().to_string();
    match why {
        SaveError::ChangedElsewhere { .. } => {
            say!(words, "save-moved-changed", path = old, new = new)
        }
        SaveError::Taken { .. } => say!(words, "save-moved-taken", path = old, new = new),
        SaveError::Protected { .. } => say!(words, "save-moved-protected", path = old, new = new),
        other => {
            let cause = saves::cause(other, words);
            say!(
                words,
                "save-moved-away",
                path = old,
                new = new,
                cause = cause
            )
        }
    }
}

fn not_kept(error: &SaveError, path: &str, words: &Words) -> String {
    let cause = saves::cause(error, words);
    say!(words, "save-not-kept", path = path, cause = cause)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::cli::words::Language;
    use crate::session::Saved;

    /// As much of a record as a save needs.
    fn record(steps: usize) -> serde_json::Value {
        serde_json::json!({"game": "kipp", "steps": steps})
    }

    fn steps(path: &Path) -> usize {
        let saved = Saved::read(path).expect("every save is whole");
        let record: serde_json::Value = saved.decode("kipp").expect("it is a record");
        let steps = record["steps"].as_u64().expect("a number");
        usize::try_from(steps).expect("a small one")
    }

    fn keeper(path: &Path, words: &Words) -> Keeper {
        let mut keeper = Keeper::new(SaveFile::create(path).expect("the name is free"));
        assert_eq!(keeper.keep(&record(0), words), None);
        keeper
    }

    #[test]
    fn a_foreign_file_in_the_way_stays_and_the_match_moves_on_to_the_next_name() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        let at = |name: &str| folder.path().join(name);
        let mut keeper = keeper(&at("game.json"), &words);
        fs::write(at("game.json"), "a thesis").expect("the folder can be written");
        fs::write(at("game-2.json"), "another").expect("the folder can be written");
        let line = keeper.keep(&record(1), &words).expect("a line is due");
        assert!(line.contains("game-3.json") && line.contains("another program changed"));
        assert_eq!(keeper.path(), Some(at("game-3.json").as_path()));
        assert_eq!(keeper.keep(&record(2), &words), None, "said once");
        assert_eq!(steps(&at("game-3.json")), 2);
        for (name, content) in [("game.json", "a thesis"), ("game-2.json", "another")] {
            let left = fs::read_to_string(at(name)).expect("it is there");
            assert_eq!(left, content);
        }
    }

    #[test]
    fn a_save_that_fails_is_told_once_and_made_good_as_soon_as_it_can_be() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).expect("the folder can be written");
        let path = inner.join("game.json");
        let mut keeper = keeper(&path, &words);
        fs::remove_dir_all(&inner).expect("it is ours");
        let line = keeper.keep(&record(1), &words).expect("a line is due");
        assert!(
            line.contains("not saved (the folder is not there)"),
            "{line}"
        );
        assert!(!line.contains(".kipp-save"), "{line}");
        for steps in 2..4 {
            assert_eq!(keeper.keep(&record(steps), &words), None, "said once");
            assert_eq!(keeper.path(), None);
        }
        fs::create_dir(&inner).expect("the folder can be written");
        let line = keeper.keep(&record(3), &words).expect("a line is due");
        assert!(line.contains("saved again"), "{line}");
        assert_eq!(steps(&path), 3);
        assert_eq!(keeper.keep(&record(4), &words), None);
        assert_eq!(keeper.path(), Some(path.as_path()));
    }

    #[test]
    fn a_match_that_cannot_be_kept_where_it_should_is_kept_elsewhere_in_the_end() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).expect("the folder can be written");
        let name = format!("kipp-test-{}.json", std::process::id());
        let mut keeper = keeper(&inner.join(name), &words);
        fs::remove_dir_all(&inner).expect("it is ours");
        assert!(keeper.keep(&record(1), &words).is_some());
        let line = keeper.rescue(&record(1), &words).expect("there is room");
        let path = keeper.path().expect("it is kept").to_owned();
        assert!(path.starts_with(std::env::temp_dir()));
        assert!(line.is_some_and(|line| line.contains(&path.display().to_string())));
        assert_eq!(steps(&path), 1);
        fs::remove_file(path).expect("it is ours");
    }

    #[test]
    fn what_is_kept_needs_no_rescue() {
        let words = Words::new(Language::English);
        let folder = tempfile::tempdir().expect("there is room");
        let mut keeper = keeper(&folder.path().join("game.json"), &words);
        let rescued = keeper.rescue(&record(1), &words);
        assert_eq!(rescued.expect("there is room"), None);
        assert_eq!(steps(&folder.path().join("game.json")), 1);
    }
}
