//! The measurements of a fit: how well they are foretold.

use kipp_game::cli::words::{Words, say};

use super::decimals;
use crate::document::figures::{Axes, residuals};
use crate::document::{Cell, Figure, Section, Table};
use crate::fit::hold_out::PARTS;
use crate::fit::measurement::Kind;
use crate::fit::{FitResult, HoldOut, Residual};
use crate::study::Study;

/// Tips that were foretold without having been seen.
pub(super) fn held_out(it: &HoldOut, words: &Words) -> Section {
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
            Cell::named("mean_surprise", say!(words, "fit-surprise")),
            Cell::Number(it.surprise_before, 3),
            Cell::Number(it.surprise_after, 3),
            Cell::Number(it.gain, 3),
            Cell::Number(it.gain_error, 3),
        ],
        vec![
            Cell::named("hits", say!(words, "fit-hits")),
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

/// From statics to real fills.
pub(super) fn gap(result: &FitResult, words: &Words) -> Section {
    let it = &result.gap;
    let mut table = Table::new([
        ("quantity", say!(words, "fit-quantity")),
        ("expected", say!(words, "fit-expected")),
        ("fitted", say!(words, "fit-fitted")),
        ("deviations", say!(words, "fit-deviations")),
    ]);
    let row = |name: Cell, before: f64, after: f64, deviations: f64| {
        vec![
            name,
            Cell::Number(before, 4),
            Cell::Number(after, 4),
            Cell::Number(deviations, 2),
        ]
    };
    table.rows = vec![
        row(
            Cell::named("packing", words.text("fit-packing")),
            it.packing_before,
            it.packing,
            it.packing_deviations,
        ),
        row(
            Cell::named("scatter", words.text("fit-scatter")),
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

/// Every measurement and what the fit foretells.
pub(super) fn seen(study: &Study, result: &FitResult, words: &Words) -> Section {
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
        (_, None) => Cell::named("never", say!(words, "calibrate-never")),
    };
    let chance = |chance: Option<f64>| chance.map_or(Cell::Missing, |it| Cell::Share(it, 1));
    vec![
        Cell::Text(it.file.clone()),
        Cell::Count(it.line),
        kind_cell(it.kind, words),
        text(it.tube.map(|tube| study.machine.tube[tube].name.as_str())),
        text(it.dice.as_deref()),
        value(it.seen),
        value(it.foretold),
        Cell::Number(it.deviations, 2),
        chance(it.chance),
        chance(it.chance_unseen),
    ]
}

/// The kind as data files have it, and in words.
fn kind_cell(kind: Option<Kind>, words: &Words) -> Cell {
    let (key, said) = match kind {
        None => ("tip", "fit-kind-tip"),
        Some(Kind::Die(_)) => ("die", "fit-kind-die"),
        Some(Kind::Plate(_)) => ("plate", "fit-kind-plate"),
        Some(Kind::Tube(_)) => ("tube", "fit-kind-tube"),
        Some(Kind::Period(_)) => ("period", "fit-kind-period"),
        Some(Kind::Slide) => ("slide", "fit-kind-slide"),
        Some(Kind::Rest(_)) => ("rest", "fit-kind-rest"),
    };
    Cell::named(key, words.text(said))
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
