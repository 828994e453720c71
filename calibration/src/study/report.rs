//! The answer of a study's check.

use std::num::NonZeroUsize;

use kipp_game::cli::words::{Words, say};

use super::cost::duration;
use super::{Check, Finding, Knob, Price, Study, Work};
use crate::document::{Cell, Level, Report, Section, Table, Verdict};

/// What the checks of a study found, and what each verb will cost.
#[must_use]
pub fn report(
    study: &Study,
    findings: &[Finding],
    works: &[Work],
    (price, threads): (Price, NonZeroUsize),
    words: &Words,
) -> Report {
    Report {
        title: study.name.clone(),
        verdict: verdict(study, findings, works, words),
        warnings: Vec::new(),
        sections: vec![
            checks(findings, words),
            knobs(study, words),
            costs(works, price, threads, words),
        ],
    }
}

fn verdict(study: &Study, findings: &[Finding], works: &[Work], words: &Words) -> Verdict {
    let faults = findings.iter().filter(|it| it.is_fault()).count();
    let refused = works.iter().filter(|it| it.is_refused());
    let verbs: Vec<&str> = refused.map(|work| work.verb).collect();
    let (level, count, key) = match (faults, findings.len()) {
        (0, _) if !verbs.is_empty() => (Level::Bad, 0, "study-may-run-but"),
        (0, 0) => (Level::Good, 0, "study-may-run"),
        (0, warnings) => (Level::Caution, warnings, "study-may-run-with-care"),
        (faults, _) => (Level::Bad, faults, "study-may-not-run"),
    };
    Verdict {
        level,
        sentence: say!(
            words,
            key,
            name = &study.name,
            count = count,
            verbs = verbs.join(", ")
        ),
        rule: words.text("study-rule"),
    }
}

/// What each verb will cost, or why it cannot answer.
fn costs(works: &[Work], price: Price, threads: NonZeroUsize, words: &Words) -> Section {
    let mut table = Table::new([
        ("verb", say!(words, "study-cost-verb")),
        ("by_statics", say!(words, "study-cost-statics")),
        ("simulated", say!(words, "study-cost-simulated")),
        ("time", say!(words, "study-cost-time")),
    ]);
    let mut text = vec![say!(words, "study-cost", threads = threads.get())];
    for work in works {
        match &work.fills {
            Ok(fills) => table.rows.push(vec![
                Cell::Text(work.verb.to_owned()),
                Cell::Count(fills.by_statics),
                Cell::Count(fills.simulated),
                Cell::Text(duration(price.seconds(*fills, threads), words)),
            ]),
            Err(refusal) => text.push(format!("{} {}: {refusal}", refused(work), work.verb)),
        }
    }
    Section {
        name: "cost".to_owned(),
        title: say!(words, "study-cost-title"),
        text,
        figure: None,
        table,
    }
}

/// A verb that nobody asks may well refuse.
const fn refused(work: &Work) -> char {
    match work.is_asked {
        true => Level::Bad.mark(),
        false => '-',
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
            Cell::named(
                key.trim_start_matches("study-"),
                format!("{} {}", level.mark(), words.text(key)),
            ),
            Cell::named("", check.said(words)),
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
