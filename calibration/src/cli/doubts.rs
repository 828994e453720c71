//! What the checks of a study found that did not stop the run.

use kipp_game::cli::words::Words;

use crate::document::{Level, Report};
use crate::study::Finding;

#[derive(Debug, Default)]
pub(super) struct Doubts {
    /// Warnings that matter to the verb.
    warnings: Vec<String>,
    /// Whether a fault was overridden by name.
    is_forced: bool,
}

impl Doubts {
    /// The findings; those that do not matter to the verb are not said.
    pub(super) fn of(
        findings: &[Finding],
        matters: impl Fn(&Finding) -> bool,
        words: &Words,
    ) -> Self {
        let said = findings.iter().filter(|finding| matters(finding));
        Self {
            warnings: said.map(|finding| finding.said(words)).collect(),
            is_forced: findings.iter().any(Finding::is_fault),
        }
    }

    /// Adds them to a report. News of a study with an overridden fault is never good.
    pub(super) fn add_to(self, report: &mut Report, words: &Words) {
        report.warnings.extend(self.warnings);
        if self.is_forced {
            let verdict = &mut report.verdict;
            verdict.level = verdict.level.worse(Level::Caution);
            verdict.rule += &format!(" {}", words.text("verdict-rule-forced"));
        }
    }
}
