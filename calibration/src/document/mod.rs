//! Reports that one would show to a manufacturer.
//!
//! A verb builds one [`Report`]; the terminal, the self-contained HTML page, the CSV files and the
//! machine-readable JSON file are made from it.

pub mod figures;
mod html;
mod origin;
mod output;
mod table;
mod text;

pub use figures::Figure;
pub use html::html;
pub use origin::{DataFile, Origin};
pub use output::{OutputError, write};
pub use table::{Cell, Column, Table};
pub use text::text;

use kipp_game::cli::words::{Words, say};
use serde::Serialize;

use crate::shown::percent;

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

/// The answer in one line, and what its mark means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// How good the news is.
    pub level: Level,
    /// The answer in words.
    pub sentence: String,
    /// When which mark is given.
    pub rule: String,
}

/// How good the news is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The wish is met.
    Good,
    /// It depends.
    Caution,
    /// The wish is not met.
    Bad,
}

impl Level {
    /// How good a share is whose 95 % interval is this, where `enough` was wanted: good if the whole
    /// interval is at or above it, bad if the whole interval is below it.
    ///
    /// This is the only rule by which a share gets its mark; [`rule_of_shares`] says it in words.
    #[must_use]
    pub fn of_share((from, to): (f64, f64), enough: f64) -> Self {
        match (from, to) {
            (from, _) if from >= enough => Self::Good,
            (_, to) if to < enough => Self::Bad,
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

/// The rule of [`Level::of_share`] with the share that is enough.
#[must_use]
pub fn rule_of_shares(enough: f64, words: &Words) -> String {
    let digits = if (100.0 * enough).fract().abs() < 1e-9 {
        0
    } else {
        1
    };
    let enough = percent(enough, digits, words);
    say!(words, "verdict-rule-share", enough = enough)
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
