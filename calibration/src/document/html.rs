//! The self-contained page.

use kipp_game::cli::words::Words;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Value};
use serde::Serialize;

use super::{Origin, Report, Section, Table};

const PAGE: &str = include_str!("page.html");

/// The report as one HTML file: figures inline, no scripts, nothing loaded from elsewhere.
///
/// # Panics
/// If the shipped template does not fit; every report is made from the same, and tests make some.
#[must_use]
#[allow(
    clippy::expect_used,
    reason = "the template is compiled in and tests render it"
)]
pub fn html(report: &Report, origin: &Origin, words: &Words) -> String {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment
        .add_template("page.html", PAGE)
        .expect("the shipped template compiles");
    let template = environment
        .get_template("page.html")
        .expect("it was just added");
    template
        .render(Serde(page(report, origin, words)))
        .expect("the shipped template finds its values")
}

fn page<'a>(report: &'a Report, origin: &'a Origin, words: &Words) -> Page<'a> {
    let say = |key| words.text(key);
    Page {
        language: words.language().code(),
        title: &report.title,
        mark: report.verdict.level.mark(),
        class: report.verdict.level.class(),
        sentence: &report.verdict.sentence,
        warnings: &report.warnings,
        sections: report
            .sections
            .iter()
            .map(|part| part_of(part, words))
            .collect(),
        provenance: origin.said(words),
        command: &origin.command,
        warnings_title: say("report-warnings"),
        data_title: say("report-data"),
        provenance_title: say("report-provenance"),
        command_title: say("report-command"),
    }
}

/// What the template shows.
#[derive(Serialize)]
struct Page<'a> {
    language: &'static str,
    title: &'a str,
    mark: char,
    class: &'static str,
    sentence: &'a str,
    warnings: &'a [String],
    sections: Vec<Part<'a>>,
    provenance: Vec<(String, String)>,
    command: &'a str,
    warnings_title: String,
    data_title: String,
    provenance_title: String,
    command_title: String,
}

#[derive(Serialize)]
struct Part<'a> {
    name: &'a str,
    title: &'a str,
    text: &'a [String],
    svg: Option<Value>,
    alt: Option<&'a str>,
    head: Vec<&'a str>,
    rows: Vec<Vec<Shown>>,
}

#[derive(Serialize)]
struct Shown {
    text: String,
    number: bool,
}

fn part_of<'a>(section: &'a Section, words: &Words) -> Part<'a> {
    let figure = section.figure.as_ref();
    Part {
        name: &section.name,
        title: &section.title,
        text: &section.text,
        // The drawing is ours, not a reader's: it goes in unescaped.
        svg: figure.map(|figure| Value::from_safe_string(figure.svg.clone())),
        alt: figure.map(|figure| figure.alt.as_str()),
        head: section
            .table
            .columns
            .iter()
            .map(|column| column.title.as_str())
            .collect(),
        rows: rows(&section.table, words),
    }
}

fn rows(table: &Table, words: &Words) -> Vec<Vec<Shown>> {
    let shown = |row: &Vec<super::Cell>| {
        let cells = row.iter().map(|cell| Shown {
            text: cell.said(words),
            number: cell.is_number(),
        });
        cells.collect()
    };
    table.rows.iter().map(shown).collect()
}
