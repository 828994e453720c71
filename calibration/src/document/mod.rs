//! Reports that one would show to a manufacturer.
//!
//! A verb builds one [`Report`]; the terminal, the self-contained HTML page, the CSV files and the
//! machine-readable JSON file are made from it.

pub mod figures;
mod html;
mod output;
mod table;
mod text;

pub use figures::Figure;
pub use html::html;
pub use output::{OutputError, write};
pub(crate) use output::{folder_of, put, staged_in};
pub use table::{Cell, Column, Table};
pub use text::text;

/// An answer with everything that it rests on.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was asked, in a few words.
    pub title: String,
    /// The answer.
    pub verdict: Verdict,
    /// What a reader must know before trusting the answer, one sentence each.
    pub warnings: Vec<String>,
    /// Figures and tables, in reading order.
    pub sections: Vec<Section>,
    /// Where the answer comes from: name and value, in reading order.
    pub provenance: Vec<(String, String)>,
    /// The command that makes this report again.
    pub command: String,
}

/// The answer in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How good the news is.
    pub level: Level,
    /// The answer in words.
    pub sentence: String,
}

/// How good the news is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// The wish is met.
    Good,
    /// It depends.
    Caution,
    /// The wish is not met.
    Bad,
}

impl Level {
    /// A sign that goes before the words, so that colour is never alone.
    #[must_use]
    pub const fn mark(self) -> char {
        match self {
            Self::Good => '✓',
            Self::Caution => '!',
            Self::Bad => '✗',
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Caution => "caution",
            Self::Bad => "bad",
        }
    }
}

/// A part of a report.
#[derive(Clone, Debug)]
pub struct Section {
    /// Short name in ASCII, unique in the report: the CSV file and the link are called so.
    pub name: String,
    /// The heading.
    pub title: String,
    /// Paragraphs before the figure.
    pub text: Vec<String>,
    /// The picture, if there is one; the table holds its data.
    pub figure: Option<Figure>,
    /// The data.
    pub table: Table,
}
