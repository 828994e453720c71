//! A fit as a report: verdict, warnings, parameters, what cannot be told, hold-out, residuals.

mod measurements;
mod parameters;
mod ranks;

pub use ranks::rank_sections;

use kipp_game::cli::words::{Words, say};

use super::FitResult;
use crate::document::{Level, Report, Verdict};
use crate::shown::percent;
use crate::study::Study;
use measurements::{gap, held_out, seen};
use parameters::{directions, parameters};

/// Significant digits of a value in a table.
const DIGITS: i32 = 4;

/// The report of a fit.
#[must_use]
pub fn report(study: &Study, result: &FitResult, words: &Words) -> Report {
    let mut sections = vec![parameters(result, words)];
    if !result.directions.is_empty() {
        sections.push(directions(result, words));
    }
    if let Some(hold_out) = &result.hold_out {
        sections.push(held_out(hold_out, words));
    }
    sections.push(gap(result, words));
    sections.push(seen(study, result, words));
    Report {
        title: say!(words, "fit-title", study = &study.name),
        verdict: verdict(result, words),
        warnings: result.warnings.iter().map(|it| it.said(words)).collect(),
        sections,
    }
}

fn verdict(result: &FitResult, words: &Words) -> Verdict {
    let all = result.parameters.len();
    let known = result.parameters.iter().filter(|it| it.is_known()).count();
    let level = match known {
        0 if result.intervals_found => Level::Bad,
        _ if known == all && result.warnings.is_empty() => Level::Good,
        _ => Level::Caution,
    };
    let count = match result.intervals_found {
        true => say!(words, "fit-verdict", known = known, all = all),
        false => say!(words, "fit-verdict-no-intervals", all = all),
    };
    let gain = match &result.hold_out {
        None => say!(words, "fit-verdict-unchecked"),
        Some(it) if it.is_improved() => say!(
            words,
            "fit-verdict-improved",
            share = percent(it.share(), 0, words),
            before = it.hits_before,
            after = it.hits_after,
            tips = it.tips
        ),
        Some(it) if it.was_right() => say!(words, "fit-verdict-was-right", tips = it.tips),
        Some(_) => say!(words, "fit-verdict-no-improvement"),
    };
    Verdict {
        level,
        sentence: format!("{count} {gain}"),
        rule: words.text("fit-rule"),
    }
}

/// Decimals that show [`DIGITS`] digits of a value of this size.
fn decimals(size: f64) -> usize {
    if size == 0.0 || !size.is_finite() {
        return 0;
    }
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a logarithm of a finite number is small"
    )]
    let digits = DIGITS - 1 - size.abs().log10().floor() as i32;
    usize::try_from(digits.clamp(0, 12)).unwrap_or(0)
}
