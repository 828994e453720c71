//! How the share in the band settled, and what the wanted half width saved.

use kipp_game::cli::words::{Words, decimal, say};
use serde::Serialize;

use crate::campaign::Ending;
use crate::document::figures::{Axes, Curve, CurvePoint, curve};
use crate::document::{Cell, Section, Table};
use crate::share::Share;
use crate::shown::percent;
use crate::study::Study;

/// The share in the band while cases were counted.
#[derive(Clone, Debug, Serialize)]
pub struct Settling {
    /// The half width of the 95 % interval that is enough; none if all cases are wanted.
    pub wanted: Option<f64>,
    /// The share after all cases that were counted.
    pub last: Share,
    /// Cases that were not needed.
    pub saved: u64,
    /// The share after so many cases.
    pub states: Vec<Share>,
}

impl Settling {
    /// How the share of a campaign settled.
    #[must_use]
    pub fn of(study: &Study, ending: &Ending) -> Self {
        let (states, last) = (ending.tally.course.states(), ending.tally.in_band);
        let earlier = states.iter().filter(|state| state.of < last.of);
        Self {
            wanted: study.cases.half_width,
            last,
            saved: ending.saved,
            states: earlier.copied().chain([last]).collect(),
        }
    }

    /// The picture, and in words what was saved.
    #[must_use]
    pub fn section(&self, words: &Words) -> Section {
        let mut table = Table::new([
            ("cases", words.text("sweep-cases")),
            ("in_band", words.text("gap-share")),
            ("from", words.text("analysis-from")),
            ("to", words.text("analysis-to")),
        ]);
        let mut points = Vec::new();
        for state in &self.states {
            let share = state.value().unwrap_or_default();
            let (low, high) = state.wilson95().unwrap_or((share, share));
            points.push(CurvePoint::percent(state.of as f64, *state));
            let mut row = vec![Cell::Count(state.of)];
            row.extend([share, low, high].map(|share| Cell::Share(share, 2)));
            table.rows.push(row);
        }
        let axes = Axes {
            alt: self.alt(words),
            x: words.text("sweep-cases"),
            y: words.text("share-percent"),
        };
        let drawing = Curve {
            points,
            is_whole: true,
            nominal: None,
            wanted: None,
            span: None,
        };
        Section {
            name: "settling".to_owned(),
            title: words.text("settling-title"),
            text: vec![self.saved(words)],
            figure: Some(curve(&drawing, &axes)),
            table,
        }
    }

    fn alt(&self, words: &Words) -> String {
        let (from, to) = self.last.wilson95().unwrap_or_default();
        say!(
            words,
            "settling-alt",
            cases = self.last.of.to_string(),
            from = percent(from, 1, words),
            to = percent(to, 1, words)
        )
    }

    /// What the wanted half width saved.
    fn saved(&self, words: &Words) -> String {
        let cases = self.last.of.to_string();
        let found = percent_points(self.last.half_width95().unwrap_or_default(), words);
        let Some(wanted) = self.wanted else {
            return say!(words, "settling-all", cases = cases, found = found);
        };
        let wanted_said = percent_points(wanted, words);
        if self.last.half_width95().is_none_or(|found| found > wanted) {
            return say!(
                words,
                "settling-missed",
                wanted = wanted_said,
                cases = cases,
                found = found
            );
        }
        let all = self.last.of + self.saved;
        say!(
            words,
            "settling-saved",
            wanted = wanted_said,
            cases = cases,
            saved = self.saved.to_string(),
            all = all.to_string(),
            share = percent(self.saved as f64 / all.max(1) as f64, 0, words)
        )
    }
}

/// A half width in percent.
fn percent_points(half_width: f64, words: &Words) -> String {
    format!("±{} %", decimal(100.0 * half_width, 2, words))
}
