//! Figures in columns, or one sentence a row where everything is read aloud.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets};

use super::failure::Failure;
use super::screen::Screen;

/// Prints rows of figures under their headings; the first column names the row. Headings are broken
/// where the line is too short for them.
///
/// # Errors
/// When nobody reads any more.
pub fn print(head: &[String], rows: &[Vec<String>], screen: &mut Screen) -> Result<(), Failure> {
    if screen.is_plain() {
        return rows
            .iter()
            .try_for_each(|row| screen.line(&sentence(head, row)));
    }
    let text = table(head, rows, screen.columns()).to_string();
    text.lines()
        .try_for_each(|line| screen.line(line.trim_end()))
}

/// `Ada: points 12, place 1`.
fn sentence(head: &[String], row: &[String]) -> String {
    let cells = head.iter().zip(row).skip(1);
    let said: Vec<String> = cells.map(|(head, cell)| format!("{head} {cell}")).collect();
    let name = row.first().map_or("", String::as_str);
    format!("{name}: {}", said.join(", "))
}

fn table(head: &[String], rows: &[Vec<String>], columns: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    table.set_header(head);
    table.add_rows(rows);
    for (column, heading) in head.iter().enumerate().skip(1) {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
            column.set_padding((1, 0));
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(
                longest_word(heading) + 1,
            )));
        }
    }
    table
}

/// Characters of the longest word of a heading, which is broken between words only.
fn longest_word(heading: &str) -> u16 {
    let words = heading.split_whitespace();
    let longest = words.map(|word| word.chars().count()).max();
    u16::try_from(longest.unwrap_or(0)).unwrap_or(u16::MAX - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_broken_between_words_only() {
        let head = ["Spieler", "Packungen", "Superauswahl", "Bestseller gelb"].map(str::to_owned);
        let row = ["Ada", "12", "5", "5"].map(str::to_owned);
        let text = table(&head, &[row.to_vec()], 44).to_string();
        for word in head.iter().flat_map(|heading| heading.split(' ')) {
            assert!(text.contains(word), "{word} is broken in\n{text}");
        }
    }

    #[test]
    fn a_row_read_aloud_names_every_figure() {
        let texts = |all: [&str; 3]| all.map(str::to_owned);
        let (head, row) = (
            texts(["Player", "Points", "Place"]),
            texts(["Ada", "12", "1"]),
        );
        assert_eq!(sentence(&head, &row), "Ada: Points 12, Place 1");
    }
}
