//! `kipp-calibrate run`: the cases of a study, or a part of them.

use std::path::{Path, PathBuf};

use kipp_game::cli::dialogue::ECHOED;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Words, say};

use super::campaign::{Cases, MOST_GAP_FILLS, crew, gap, refused};
use super::common::MOST_THREADS;
use crate::campaign::{Campaign, Ending, MOST_SHARDS, NoShard, Shard};
use crate::fidelity::gap::Gap;
use crate::sweep::Crew;

#[derive(Debug, clap::Args)]
pub(super) struct Run {
    #[command(flatten)]
    cases: Cases,
    /// One of several equal parts, such as 3/7.
    // A number below 0 is a shard that is not there, and no option.
    #[arg(long, value_name = "SHARD", allow_hyphen_values = true)]
    shard: Option<String>,
    /// The folder in which the cases are kept.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
    /// Fills by which statics is compared with the machine.
    #[arg(long, default_value_t = Gap::AFTER_RUN, value_name = "N",
        value_parser = clap::value_parser!(u16).range(0..=MOST_GAP_FILLS))]
    gap: u16,
}

impl Run {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let shard = self.shard(words)?;
        let study = self.cases.study(words)?;
        let plan = self.cases.plan(&study, words)?;
        let fidelity = study.fidelity;
        let campaign = Campaign::new(&study, plan.as_ref(), fidelity);
        let crew = crew(self.threads, fidelity);
        let bar = progress::bar(campaign.cases(shard), &say!(words, "sweep-progress"));
        let ending = match &self.out {
            None => campaign.tally(&crew, || bar.inc(1)),
            Some(folder) => kept(&campaign, folder, shard, &crew, &bar, words)?,
        };
        bar.finish_and_clear();
        if let (Some(shard), Some(folder)) = (shard, &self.out) {
            return Ok(self.shard_told(shard, folder, &ending, words));
        }
        let gap = || gap(&study, plan.as_ref(), self.gap, self.threads, words);
        let asked = (&study, plan.as_ref());
        let rows = self.out.as_deref();
        Ok(self.cases.told(asked, &ending, gap, rows, words))
    }

    fn shard(&self, words: &Words) -> Result<Option<Shard>, Failure> {
        let Some(asked) = &self.shard else {
            return Ok(None);
        };
        let shard: Result<Shard, NoShard> = asked.parse();
        let shard = shard.map_err(|fault| Failure::input(no_shard(asked, fault, words)))?;
        match self.out {
            Some(_) => Ok(Some(shard)),
            None => Err(Failure::input(say!(words, "sweep-shard-where"))),
        }
    }

    fn shard_told(&self, shard: Shard, folder: &Path, ending: &Ending, words: &Words) -> String {
        let (number, cases) = (shard.to_string(), ending.tally.cases());
        let shard = number.as_str();
        if ending.is_called_off {
            let cases = cases.to_string();
            return say!(
                words,
                "sweep-shard-called-off",
                shard = shard,
                cases = cases
            ) + "\n";
        }
        let resumed = ending.resumed.to_string();
        let command = self.cases.command("merge", folder);
        format!(
            "{}\n{}\n",
            say!(
                words,
                "sweep-shard-done",
                shard = shard,
                cases = cases,
                resumed = resumed
            ),
            say!(words, "sweep-next-merge", command = command)
        )
    }
}

/// Runs cases and keeps them in a folder.
fn kept(
    campaign: &Campaign,
    folder: &Path,
    shard: Option<Shard>,
    crew: &Crew,
    bar: &progress::ProgressBar,
    words: &Words,
) -> Result<Ending, Failure> {
    let resumed = |cases| {
        bar.set_position(cases);
        bar.reset_eta();
    };
    let ending = campaign.run(folder, shard, crew, resumed, || bar.inc(1));
    ending.map_err(|fault| refused(&fault, words))
}

fn no_shard(asked: &str, fault: NoShard, words: &Words) -> String {
    let asked = excerpt(asked, ECHOED);
    match fault {
        NoShard::Form => say!(words, "sweep-shard-form", asked = asked),
        NoShard::Count { .. } => {
            say!(
                words,
                "sweep-shard-count",
                asked = asked,
                most = MOST_SHARDS
            )
        }
        NoShard::Beyond { number, of } => {
            let (number, of) = (number.to_string(), of.to_string());
            say!(words, "sweep-shard-beyond", number = number, of = of)
        }
    }
}
