//! Ranks of the truth in repeated fits.

use kipp_game::cli::words::{Words, say};

use crate::document::figures::{Axes, rank_histogram};
use crate::document::{Cell, Section, Table};
use crate::fit::{RankCounts, Ranks};

/// A histogram for each parameter, and warnings of intervals that are not honest.
#[must_use]
pub fn rank_sections(ranks: &Ranks, words: &Words) -> (Vec<Section>, Vec<String>) {
    let sections = (1..).zip(&ranks.parameters);
    let doubtful = ranks.parameters.iter().filter(|it| it.are_doubtful());
    let warning = |it: &RankCounts| {
        say!(
            words,
            "ranks-doubtful",
            field = &it.field,
            held = it.held,
            fits = ranks.fits
        )
    };
    (
        sections
            .map(|(number, it)| section(number, it, ranks.fits, words))
            .collect(),
        doubtful.map(warning).collect(),
    )
}

fn section(number: u32, it: &RankCounts, fits: u32, words: &Words) -> Section {
    let mut table = Table::new([
        ("part", say!(words, "ranks-part")),
        ("fits", say!(words, "ranks-fits")),
        ("expected", say!(words, "fit-expected")),
    ]);
    let even = f64::from(fits) / it.counts.len() as f64;
    for (part, count) in (1..).zip(&it.counts) {
        let row = [
            Cell::Count(part),
            Cell::Count(*count),
            Cell::Number(even, 1),
        ];
        table.rows.push(row.to_vec());
    }
    let field = &it.field;
    let axes = Axes {
        alt: say!(words, "ranks-alt", fits = fits, field = field),
        x: say!(words, "ranks-part"),
        y: say!(words, "ranks-fits"),
    };
    Section {
        name: format!("ranks-{number}"),
        title: say!(words, "ranks-title", field = field),
        text: vec![say!(words, "ranks-text", fits = fits, held = it.held)],
        figure: Some(rank_histogram(&it.counts, &axes)),
        table,
    }
}
