//! The answer of a study's check.

use kipp_game::cli::words::{Words, say};

use super::{Check, Cost, Finding, Knob, Study};
use crate::document::{Cell, Level, Report, Section, Table, Verdict};

/// What the checks of a study found, and what the study will cost.
#[must_use]
pub fn report(study: &Study, findings: &[Finding], cost: Cost, words: &Words) -> Report {
    Report {
        title: study.name.clone(),
        verdict: verdict(study, findings, words),
        warnings: Vec::new(),
        sections: vec![
            checks(findings, words),
            knobs(study, words),
            Section {
                name: "cost".to_owned(),
                title: say!(words, "study-cost-title"),
                text: vec![cost.said(words)],
                figure: None,
                table: Table::default(),
            },
        ],
    }
}

fn verdict(study: &Study, findings: &[Finding], words: &Words) -> Verdict {
    let faults = findings.iter().filter(|it| it.is_fault()).count();
    let (level, count, key) = match (faults, findings.len()) {
        (0, 0) => (Level::Good, 0, "study-may-run"),
        (0, warnings) => (Level::Caution, warnings, "study-may-run-with-care"),
        (faults, _) => (Level::Bad, faults, "study-may-not-run"),
    };
    Verdict {
        level,
        sentence: say!(words, key, name = &study.name, count = count),
    }
}

/// Every check with its result, and below what they found.
fn checks(findings: &[Finding], words: &Words) -> Section {
    let mut table = Table::new([
        ("check", say!(words, "study-check")),
        ("result", say!(words, "study-result")),
        ("about", say!(words, "study-about")),
    ]);
    for check in Check::ALL {
        let level = result(check, findings);
        let key = match level {
            Level::Good => "study-passed",
            Level::Caution => "study-warned",
            Level::Bad => "study-failed",
        };
        table.rows.push(vec![
            Cell::Text(check.name().to_owned()),
            Cell::Text(format!("{} {}", level.mark(), words.text(key))),
            Cell::Text(check.said(words)),
        ]);
    }
    Section {
        name: "checks".to_owned(),
        title: say!(words, "study-checks"),
        text: findings
            .iter()
            .map(|finding| line(finding, words))
            .collect(),
        figure: None,
        table,
    }
}

fn result(check: Check, findings: &[Finding]) -> Level {
    let own = || findings.iter().filter(|finding| finding.check() == check);
    if own().any(Finding::is_fault) {
        Level::Bad
    } else if own().next().is_some() {
        Level::Caution
    } else {
        Level::Good
    }
}

fn line(finding: &Finding, words: &Words) -> String {
    let mark = match finding.is_fault() {
        true => Level::Bad.mark(),
        false => Level::Caution.mark(),
    };
    format!("{mark} {}: {}", finding.check().name(), finding.said(words))
}

fn knobs(study: &Study, words: &Words) -> Section {
    let mut table = Table::new([
        ("field", say!(words, "study-field")),
        ("nominal", say!(words, "study-nominal")),
        ("from", say!(words, "study-from")),
        ("to", say!(words, "study-to")),
        ("step", say!(words, "study-step")),
        ("plus_minus", say!(words, "study-tolerance")),
    ]);
    for knob in &study.knobs {
        table.rows.push(row(knob));
    }
    Section {
        name: "knobs".to_owned(),
        title: say!(words, "study-knobs"),
        text: Vec::new(),
        figure: None,
        table,
    }
}

/// The knob with the digits that its range deserves.
fn row(knob: &Knob) -> Vec<Cell> {
    let digits = match knob.field.is_whole() {
        true => 0,
        false => decimals(knob.to - knob.from),
    };
    let number = |value: f64| Cell::Number(value, digits);
    let spread = knob.tolerance.map(|tolerance| tolerance.plus_minus);
    let fine =
        |value: Option<f64>| value.map_or(Cell::Missing, |value| Cell::Number(value, digits));
    let symbol = knob.field.unit().symbol();
    let name = match symbol {
        "" => knob.field.path().to_owned(),
        _ => format!("{} ({symbol})", knob.field.path()),
    };
    vec![
        Cell::Text(name),
        number(knob.nominal),
        number(knob.from),
        number(knob.to),
        fine(knob.step),
        fine(spread),
    ]
}

/// Decimals with which three digits of a width are shown.
fn decimals(width: f64) -> usize {
    const MOST: usize = 12;
    (0..MOST)
        .find(|digits| width * 10_f64.powi(i32::try_from(*digits).unwrap_or(0)) >= 100.0)
        .unwrap_or(MOST)
}
