//! What the verbs that analyse a study share.

use std::path::{Path, PathBuf};

use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};
use serde::Serialize;

use super::asked::Asked;
use super::campaign::refused;
use super::common::{MOST_THREADS, threads};
use crate::analysis::output::Seen;
use crate::analysis::plans::MorrisPlan;
use crate::analysis::sobol::{DesignFault, FEWEST_ROWS, MOST_KNOBS, MOST_ROWS};
use crate::analysis::tables::{ScreenTable, SensitivityTable};
use crate::campaign::{CASES, Campaign, Fault, Rows, merge};
use crate::document::{self, Report};
use crate::model::Model;
use crate::plan::Plan;
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
    ) -> Result<(Study, Vec<String>), Failure> {
        let (study, findings) = self.asked.study(words)?;
        let matters = |finding: &&Finding| match finding.check() {
            Check::ToldApart => false,
            Check::RangeBuilds => uses_ranges,
            _ => true,
        };
        let warnings = findings.iter().filter(matters);
        Ok((study, warnings.map(|finding| finding.said(words)).collect()))
    }

    /// The number of threads that was asked for.
    pub(super) const fn threads(&self) -> Option<u16> {
        self.threads
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
    pub(super) fn finish(
        &self,
        verb: &str,
        mut report: Report,
        found: &impl Serialize,
        (study, warnings): (&Study, Vec<String>),
        words: &Words,
    ) -> Result<String, Failure> {
        report.warnings.extend(warnings);
        report.provenance = provenance(study, words);
        report.command = format!("kipp-calibrate {verb} {}", self.asked.typed());
        if let Some(folder) = &self.out {
            let out = option("--out", &folder.display().to_string());
            report.command += &format!(" {out}");
            document::write(folder, &report, found, words).map_err(|error| error.said(words))?;
        }
        Ok(document::text(&report, words))
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

fn provenance(study: &Study, words: &Words) -> Vec<(String, String)> {
    let machine = &study.machine;
    let (name, digest) = (&machine.name, machine.digest());
    let pairs = [
        ("origin-study", study.path.display().to_string()),
        ("origin-machine", format!("{name} ({digest})")),
        (
            "origin-program",
            format!("kipp-calibrate {}", env!("CARGO_PKG_VERSION")),
        ),
        ("origin-seed", study.seed.to_string()),
        ("origin-fidelity", study.fidelity.name().to_owned()),
    ];
    pairs.map(|(key, value)| (words.text(key), value)).into()
}

/// A design that cannot be laid out, in words.
pub(super) fn unlaid(fault: DesignFault, study: &Study, plan: &str, words: &Words) -> Failure {
    let (table, over) = match plan {
        MorrisPlan::NAME => ("screen", ScreenTable::of(study).over),
        _ => ("sensitivity", SensitivityTable::of(study).over),
    };
    Failure::input(match fault {
        DesignFault::NoInputs => say!(
            words,
            "analysis-nothing-moves",
            over = over.key(),
            study = &study.name,
            table = table
        ),
        DesignFault::TooFew { rows } => say!(
            words,
            "analysis-too-few-rows",
            rows = rows,
            fewest = FEWEST_ROWS
        ),
        DesignFault::TooManyRows { rows } => say!(
            words,
            "analysis-too-many-rows",
            rows = rows.to_string(),
            most = MOST_ROWS.to_string()
        ),
        DesignFault::TooManyKnobs { knobs } => say!(
            words,
            "analysis-too-many-knobs",
            knobs = knobs,
            most = MOST_KNOBS
        ),
    })
}
