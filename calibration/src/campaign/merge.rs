//! Putting the shards of a campaign together.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::journal::check;
use super::{CASES, Campaign, Ending, Fault, Header, Hole, Rows, Shard, Tally};
use crate::row::Row;
use crate::staged::staged_in;

/// Merges the shards of a folder into `cases.jsonl`, the same bytes as a run without shards writes.
///
/// Shards that are not finished are enough if their cases decide the run. `done` is told of each
/// case that was merged.
///
/// # Errors
/// [`Fault`] when files belong to another campaign, cases are missing, or the file cannot be written.
pub fn merge(folder: &Path, campaign: &Campaign, done: impl Fn()) -> Result<Ending, Fault> {
    let wanted = campaign.header(None);
    let merged = folder.join(CASES);
    if merged.exists() {
        check(&merged, Rows::open(&merged)?.header(), &wanted)?;
    }
    match merged.exists().then(|| read(&merged, campaign)) {
        // Whatever else lies there: these are all cases.
        Some(Ok(ending)) => return Ok(ending),
        Some(Err(fault)) if count(folder)?.is_none() => return Err(fault),
        _ => {}
    }
    let Some(of) = count(folder)? else {
        return Err(Fault::NoShards {
            path: folder.to_owned(),
        });
    };
    let mut shards = open(folder, of, &wanted)?;
    let mut output = Output::new(folder, &merged)?;
    output.add(&header_line(&wanted)?)?;
    let (rule, mut tally) = (campaign.stop_rule(), Tally::new(&campaign.study().goal));
    for case in 0..wanted.cases {
        let Some((row, line)) = next(&mut shards, case, campaign)? else {
            return Err(Fault::Holes(holes(shards, wanted.cases)?));
        };
        output.add(&line)?;
        done();
        if rule.count(&mut tally, &row) {
            break;
        }
    }
    output.finish()?;
    Ok(campaign.ended(tally, 0))
}

/// What a finished file of all cases says.
fn read(path: &Path, campaign: &Campaign) -> Result<Ending, Fault> {
    let mut rows = Rows::open(path)?;
    let (rule, mut tally) = (campaign.stop_rule(), Tally::new(&campaign.study().goal));
    let mut is_decided = false;
    while let Some((row, _)) = rows.next_sound(campaign)? {
        is_decided |= rule.count(&mut tally, &row);
    }
    campaign.whole(path, &tally, None, is_decided)?;
    Ok(campaign.ended(tally, 0))
}

/// How many shards the files of a folder speak of.
fn count(folder: &Path) -> Result<Option<u32>, Fault> {
    let unreadable = |cause| Fault::Folder {
        path: folder.to_owned(),
        cause,
    };
    let mut counts = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        let shard = name.to_str().and_then(Shard::of_file);
        counts.extend(shard.map(Shard::of));
    }
    let mut counts = counts.into_iter();
    match (counts.next(), counts.next()) {
        (Some(first), Some(second)) => Err(Fault::Mixed {
            path: folder.to_owned(),
            first,
            second,
        }),
        (only, _) => Ok(only),
    }
}

/// A shard and its rows, if it has a file.
type Source = (Shard, Option<Rows>, u64);

fn open(folder: &Path, of: u32, wanted: &Header) -> Result<Vec<Source>, Fault> {
    let source = |shard: Shard| {
        let wanted = wanted.of_shard(Some(shard));
        let rows = file(folder, shard).map(|path| {
            let rows = Rows::begun(&path)?;
            if let Some(rows) = &rows {
                check(&path, rows.header(), &wanted)?;
            }
            Ok(rows)
        });
        Ok((shard, rows.transpose()?.flatten(), 0))
    };
    Shard::all(of).map(source).collect()
}

/// The file of a shard, finished or not.
fn file(folder: &Path, shard: Shard) -> Option<PathBuf> {
    let finished = folder.join(shard.file());
    let part = folder.join(shard.file() + ".part");
    [finished, part].into_iter().find(|path| path.exists())
}

fn next(
    shards: &mut [Source],
    case: u64,
    campaign: &Campaign,
) -> Result<Option<(Row, Vec<u8>)>, Fault> {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "below the number of shards"
    )]
    let turn = (case % shards.len() as u64) as usize;
    let (_, rows, place) = &mut shards[turn];
    let Some(rows) = rows else {
        return Ok(None);
    };
    let row = rows.next_sound(campaign)?;
    *place += u64::from(row.is_some());
    Ok(row)
}

/// What every shard lacks.
fn holes(shards: Vec<Source>, cases: u64) -> Result<Vec<Hole>, Fault> {
    let mut holes = Vec::new();
    for (shard, rows, mut place) in shards {
        if let Some(mut rows) = rows {
            while rows.next_row()?.is_some() {
                place += 1;
            }
        }
        let share = shard.share(cases);
        if place < share {
            holes.push(Hole {
                shard,
                first: shard.case(place),
                last: shard.case(share - 1),
            });
        }
    }
    Ok(holes)
}

fn header_line(header: &Header) -> Result<Vec<u8>, Fault> {
    let line = header.line();
    Ok(line
        .map_err(|error| Fault::Unwritable(error.to_string()))?
        .into_bytes())
}

/// A file that takes its place when it is whole.
struct Output<'a> {
    file: BufWriter<NamedTempFile>,
    path: &'a Path,
}

impl<'a> Output<'a> {
    fn new(folder: &Path, path: &'a Path) -> Result<Self, Fault> {
        let file = staged_in(folder).map_err(|cause| fault(path, cause))?;
        Ok(Self {
            file: BufWriter::new(file),
            path,
        })
    }

    fn add(&mut self, line: &[u8]) -> Result<(), Fault> {
        self.file
            .write_all(line)
            .map_err(|cause| fault(self.path, cause))
    }

    fn finish(self) -> Result<(), Fault> {
        let file = self.file.into_inner();
        let file = file.map_err(|error| fault(self.path, error.into_error()))?;
        let synced = file.as_file().sync_all();
        synced.map_err(|cause| fault(self.path, cause))?;
        let kept = file.persist(self.path);
        kept.map_err(|error| fault(self.path, error.error))?;
        Ok(())
    }
}

fn fault(path: &Path, cause: io::Error) -> Fault {
    Fault::Write {
        path: path.to_owned(),
        cause,
    }
}
