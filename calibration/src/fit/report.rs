//! A fit as a report: verdict, warnings, parameters, what cannot be told, hold-out, residuals.

use kipp_game::cli::words::{Words, decimal, say};

use super::hold_out::PARTS;
use super::measurement::Kind;
use super::{Bound, Direction, FitResult, FittedParameter, HoldOut, Residual, Shape};
use crate::document::figures::{Axes, Interval, intervals, residuals};
use crate::document::{Cell, Figure, Level, Report, Section, Table, Verdict};
use crate::study::Study;

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
            share = decimal(it.share() * 100.0, 0, words),
            before = it.hits_before,
            after = it.hits_after,
            tips = it.tips
        ),
        Some(_) => say!(words, "fit-verdict-no-improvement"),
    };
    Verdict {
        level,
        sentence: format!("{count} {gain}"),
    }
}

fn parameters(result: &FitResult, words: &Words) -> Section {
    let mut table = Table::new([
        ("field", say!(words, "fit-field")),
        ("unit", say!(words, "fit-unit")),
        ("initial", say!(words, "fit-initial")),
        ("nominal", say!(words, "fit-nominal")),
        ("fitted", say!(words, "fit-fitted")),
        ("low", say!(words, "fit-low")),
        ("high", say!(words, "fit-high")),
        ("from", say!(words, "fit-from")),
        ("to", say!(words, "fit-to")),
        ("change", say!(words, "fit-change")),
        ("flag", say!(words, "fit-flag")),
    ]);
    table.rows = result
        .parameters
        .iter()
        .map(|it| parameter(it, result.intervals_found, words))
        .collect();
    Section {
        name: "parameters".to_owned(),
        title: say!(words, "fit-parameters"),
        text: vec![say!(words, "fit-parameters-text")],
        figure: known_figure(result, words),
        table,
    }
}

fn parameter(it: &FittedParameter, intervals_found: bool, words: &Words) -> Vec<Cell> {
    let size = it.from.abs().max(it.to.abs());
    let cell = |value: f64| Cell::Number(value, decimals(size));
    let end = |value: Option<f64>| value.map_or(Cell::Missing, cell);
    let change = (it.nominal != 0.0).then(|| it.fitted / it.nominal - 1.0);
    vec![
        Cell::Text(it.field.clone()),
        Cell::Text(it.unit.to_owned()),
        cell(it.initial),
        cell(it.nominal),
        cell(it.fitted),
        end(it.low),
        end(it.high),
        cell(it.from),
        cell(it.to),
        change.map_or(Cell::Missing, |share| Cell::Share(share, 1)),
        Cell::Text(flag(it, intervals_found, words)),
    ]
}

