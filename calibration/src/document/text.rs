//! A report on the terminal.

use std::fmt::Write;

use comfy_table::{CellAlignment, presets::ASCII_MARKDOWN};
use kipp_game::cli::words::{Words, say};

use super::{Report, Table};

/// Most rows of a table that a reader of a terminal wants to see.
const MOST_ROWS: usize = 48;

/// The report as plain text: verdict, warnings, then the tables of all sections.
#[must_use]
pub fn text(report: &Report, words: &Words) -> String {
    let verdict = &report.verdict;
    let mut text = format!("{} {}\n", verdict.level.mark(), verdict.sentence);
    // Writing to a string does not fail.
    let _ = writeln!(text, "{}", verdict.rule);
    for warning in &report.warnings {
        let _ = writeln!(text, "! {warning}");
    }
    for section in &report.sections {
        let _ = writeln!(text, "\n{}", section.title);
        for paragraph in &section.text {
            let _ = writeln!(text, "{paragraph}");
        }
        match section.table.rows.len() {
            0 => {}
            rows if rows > MOST_ROWS => {
                let _ = writeln!(text, "{}", say!(words, "report-long", rows = rows));
            }
            _ => {
                let _ = writeln!(text, "{}", drawn(&section.table, words));
            }
        }
    }
    text
}

impl Table {
    /// The table as plain text.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        drawn(self, words).to_string()
    }
}

fn drawn(table: &Table, words: &Words) -> comfy_table::Table {
    let mut drawn = comfy_table::Table::new();
    drawn.load_style(ASCII_MARKDOWN);
    drawn.set_header(table.columns.iter().map(|column| &column.title));
    for row in &table.rows {
        drawn.add_row(row.iter().map(|cell| cell.said(words)));
    }
    for (index, column) in drawn.column_iter_mut().enumerate() {
        if table.rows.iter().any(|row| row[index].is_number()) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    drawn
}
