//! Running the cases of a campaign, or a part of them.

use std::convert::Infallible;
use std::fs;
use std::ops::{ControlFlow, Range};
use std::path::Path;

use super::journal::{Found, Journal, beside};
use super::{CASES, Fault, Header, Shard, StopRule, Tally};
use crate::fidelity::Fidelity;
use crate::model::Model;
use crate::plan::Plan;
use crate::row::Row;
use crate::study::Study;
use crate::sweep::Crew;

/// A plan's cases for a study, to be run and kept in a folder.
pub struct Campaign<'a> {
    study: &'a Study,
    plan: &'a dyn Plan,
    fidelity: Fidelity,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// What the rows say.
    pub tally: Tally,
    /// Rows that were there before.
    pub resumed: u64,
    /// Cases that were not needed: enough was known.
    pub saved: u64,
    /// Whether a shard ended because the merge knows enough.
    pub is_called_off: bool,
}

impl<'a> Campaign<'a> {
    /// The cases of `plan` for a study, worked out in this way.
    #[must_use]
    pub const fn new(study: &'a Study, plan: &'a dyn Plan, fidelity: Fidelity) -> Self {
        Self {
            study,
            plan,
            fidelity,
        }
    }

    /// The plan of its cases.
    #[must_use]
    pub const fn plan(&self) -> &'a dyn Plan {
        self.plan
    }

    /// How its cases are worked out.
    #[must_use]
    pub const fn fidelity(&self) -> Fidelity {
        self.fidelity
    }

    /// The study.
    #[must_use]
    pub const fn study(&self) -> &'a Study {
        self.study
    }

    /// The header of the file of a shard, or of all cases.
    #[must_use]
    pub fn header(&self, shard: Option<Shard>) -> Header {
        Header::new(self.study, self.fidelity, self.plan, shard)
    }

    /// When the run has enough cases.
    #[must_use]
    pub fn stop_rule(&self) -> StopRule {
        StopRule::new(self.study, self.plan)
    }

    /// Number of cases of a shard, or of all.
    #[must_use]
    pub fn cases(&self, shard: Option<Shard>) -> u64 {
        shard.unwrap_or(Shard::WHOLE).share(self.plan.cases())
    }

    /// Runs the cases in memory and counts them.
    #[must_use]
    pub fn tally(&self, crew: &Crew, done: impl Fn() + Sync) -> Ending {
        let model = Model::new(self.study, self.fidelity);
        let (rule, mut tally) = (self.stop_rule(), Tally::new(&self.study.goal));
        let run = |case| self.plan.run(&model, case);
        let Ok(()) = crew.run(0..self.plan.cases(), run, done, |_, row| {
            Ok::<_, Infallible>(match rule.count(&mut tally, &row) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        });
        self.ended(tally, 0)
    }

    /// Runs the cases of a shard, or all, that a folder does not have yet, and adds them to its
    /// files. `resumed` is told how many cases were there, `done` of each case that was run.
    ///
    /// # Errors
    /// [`Fault`] when a file cannot be read or written or belongs to another campaign; rows that were
    /// written before stay.
    pub fn run(
        &self,
        folder: &Path,
        shard: Option<Shard>,
        crew: &Crew,
        resumed: impl FnOnce(u64),
        done: impl Fn() + Sync,
    ) -> Result<Ending, Fault> {
        fs::create_dir_all(folder).map_err(|cause| Fault::Folder {
            path: folder.to_owned(),
            cause,
        })?;
        let (rule, mut tally) = (self.stop_rule(), Tally::new(&self.study.goal));
        let rule = shard.is_none().then_some(rule);
        let mut is_decided = false;
        beside(folder, &self.header(shard))?;
        let found = Journal::open(folder, self, shard, |row| {
            is_decided |= count(rule, &mut tally, row);
        })?;
        let before = tally.cases();
        resumed(before);
        let Found::Open(mut journal) = found else {
            let path = folder.join(shard.map_or_else(|| CASES.to_owned(), Shard::file));
            self.whole(&path, &tally, shard, is_decided)?;
            return Ok(self.ended_shard(tally, before, shard, false));
        };
        let mut is_called_off = false;
        if !is_decided {
            let cases = before..self.cases(shard);
            is_called_off = self.add(folder, shard, cases, crew, &done, &mut journal, |row| {
                count(rule, &mut tally, row)
            })?;
        }
        if !is_called_off {
            journal.finish()?;
        }
        Ok(self.ended_shard(tally, before, shard, is_called_off))
    }

    /// Adds the rows of these places of a shard until `is_enough`; whether the merge called it off.
    #[allow(clippy::too_many_arguments, reason = "the parts of one loop")]
    fn add(
        &self,
        folder: &Path,
        shard: Option<Shard>,
        places: Range<u64>,
        crew: &Crew,
        done: &(impl Fn() + Sync),
        journal: &mut Journal,
        mut is_enough: impl FnMut(&Row) -> bool,
    ) -> Result<bool, Fault> {
        let model = Model::new(self.study, self.fidelity);
        let part = shard.unwrap_or(Shard::WHOLE);
        let merged = shard.map(|_| folder.join(CASES));
        let (first, last) = (places.start, places.end);
        let mut is_called_off = false;
        crew.run(
            places,
            |place| line(self.plan.run(&model, part.case(place))),
            done,
            |place, (row, line)| {
                journal.append(&line?)?;
                let is_enough = is_enough(&row);
                if is_enough
                    || (place - first + 1).is_multiple_of(crew.block())
                    || place + 1 == last
                {
                    journal.flush()?;
                    is_called_off = merged.as_ref().is_some_and(|merged| merged.exists());
                }
                Ok(match is_enough || is_called_off {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                })
            },
        )?;
        Ok(is_called_off)
    }

    /// Refuses a finished file that lacks cases.
    pub(super) fn whole(
        &self,
        path: &Path,
        tally: &Tally,
        shard: Option<Shard>,
        is_decided: bool,
    ) -> Result<(), Fault> {
        let (found, wanted) = (tally.cases(), self.cases(shard));
        match is_decided || found >= wanted {
            true => Ok(()),
            false => Err(Fault::Short {
                path: path.to_owned(),
                found,
                wanted,
            }),
        }
    }

    pub(super) fn ended(&self, tally: Tally, resumed: u64) -> Ending {
        Ending {
            saved: self.plan.cases() - tally.cases(),
            tally,
            resumed,
            is_called_off: false,
        }
    }

    fn ended_shard(
        &self,
        tally: Tally,
        resumed: u64,
        shard: Option<Shard>,
        is_called_off: bool,
    ) -> Ending {
        Ending {
            saved: self.cases(shard).saturating_sub(tally.cases()),
            is_called_off,
            ..self.ended(tally, resumed)
        }
    }
}

fn count(rule: Option<StopRule>, tally: &mut Tally, row: &Row) -> bool {
    match rule {
        Some(rule) => rule.count(tally, row),
        None => {
            tally.count(row);
            false
        }
    }
}

/// A row with its line.
fn line(row: Row) -> (Row, Result<Vec<u8>, Fault>) {
    let line = serde_json::to_vec(&row).map(|mut line| {
        line.push(b'\n');
        line
    });
    (
        row,
        line.map_err(|error| Fault::Unwritable(error.to_string())),
    )
}
