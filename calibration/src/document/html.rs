//! The self-contained page.

use kipp_game::cli::words::{Words, decimal};
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
        rule: &report.verdict.rule,
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
    rule: &'a str,
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
        svg: figure.map(|figure| Value::from_safe_string(with_marks(&figure.svg, words))),
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

/// A drawing with its numbers as the reader's language writes them: the library knows points only.
fn with_marks(svg: &str, words: &Words) -> String {
    let mark = decimal(0.5, 1, words).replace(|c: char| c.is_ascii_digit(), "");
    let node = |part: &str| match part.split_once('>') {
        Some((tag, text)) if text.trim().parse::<f64>().is_ok() => {
            format!("{tag}>{}", text.replace('.', &mark))
        }
        _ => part.to_owned(),
    };
    let parts: Vec<String> = svg.split('<').map(node).collect();
    parts.join("<")
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

#[cfg(test)]
mod tests {
    use kipp_game::cli::words::Language;

    use super::*;

    #[test]
    fn numbers_in_a_drawing_are_those_of_the_language() {
        let svg =
            "<text x=\"1.5\">2.5</text><text>a 2.5</text><text>-0.25</text><path d=\"M1.5\"/>";
        let marked = |language| with_marks(svg, &crate::words::words(language));
        assert_eq!(marked(Language::English), svg);
        let german = svg.replace(">2.5<", ">2,5<").replace("-0.25", "-0,25");
        assert_eq!(marked(Language::German), german);
    }
}
