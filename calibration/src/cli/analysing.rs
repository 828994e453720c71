//! What the verbs that analyse a study share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};
use serde::Serialize;

use super::asked::Asked;
use super::campaign::{MOST_GAP_FILLS, gap, refused};
use super::common::{MOST_THREADS, threads, written};
use super::doubts::Doubts;
use crate::analysis::output::Seen;
use crate::campaign::{CASES, Campaign, Fault, Rows, merge};
use crate::document::{self, Origin, Report};
use crate::fidelity::discrepancy::Ground;
use crate::fidelity::gap::Gap;
use crate::model::Model;
use crate::plan::Plan;
use crate::row::Status;
use crate::study::{Check, Finding, Study};
use crate::sweep::{self, Crew, Pace};

#[derive(Debug, clap::Args)]
pub(super) struct Run {
    #[command(flatten)]
    asked: Asked,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
    /// Folder for the report.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Run {
    /// The study that passes its checks, and what they warn of: of ends of ranges only where the verb
    /// goes to them, and of what a fit could not tell apart not at all.
    pub(super) fn study(
        &self,
        uses_ranges: bool,
        words: &Words,
    ) -> Result<(Study, Doubts), Failure> {
        let (study, findings) = self.asked.study(words)?;
        let matters = |finding: &Finding| match finding.check() {
            Check::ToldApart => false,
            Check::RangeBuilds => uses_ranges,
            _ => true,
        };
        let doubts = Doubts::of(&findings, matters, words);
        Ok((study, doubts))
    }

    pub(super) fn crew(&self, study: &Study) -> Crew {
        Crew::new(threads(self.threads), Pace::of(study.fidelity))
    }

    /// Runs every case of a plan, or reads those that were run before, and keeps what analyses need.
    pub(super) fn see(
        &self,
        plan: &impl Plan,
        rows: Option<&Path>,
        study: &Study,
        never_tips_as: Option<u32>,
        words: &Words,
    ) -> Result<Vec<Seen>, Failure> {
        if let Some(folder) = rows {
            return read(folder, plan, study, never_tips_as)
                .map_err(|fault| refused(&fault, words));
        }
        let model = Model::new(study, study.fidelity);
        let bar = progress::bar(plan.cases(), &say!(words, "analysis-progress"));
        let see = |case| Seen::of(&plan.run(&model, case), &study.goal, never_tips_as);
        let crew = self.crew(study);
        let seen = sweep::collect(0..plan.cases(), &crew, see, || bar.inc(1));
        bar.finish_and_clear();
        Ok(seen)
    }

    /// Writes the report where one is wanted, and gives its text.
    pub(super) fn finish<T: Serialize>(
        &self,
        verb: &str,
        mut report: Report,
        found: Found<T>,
        words: &Words,
    ) -> Result<String, Failure> {
        let study = found.study;
        if let Some((gap, ground)) = &found.gap {
            report.warnings.extend(gap.doubt(study, *ground, words));
            report.sections.push(gap.section(study, words));
        }
        found.doubts.add_to(&mut report, words);
        let mut text = document::text(&report, words);
        if let Some(folder) = &self.out {
            let command = self.command(verb, &found.options, folder, words);
            let origin = Origin::of(study, command).with_cases(found.endings);
            let gap = found.gap.as_ref().map(|(gap, _)| gap);
            let result = WithGap::new(found.result, gap);
            text += &written(folder, &report, &origin, &result, words)?;
        }
        Ok(text)
    }

    /// The command as it is typed again. The number of threads changes nothing and is left out.
    fn command(&self, verb: &str, options: &[String], folder: &Path, words: &Words) -> String {
        let mut typed = vec![
            "kipp-calibrate".to_owned(),
            verb.to_owned(),
            self.asked.typed(),
        ];
        typed.extend_from_slice(options);
        typed.push(option("--out", &folder.display().to_string()));
        typed.push(language_typed(words));
        typed.join(" ")
    }
}

/// The option that makes a report in this language again, whatever the reader's own is.
pub(super) fn language_typed(words: &Words) -> String {
    option("--lang", words.language().code())
}

/// What a verb found, and from what.
pub(super) struct Found<'a, T> {
    pub study: &'a Study,
    /// What the checks of the study warn of.
    pub doubts: Doubts,
    /// Cases by how they ended.
    pub endings: &'a BTreeMap<Status, u64>,
    /// How far statics is from the machine, and what the verdict rests on.
    pub gap: Option<(Gap, Ground)>,
    /// Options of the verb's own that it was asked with, as they are typed again.
    pub options: Vec<String>,
    /// The answer in numbers.
    pub result: &'a T,
}

/// The answer in numbers with the discrepancy of the model beside its own parts.
#[derive(Serialize)]
pub(super) struct WithGap<'a, T> {
    #[serde(flatten)]
    result: &'a T,
    #[serde(skip_serializing_if = "Option::is_none")]
    discrepancy: Option<&'a Gap>,
}

impl<'a, T> WithGap<'a, T> {
    pub(super) const fn new(result: &'a T, discrepancy: Option<&'a Gap>) -> Self {
        Self {
            result,
            discrepancy,
        }
    }
}

/// How many cases are run by both fidelities.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Gaps {
    /// Cases by which statics is compared with the machine.
    #[arg(long, default_value_t = Gap::IN_REPORT, value_name = "N",
        value_parser = clap::value_parser!(u16).range(0..=MOST_GAP_FILLS))]
    gap: u16,
}

impl Gaps {
    /// The option as it is typed again, if it was.
    pub(super) fn typed(self) -> Option<String> {
        (self.gap != Gap::IN_REPORT).then(|| option("--gap", &self.gap.to_string()))
    }

    /// The fidelities side by side in cases of a plan; none for no cases.
    pub(super) fn of(
        self,
        study: &Study,
        plan: &dyn Plan,
        ground: Ground,
        run: &Run,
        words: &Words,
    ) -> Option<(Gap, Ground)> {
        Some((self.measure(study, plan, run.threads, words)?, ground))
    }

    /// The same without a verdict that rests on it.
    pub(super) fn measure(
        self,
        study: &Study,
        plan: &dyn Plan,
        threads: Option<u16>,
        words: &Words,
    ) -> Option<Gap> {
        gap(study, plan, self.gap, threads, words)
    }
}

/// The cases of a folder that `run` filled, shards merged.
fn read(
    folder: &Path,
    plan: &impl Plan,
    study: &Study,
    never_tips_as: Option<u32>,
) -> Result<Vec<Seen>, Fault> {
    merge(folder, &Campaign::new(study, plan, study.fidelity), || ())?;
    let mut rows = Rows::open(&folder.join(CASES))?;
    let mut seen = Vec::new();
    while let Some(row) = rows.next_row()? {
        seen.push(Seen::of(&row, &study.goal, never_tips_as));
    }
    Ok(seen)
}
