//! The parameters of a fit: values, intervals, and what cannot be told.

use kipp_game::cli::words::{Words, say};

use super::decimals;
use crate::document::figures::{Axes, Whisker, intervals};
use crate::document::{Cell, Figure, Section, Table};
use crate::fit::{Bound, Direction, FitResult, FittedParameter, Shape};

/// Every parameter with its interval.
pub(super) fn parameters(result: &FitResult, words: &Words) -> Section {
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
        flag(it, intervals_found, words),
    ]
}

fn flag(it: &FittedParameter, intervals_found: bool, words: &Words) -> Cell {
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
    let flags: Vec<&str> = bound.into_iter().chain(known).collect();
    let keys = flags.iter().map(|it| it.trim_start_matches("fit-flag-"));
    let said = flags.iter().map(|key| words.text(key));
    Cell::named(
        keys.collect::<Vec<_>>().join(" "),
        said.collect::<Vec<_>>().join(", "),
    )
}

/// Parameters that are known to one side at least, as shares of their nominal values; an open end is
/// drawn to the end of the range, and said.
fn known_figure(result: &FitResult, words: &Words) -> Option<Figure> {
    let rows: Vec<Whisker> = result
        .parameters
        .iter()
        .filter(|it| it.nominal != 0.0)
        .filter_map(|it| {
            let name = match (it.low, it.high) {
                (None, None) => return None,
                (Some(_), Some(_)) => it.field.clone(),
                (None, Some(_)) => format!("{} ({})", it.field, words.text("fit-flag-no-low")),
                (Some(_), None) => format!("{} ({})", it.field, words.text("fit-flag-no-high")),
            };
            let (low, high) = (it.low.unwrap_or(it.from), it.high.unwrap_or(it.to));
            let mut ends = [low, it.fitted, high].map(|value| value / it.nominal);
            ends.sort_by(f64::total_cmp);
            Some(Whisker { name, ends })
        })
        .collect();
    let axes = Axes {
        alt: say!(words, "fit-parameters-alt", count = rows.len()),
        x: say!(words, "fit-parameters-x"),
        y: String::new(),
    };
    (!rows.is_empty()).then(|| intervals(&rows, 1.0, &axes))
}

/// What the measurements cannot tell apart.
pub(super) fn directions(result: &FitResult, words: &Words) -> Section {
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
