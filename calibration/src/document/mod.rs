//! Reports that one would show to a manufacturer.
//!
//! A verb builds one [`Report`]; the terminal, the self-contained HTML page, the CSV files and the
//! machine-readable JSON file are made from it.

pub mod figures;
mod html;
mod origin;
mod output;
mod staged;
mod table;
mod text;

pub use figures::Figure;
pub use html::html;
pub use origin::Origin;
pub use output::{OutputError, write};
pub(crate) use staged::{folder_of, put, staged_in};
pub use table::{Cell, Column, Table};
pub use text::text;

/// An answer with everything that it rests on; its [`Origin`] says where it comes from.
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

/// Share of cases within the wanted band that is sure enough to be called good.
pub const SURE: f64 = 0.9;
/// Share below which it is bad.
pub const POOR: f64 = 0.5;

impl Level {
    /// How good it is that this share of cases tips as wanted.
    #[must_use]
    pub fn of_share(share: f64) -> Self {
        match share {
            share if share >= SURE => Self::Good,
            share if share < POOR => Self::Bad,
            _ => Self::Caution,
        }
    }

    /// A sign that goes before the words, so that colour is never alone.
    #[must_use]
    pub const fn mark(self) -> char {
        match self {
            Self::Good => '✓',
            Self::Caution => '!',
            Self::Bad => '✗',
        }
    }

    /// The worse of two.
    #[must_use]
    pub const fn worse(self, other: Self) -> Self {
        match (self, other) {
            (Self::Bad, _) | (_, Self::Bad) => Self::Bad,
            (Self::Caution, _) | (_, Self::Caution) => Self::Caution,
            (Self::Good, Self::Good) => Self::Good,
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
