//! Reading a file of rows, one at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Take};
use std::path::{Path, PathBuf};

use super::{Campaign, Fault, Header, Shard};
use crate::row::Row;

/// Longest line that can be a row.
const LONGEST: u64 = 1 << 16;

/// The rows of a file in their order. A line that was being written when its program was killed is
/// passed over; a line that is damaged otherwise is a fault.
#[derive(Debug)]
pub struct Rows {
    path: PathBuf,
    header: Header,
    lines: Lines,
    /// Rows read so far.
    place: u64,
}

/// The lines of a file with their ends.
#[derive(Debug)]
struct Lines {
    file: BufReader<Take<File>>,
    /// Number of the last line, from 1.
    line: u64,
    /// Where the last whole line ended, bytes.
    end: u64,
}

enum Line {
    Whole(Vec<u8>),
    Torn,
    End,
}

impl Rows {
    /// Opens a file of rows.
    ///
    /// # Errors
    /// [`Fault`] when it cannot be read or does not begin with a header.
    pub fn open(path: &Path) -> Result<Self, Fault> {
        let file = File::open(path).map_err(|cause| Fault::read(path, cause))?;
        Self::of(path, file)?.ok_or_else(|| Fault::NotRows {
            path: path.to_owned(),
        })
    }

    /// The rows of a file that may still be written; none when not even its header is.
    pub(super) fn begun(path: &Path) -> Result<Option<Self>, Fault> {
        let file = File::open(path).map_err(|cause| Fault::read(path, cause))?;
        Self::of(path, file)
    }

    /// The rows of an open file; none when its first line was never finished.
    pub(super) fn of(path: &Path, file: File) -> Result<Option<Self>, Fault> {
        let unreadable = |cause| Fault::read(path, cause);
        let length = file.metadata().map_err(unreadable)?.len();
        let mut lines = Lines {
            file: BufReader::new(file.take(length)),
            line: 0,
            end: 0,
        };
        let Line::Whole(first) = lines.next().map_err(unreadable)? else {
            return Ok(None);
        };
        let header = serde_json::from_slice(&first).map_err(|_| Fault::NotRows {
            path: path.to_owned(),
        })?;
        Ok(Some(Self {
            path: path.to_owned(),
            header,
            lines,
            place: 0,
        }))
    }

    /// The file's header.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Bytes up to the end of the last row that was read.
    pub(super) const fn end(&self) -> u64 {
        self.lines.end
    }

    /// The next row.
    ///
    /// # Errors
    /// [`Fault`] when a line before the last is damaged, or a case does not stand in its place.
    pub fn next_row(&mut self) -> Result<Option<Row>, Fault> {
        Ok(self.next_line()?.map(|(row, _)| row))
    }

    /// The next row with its line.
    pub(super) fn next_line(&mut self) -> Result<Option<(Row, Vec<u8>)>, Fault> {
        let before = self.lines.end;
        let line = self.lines.next();
        let Line::Whole(line) = line.map_err(|cause| Fault::read(&self.path, cause))? else {
            return Ok(None);
        };
        let row: Option<Row> = serde_json::from_slice(&line).ok();
        let Some(row) = row else {
            // Power that failed may have left anything in the last line.
            let number = self.lines.line;
            let next = self.lines.next();
            if matches!(
                next.map_err(|cause| Fault::read(&self.path, cause))?,
                Line::End
            ) {
                self.lines.end = before;
                return Ok(None);
            }
            return Err(Fault::Damaged {
                path: self.path.clone(),
                line: number,
            });
        };
        let due = self.shard().case(self.place);
        if row.case != due || row.case >= self.header.cases {
            return Err(Fault::Misplaced {
                path: self.path.clone(),
                line: self.lines.line,
                found: row.case,
                due,
            });
        }
        self.place += 1;
        Ok(Some((row, line)))
    }

    /// The same, where a row that no run of its case can have given is a fault.
    ///
    /// # Errors
    /// Those of [`next_row`](Self::next_row), and [`Fault::Impossible`].
    pub(super) fn next_sound(
        &mut self,
        campaign: &Campaign,
    ) -> Result<Option<(Row, Vec<u8>)>, Fault> {
        let Some((row, line)) = self.next_line()? else {
            return Ok(None);
        };
        match campaign.oddity(&row) {
            None => Ok(Some((row, line))),
            Some(oddity) => Err(Fault::Impossible {
                path: self.path.clone(),
                line: self.lines.line,
                oddity,
            }),
        }
    }

    fn shard(&self) -> Shard {
        self.header.shard.unwrap_or(Shard::WHOLE)
    }
}

impl Lines {
    fn next(&mut self) -> io::Result<Line> {
        let mut line = Vec::new();
        let mut limited = (&mut self.file).take(LONGEST);
        let read = limited.read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(Line::End);
        }
        self.line += 1;
        if line.last() != Some(&b'\n') && read as u64 == LONGEST {
            // Never a row: what follows makes the reader call it damaged.
            return Ok(Line::Whole(line));
        }
        if line.last() != Some(&b'\n') {
            return Ok(Line::Torn);
        }
        self.end += read as u64;
        Ok(Line::Whole(line))
    }
}
