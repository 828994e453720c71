//! What the verbs of a sweep share: study, plan, folder, and how they speak of cases.

use std::path::Path;

use kipp_game::cli::dialogue::ECHOED;
use kipp_game::cli::drop::option;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Words, say};

use super::asked::Asked;
use super::common::threads;
use super::plans;
use crate::analysis::plans::{MorrisPlan, SobolPlan};
use crate::analysis::said;
use crate::analysis::sobol::DesignFault;
use crate::campaign::{Ending, Fault};
use crate::fidelity::Fidelity;
use crate::fidelity::gap::Gap;
use crate::plan::{MonteCarlo, Plan};
use crate::report::{campaign_report, rows_report};
use crate::study::Study;
use crate::sweep::{Crew, Pace};

/// Most fills for the gap between statics and machine.
pub(super) const MOST_GAP_FILLS: i64 = 10_000;

/// Which cases are meant.
#[derive(Debug, clap::Args)]
pub(super) struct Cases {
    #[command(flatten)]
    asked: Asked,
    /// The plan of the cases.
    #[arg(long, default_value = MonteCarlo::NAME, value_name = "PLAN")]
    plan: String,
}

impl Cases {
    /// The study, which passes its checks.
    pub(super) fn study(&self, words: &Words) -> Result<Study, Failure> {
        self.asked.study(words).map(|(study, _)| study)
    }

    pub(super) fn plan<'study>(
        &self,
        study: &'study Study,
        words: &Words,
    ) -> Result<Box<dyn Plan + 'study>, Failure> {
        let named = plans::named(&self.plan, study)
            .map_err(|fault| unlaid(fault, study, &self.plan, words))?;
        named.ok_or_else(|| {
            let asked = excerpt(&self.plan, ECHOED);
            let known = plans::NAMES.join(", ");
            Failure::input(say!(words, "sweep-no-plan", asked = asked, known = known))
        })
    }

    /// What a run or a merge tells in the end; `rows` is the folder that keeps the cases.
    pub(super) fn told(
        &self,
        (study, plan): (&Study, &dyn Plan),
        ending: &Ending,
        gap: impl FnOnce() -> Option<Gap>,
        rows: Option<&Path>,
        words: &Words,
    ) -> String {
        match reader(plan.name()) {
            Some(verb) if !plan.is_sample() => {
                let mut command = format!("kipp-calibrate {verb} {}", self.asked.typed());
                if let Some(rows) = rows_typed(rows) {
                    command += &format!(" {rows}");
                }
                rows_report(ending, (plan.name(), &command), words)
            }
            _ => campaign_report(study, ending, gap().as_ref(), words),
        }
    }

    /// The command of another verb for the same cases.
    pub(super) fn command(&self, verb: &str, folder: &Path) -> String {
        let mut command = format!("kipp-calibrate {verb} {}", self.asked.typed());
        if self.plan != MonteCarlo::NAME {
            command += &format!(" {}", option("--plan", &self.plan));
        }
        command + " " + &option("--out", &folder.display().to_string())
    }
}

/// The option that names the folder of cases, as it is typed again.
pub(super) fn rows_typed(rows: Option<&Path>) -> Option<String> {
    rows.map(|folder| option("--rows", &folder.display().to_string()))
}

/// A design that cannot be laid out, as a failure of the command.
pub(super) fn unlaid(fault: DesignFault, study: &Study, plan: &str, words: &Words) -> Failure {
    Failure::input(said::unlaid(fault, study, plan, words))
}

pub(super) fn refused(fault: &Fault, words: &Words) -> Failure {
    Failure::input(fault.said(words))
}

pub(super) fn crew(asked: Option<u16>, fidelity: Fidelity) -> Crew {
    Crew::new(threads(asked), Pace::of(fidelity))
}

/// How far statics is from the machine for this study; none for no fills.
pub(super) fn gap(
    study: &Study,
    plan: &dyn Plan,
    fills: u16,
    threads: Option<u16>,
    words: &Words,
) -> Option<Gap> {
    if fills == 0 {
        return None;
    }
    let bar = progress::bar(
        plan.cases().min(fills.into()),
        &say!(words, "sweep-gap-progress"),
    );
    let crew = crew(threads, Fidelity::Machine);
    let gap = Gap::measure(study, plan, fills.into(), &crew, || bar.inc(1));
    bar.finish_and_clear();
    Some(gap)
}

/// The verb that reads the rows of a plan.
fn reader(plan: &str) -> Option<&'static str> {
    match plan {
        MorrisPlan::NAME => Some("screen"),
        SobolPlan::NAME => Some("sensitivity"),
        _ => None,
    }
}
