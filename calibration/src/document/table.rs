//! A table that the terminal, the page and a CSV file show alike.

use kipp_game::cli::words::{Words, decimal};

use crate::shown::percent;

/// Rows of values under named columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The columns, left to right.
    pub columns: Vec<Column>,
    /// The rows; each has one cell a column.
    pub rows: Vec<Vec<Cell>>,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name in the CSV file: ASCII, with the unit at its end.
    pub key: String,
    /// Its heading, with the unit.
    pub title: String,
}

/// One value.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A name that is the same in every language, such as a field's path.
    Text(String),
    /// Words: the CSV file has a key in their place, whatever the language.
    Named {
        /// What the CSV file holds.
        key: String,
        /// What people read.
        said: String,
    },
    /// A counted number.
    Count(u64),
    /// A measured number, shown with so many decimals.
    Number(f64, usize),
    /// A share in 0..=1, shown in percent with so many decimals.
    Share(f64, usize),
    /// Nothing is known.
    Missing,
}

impl Table {
    /// An empty table with columns given by key and heading.
    #[must_use]
    pub fn new<'a>(columns: impl IntoIterator<Item = (&'a str, String)>) -> Self {
        let columns = columns.into_iter().map(|(key, title)| Column {
            key: key.to_owned(),
            title,
        });
        Self {
            columns: columns.collect(),
            rows: Vec::new(),
        }
    }

    /// The table as CSV with a header line: full precision, decimal points, shares in 0..=1.
    ///
    /// # Errors
    /// The writer's own.
    pub fn to_csv(&self) -> Result<Vec<u8>, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(self.columns.iter().map(|column| &column.key))?;
        for row in &self.rows {
            writer.write_record(row.iter().map(Cell::plain))?;
        }
        writer
            .into_inner()
            .map_err(|error| error.into_error().into())
    }
}

impl Cell {
    /// Words with their key.
    #[must_use]
    pub fn named(key: impl Into<String>, said: String) -> Self {
        let key = key.into();
        Self::Named { key, said }
    }

    /// A number, or nothing where it is not finite.
    #[must_use]
    pub fn finite(value: Option<f64>, decimals: usize) -> Self {
        match value {
            Some(value) if value.is_finite() => Self::Number(value, decimals),
            _ => Self::Missing,
        }
    }

    /// As the reader's language writes it.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Text(text) | Self::Named { said: text, .. } => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Number(value, decimals) => decimal(*value, *decimals, words),
            Self::Share(value, decimals) => percent(*value, *decimals, words),
            Self::Missing => "-".to_owned(),
        }
    }

    /// Whether it is set to the right.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        !matches!(self, Self::Text(_) | Self::Named { .. })
    }

    fn plain(&self) -> String {
        match self {
            Self::Text(text) | Self::Named { key: text, .. } => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Number(value, _) | Self::Share(value, _) => value.to_string(),
            Self::Missing => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_csv_holds_full_precision_and_quotes_commas() {
        let mut table = Table::new([
            ("what", "what".to_owned()),
            ("share", "share".to_owned()),
            ("length_m", "length in m".to_owned()),
        ]);
        table.rows.push(vec![
            Cell::Text("a, b".to_owned()),
            Cell::Share(1.0 / 3.0, 1),
            Cell::Missing,
        ]);
        let csv = String::from_utf8(table.to_csv().unwrap()).unwrap();
        assert_eq!(csv, "what,share,length_m\n\"a, b\",0.3333333333333333,\n");
    }

    #[test]
    fn a_number_that_is_not_finite_is_missing() {
        assert_eq!(Cell::finite(Some(f64::INFINITY), 2), Cell::Missing);
        assert_eq!(Cell::finite(Some(1.5), 2), Cell::Number(1.5, 2));
    }
}
