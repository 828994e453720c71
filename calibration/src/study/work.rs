//! What each verb has to do for a study.

use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, say};

use super::Study;
use crate::analysis::plans::{MorrisPlan, SobolPlan};
use crate::analysis::said::unlaid;
use crate::analysis::sobol::DesignFault;
use crate::design;
use crate::fidelity::Fidelity;
use crate::fidelity::gap::Gap;
use crate::fit::{self, FitTable};
use crate::model::Model;
use crate::plan::Plan;
use crate::tolerance::Stacking;

/// Fills by the way in which they are worked out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fills {
    /// In closed form.
    pub by_statics: u64,
    /// On the simulated machine.
    pub simulated: u64,
}

/// What a verb has to do for a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// The verb.
    pub verb: &'static str,
    /// Whether the study has the verb's own table.
    pub is_asked: bool,
    /// The fills that it makes at most, or why it cannot answer.
    pub fills: Result<Fills, String>,
}

impl Work {
    /// Whether the study asks for the verb, which cannot answer.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.is_asked && self.fills.is_err()
    }
}

impl Fills {
    /// So many fills of a fidelity.
    #[must_use]
    pub const fn of(fidelity: Fidelity, fills: u64) -> Self {
        match fidelity {
            Fidelity::Statics => Self {
                by_statics: fills,
                simulated: 0,
            },
            Fidelity::Machine => Self {
                by_statics: 0,
                simulated: fills,
            },
        }
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self {
            by_statics: self.by_statics.saturating_add(more.by_statics),
            simulated: self.simulated.saturating_add(more.simulated),
        }
    }
}

/// The work of every verb that makes fills, in the order in which one asks them; that of a fit where
/// the study speaks of it.
#[must_use]
pub fn works(study: &Study, words: &Words) -> Vec<Work> {
    let file = &study.file;
    let work = |verb, is_asked, fills| Work {
        verb,
        is_asked,
        fills,
    };
    let mut works = vec![
        work("run", false, Ok(run(study, Gap::AFTER_RUN))),
        work("report", false, Ok(run(study, Gap::IN_REPORT))),
        work("screen", file.screen.is_some(), screen(study, words)),
        work(
            "sensitivity",
            file.sensitivity.is_some(),
            sensitivity(study, words),
        ),
        work(
            "tolerance",
            file.tolerance.is_some(),
            tolerance(study, words),
        ),
        work("design", file.design.is_some(), designed(study, words)),
    ];
    if let Some(table) = &file.fit {
        works.push(work("fit", true, fitted(study, table, words)));
    }
    works
}

/// The cases, and the fills of the machine by which statics is judged.
fn run(study: &Study, gap: u16) -> Fills {
    Fills::of(study.fidelity, study.cases.number).and(beside(gap))
}

/// What it costs to look at so many cases by both fidelities; statics costs next to nothing.
fn beside(gap: u16) -> Fills {
    Fills::of(Fidelity::Machine, gap.into())
}

fn screen(study: &Study, words: &Words) -> Result<Fills, String> {
    let plan = MorrisPlan::new(study);
    let cases = plan.map(|plan| (plan.cases(), plan.independent()));
    laid(cases, study, MorrisPlan::NAME, words)
}

fn sensitivity(study: &Study, words: &Words) -> Result<Fills, String> {
    let plan = SobolPlan::new(study);
    if let Some(refusal) = plan
        .as_ref()
        .ok()
        .and_then(|plan| unbuildable(plan, study, words))
    {
        return Err(refusal);
    }
    let cases = plan.map(|plan| (plan.cases(), plan.independent()));
    laid(cases, study, SobolPlan::NAME, words)
}

/// Most cases of a plan that are built to see whether they can be: a second of work.
const MOST_BUILT: u64 = 50_000;

/// That a case of the plan cannot be built, if one of the first cannot: indices bear no holes.
fn unbuildable(plan: &SobolPlan, study: &Study, words: &Words) -> Option<String> {
    let model = Model::new(study, study.fidelity);
    let fault = |case: u64| model.machine(&plan.case(case).point).validate().err();
    let mut cases = 0..plan.cases().min(MOST_BUILT);
    let (case, error) = cases.find_map(|case| Some((case, fault(case)?)))?;
    let refusal = say!(
        words,
        "sensitivity-unbuildable",
        case = case,
        of = plan.cases(),
        cause = spec_fault::problem(&error.problem, words)
    );
    Some(format!("{}: {refusal}", study.path.display()))
}

fn laid(
    cases: Result<(u64, u64), DesignFault>,
    study: &Study,
    plan: &str,
    words: &Words,
) -> Result<Fills, String> {
    let (cases, apart) = cases.map_err(|fault| unlaid(fault, study, plan, words))?;
    let gap = u16::try_from(apart).unwrap_or(u16::MAX).min(Gap::IN_REPORT);
    Ok(Fills::of(study.fidelity, cases).and(beside(gap)))
}

/// The search, and the fills by which statics is judged at what it found.
fn designed(study: &Study, words: &Words) -> Result<Fills, String> {
    Ok(design::work(study, words)?.and(beside(Gap::IN_REPORT)))
}

/// The fills by which statics is judged at what was found; the fit itself makes none. Data that stand on
/// the command line are not seen here.
fn fitted(study: &Study, table: &FitTable, words: &Words) -> Result<Fills, String> {
    let mut data = Vec::new();
    for path in table.files(&study.path) {
        let read = fit::measurements(&path, &study.machine);
        data.extend(read.map_err(|error| error.said(words))?);
    }
    let checked = match data.is_empty() {
        true => table.settings().check(study),
        false => fit::check(study, &data, &table.settings()),
    };
    checked.map_err(|error| error.said(study, words))?;
    Ok(beside(Gap::IN_REPORT))
}

/// Each copy as it is built and once more for every variant; worst case and RSS cost next to nothing.
fn tolerance(study: &Study, words: &Words) -> Result<Fills, String> {
    let model = Model::new(study, study.fidelity);
    let stacking = Stacking::new(&model);
    if let Some(refusal) = stacking.refusal(words) {
        return Err(refusal);
    }
    let fills = study.cases.number.saturating_mul(stacking.fills_of_copy());
    Ok(Fills::of(study.fidelity, fills).and(beside(Gap::IN_REPORT)))
}