fn flag(it: &FittedParameter, intervals_found: bool, words: &Words) -> String {
    let known = match (it.low, it.high) {
        _ if !it.is_measured => Some("fit-flag-unmeasured"),
        _ if !intervals_found => Some("fit-flag-no-interval"),
        (None, None) => Some("fit-flag-unknown"),
        (None, Some(_)) => Some("fit-flag-no-low"),
        (Some(_), None) => Some("fit-flag-no-high"),
        (Some(_), Some(_)) => None,
    };
    let bound = match it.at {
        _ if !it.is_measured => None,
        Some(Bound::From) => Some("fit-flag-at-from"),
        Some(Bound::To) => Some("fit-flag-at-to"),
        None => None,
    };
    let flags = bound.into_iter().chain(known);
    flags
        .map(|key| words.text(key))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Known parameters as shares of their nominal values.
fn known_figure(result: &FitResult, words: &Words) -> Option<Figure> {
    let rows: Vec<Interval> = result
        .parameters
        .iter()
        .filter(|it| it.nominal != 0.0)
        .filter_map(|it| {
            let mut ends = [it.low?, it.fitted, it.high?].map(|value| value / it.nominal);
            ends.sort_by(f64::total_cmp);
            Some(Interval {
                name: it.field.clone(),
                ends,
            })
        })
        .collect();
    let axes = Axes {
        alt: say!(words, "fit-parameters-alt", count = rows.len()),
        x: say!(words, "fit-parameters-x"),
        y: String::new(),
    };
    (!rows.is_empty()).then(|| intervals(&rows, 1.0, &axes))
}

fn directions(result: &FitResult, words: &Words) -> Section {
    let mut table = Table::new([
        ("direction", say!(words, "fit-direction")),
        ("field", say!(words, "fit-field")),
        ("relative_change", say!(words, "fit-relative")),
        ("half_width", say!(words, "fit-half-width")),
    ]);
    for (number, direction) in (1..).zip(&result.directions) {
        for change in &direction.changes {
            table.rows.push(vec![
                Cell::Count(number),
                Cell::Text(change.field.clone()),
                Cell::Number(change.relative, 3),
                Cell::finite(direction.half_width, 2),
            ]);
        }
    }
    let mut text = vec![say!(words, "fit-directions-text")];
    text.extend(result.directions.iter().map(|it| direction_said(it, words)));
    Section {
        name: "directions".to_owned(),
        title: say!(words, "fit-directions"),
        text,
        figure: None,
        table,
    }
}

/// What a direction means, in one sentence.
fn direction_said(direction: &Direction, words: &Words) -> String {
    let key = match direction.shape {
        Shape::Single => "fit-shape-single",
        Shape::Ratios => "fit-shape-ratios",
        Shape::Product => "fit-shape-product",
        Shape::Mixed => "fit-shape-mixed",
    };
    let fields = direction.changes.iter().map(|it| it.field.as_str());
    let parted = if direction.shape == Shape::Ratios {
        " : "
    } else {
        ", "
    };
    let fields = fields.collect::<Vec<_>>().join(parted);
    say!(words, key, fields = fields)
}

fn held_out(it: &HoldOut, words: &Words) -> Section {
    let mut table = Table::new([
        ("metric", say!(words, "fit-metric")),
        ("before", say!(words, "fit-before")),
        ("after", say!(words, "fit-after")),
        ("gain", say!(words, "fit-gain")),
        ("gain_error", say!(words, "fit-gain-error")),
    ]);
    let hits = it.hits_after as f64 - it.hits_before as f64;
    table.rows = vec![
        vec![
            Cell::Text(say!(words, "fit-surprise")),
            Cell::Number(it.surprise_before, 3),
            Cell::Number(it.surprise_after, 3),
            Cell::Number(it.gain, 3),
            Cell::Number(it.gain_error, 3),
        ],
        vec![
            Cell::Text(say!(words, "fit-hits")),
            Cell::Count(it.hits_before as u64),
            Cell::Count(it.hits_after as u64),
            Cell::Number(hits, 0),
            Cell::Missing,
        ],
    ];
    Section {
        name: "hold_out".to_owned(),
        title: say!(words, "fit-hold-out"),
        text: vec![say!(
            words,
            "fit-hold-out-text",
            tips = it.tips,
            parts = PARTS
        )],
        figure: None,
        table,
    }
}

fn gap(result: &FitResult, words: &Words) -> Section {
    let it = &result.gap;
    let mut table = Table::new([
        ("quantity", say!(words, "fit-quantity")),
        ("expected", say!(words, "fit-expected")),
        ("fitted", say!(words, "fit-fitted")),
        ("deviations", say!(words, "fit-deviations")),
    ]);
    let row = |key: &str, before: f64, after: f64, deviations: f64| {
        vec![
            Cell::Text(words.text(key)),
            Cell::Number(before, 4),
            Cell::Number(after, 4),
            Cell::Number(deviations, 2),
        ]
    };
    table.rows = vec![
        row(
            "fit-packing",
            it.packing_before,
            it.packing,
            it.packing_deviations,
        ),
        row(
            "fit-scatter",
            it.scatter_before,
            it.scatter,
            it.scatter_deviations,
        ),
    ];
    Section {
        name: "gap".to_owned(),
        title: say!(words, "fit-gap"),
        text: vec![say!(words, "fit-gap-text")],
        figure: None,
        table,
    }
}

fn seen(study: &Study, result: &FitResult, words: &Words) -> Section {
    let mut table = Table::new([
        ("file", say!(words, "fit-file")),
        ("line", say!(words, "fit-line")),
        ("kind", say!(words, "fit-kind")),
        ("tube", say!(words, "fit-tube")),
        ("dice", say!(words, "fit-dice")),
        ("seen", say!(words, "fit-seen")),
        ("foretold", say!(words, "fit-foretold")),
        ("deviations", say!(words, "fit-deviations")),
        ("chance", say!(words, "fit-chance")),
        ("chance_unseen", say!(words, "fit-chance-unseen")),
    ]);
    let rows = result.residuals.iter();
    table.rows = rows.map(|it| residual(study, it, words)).collect();
    Section {
        name: "residuals".to_owned(),
        title: say!(words, "fit-residuals"),
        text: vec![say!(words, "fit-residuals-text")],
        figure: Some(residual_figure(result, words)),
        table,
    }
}

fn residual(study: &Study, it: &Residual, words: &Words) -> Vec<Cell> {
    let text = |text: Option<&str>| text.map_or(Cell::Missing, |it| Cell::Text(it.to_owned()));
    let value = |value: Option<f64>| match (it.kind, value) {
        (_, Some(value)) if it.kind.is_some() => Cell::Number(value, decimals(value)),
        (_, Some(die)) => Cell::Number(die, 0),
        (_, None) => Cell::Text(say!(words, "calibrate-never")),
    };
    let chance = |chance: Option<f64>| chance.map_or(Cell::Missing, |it| Cell::Share(it, 1));
    vec![
        Cell::Text(it.file.clone()),
        Cell::Count(it.line),
        Cell::Text(words.text(kind_key(it.kind))),
        text(it.tube.map(|tube| study.machine.tube[tube].name.as_str())),
        text(it.dice.as_deref()),
        value(it.seen),
        value(it.foretold),
        Cell::Number(it.deviations, 2),
        chance(it.chance),
        chance(it.chance_unseen),
    ]
}

const fn kind_key(kind: Option<Kind>) -> &'static str {
    match kind {
        None => "fit-kind-tip",
        Some(Kind::Die(_)) => "fit-kind-die",
        Some(Kind::Plate(_)) => "fit-kind-plate",
        Some(Kind::Tube(_)) => "fit-kind-tube",
        Some(Kind::Period(_)) => "fit-kind-period",
        Some(Kind::Slide) => "fit-kind-slide",
        Some(Kind::Rest(_)) => "fit-kind-rest",
    }
}

fn residual_figure(result: &FitResult, words: &Words) -> Figure {
    let points = |of: &dyn Fn(&Residual) -> bool| -> Vec<(f64, f64)> {
        let rows = (1u32..).zip(&result.residuals);
        rows.filter(|(_, it)| of(it))
            .map(|(number, it)| (f64::from(number), it.deviations))
            .collect()
    };
    let axes = Axes {
        alt: say!(words, "fit-residuals-alt", count = result.residuals.len()),
        x: say!(words, "fit-residuals-x"),
        y: say!(words, "fit-deviations"),
    };
    let (tips, values) = (say!(words, "fit-tips"), say!(words, "fit-values"));
    residuals(
        &points(&|it| it.kind.is_none()),
        &points(&|it| it.kind.is_some()),
        (&tips, &values),
        &axes,
    )
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
