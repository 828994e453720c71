//! What can go wrong with the files of a campaign.

use std::io;
use std::path::{Path, PathBuf};

use kipp_game::cli::saves;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::Trouble;

use super::{Oddity, Part, Shard};

/// Why a campaign's files cannot be used. Nothing that was there is lost.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The folder cannot be made or read.
    #[error("{}: {cause}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// A file cannot be written; rows that were written before stay in it.
    #[error("{}: {cause}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// A file cannot be read.
    #[error("{}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// A row has no form in JSON.
    #[error("{0}")]
    Unwritable(String),
    /// A file does not begin with a header.
    #[error("{}: no header", path.display())]
    NotRows {
        /// The file.
        path: PathBuf,
    },
    /// A line is no row.
    #[error("{}, line {line}: no row", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
    },
    /// A row does not stand in its place.
    #[error("{}, line {line}: case {found} where case {due} is due", path.display())]
    Misplaced {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// The case that stands there.
        found: u64,
        /// The case that should.
        due: u64,
    },
    /// A row that no run of its case can have given.
    #[error("{}, line {line}: {oddity:?}", path.display())]
    Impossible {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// Why.
        oddity: Oddity,
    },
    /// A file belongs to another campaign.
    #[error("{}: {part:?} is {found} instead of {wanted}", path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What is unlike.
        part: Part,
        /// What the file says.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// Another process writes the file.
    #[error("{}: in use", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// A folder without files of shards.
    #[error("{}: no shards", path.display())]
    NoShards {
        /// The folder.
        path: PathBuf,
    },
    /// A folder with files of two ways to share out.
    #[error("{}: shards of {first} and of {second}", path.display())]
    Mixed {
        /// The folder.
        path: PathBuf,
        /// A number of shards.
        first: u32,
        /// Another.
        second: u32,
    },
    /// A finished file ends too early.
    #[error("{path}: {found} of {wanted} cases")]
    Short {
        /// The file.
        path: PathBuf,
        /// Its cases.
        found: u64,
        /// Those that it should have.
        wanted: u64,
    },
    /// Cases are missing.
    #[error("{} shards are not finished", .0.len())]
    Holes(Vec<Hole>),
}

/// Cases that a shard lacks: from the first to the last, in the shard's steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole {
    /// The shard.
    pub shard: Shard,
    /// First missing case.
    pub first: u64,
    /// Last missing case.
    pub last: u64,
}

/// Most holes that are named.
const NAMED: usize = 4;

impl Fault {
    pub(super) fn read(path: &Path, cause: io::Error) -> Self {
        Self::Read {
            path: path.to_owned(),
            cause,
        }
    }

    /// The fault in one line, in the reader's language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Folder { path, cause } => system_said("sweep-folder", path, cause, words),
            Self::Write { path, cause } => system_said("sweep-unwritten", path, cause, words),
            Self::Read { path, cause } => system_said("sweep-unread", path, cause, words),
            Self::Unwritable(cause) => say!(words, "sweep-unwritable", cause = cause),
            Self::NotRows { path } => say!(words, "sweep-not-rows", path = named(path)),
            Self::Damaged { path, line } => {
                let line = line.to_string();
                say!(words, "sweep-damaged", path = named(path), line = line)
            }
            Self::Misplaced {
                path,
                line,
                found,
                due,
            } => misplaced_said((path, *line), *found, *due, words),
            Self::Impossible { path, line, oddity } => {
                impossible_said((path, *line), *oddity, words)
            }
            Self::Other {
                path,
                part,
                found,
                wanted,
            } => other_said(path, *part, [found, wanted], words),
            Self::Busy { path } => say!(words, "sweep-busy", path = named(path)),
            Self::NoShards { path } => say!(words, "sweep-no-shards", path = named(path)),
            Self::Mixed {
                path,
                first,
                second,
            } => mixed_said(path, *first, *second, words),
            Self::Short {
                path,
                found,
                wanted,
            } => short_said(path, *found, *wanted, words),
            Self::Holes(holes) => holes_said(holes, words),
        }
    }
}

fn system_said(key: &str, path: &Path, cause: &io::Error, words: &Words) -> String {
    let cause = saves::trouble(&Trouble::of(cause), words);
    say!(words, key, path = named(path), cause = cause)
}

fn misplaced_said((path, line): (&Path, u64), found: u64, due: u64, words: &Words) -> String {
    say!(
        words,
        "sweep-misplaced",
        path = named(path),
        line = line.to_string(),
        found = found.to_string(),
        due = due.to_string()
    )
}

fn impossible_said((path, line): (&Path, u64), oddity: Oddity, words: &Words) -> String {
    say!(
        words,
        "sweep-impossible",
        path = named(path),
        line = line.to_string(),
        what = oddity.said(words)
    )
}

fn other_said(path: &Path, part: Part, [found, wanted]: [&str; 2], words: &Words) -> String {
    say!(
        words,
        "sweep-other",
        path = named(path),
        part = part.said(words),
        found = short(found),
        wanted = short(wanted)
    )
}

fn mixed_said(path: &Path, first: u32, second: u32, words: &Words) -> String {
    say!(
        words,
        "sweep-mixed",
        path = named(path),
        first = first,
        second = second
    )
}

fn short_said(path: &Path, found: u64, wanted: u64, words: &Words) -> String {
    say!(
        words,
        "sweep-short",
        path = named(path),
        found = found.to_string(),
        wanted = wanted.to_string()
    )
}

fn named(path: &Path) -> String {
    path.display().to_string()
}

fn holes_said(holes: &[Hole], words: &Words) -> String {
    let named: Vec<String> = holes
        .iter()
        .take(NAMED)
        .map(|hole| hole.said(words))
        .collect();
    let named = named.join("; ");
    match holes.len().saturating_sub(NAMED) {
        0 => say!(words, "sweep-holes", holes = named),
        more => say!(words, "sweep-more-holes", holes = named, more = more),
    }
}

impl Hole {
    fn said(self, words: &Words) -> String {
        let shard = self.shard.to_string();
        let (first, last) = (self.first.to_string(), self.last.to_string());
        let step = self.shard.of();
        match (self.first == self.last, step) {
            (true, _) => say!(words, "sweep-hole-one", first = first, shard = shard),
            (false, 1) => say!(
                words,
                "sweep-hole-all",
                first = first,
                last = last,
                shard = shard
            ),
            (false, _) => say!(
                words,
                "sweep-hole",
                first = first,
                last = last,
                shard = shard,
                step = step
            ),
        }
    }
}

impl Part {
    fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Schema => "sweep-part-schema",
            Self::Version => "sweep-part-version",
            Self::Engine => "sweep-part-engine",
            Self::Machine => "sweep-part-machine",
            Self::Study => "sweep-part-study",
            Self::Seed => "sweep-part-seed",
            Self::Fidelity => "sweep-part-fidelity",
            Self::Plan => "sweep-part-plan",
            Self::Cases => "sweep-part-cases",
            Self::Shard => "sweep-part-shard",
        })
    }
}

/// The beginning of a digest says enough.
fn short(value: &str) -> String {
    value.chars().take(20).collect()
}
